# Texts that can be read over the full screen: their titles, and the list of all keys.

pages-rules = Rules of this table
pages-score = Score
pages-sheet = The score of deal { $deal }
pages-sheet-last = The score of deal { $deal }, the last one
pages-log = This deal so far
pages-fairness = Is the shuffle fair?
pages-verify = v: check every deal · Esc: close
pages-pile = Pile, stock and pots
# After the cards of the pile.
pages-pile-order = Whoever takes the pile takes all of it.
# What the console answers to a typed word.
pages-answer = Answer
# All moves there are, to choose from.
pages-moves = What you can do now
# Several melds that cards can go into, to choose from.
pages-which-meld = Into which meld?
# Several ways to take the pile, to choose from.
pages-which-take = How do you take the pile?

## At the lower edge of these panels

# The deal that is over, move by move.
pages-replay = F7: replay
# Closes the sheet, so that the table under it is seen.
pages-look = Esc: see the table
pages-next-deal = Enter: next deal · q: leave
pages-go-on = Enter: go on
pages-the-end = Enter: leave the table
# The same after a match on a table of one's own; r is a key: another match with the same players.
pages-end-or-again = r: play again · Enter: leave

## All keys

pages-keys = All keys
pages-key-cursor = move along your cards
pages-key-space = pick the card under the cursor, or let it go; so does a click
pages-key-digit = pick the next card of that rank
pages-key-rank = the same for aces, tens, jacks, queens, kings and jokers
pages-key-clear = let all picked cards go
pages-key-move = move the card under the cursor; it can be dragged, too
pages-key-sort = sort your cards by suit, by rank, or as you have moved them
pages-key-discard = draw a card; later in your turn, discard the picked card or the one under the cursor
pages-key-pile = take the pile; a closed one with the picked cards
pages-key-keep = keep the first card drawn, or refuse it and draw another
pages-key-lay = lay the picked cards as a new meld
pages-key-extend = put the picked cards into one of your melds
pages-key-undo = take the last step back
pages-key-withdraw = take the melds of this turn back
pages-key-send = send your turn to the table
pages-key-send-early = send what is put together so far
pages-key-moves = all you can do now, to choose from
pages-key-hint = a hint with its reason; then do what it says
pages-key-back = take your seat back from a stand-in
pages-key-rules = the rules of this table
pages-key-score = the score, and how this deal stands
pages-key-log = what has happened in this deal
pages-key-fairness = what proves that the shuffle is fair; there v checks it
pages-key-pile-panel = all cards of the pile
pages-key-people = who is at the table, and what can be asked there
pages-key-melds = scroll the melds
pages-key-type = type a word of the line console
pages-key-keys = this list
# fg is typed in the shell.
pages-key-suspend = leave for the shell for a while: fg comes back
pages-key-leave = leave
