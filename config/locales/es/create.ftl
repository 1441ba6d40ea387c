# buraco create: a shared table made. What stands after two dashes is typed. $command: is typed.

create-join = Para sentarte: { $command }
create-watch = Sus bots juegan solos. Míralos con: { $command }
# $turn, $bank: seconds.
create-clock = Reloj: { $turn } s por turno y una reserva de { $bank } s para toda la partida (--clock none: sin reloj).
# A host is a program that runs tables.
create-no-host = Todavía nadie la aloja: inicia { $command }.

## What is wrong

create-name = --name: un nombre tiene de 1 a { $most } letras o signos.
create-no-seat = --name: no queda asiento para { $name }: pon un human en --seats.
# $given: what was written after --bot; $seats: the numbers of the free seats; $count: how many they are.
create-no-seat-for-bot = { $count ->
    [0] --bot { $given }: ese asiento no está disponible; no queda ninguno libre para bots.
   *[other] --bot { $given }: ese asiento no está disponible; libres para bots: { $seats }.
}
# Where something is wrong with a bot that either of them names.
create-seats-and-bot = --seats y --bot
