# The person's side of the table.

## A turn that was staged: put together and not yet sent.

desk-moved-on = The table had moved on meanwhile; nothing was played.
# Stands after the reason for which the table refused what was sent.
desk-nothing-played = Nothing was played.
desk-time-up = Your time was up: a stand-in has finished your turn.
# The moves follow.
desk-staged-is-back = What you had staged is back:

## Asked for when there is nothing to show.

desk-no-table = The table has not been laid yet.
desk-no-log = Nothing has happened yet.
desk-no-shuffle = Nothing has been shuffled yet.

## The clock.

desk-no-clock = No clock runs at this table.

## Why the reader cannot play just now.

desk-no-deal = There is nothing to play just now: wait for the next deal.
# back is typed.
desk-stood-in = A stand-in plays for you just now: back takes your seat again.
desk-turn-other = It is { $name }'s turn; yours comes by itself.
