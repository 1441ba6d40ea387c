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

## After a command. sort: suit, rank; cards: signs, letters, words; announce: all, brief, quiet. These may be any words, also
## of the others.

typed-sort-suit = suit
typed-sort-rank = rank
typed-cards-signs = signs
typed-cards-letters = letters
typed-cards-words = words
typed-announce-all = all
typed-announce-brief = brief
typed-announce-quiet = quiet

## The people and the bots at a table. leave: for good; quit, above, only ends the program. claim: the match is won, since
## the others have left; adjourn: it goes on another day. None may be a word above.

typed-ready = ready
typed-unready = unready
typed-seats = seats
typed-sit = sit
typed-fill = fill
typed-swap = swap
typed-kick = kick
typed-vote = vote
typed-claim = claim
typed-adjourn = adjourn
typed-say = say
typed-leave = leave

## After a match: again, with the same players. In a replay: the first step, the last one, a deal by its number; open: all
## hands seen; seat: those of one seat.

typed-again = again
typed-first = first
typed-end = end
typed-open = open
typed-seat = seat

## Help

# $words: own words with the English ones, "vilkt (draw) · paturēt (keep)". Not said in English.
typed-listed = These words will do too: { $words }.
