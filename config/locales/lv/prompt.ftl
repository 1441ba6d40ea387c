# Viena rinda, kas vienmēr pasaka, ko tagad var darīt. Lielākajai daļai ir garš teksts un īss – šauriem ekrāniem.

prompt-with-help = { $now } (hint, help)

## Gājiena sākums: kārts no kavas vai kaudze

prompt-draw = Tavs gājiens: velc kārti (draw).
prompt-draw-short = Velc kārti (draw).
prompt-draw-or-pile = { $count ->
    [1] Tavs gājiens: velc kārti (draw) vai ņem kaudzi (take; viena kārts).
    [zero] Tavs gājiens: velc kārti (draw) vai ņem kaudzi (take; { $count } kāršu).
    [one] Tavs gājiens: velc kārti (draw) vai ņem kaudzi (take; { $count } kārts).
   *[other] Tavs gājiens: velc kārti (draw) vai ņem kaudzi (take; { $count } kārtis).
}
prompt-draw-or-pile-short = Velc vai ņem kaudzi ({ $count }).
prompt-draw-or-top = Tavs gājiens: velc (draw) vai ņem kaudzi (take), uzreiz izmantojot virsējo ({ $card }).
prompt-draw-or-top-short = Velc vai ņem kaudzi ar virsējo kārti.
prompt-draw-no-top = Tavs gājiens: velc kārti (kaudzes virsējā, { $card }, tev nekur neder).
prompt-draw-no-top-short = Velc kārti ({ $card } nekur neder).

## Izvilkta kārts, no kuras var atteikties

prompt-decide = Izvilkta kārts { $card }: paturi (keep) vai noliec kaudzē un velc citu (refuse).
prompt-decide-short = { $card }: paturi (keep) vai atsakies (refuse)?

## Kombinācijas un nomešana

prompt-lay = Izliec (lay) vai papildini (extend), ja gribi; beigās nomet kārti (discard).
prompt-lay-short = Izliec (lay), papildini (extend) vai nomet (discard).
prompt-discard = Nomet vienu kārti (discard), lai beigtu gājienu; izlikt vairs nav ko.
prompt-discard-short = Nomet kārti (discard), lai beigtu gājienu.

## Pirmajām kombinācijām vēl nepietiek punktu. undo un withdraw ir tas, ko raksta.

prompt-lay-on-or-undo = { $points ->
    [zero] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl; undo tās atsauc bez maksas.
    [one] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl; undo tās atsauc bez maksas.
   *[other] Pirmajām kombinācijām vajag vēl { $points } punktus: izliec vēl; undo tās atsauc bez maksas.
}
prompt-lay-on-or-undo-short = { $points ->
    [zero] Izliec vēl { $points } punktu vai undo.
    [one] Izliec vēl { $points } punktu vai undo.
   *[other] Izliec vēl { $points } punktus vai undo.
}
prompt-lay-on-or-withdraw = { $points ->
    [zero] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl; withdraw tās paņem atpakaļ.
    [one] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl; withdraw tās paņem atpakaļ.
   *[other] Pirmajām kombinācijām vajag vēl { $points } punktus: izliec vēl; withdraw tās paņem atpakaļ.
}
prompt-lay-on-or-withdraw-short = { $points ->
    [zero] Izliec vēl { $points } punktu vai withdraw.
    [one] Izliec vēl { $points } punktu vai withdraw.
   *[other] Izliec vēl { $points } punktus vai withdraw.
}
prompt-only-undo = { $points ->
    [zero] Pirmajām kombinācijām vajag vēl { $points } punktu, un vairs nav ko izlikt: undo tās atsauc bez maksas.
    [one] Pirmajām kombinācijām vajag vēl { $points } punktu, un vairs nav ko izlikt: undo tās atsauc bez maksas.
   *[other] Pirmajām kombinācijām vajag vēl { $points } punktus, un vairs nav ko izlikt: undo tās atsauc bez maksas.
}
prompt-only-undo-short = { $points ->
    [one] Trūkst { $points } punkta: undo.
    [zero] Trūkst { $points } punktu: undo.
   *[other] Trūkst { $points } punktu: undo.
}
prompt-only-withdraw = { $points ->
    [zero] Pirmajām kombinācijām vajag vēl { $points } punktu, un vairs nav ko izlikt: withdraw tās paņem atpakaļ.
    [one] Pirmajām kombinācijām vajag vēl { $points } punktu, un vairs nav ko izlikt: withdraw tās paņem atpakaļ.
   *[other] Pirmajām kombinācijām vajag vēl { $points } punktus, un vairs nav ko izlikt: withdraw tās paņem atpakaļ.
}
prompt-only-withdraw-short = { $points ->
    [one] Trūkst { $points } punkta: withdraw.
    [zero] Trūkst { $points } punktu: withdraw.
   *[other] Trūkst { $points } punktu: withdraw.
}

## Gājiens ir salikts un gaida, ka to nosūtīs. yes un undo raksta; Enter ir taustiņš.

prompt-send = Enter nosūta tavu gājienu; undo atsauc pēdējo soli.
prompt-send-short = Enter nosūta gājienu; vai undo.
prompt-send-for-pot = Enter to nosūta un atnes tavu rezervi; undo atsauc pēdējo soli.
prompt-send-for-pot-short = Enter atnes tavu rezervi; vai undo.
prompt-send-last = Enter to nosūta un beidz sadali; undo atsauc pēdējo soli.
prompt-send-last-short = Enter beidz sadali; vai undo.
prompt-throws-wild = Tā tiek nomesta aizstājējkārts ({ $card }): raksti yes, lai nosūtītu, vai undo.
prompt-throws-wild-short = { $card } ir aizstājējkārts: yes vai undo.
prompt-spoils-canasta = Tā tīra kanasta kļūst netīra: raksti yes, lai nosūtītu, vai undo.
prompt-spoils-canasta-short = Kanasta kļūst netīra: yes vai undo.

## Kurš iet, kamēr kaut kas tiek likts kopā. send, undo un yes ir tas, ko raksta.

prompt-staged = Ir tavs gājiens; tas, ko tu saliki, vēl nav nosūtīts: send to izspēlē, undo atsauc.
prompt-staged-enter = Ir tavs gājiens; tas, ko tu saliki, vēl nav nosūtīts: Enter to nosūta.
prompt-staged-yes = Ir tavs gājiens; tas, ko tu saliki, vēl nav nosūtīts: yes to nosūta.

## Kamēr iet cits spēlētājs. score, log, hand, melds un help ir tas, ko raksta.

prompt-waiting = Iet { $name }; pa to laiku var jautāt: score, log, hand, melds un help.
prompt-waiting-short = Iet { $name }.

## Cik ilgi kaut kas ilgst

prompt-seconds = { $seconds ->
    [zero] { $seconds } sekunžu
    [one] { $seconds } sekunde
   *[other] { $seconds } sekundes
}
prompt-minutes = { $minutes ->
    [zero] { $minutes } minūšu
    [one] { $minutes } minūte
   *[other] { $minutes } minūtes
}
prompt-minutes-and-seconds = { $minutes } un { $seconds }

## The table's clock is another from now on. $time and $bank: such as "90 seconds" or "5 minutes".

prompt-clock-stops = Turpmāk pulkstenis neiet.
prompt-clock-now = Laiks gājienam turpmāk: { $time }.
prompt-clock-and-bank-now = Laiks gājienam turpmāk: { $time }; papildus visam mačam: { $bank }.

## How long whoever is to move still has. $time and $bank: such as "2 minutes and 3 seconds".

prompt-left-own = Tev ir { $time }.
prompt-left-other = { $name }: laiks gājienam – { $time }.
prompt-left-and-bank = Tev ir { $time }, un laika krājumā: { $bank }.
prompt-left-bank = Laiks šim gājienam ir beidzies; laika krājumā: { $bank }.
