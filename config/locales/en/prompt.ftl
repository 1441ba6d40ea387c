# The one line that always says what can be done now. Most have a long wording, and a short one for narrow screens.

# $now: a whole wording of those below. hint and help are typed.
prompt-with-help = { $now } (hint, help)

## The start of the turn: a card from the stock, or the pile.

prompt-draw = Your turn: draw a card.
prompt-draw-short = Draw a card.
# $count: the cards of the pile, of which all are taken.
prompt-draw-or-pile = { $count ->
    [one] Your turn: draw a card, or take the pile (one card).
   *[other] Your turn: draw a card, or take the pile ({ $count } cards).
}
prompt-draw-or-pile-short = Draw, or take the pile ({ $count }).
# $card: the top card of the pile; to take the pile it must go into a meld at once.
prompt-draw-or-top = Your turn: draw, or take the pile by using its top, the { $card }, at once.
prompt-draw-or-top-short = Draw, or take the pile with its top.
prompt-draw-no-top = Your turn: draw a card (the top of the pile, { $card }, goes with nothing of yours).
prompt-draw-no-top-short = Draw a card ({ $card } fits nothing).

## A card was drawn that may be refused.

prompt-decide = You drew { $card }: keep it, or refuse it (it starts the pile) and draw another.
prompt-decide-short = { $card }: keep it, or refuse it?

## Melds and the discard.

prompt-lay = Lay or extend melds if you like, then discard one card to end your turn.
prompt-lay-short = Lay, extend, or discard to end.
prompt-discard = Discard one card to end your turn; there is nothing more to lay.
prompt-discard-short = Discard one card to end your turn.

## The first melds of the deal are begun and do not come to the points that they must have. undo and withdraw are typed.

prompt-lay-on-or-undo = Your first melds need { $points } points more: lay on; or undo takes it back at no cost.
prompt-lay-on-or-undo-short = Lay { $points } points more, or undo.
prompt-lay-on-or-withdraw = Your first melds need { $points } points more: lay on; or withdraw takes it back.
prompt-lay-on-or-withdraw-short = Lay { $points } points more, or withdraw.
prompt-only-undo = Your first melds need { $points } points more, and nothing is left to lay: undo takes it back at no
    cost.
prompt-only-undo-short = { $points } points are missing: undo.
prompt-only-withdraw = Your first melds need { $points } points more, and nothing is left to lay: withdraw takes it
    back.
prompt-only-withdraw-short = { $points } points are missing: withdraw.

## The turn is put together and waits to be sent. yes and undo are typed; Enter is the key.

prompt-send = Enter sends your turn; undo takes the last step back.
prompt-send-short = Enter sends your turn; or undo.
prompt-send-for-pot = Enter sends this and brings your pot; undo takes the last step back.
prompt-send-for-pot-short = Enter brings your pot; or undo.
prompt-send-last = Enter sends this and ends the deal; undo takes the last step back.
prompt-send-last-short = Enter ends the deal; or undo.
prompt-throws-wild = This throws a wild card away, { $card }: write yes to send it, or undo.
prompt-throws-wild-short = { $card } is wild: yes sends it, or undo.
prompt-spoils-canasta = This makes a clean canasta dirty: write yes to send it, or undo.
prompt-spoils-canasta-short = A canasta gets dirty: yes, or undo.

## Whose turn it is, while something is put together. send, undo and yes are typed.

prompt-staged = It is your turn; what you have put together is not sent yet: send plays it, undo takes it back.
prompt-staged-enter = It is your turn; what you have put together is not sent yet: Enter sends it.
prompt-staged-yes = It is your turn; what you have put together is not sent yet: yes sends it.

## While another player, $name, is to move. score, log, hand, melds and help are typed.

prompt-waiting = { $name } is to move; score, log, hand, melds and help can be asked meanwhile.
prompt-waiting-short = { $name } is to move.

## How long something lasts.

prompt-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
prompt-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# $minutes and $seconds: phrases such as "3 minutes" and "1 second".
prompt-minutes-and-seconds = { $minutes } and { $seconds }

## The table's clock is another from now on. $time and $bank: such as "90 seconds" or "5 minutes".

prompt-clock-stops = No clock runs from now on.
prompt-clock-now = The time for a turn from now on: { $time }.
prompt-clock-and-bank-now = The time for a turn from now on: { $time }; beyond that, for the whole match: { $bank }.

## How long whoever is to move still has. $time and $bank: such as "2 minutes and 3 seconds".

prompt-left-own = You have { $time }.
prompt-left-other = { $name } has { $time }.
# $time: of this turn; $bank: of the whole match, what goes last.
prompt-left-and-bank = You have { $time }, and { $bank } in the bank.
prompt-left-bank = Your time for this turn is used up: the bank still has { $bank }.
