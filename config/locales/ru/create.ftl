# buraco create: a shared table made. What stands after two dashes is typed. $command: is typed.

create-join = Сесть за стол: { $command }
create-watch = Его боты играют сами. Смотреть: { $command }
# $turn, $bank: seconds.
create-clock = Часы: { $turn } с на ход и запас { $bank } с на всю партию (--clock none: без часов).
# A host is a program that runs tables.
create-no-host = Стол пока никто не держит: запустите { $command }.

## What is wrong

create-name = --name: в имени может быть от 1 до { $most ->
        [one] { $most } буквы или знака
        [few] { $most } букв или знаков
        [many] { $most } букв или знаков
       *[other] { $most } букв или знаков
    }.
create-no-seat = --name: места для { $name } не осталось: укажите в --seats хотя бы одно human.
# $given: what was written after --bot; $seats: the numbers of the free seats; $count: how many they are.
create-no-seat-for-bot = { $count ->
    [0] --bot { $given }: это место занять нельзя; свободных для ботов мест нет.
   *[other] --bot { $given }: это место занять нельзя; свободны для ботов: { $seats }.
}
# Where something is wrong with a bot that either of them names.
create-seats-and-bot = --seats и --bot
