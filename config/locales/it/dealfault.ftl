dealfault-no-commitment = Non è registrato nessun impegno, quindi niente prova che il segreto sia stato scelto prima della
    smazzata.
dealfault-other-secret = Il segreto non è quello dell'impegno preso: il suo SHA-256 è un altro.
dealfault-nonces = I numeri casuali devono essere { $players }, uno per posto o null; non è stato ricalcolato niente.
dealfault-nonce = Il numero casuale del posto { $seat } non è di { $digits } cifre esadecimali (0-9, a-f).
dealfault-no-seat = Chi distribuisce deve essere un posto da 0 a { $last }, non { $seat }.
dealfault-cards = Le carte non sono le { $count } di queste regole: mancano: { $missing }; di troppo: { $over }.
dealfault-sizes = Con queste regole si danno { $players } mani da { $hand }, { $pots } pozzetti da { $pot } e
    { $upcards } carte al monte; nella registrazione no.
dealfault-no-draw = Con queste regole il sorteggio non fa distribuire a quel posto.
dealfault-no-cut = Il taglio e il suo premio non sono quelli di queste regole.
dealfault-draw = Il sorteggio è diverso: registrato { $recorded }, ricalcolato { $right }.
dealfault-drawn-anew = { $cards }, poi { $anew }
dealfault-dealer = Chi distribuisce è diverso: registrato il posto { $recorded }, ricalcolato il posto { $right }.
dealfault-cut = Il taglio è diverso: registrato { $recorded }, ricalcolato { $right }.
dealfault-cut-points = carte: { $count }, punti: { $points }
dealfault-deck = Le carte sono diverse: { $heaps }.
dealfault-heap-hands = il numero delle mani
dealfault-heap-pots = il numero dei pozzetti
dealfault-heap-hand = la mano del posto { $at }
dealfault-heap-pot = il pozzetto { $at }
dealfault-heap-stock = il tallone
dealfault-heap-pile = il monte
dealfault-none = niente
