# Words of a language's own for what can be typed, with commas between them, in small letters, the usual one first; an
# English word is understood beside them, so a message that has no other says the English one. No two messages may share
# a word, and none may be an English word for something else. A beginning is enough where only one word begins so;
# accents may be left out. The moves are also understood as the messages of text.ftl show them.

## Moves

typed-draw = draw
typed-keep = keep
typed-refuse = refuse
typed-take = take
typed-lay = lay
typed-extend = extend
typed-withdraw = withdraw
typed-discard = discard

## Commands. shuffle: what proves a fair deal; back: take the own seat back from a stand-in.

typed-send = send
typed-undo = undo
typed-hint = hint
typed-moves = moves
typed-table = table
typed-sort = sort
typed-cards = cards
typed-name = name
typed-score = score
typed-sheet = sheet
typed-log = log
typed-replay = replay
typed-rules = rules
typed-clock = clock
typed-back = back
typed-shuffle = shuffle
typed-verify = verify
typed-help = help
typed-language = language
typed-announce = announce
typed-quit = quit

## Questions about one thing. new: the cards that have just come in; turn: whose turn it is.

typed-hand = hand
typed-new = new
typed-melds = melds
typed-pile = pile
typed-stock = stock
typed-pots = pots
typed-players = players
typed-turn = turn
typed-deal = deal

## Answers

typed-yes = yes
typed-no = no

## Help

# $words: own words with the English ones, "vilkt (draw) · paturēt (keep)". Not said in English.
typed-listed = These words will do too: { $words }.
