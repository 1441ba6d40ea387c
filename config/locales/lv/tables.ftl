# buraco tables: the shared tables. What is typed stays as it is: buraco create, buraco join, CODE.

tables-none = Kopīgu galdu nav: { PROGRAM() } create izveido galdu.
tables-sit-down = Apsēdies pie kāda: { PROGRAM() } join CODE.

## One table, after its code. $preset: the name of its rules; $state: one of those below.

tables-table = { $preset }: { $state }
tables-table-deal = { $preset }, { $n }. sadale: { $state }
# It is in no public list.
tables-private = { $state }, privāts
tables-waiting = gaida spēlētājus
tables-playing = notiek spēle
tables-paused = pauze
tables-adjourned = mačs atlikts
tables-finished = mačs beidzies
# Somebody closed it.
tables-closed = slēgts
tables-closed-early = slēgts pirms pirmās sadales
# One side gave the match up.
tables-given-up = mačs padots
tables-given-up-early = mačs padots pirms pirmās sadales
# $problem: why, without a full stop.
tables-problem = nevar spēlēt: { $problem }.

## Who sits there

# $seats: each with its number: "0 Ana, 1 Robo (a bot), 2 free".
tables-seats = Vietas: { $seats }.
tables-free = brīva
tables-bot = { $name } (bots)
# $scores: of each team, under the names of its players: "Ana and Eva 310, Robo and Dario -45".
tables-score = Punkti: { $scores }.
