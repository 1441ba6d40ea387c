# buraco create: a shared table made. What stands after two dashes is typed. $command: is typed.

create-join = Join it with: { $command }
create-watch = Its bots play by themselves. Watch them with: { $command }
# $turn, $bank: seconds.
create-clock = Clock: { $turn } s a turn, and a bank of { $bank } s for the whole match (--clock none: no clock).
# A host is a program that runs tables.
create-no-host = Nobody hosts it yet: start one with { $command }.

## What is wrong

create-name = --name: a name has 1 to { $most } letters or signs.
create-no-seat = --name: no seat is left for { $name }: name one human in --seats.
# $given: what was written after --bot; $seats: the numbers of the free seats; $count: how many they are.
create-no-seat-for-bot = { $count ->
    [0] --bot { $given }: that seat is not to be had; free for bots: none.
   *[other] --bot { $given }: that seat is not to be had; free for bots: { $seats }.
}
# Where something is wrong with a bot that either of them names.
create-seats-and-bot = --seats and --bot
