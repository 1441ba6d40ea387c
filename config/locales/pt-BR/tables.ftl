# buraco tables: the shared tables. What is typed stays as it is: buraco create, buraco join, CODE.

tables-none = Não há mesas compartilhadas: { PROGRAM() } create cria uma.
tables-sit-down = Para sentar numa: { PROGRAM() } join CODE.

## One table, after its code. $preset: the name of its rules; $state: one of those below.

tables-table = { $preset }: { $state }
tables-table-deal = { $preset }, rodada { $n }: { $state }
# It is in no public list.
tables-private = { $state }, privada
tables-waiting = espera jogadores
tables-playing = em jogo
tables-paused = em pausa
tables-adjourned = suspensa
tables-finished = terminada
# Somebody closed it.
tables-closed = fechada
tables-closed-early = fechada antes da primeira rodada
# One side gave the match up.
tables-given-up = partida abandonada
tables-given-up-early = partida abandonada antes da primeira rodada
# $problem: why, without a full stop.
tables-problem = não dá para jogar: { $problem }.

## Who sits there

# $seats: each with its number: "0 Ana, 1 Robo (a bot), 2 free".
tables-seats = Lugares: { $seats }.
tables-free = livre
tables-bot = { $name } (um bot)
# $scores: of each team, under the names of its players: "Ana and Eva 310, Robo and Dario -45".
tables-score = Placar: { $scores }.
