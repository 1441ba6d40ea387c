# buraco tables: the shared tables. What is typed stays as it is: buraco create, buraco join, CODE.

tables-none = There are no shared tables: { PROGRAM() } create makes one.
tables-sit-down = Sit down at one: { PROGRAM() } join CODE.

## One table, after its code. $preset: the name of its rules; $state: one of those below.

tables-table = { $preset }: { $state }
tables-table-deal = { $preset }, deal { $n }: { $state }
# It is in no public list.
tables-private = { $state }, private
tables-waiting = waiting for players
tables-playing = playing
tables-paused = paused
tables-adjourned = adjourned
tables-finished = finished
# Somebody closed it.
tables-closed = closed
tables-closed-early = closed before the first deal
# One side gave the match up.
tables-given-up = given up
tables-given-up-early = given up before the first deal
# $problem: why, without a full stop.
tables-problem = cannot be played: { $problem }.

## Who sits there

# $seats: each with its number: "0 Ana, 1 Robo (a bot), 2 free".
tables-seats = Seats: { $seats }.
tables-free = free
tables-bot = { $name } (a bot)
# $scores: of each team, under the names of its players: "Ana and Eva 310, Robo and Dario -45".
tables-score = Score: { $scores }.
