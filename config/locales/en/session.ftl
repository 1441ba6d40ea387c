## The table closes

# $reason: why the table has closed, a phrase without a full stop.
session-closed = The table has closed: { $reason }.
# $reason: the same, and it begins with a capital letter.
session-closed-shared = { $reason }.

## The connection

session-lost = The connection to the table is lost; waiting for it…
session-restored = Connected again.
# There was no connection yet. $reason: why not, without a full stop.
session-unconnected = No connection to the table yet ({ $reason }): trying again…

## Between two deals

session-deal-next = Enter deals the next one.
session-deal-over = The deal is over: Enter deals the next one.

## What was typed

session-sending = Your turn is on its way to the table already: wait for its answer.
