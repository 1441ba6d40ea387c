# buraco create: a shared table made. What stands after two dashes is typed. $command: is typed.

create-join = Per sederti: { $command }
create-watch = I suoi bot giocano da soli. Guardali con: { $command }
# $turn, $bank: seconds.
create-clock = Orologio: { $turn } s per turno e una riserva di { $bank } s per tutta la partita (--clock none: senza orologio).
# A host is a program that runs tables.
create-no-host = Per ora nessuno lo ospita: avvia { $command }.

## What is wrong

create-name = --name: un nome ha da 1 a { $most } lettere o segni.
create-no-seat = --name: non resta un posto per { $name }: metti un human in --seats.
# $given: what was written after --bot; $seats: the numbers of the free seats; $count: how many they are.
create-no-seat-for-bot = { $count ->
    [0] --bot { $given }: quel posto non si può avere; per i bot non ce n'è nessuno libero.
   *[other] --bot { $given }: quel posto non si può avere; liberi per i bot: { $seats }.
}
# Where something is wrong with a bot that either of them names.
create-seats-and-bot = --seats e --bot
