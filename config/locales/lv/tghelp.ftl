# What help says of typed words in a chat, where there are buttons and no keys: in the place of messages of commands.ftl
# and lobbywords.ftl, with the own words of the language (typed.ftl).

# $forms: the moves of this table with dots between them, each as it is typed.
tghelp-moves = Visu var izdarīt ar pogām: pieskaries kārtīm, lai tās izvēlētos, tad vajadzīgajai pogai. Var arī rakstīt: { $forms }.
tghelp-advice = Padomi: padoms (poga to izdara) · darbības (pogas visam, ko var darīt).
# /lang and /pictures are commands.
tghelp-choose = Izvēlēties: kārtot pēc masta vai pēc vērtības. /lang izvēlas valodu, /pictures – attēlus vai tekstu.
tghelp-go = Tālāk: sūtīt, kad gājiens ir pabeigts · atsaukt · atgriezties (paņem tavu vietu atpakaļ no aizvietotāja).
tghelp-short = Pietiek ar vārda sākumu: nom 9♦.
tghelp-cards = Kārtis: vispirms vērtība, tad masts ar zīmi vai burtu: 10♥ vai 10H ir ercena desmitnieks, JK – džokers. Uz galda (2♠) ir kombinācijas aizstājējkārts; tavā rokā [2♠] ir tikko nākusi.
# After help and a word.
tghelp-about-hint = Padoms: pasaka, ko darītu labs spēlētājs un kāpēc; poga to izdara.
tghelp-about-send = Sūtīt: nosūta saliktās darbības galdam; to dara arī poga.
tghelp-about-moves = Darbības: parāda pogas visam, ko tagad var darīt; no kombinācijām, kas atšķiras tikai ar aizstājējkārti, vienu.
# $typed: what was typed; $example: a move as it is typed.
tghelp-unknown = „{ $typed }” – nesaprotu: lieto pogas vai raksti darbību, piemēram, { $example }, vai „palīdzība”.
# A number was typed.
tghelp-no-choice = „{ $typed }” – nesaprotu: lieto pogas vai raksti „palīdzība”.
tghelp-leave = Prom: atlikt (visi turpina citā dienā) · pamest (pavisam). Pārtraukt vari jebkurā brīdī: vieta paliek tava.
# The same before the first deal and after a match.
tghelp-leave-lobby = Prom: pamest (pavisam) · balsot 1 (atbrīvo guļavas vietu). Pārtraukt vari jebkurā brīdī: vieta paliek tava.
tghelp-about-sit = Sēsties: pārsēdina citā vietā pirms pirmās sadales: „sēsties 2” (partneri sēž viens otram pretī).
