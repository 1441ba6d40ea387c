# The shared tables as a command reaches them. The bus is the server (Redis or Valkey) over which programs share tables;
# a host is a program that runs tables. $reason: why, a phrase. What stands in ` ` is typed, and so is buraco create.

shared-waiting-for-host = Ждём хозяина стола…
shared-no-table = Общего стола { $table } нет: `{ PROGRAM() } tables --all` показывает, какие есть.

## The bus

shared-bus-slow = Шина ещё не отвечает ({ $reason }): ждём…
shared-bus-failed = Сбой шины { $bus }: { $reason }; попробуйте ещё раз.
shared-no-host-at = Сейчас столы здесь никто не держит ({ $bus } не отвечает): запустите `{ PROGRAM() } serve`; столы
    сохранены.
shared-bus-silent = Шиной { $bus } пользоваться нельзя: { $reason }; проверьте этот сервер и попробуйте ещё раз.
shared-bus-unusable = Шиной { $bus } пользоваться нельзя: { $reason }; исправьте это и попробуйте ещё раз.

## A table whose match is over

shared-over = Партия за столом { $table } окончена: `{ PROGRAM() } export { $table } --record FILE` запишет её протокол.
# $next: the table at which the same players have played again.
shared-over-next = Партия за столом { $table } окончена: `{ PROGRAM() } export { $table } --record FILE` запишет её протокол.
    Игра продолжилась за столом { $next }.
shared-closed-early = Стол { $table } закрыт до первой сдачи: { PROGRAM() } create сделает другой.
# $problem: why, without a full stop.
shared-unplayable = За столом { $table } играть было нельзя, и он закрыт: { $problem }.
