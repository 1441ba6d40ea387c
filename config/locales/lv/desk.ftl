# Spēlētāja puse pie galda.

desk-moved-on = Spēle pa to laiku jau ir aizgājusi tālāk; nekas nav izspēlēts.
desk-nothing-played = Nekas nav izspēlēts.
desk-time-up = Tavs laiks beidzās: gājienu pabeidza aizvietotājs.
desk-staged-is-back = Tas, ko tu saliki, ir atpakaļ:

## Ja nav ko rādīt

desk-no-table = Galds vēl nav gatavs.
desk-no-log = Vēl nekas nav noticis.
desk-no-shuffle = Vēl nekas nav jaukts.

## Pulkstenis. $time: piemēram, „2 minūtes un 3 sekundes”.

desk-no-clock = Pie šī galda pulksteņa nav.

## Kāpēc tagad nevar spēlēt

desk-no-deal = Tagad nav ko spēlēt: gaidi nākamo sadali.
desk-stood-in = Tavā vietā tagad spēlē aizvietotājs: „atgriezties” atdod tev vietu.
desk-turn-other = Tagad iet { $name }; tavs gājiens pienāks pats.
