# buraco create: a shared table made. What stands after two dashes is typed. $command: is typed.

create-join = Para se sentar: { $command }
create-watch = Os bots jogam sozinhos. Assista com: { $command }
# $turn, $bank: seconds.
create-clock = Relógio: { $turn } s por vez e uma reserva de { $bank } s para a partida toda (--clock none: sem relógio).
# A host is a program that runs tables.
create-no-host = Ainda ninguém hospeda a mesa: inicie { $command }.

## What is wrong

create-name = --name: um nome tem de 1 a { $most } letras ou sinais.
create-no-seat = --name: não sobra lugar para { $name }: ponha um human em --seats.
# $given: what was written after --bot; $seats: the numbers of the free seats; $count: how many they are.
create-no-seat-for-bot = { $count ->
    [0] --bot { $given }: esse lugar não está disponível; não há nenhum livre para bots.
   *[other] --bot { $given }: esse lugar não está disponível; livres para bots: { $seats }.
}
# Where something is wrong with a bot that either of them names.
create-seats-and-bot = --seats e --bot
