# buraco tables: the shared tables. What is typed stays as it is: buraco create, buraco join, CODE.

tables-none = No hay mesas compartidas: { PROGRAM() } create crea una.
tables-sit-down = Para sentarte en una: { PROGRAM() } join CODE.

## One table, after its code. $preset: the name of its rules; $state: one of those below.

tables-table = { $preset }: { $state }
tables-table-deal = { $preset }, mano { $n }: { $state }
# It is in no public list.
tables-private = { $state }, privada
tables-waiting = espera jugadores
tables-playing = en juego
tables-paused = en pausa
tables-adjourned = aplazada
tables-finished = terminada
# Somebody closed it.
tables-closed = cerrada
tables-closed-early = cerrada antes de la primera mano
# One side gave the match up.
tables-given-up = partida abandonada
tables-given-up-early = partida abandonada antes de la primera mano
# $problem: why, without a full stop.
tables-problem = no se puede jugar: { $problem }.

## Who sits there

# $seats: each with its number: "0 Ana, 1 Robo (a bot), 2 free".
tables-seats = Asientos: { $seats }.
tables-free = libre
tables-bot = { $name } (un bot)
# $scores: of each team, under the names of its players: "Ana and Eva 310, Robo and Dario -45".
tables-score = Puntos: { $scores }.
