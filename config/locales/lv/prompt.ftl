# Viena rinda, kas vienmēr pasaka, ko tagad var darīt. Lielākajai daļai ir garš teksts un īss – šauriem ekrāniem.

prompt-with-help = { $now } (padoms, palīdzība)

## Gājiena sākums: kārts no kavas vai kaudze

prompt-draw = Tavs gājiens: velc kārti.
prompt-draw-short = Velc kārti.
prompt-draw-or-pile = { $count ->
    [1] Tavs gājiens: velc kārti vai paņem kaudzi (viena kārts).
    [zero] Tavs gājiens: velc kārti vai paņem kaudzi ({ $count } kāršu).
    [one] Tavs gājiens: velc kārti vai paņem kaudzi ({ $count } kārts).
   *[other] Tavs gājiens: velc kārti vai paņem kaudzi ({ $count } kārtis).
}
prompt-draw-or-pile-short = Velc vai paņem kaudzi ({ $count }).
prompt-draw-or-top = Tavs gājiens: velc kārti vai paņem kaudzi, uzreiz izmantojot virsējo ({ $card }).
prompt-draw-or-top-short = Velc vai paņem kaudzi ar virsējo kārti.
prompt-draw-no-top = Tavs gājiens: velc kārti (kaudzes virsējā, { $card }, tev nekur neder).
prompt-draw-no-top-short = Velc kārti ({ $card } nekur neder).

## Izvilkta kārts, no kuras var atteikties

prompt-decide = Izvilkta kārts { $card }: paturi vai atsakies (tā iet kaudzē, un tu velc citu).
prompt-decide-short = { $card }: paturi vai atsakies?

## Kombinācijas un nomešana

prompt-lay = Izliec vai papildini, ja gribi; beigās nomet kārti.
prompt-lay-short = Izliec, papildini vai nomet kārti.
prompt-discard = Nomet kārti, lai beigtu gājienu; izlikt vairs nav ko.
prompt-discard-short = Nomet kārti, lai beigtu gājienu.

## Pirmajām kombinācijām vēl nepietiek punktu. undo un withdraw ir tas, ko raksta.

prompt-lay-on-or-undo = { $points ->
    [zero] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl; „atsaukt” tās atsauc bez maksas.
    [one] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl; „atsaukt” tās atsauc bez maksas.
   *[other] Pirmajām kombinācijām vajag vēl { $points } punktus: izliec vēl; „atsaukt” tās atsauc bez maksas.
}
prompt-lay-on-or-undo-short = { $points ->
    [zero] Izliec vēl { $points } punktu vai „atsaukt”.
    [one] Izliec vēl { $points } punktu vai „atsaukt”.
   *[other] Izliec vēl { $points } punktus vai „atsaukt”.
}
prompt-lay-on-or-withdraw = { $points ->
    [zero] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl vai „paņemt atpakaļ”.
    [one] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl vai „paņemt atpakaļ”.
   *[other] Pirmajām kombinācijām vajag vēl { $points } punktus: izliec vēl vai „paņemt atpakaļ”.
}
prompt-lay-on-or-withdraw-short = { $points ->
    [zero] Izliec vēl { $points } punktu vai „paņemt atpakaļ”.
    [one] Izliec vēl { $points } punktu vai „paņemt atpakaļ”.
   *[other] Izliec vēl { $points } punktus vai „paņemt atpakaļ”.
}
prompt-only-undo = { $points ->
    [zero] Pirmajām kombinācijām vajag vēl { $points } punktu, un vairs nav ko izlikt: „atsaukt” tās atsauc bez maksas.
    [one] Pirmajām kombinācijām vajag vēl { $points } punktu, un vairs nav ko izlikt: „atsaukt” tās atsauc bez maksas.
   *[other] Pirmajām kombinācijām vajag vēl { $points } punktus, un vairs nav ko izlikt: „atsaukt” tās atsauc bez maksas.
}
prompt-only-undo-short = { $points ->
    [one] Trūkst { $points } punkta: „atsaukt”.
    [zero] Trūkst { $points } punktu: „atsaukt”.
   *[other] Trūkst { $points } punktu: „atsaukt”.
}
prompt-only-withdraw = { $points ->
    [zero] Pirmajām kombinācijām vajag vēl { $points } punktu, un vairs nav ko izlikt: „paņemt atpakaļ”.
    [one] Pirmajām kombinācijām vajag vēl { $points } punktu, un vairs nav ko izlikt: „paņemt atpakaļ”.
   *[other] Pirmajām kombinācijām vajag vēl { $points } punktus, un vairs nav ko izlikt: „paņemt atpakaļ”.
}
prompt-only-withdraw-short = { $points ->
    [one] Trūkst { $points } punkta: „paņemt atpakaļ”.
    [zero] Trūkst { $points } punktu: „paņemt atpakaļ”.
   *[other] Trūkst { $points } punktu: „paņemt atpakaļ”.
}

## Gājiens ir salikts un gaida, ka to nosūtīs. yes un undo raksta; Enter ir taustiņš.

prompt-send = Enter nosūta tavu gājienu; „atsaukt” atsauc pēdējo soli.
prompt-send-short = Enter nosūta gājienu; vai „atsaukt”.
prompt-send-for-pot = Enter to nosūta un atnes tavu rezervi; „atsaukt” atsauc pēdējo soli.
prompt-send-for-pot-short = Enter atnes tavu rezervi; vai „atsaukt”.
prompt-send-last = Enter to nosūta un beidz sadali; „atsaukt” atsauc pēdējo soli.
prompt-send-last-short = Enter beidz sadali; vai „atsaukt”.
prompt-throws-wild = Tā tiek nomesta aizstājējkārts ({ $card }): raksti „jā”, lai nosūtītu, vai „atsaukt”.
prompt-throws-wild-short = { $card } ir aizstājējkārts: „jā” vai „atsaukt”.
prompt-spoils-canasta = Tā tīra kanasta kļūst netīra: raksti „jā”, lai nosūtītu, vai „atsaukt”.
prompt-spoils-canasta-short = Kanasta kļūst netīra: „jā” vai „atsaukt”.

## Kurš iet, kamēr kaut kas tiek likts kopā. send, undo un yes ir tas, ko raksta.

prompt-staged = Ir tavs gājiens; tas, ko tu saliki, vēl nav nosūtīts: „sūtīt” to izspēlē, „atsaukt” atsauc.
prompt-staged-enter = Ir tavs gājiens; tas, ko tu saliki, vēl nav nosūtīts: Enter to nosūta.
prompt-staged-yes = Ir tavs gājiens; tas, ko tu saliki, vēl nav nosūtīts: „jā” to nosūta.

## Kamēr iet cits spēlētājs. score, log, hand, melds un help ir tas, ko raksta.

prompt-waiting = Iet { $name }; var jautāt: punkti, žurnāls, roka, kombinācijas, palīdzība.
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
