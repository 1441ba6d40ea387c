# Words of a language's own for what can be typed, with commas between them, in small letters, the usual one first; an
# English word is understood beside them, so a message that has no other says the English one. No two messages may share
# a word, and none may be an English word for something else. A beginning is enough where only one word begins so;
# accents may be left out. The moves are also understood as the messages of text.ftl show them.

## Moves

typed-draw = vilkt, velc
typed-keep = paturēt, paturi
typed-refuse = atteikties, atsakies
typed-take = paņemt kaudzi, paņem kaudzi, ņemt kaudzi
typed-lay = izlikt, izliec
typed-extend = papildināt, papildini
typed-withdraw = paņemt atpakaļ, paņem atpakaļ
typed-discard = nomest, nomet

## Commands. shuffle: what proves a fair deal; back: take the own seat back from a stand-in.

typed-send = sūtīt
typed-undo = atsaukt
typed-hint = padoms
typed-moves = darbības
typed-table = galds
typed-sort = kārtot
typed-cards = kārtis
typed-name = vārds
typed-score = punkti
typed-sheet = punktu lapa
typed-log = žurnāls, notikumi
typed-replay = atkārtojums
typed-rules = noteikumi
typed-clock = laiks, pulkstenis
typed-back = atgriezties
typed-shuffle = jaukšana
typed-verify = pārbaudīt
typed-help = palīdzība
typed-language = valoda
typed-announce = ziņot, stāstīt
typed-quit = beigt, aiziet

## Questions about one thing. new: the cards that have just come in; turn: whose turn it is.

typed-hand = roka
typed-new = jaunās
typed-melds = kombinācijas
typed-pile = kaudze
typed-stock = kava
typed-pots = rezerves
typed-players = spēlētāji
typed-turn = gājiens
typed-deal = sadale

## Answers

typed-yes = jā
typed-no = nē

## After a command. sort: suit, rank; cards: signs, letters, words; announce: all, brief, quiet. These may be any words, also
## of the others.

typed-sort-suit = pēc masta, masts, masti
typed-sort-rank = pēc vērtības, vērtība
typed-cards-signs = zīmes, zīmēm
typed-cards-letters = burti, burtiem
typed-cards-words = vārdi, vārdiem
typed-announce-all = visu, viss
typed-announce-brief = īsi
typed-announce-quiet = svarīgāko, svarīgākais

## The people and the bots at a table. leave: for good; quit, above, only ends the program. claim: the match is won, since
## the others have left; adjourn: it goes on another day. None may be a word above.

typed-ready = gatavība, gatavs, gatava
typed-unready = pārdomāt
typed-seats = vietas
typed-sit = sēsties
typed-fill = aizpildīt
typed-swap = nomainīt, mainīt
typed-kick = izraidīt
typed-vote = balsot
typed-claim = uzvara
typed-adjourn = atlikt
typed-say = teikt, saki
typed-leave = pamest, pamet

## After a match: again, with the same players. In a replay: the first step, the last one, a deal by its number; open: all
## hands seen; seat: those of one seat.

typed-again = vēlreiz
typed-first = sākums
typed-end = beigas
typed-open = atklāti
typed-seat = vieta

## Help

# $words: own words with the English ones, "vilkt (draw) · paturēt (keep)". Not said in English.
typed-listed = Saprotami arī angļu vārdi: { $words }.
