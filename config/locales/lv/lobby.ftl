# Tādi vārdi kā ready, fill, back, vote un claim ir tas, ko raksta: tie stāv failā typed.ftl. Vietas numurē no 0.

## Ko galds gaida

lobby-waits = Galds gaida spēlētājus: dalīs, kad visas vietas būs aizņemtas un visi pieteikuši gatavību.
lobby-waits-adjourned = Mačs ir atlikts: tas turpināsies, kad visi atkal pieteiks gatavību.
lobby-waits-over = Nākamais mačs sāksies, kad visi, kas te ir, pieteiks gatavību spēlēt vēlreiz.

## Ko lasītājs var darīt

lobby-now = Raksti „gatavība”, kad vari sākt; „sēsties N” maina vietu, „aizpildīt” pieaicina botus. (vietas, palīdzība)
lobby-now-invited = Raksti „gatavība”, kad vari sākt. (vietas, palīdzība)
lobby-now-adjourned = Raksti „gatavība”, lai turpinātu; „beigt” patur vietu citai dienai. (vietas, palīdzība)
lobby-now-over = Raksti „gatavība”, lai spēlētu vēlreiz, vai „beigt”. (vietas, palīdzība)
lobby-now-ready = Gatavība pieteikta: „pārdomāt” to atsauc, „aizpildīt” pieaicina botus brīvajās vietās. (vietas,
    palīdzība)
lobby-now-ready-invited = Gatavība pieteikta: „pārdomāt” to atsauc. (vietas, palīdzība)
lobby-now-ready-adjourned = Gatavība turpināt pieteikta: „pārdomāt” to atsauc. (vietas, palīdzība)
lobby-now-ready-over = Gatavība spēlēt vēlreiz pieteikta: „pārdomāt” to atsauc. (vietas, palīdzība)

## Kāpēc tagad neviens nespēlē

lobby-idle = Kārtis vēl nav izdalītas.
lobby-idle-paused = Pie galda ir pauze: kamēr tā ilgst, neviens nevar spēlēt.
lobby-idle-adjourned = Mačs ir atlikts.
lobby-idle-over = Mačs ir beidzies.

## Kurš kur sēž: rinda katrai vietai

lobby-unknown = Galds vēl nav pateicis, kurš kur sēž.
lobby-bots = Pieejamie boti: { $bots }.
lobby-seat = { $seat }. vieta: { $who }.
lobby-seat-across = { $seat }. vieta, tev pretī: { $who }.
lobby-seat-side = { $seat }. vieta, tavā pusē: { $who }.

## Šo rindu daļas, ar komatiem starp tām

lobby-you = tu
lobby-bot = { $name } (bots)
lobby-free = brīva
lobby-free-coming = brīva; nāk { $name }
lobby-state-left = aizgāja pavisam; vietu var ieņemt
lobby-state-put-out = pārējie izbalsoja; vietu var ieņemt
lobby-state-held = spēlē aizvietotājs
lobby-state-ready = gatavībā
lobby-state-not-ready = vēl nav gatavībā
lobby-state-away = prom
lobby-state-coming = gājiena beigās vietu ieņems { $name }

## Aizvietotāji un atdotas vietas

lobby-held-own = Tavā vietā spēlē aizvietotājs: „atgriezties” atdod tev vietu.
lobby-held-other = { $name }: vietā spēlē aizvietotājs.
lobby-back = Raksti „atgriezties”, lai atgūtu savu vietu.
lobby-left-own = Tu aizgāji: tavu vietu var ieņemt kāds cits.
lobby-left-other = { $name } aizgāja pavisam: { $seat }. vietu var ieņemt kāds cits.
lobby-put-out-own = Balsojumā tu zaudēji vietu: to var ieņemt kāds cits.
lobby-put-out-other = { $name } balsojumā zaudēja vietu: { $seat }. vietu var ieņemt kāds cits.
lobby-claim = Visi tavi pretinieki ir aizgājuši: „uzvara” beidz maču tev par labu; vai spēlē tālāk.

## Kas nāk, iet un pārsēžas

lobby-moves-own = Tu pārsēdies { $seat }. vietā.
lobby-moves-other = { $beside ->
    [across] { $name } pārsēžas { $seat }. vietā, tev pretī.
    [side] { $name } pārsēžas { $seat }. vietā, tavā pusē.
   *[none] { $name } pārsēžas { $seat }. vietā.
 }
lobby-exchange-own = Tu un { $other } maināties vietām: tava tagad ir { $seat }. vieta.
lobby-exchange-other = { $beside ->
    [across] { $name } un { $other } mainās vietām: { $name } tagad sēž { $seat }. vietā, tev pretī.
    [side] { $name } un { $other } mainās vietām: { $name } tagad sēž { $seat }. vietā, tavā pusē.
   *[none] { $name } un { $other } mainās vietām: { $name } tagad sēž { $seat }. vietā.
 }
lobby-takes-own = Tu ieņem { $seat }. vietu.
lobby-takes-from-own = Tu ieņem { $seat }. vietu (iepriekš: { $name }).
lobby-takes-other = { $beside ->
    [across] { $who } ieņem { $seat }. vietu, tev pretī.
    [side] { $who } ieņem { $seat }. vietu, tavā pusē.
   *[none] { $who } ieņem { $seat }. vietu.
 }
lobby-takes-from-other = { $beside ->
    [across] { $who } ieņem { $seat }. vietu, tev pretī (iepriekš: { $name }).
    [side] { $who } ieņem { $seat }. vietu, tavā pusē (iepriekš: { $name }).
   *[none] { $who } ieņem { $seat }. vietu (iepriekš: { $name }).
 }
lobby-free-again = { $seat }. vieta atkal ir brīva (iepriekš: { $name }).
lobby-has-yours = Tavā vietā tagad ir { $who }.
lobby-instead-own = Tagad šajā vietā spēlē nevis { $name }, bet tu.
lobby-instead-other = Tagad spēlē nevis { $name }, bet { $who }.
lobby-coming-own = Gājiena beigās tavu vietu ieņems { $name }.
lobby-coming-other = Gājiena beigās vietu, kur sēž { $whose }, ieņems { $name }.
lobby-here = { $name } ir klāt.
lobby-away = { $name } ir prom.
# In the middle of a match.
lobby-away-playing = { $name } ir prom: kad pienāks rinda, pēc minūtes spēlēs aizvietotājs.

## Kas pieteikuši gatavību

lobby-ready-own = { $phase ->
    [adjourned] Tu piesaki gatavību turpināt.
    [over] Tu piesaki gatavību spēlēt vēlreiz.
   *[lobby] Tu piesaki gatavību.
 }
lobby-ready-other = { $phase ->
    [adjourned] { $name } piesaka gatavību turpināt.
    [over] { $name } piesaka gatavību spēlēt vēlreiz.
   *[lobby] { $name } piesaka gatavību.
 }
lobby-unready-own = { $phase ->
    [adjourned] Tu atsauc gatavību turpināt.
    [over] Tu atsauc gatavību spēlēt vēlreiz.
   *[lobby] Tu atsauc gatavību.
 }
lobby-unready-other = { $phase ->
    [adjourned] { $name } atsauc gatavību turpināt.
    [over] { $name } atsauc gatavību spēlēt vēlreiz.
   *[lobby] { $name } atsauc gatavību.
 }

## Balsis, lai atbrīvotu tā vietu, kas liek citiem gaidīt

lobby-votes-own = Tu balso, lai atbrīvotu vietu, kur sēž { $whose }.
lobby-votes-yours = { $name } balso, lai atbrīvotu tavu vietu.
lobby-votes-other = { $name } balso, lai atbrīvotu vietu, kur sēž { $whose } (balsot { $seat } – piekrist).
lobby-votes-watched = { $name } balso, lai atbrīvotu vietu, kur sēž { $whose }.
