# Words of a language's own for what can be typed, with commas between them, in small letters, the usual one first; an
# English word is understood beside them, so a message that has no other says the English one. No two messages may share
# a word, and none may be an English word for something else. A beginning is enough where only one word begins so;
# accents may be left out. The moves are also understood as the messages of text.ftl show them.

## Moves

typed-draw = vilkt
typed-keep = paturēt
typed-refuse = atteikties
typed-take = paņemt kaudzi
typed-lay = izlikt
typed-extend = papildināt
typed-withdraw = paņemt atpakaļ
typed-discard = nomest

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

## Help

# $words: own words with the English ones, "vilkt (draw) · paturēt (keep)". Not said in English.
typed-listed = Var rakstīt arī latviski: { $words }.
