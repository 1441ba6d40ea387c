# buraco tables: the shared tables. What is typed stays as it is: buraco create, buraco join, CODE.

tables-none = Общих столов нет: { PROGRAM() } create сделает стол.
tables-sit-down = Сесть за один из них: { PROGRAM() } join CODE.

## One table, after its code. $preset: the name of its rules; $state: one of those below.

tables-table = { $preset }: { $state }
tables-table-deal = { $preset }, сдача { $n }: { $state }
# It is in no public list.
tables-private = { $state }, только по коду
tables-waiting = ждёт игроков
tables-playing = идёт игра
tables-paused = пауза
tables-adjourned = партия отложена
tables-finished = партия окончена
# Somebody closed it.
tables-closed = закрыт
tables-closed-early = закрыт до первой сдачи
# One side gave the match up.
tables-given-up = партия сдана
tables-given-up-early = партия сдана до первой сдачи карт
# $problem: why, without a full stop.
tables-problem = играть нельзя: { $problem }.

## Who sits there

# $seats: each with its number: "0 Ana, 1 Robo (a bot), 2 free".
tables-seats = Места: { $seats }.
tables-free = свободно
tables-bot = { $name } (бот)
# $scores: of each team, under the names of its players: "Ana and Eva 310, Robo and Dario -45".
tables-score = Счёт: { $scores }.
