# Galda stāvoklis teikumos, par ko jautā ar vienu vārdu.

topics-match = { $n }. sadale. Mačs līdz šim: { $points }.

## Lasītāja kārtis rokā

topics-hand-watching = Tu skaties: tev kāršu nav.
topics-hand-unseen-pot = { $count ->
    [zero] Tev rokā ir rezerve ({ $count } kāršu), ko vēl nedrīksti apskatīt.
    [one] Tev rokā ir rezerve ({ $count } kārts), ko vēl nedrīksti apskatīt.
   *[other] Tev rokā ir rezerve ({ $count } kārtis), ko vēl nedrīksti apskatīt.
}
topics-hand-empty = Tev rokā nav nevienas kārts.
topics-hand =
    { $count ->
        [zero] Tev rokā ir { $count } kāršu,
        [one] Tev rokā ir { $count } kārts,
       *[other] Tev rokā ir { $count } kārtis,
    }
    { $points ->
        [zero] kopā { $points } punktu: { $cards }.
        [one] kopā { $points } punkts: { $cards }.
       *[other] kopā { $points } punkti: { $cards }.
    }
topics-new = Jaunas tev rokā: { $cards }.
topics-new-none = Jaunu kāršu tev rokā nav.

## Kombinācijas. $team: „Mēs”, „Pretinieki” vai spēlētāju vārdi.

topics-melds-none = { $team }: vēl nekas nav izlikts.
topics-melds-due = { $points ->
    [one] { $team }: sadale jāsāk ar kombinācijām vismaz { $points } punkta vērtībā.
    [zero] { $team }: sadale jāsāk ar kombinācijām vismaz { $points } punktu vērtībā.
   *[other] { $team }: sadale jāsāk ar kombinācijām vismaz { $points } punktu vērtībā.
}
topics-meld =
    { $kind ->
        [set] { $team }: { $meld }. kombinācija, grupa: { $cards }; { $grade },
       *[sequence] { $team }: { $meld }. kombinācija, virkne: { $cards }; { $grade },
    }
    { $points ->
        [zero] { $points } punktu.
        [one] { $points } punkts.
       *[other] { $points } punkti.
    }
# Tas pats par kombināciju ar aizstājējkārti: $natural ir kārts, kuras vietu tā ieņem.
topics-meld-wild =
    { $kind ->
        [set] { $team }: { $meld }. kombinācija, grupa: { $cards }; { $grade },
       *[sequence] { $team }: { $meld }. kombinācija, virkne: { $cards }; { $grade },
    }
    { $points ->
        [zero] { $points } punktu; { $wild } aizstāj kārti { $natural }.
        [one] { $points } punkts; { $wild } aizstāj kārti { $natural }.
       *[other] { $points } punkti; { $wild } aizstāj kārti { $natural }.
    }

## Kaudze

topics-pile-empty = Kaudze ir tukša.
topics-pile-closed = { $count ->
    [zero] Kaudzē ir { $count } kāršu; virsū ir { $card }.
    [one] Kaudzē ir { $count } kārts; virsū ir { $card }.
   *[other] Kaudzē ir { $count } kārtis; virsū ir { $card }.
}
topics-pile = { $count ->
    [1] Kaudzē ir viena kārts: { $cards }.
    [zero] Kaudzē ir { $count } kāršu, virsējā pēdējā: { $cards }.
    [one] Kaudzē ir { $count } kārts, virsējā pēdējā: { $cards }.
   *[other] Kaudzē ir { $count } kārtis, virsējā pēdējā: { $cards }.
}

## Kava un kas nāk, kad tā beigusies

topics-stock-pot-follows = { $count ->
    [0] Kavā kāršu nav; pēc tās nāk rezerve.
    [zero] Kavā ir { $count } kāršu; pēc tās nāk rezerve.
    [one] Kavā ir { $count } kārts; pēc tās nāk rezerve.
   *[other] Kavā ir { $count } kārtis; pēc tās nāk rezerve.
}
topics-stock-ends = { $count ->
    [0] Kavā kāršu nav; sadale beidzas ar gājienu, kurā izvilkta pēdējā.
    [zero] Kavā ir { $count } kāršu; sadale beidzas ar gājienu, kurā izvelk pēdējo.
    [one] Kavā ir { $count } kārts; sadale beidzas ar gājienu, kurā izvelk pēdējo.
   *[other] Kavā ir { $count } kārtis; sadale beidzas ar gājienu, kurā izvelk pēdējo.
}
topics-stock-ends-with =
    { $count ->
        [0] Kavā kāršu nav;
        [zero] Kavā ir { $count } kāršu;
        [one] Kavā ir { $count } kārts;
       *[other] Kavā ir { $count } kārtis;
    }
    { $left ->
        [zero] sadale beidzas ar gājienu, pēc kura paliek tikai { $left } kāršu.
        [one] sadale beidzas ar gājienu, pēc kura paliek tikai { $left } kārts.
       *[other] sadale beidzas ar gājienu, pēc kura paliek tikai { $left } kārtis.
    }

## Rezerves

topics-pots = { $pots ->
    [0] Rezervju vairs nav.
    [zero] Vēl ir { $pots } rezervju (kāršu katrā: { $cards }).
    [one] Vēl ir { $pots } rezerve (kāršu tajā: { $cards }).
   *[other] Vēl ir { $pots } rezerves (kāršu katrā: { $cards }).
}
topics-pot-taken = { $team }: rezerve paņemta.
topics-pot-not-yet = { $team }: rezerves vēl nav.

## Cik kāršu katram

topics-players = Pēc kārtas: { $players }.
topics-player = { $count ->
    [0] { $name } – bez kārtīm
    [zero] { $name } – { $count } kāršu
    [one] { $name } – { $count } kārts
   *[other] { $name } – { $count } kārtis
}

## Kurš iet: -own saka lasītājam, -other par spēlētāju $name.

topics-turn-over = Sadale ir beigusies.
topics-turn-draw-own = Tavs gājiens: velc kārti.
topics-turn-draw-other = Iet { $name }: jāvelk kārts.
topics-turn-take-own = Tavs gājiens: velc kārti vai ņem kaudzi.
topics-turn-take-other = Iet { $name }: jāvelk kārts vai jāņem kaudze.
topics-turn-decide-own = Tavs gājiens: paturi izvilkto kārti vai atsakies no tās.
topics-turn-decide-other = Iet { $name }: izvilktā kārts jāpatur vai no tās jāatsakās.
topics-turn-lay-own = Tavs gājiens: izliec kombinācijas un nomet kārti.
topics-turn-lay-other = Iet { $name }: jāizliek kombinācijas un jānomet kārts.
