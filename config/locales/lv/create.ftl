# buraco create: a shared table made. What stands after two dashes is typed. $command: is typed.

create-join = Apsēdies pie tā ar: { $command }
create-watch = Tā boti spēlē paši. Skaties ar: { $command }
# $turn, $bank: seconds.
create-clock = Pulkstenis: { $turn } s gājienam un { $bank } s krājums visam mačam (--clock none: bez pulksteņa).
# A host is a program that runs tables.
create-no-host = To vēl neviens neuztur: palaid { $command }.

## What is wrong

create-name = --name: vārdā ir no 1 līdz { $most ->
        [one] { $most } burtam vai zīmei
        [zero] { $most } burtiem vai zīmēm
       *[other] { $most } burtiem vai zīmēm
    }.
create-no-seat = --name: spēlētājam ar vārdu { $name } vietas vairs nav: ieraksti human sarakstā --seats.
# $given: what was written after --bot; $seats: the numbers of the free seats; $count: how many they are.
create-no-seat-for-bot = { $count ->
    [0] --bot { $given }: šo vietu nevar dabūt; brīvu vietu botiem nav.
   *[other] --bot { $given }: šo vietu nevar dabūt; botiem brīvas: { $seats }.
}
# Where something is wrong with a bot that either of them names.
create-seats-and-bot = --seats un --bot
