# buraco tables: the shared tables. What is typed stays as it is: buraco create, buraco join, CODE.

tables-none = Non ci sono tavoli condivisi: { PROGRAM() } create ne crea uno.
tables-sit-down = Per sederti a uno: { PROGRAM() } join CODE.

## One table, after its code. $preset: the name of its rules; $state: one of those below.

tables-table = { $preset }: { $state }
tables-table-deal = { $preset }, smazzata { $n }: { $state }
# It is in no public list.
tables-private = { $state }, privato
tables-waiting = aspetta giocatori
tables-playing = si gioca
tables-paused = in pausa
tables-adjourned = partita sospesa
tables-finished = partita finita
# Somebody closed it.
tables-closed = chiuso
tables-closed-early = chiuso prima della prima smazzata
# One side gave the match up.
tables-given-up = partita abbandonata
tables-given-up-early = partita abbandonata prima della prima smazzata
# $problem: why, without a full stop.
tables-problem = non si può giocare: { $problem }.

## Who sits there

# $seats: each with its number: "0 Ana, 1 Robo (a bot), 2 free".
tables-seats = Posti: { $seats }.
tables-free = libero
tables-bot = { $name } (un bot)
# $scores: of each team, under the names of its players: "Ana and Eva 310, Robo and Dario -45".
tables-score = Punti: { $scores }.
