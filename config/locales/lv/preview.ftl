# Kas no darbības iznāktu; to saka, pirms to nosūta galdam.

preview-move = { $move }.

## Kombinācija, ko izliek vai papildina. $sign: + vai -.

preview-meld-laid = { $meld }. kombinācija būs: { $cards }; { $grade }; { $sign }{ $points } { $points ->
        [zero] punktu
        [one] punkts
       *[other] punkti
    }.
preview-meld-grows = { $meld }. kombinācija pieaug: { $cards }; { $grade }; { $sign }{ $points } { $points ->
        [zero] punktu
        [one] punkts
       *[other] punkti
    }.
preview-wild-stands-for = { $wild } aizstāj kārti { $card }.
preview-wild = { $wild } ir aizstājējkārts.
preview-canasta = { $kind ->
    [dirty] Netīra kanasta
    [semi_clean] Pustīra kanasta
    [clean] Tīra kanasta
    [royal] Karaliska kanasta
   *[ace_to_ace] Kanasta no A līdz A
}: { $sign }{ $points } { $points ->
    [zero] punktu
    [one] punkts
   *[other] punkti
}.
preview-gets-dirty = Tā bija tīra un kļūst netīra.
# A canasta of a better kind gets this one. $before, $after: its bonus.
preview-canasta-less = Prēmija par šo kanastu samazinās: bija { $before }, būs { $after }.
# The same in a few words, beside a choice.
preview-brief-canasta-less = prēmija: bija { $before }, būs { $after }
preview-first-melds-short = Pirmo kombināciju punkti: { $points }, vajag { $due }; izliec vēl { $missing }.
preview-first-melds-done = Pirmo kombināciju punkti: { $points }, vajag { $due }: pietiek.

## Paņemta kaudze

preview-pile-taken = { $count ->
    [1] Kaudzes vienīgā kārts tagad ir tev rokā.
    [zero] Kaudze tagad ir tev rokā: { $count } kāršu.
    [one] Kaudze tagad ir tev rokā: { $count } kārts.
   *[other] Kaudze tagad ir tev rokā: { $count } kārtis.
}
preview-same-card = { $card } tagad ir tev rokā: šajā gājienā to nedrīkst nomest.

## Sadales beigas un rezerves

preview-ends-deal = Ar to tu izej: sadale beidzas.
preview-ends-deal-bonus = Ar to tu izej: sadale beidzas; { $sign }{ $points } { $points ->
        [zero] punktu
        [one] punkts
       *[other] punkti
    } par iziešanu.
preview-deal-over = Ar to sadale beidzas, kaut arī neviens neiziet.
preview-pot-next-turn = Tā bija tava pēdējā kārts: tu paņem rezervi nākamajam gājienam.
preview-pot-play-on = Tā bija tava pēdējā kārts: tu paņem rezervi un spēlē ar to tālāk.

## Tas pats dažos vārdos, ar komatiem starp tiem, blakus izvēlei

preview-brief-points = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
preview-brief-canasta = { $kind ->
    [dirty] būs netīra kanasta
    [semi_clean] būs pustīra kanasta
    [clean] būs tīra kanasta
    [royal] būs karaliska kanasta
   *[ace_to_ace] būs kanasta no A līdz A
}, { $sign }{ $points } { $points ->
    [zero] punktu
    [one] punkts
   *[other] punkti
}
preview-brief-out = iziet
preview-brief-over = sadale beidzas
preview-brief-pot = dod rezervi

## Kāpēc vairs neko nevar atsaukt

preview-final-draw = Nav ko atsaukt: kārts ir izvilkta un tev jau parādīta.
preview-final-keep = Nav ko atsaukt: kārts ir paturēta, un tas ir galīgi.
preview-final-refuse = Nav ko atsaukt: no kārts tu atteicies, un cita jau ir izvilkta.
preview-final-withdraw = Nav ko atsaukt: kombinācijas ir paņemtas atpakaļ, un tas ir galīgi.
preview-final-take = Nav ko atsaukt: kaudze ir paņemta, un tās kārtis tev ir parādītas.
preview-final-other = Nav ko atsaukt: kas galdam nosūtīts, tas ir izspēlēts.
