# The table on the full screen.

table-connecting = Waiting for the table…
# What Enter does on the first page of a lesson.
table-begin = Enter: begin
table-lost = Connection lost: waiting for it… What you have put together stays.
# Leaving: questions. The game is played on the person's own computer.
table-ask-leave = Leave the game? That adjourns it: it is saved, and goes on where you leave it.
# The game is played with other people.
table-ask-leave-shared = Leave the screen? Your seat stays yours; in your turn a stand-in plays after a minute.
table-ask-leave-gathering = Leave the screen? Your seat stays yours, and the others wait for you.
table-ask-leave-over = The match is over. Leave the table?
# $more: the points.
table-ask-withdraw = { $more ->
    [one] Take your melds of this turn back? Your team will need { $more } point more for the rest of this deal, and only
        a discard is left to you in this turn.
   *[other] Take your melds of this turn back? Your team will need { $more } points more for the rest of this deal, and
        only a discard is left to you in this turn.
}

## Answers to keys that can do nothing now

table-pick-first = Pick cards first: arrows and the space bar, the key of a rank, or a click. m lists all you can do.
table-pick-one = A turn ends with one card: pick just that one.
table-no-melds = Your team has no meld yet that cards could go into: l lays a new one.
table-no-decide = There is no card to keep or to refuse now.
# $moves: what to do, with the reasons. The letter in parentheses is one of the keys.
table-hint = Hint: { $moves }. (a does it)
# The same where it is too long for the screen: its beginning. h shows all of it.
table-hint-long = Hint: { $moves } … (h: all of it, a: do it)
table-no-hint = There is no hint here; m lists all you can do.
table-no-hint-yet = There is no hint to follow yet: h gives one.
table-nothing-staged = Nothing is put together yet that could be sent.
table-alone = Only bots of your own sit here: nobody else is at the table.

## The order of the hand

table-sorted-suit = Your cards lie by suit.
table-sorted-rank = Your cards lie by rank.
table-sorted-own = Your cards lie as you move them (Shift and an arrow, or drag them).

# Before what is typed.
table-type = A word of the line console, such as help
