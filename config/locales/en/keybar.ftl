# The line of keys at the foot of the full screen: a word or two beside each key, as short as can be.

# The names of two keys.
keybar-enter = Enter
keybar-space = Space

## Beside d, p, k, r: the start of the turn

keybar-draw = draw
# Takes the pile.
keybar-pile = take pile
keybar-keep = keep
keybar-refuse = refuse

## Beside Space, l, e, d, Esc, u, S, w, Enter: the turn

# Picks the card under the cursor.
keybar-pick = pick
keybar-lay = lay
keybar-extend = extend
keybar-discard = discard
# Lets the picked cards go.
keybar-clear = let go
keybar-undo = undo
# Sends what is put together though the turn is not complete.
keybar-send-early = send so far
# Takes the melds of this turn back.
keybar-withdraw = take melds back
keybar-send = send

## Beside h, a, m, s

keybar-hint = hint
# Does what the hint has said.
keybar-follow = do it
# All moves there are, as a list.
keybar-moves = moves
# The next order of the hand.
keybar-sort = sort

## Beside F2, F3, F6, b, q, ?

keybar-score = score
# What has happened in this deal.
keybar-log = log
# Who is at the table.
keybar-people = people
# Takes the seat back from the stand-in.
keybar-back = take my seat
keybar-leave = leave
# After a deal: deals the next one.
keybar-next = next deal
# After the match: another one with the same players.
keybar-again = play again
# The deal that is over, move by move.
keybar-replay = replay
keybar-all = keys
