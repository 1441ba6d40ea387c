# A shared table watched on the whole screen, by somebody who does not play.

## The line above the keys.

# $table: its code.
watching-now = You watch table { $table }.
# $late: such as "90 seconds" or "5 minutes": so much later than it happens everything is shown.
watching-now-late = You watch table { $table }, everything { $late } late.
watching-now-early = You watch table { $table }: nothing has been dealt yet.
# Before the table has answered.
watching-waits = Waiting for the table…
# It stands there as long as the connection is lost.
watching-lost = The connection to the table is lost; it comes back by itself. What you see is how it was.

## The titles of what is shown over the table.

watching-score-title = Score
watching-log-title = What has happened
watching-people-title = Who sits here
watching-sheet-title = The deal is over
watching-keys-title = Keys

## The line of keys: each after the key itself, in a word or two.

watching-key-score = score
watching-key-rules = rules
watching-key-log = log
watching-key-people = players
watching-key-keys = keys
watching-key-leave = leave

## The list of all keys: each after the key itself.

watching-help-score = the score of the match, and how this deal stands
watching-help-log = all that has happened since you came
watching-help-people = who sits where
watching-help-melds = scroll the melds
watching-help-keys = this list
watching-help-leave = stop watching; nobody at the table notices

# The screen could not be drawn. $reason: the kind of the fault, a word of the program.
watching-failed = The full screen has failed ({ $reason }) and was closed: --plain watches in lines; buraco.log says more.
