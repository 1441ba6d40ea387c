dealfault-no-commitment = Solījums nav ierakstīts, tāpēc nekas neliecina, ka noslēpums izvēlēts pirms sadales.
dealfault-other-secret = Noslēpums nav apsolītais: tā SHA-256 ir cits.
dealfault-nonces = Spēlētāju nejaušo skaitļu jābūt { $players }: katrai vietai viens vai null; nekas nav pārrēķināts.
dealfault-nonce = { $seat }. vietas nejaušais skaitlis nav { $digits } heksadecimāli cipari (0-9, a-f).
dealfault-no-seat = Dalītājam jābūt vietai no 0 līdz { $last }, nevis { $seat }.
dealfault-cards = Kārtis nav tās, kas pēc šiem noteikumiem (pavisam { $count }): trūkst: { $missing }; liekas:
    { $over }.
dealfault-sizes = Pēc šiem noteikumiem dala: spēlētāji { $players }, katram { $hand } kārtis; rezerves { $pots },
    katrā { $pot } kārtis; kaudzē { $upcards }; ierakstā ir citādi.
dealfault-no-draw = Pēc šiem noteikumiem izloze šo vietu nepadara par dalītāju.
dealfault-no-cut = Pārcelšana un prēmija par to nav tādas, kā šajos noteikumos.
dealfault-draw = Izloze atšķiras: ierakstīts { $recorded }, pārrēķināts { $right }.
dealfault-drawn-anew = { $cards }, pēc tam { $anew }
dealfault-dealer = Dalītājs atšķiras: ierakstīta { $recorded }. vieta, pārrēķināta { $right }. vieta.
dealfault-cut = Pārcelšana atšķiras: ierakstīts { $recorded }, pārrēķināts { $right }.
dealfault-cut-points = kārtis: { $count }, punkti: { $points }
dealfault-deck = Kārtis atšķiras: { $heaps }.
dealfault-heap-hands = rokas kāršu kopu skaits
dealfault-heap-pots = rezervju skaits
dealfault-heap-hand = { $at }. vietas kārtis
dealfault-heap-pot = { $at }. rezerve
dealfault-heap-stock = kava
dealfault-heap-pile = kaudze
dealfault-none = nav
