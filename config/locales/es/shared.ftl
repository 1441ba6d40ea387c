# The shared tables as a command reaches them. The bus is the server (Redis or Valkey) over which programs share tables;
# a host is a program that runs tables. $reason: why, a phrase. What stands in ` ` is typed, and so is buraco create.

shared-waiting-for-host = Esperando a que alguien aloje la mesa…
shared-no-table = No hay una mesa compartida { $table }: `{ PROGRAM() } tables --all` muestra las que hay.

## The bus

shared-bus-slow = El bus todavía no responde ({ $reason }): esperando…
shared-bus-failed = El bus de { $bus } falló: { $reason }; prueba otra vez.
shared-no-host-at = Ahora nadie aloja mesas aquí (en { $bus } no responde nada): inicia `{ PROGRAM() } serve`; las mesas se
    conservan.
shared-bus-silent = El bus de { $bus } no se puede usar: { $reason }; revisa ese servidor y prueba otra vez.
shared-bus-unusable = El bus de { $bus } no se puede usar: { $reason }; arréglalo y prueba otra vez.

## A table whose match is over

shared-over = La partida de la mesa { $table } terminó: `{ PROGRAM() } export { $table } --record FILE` escribe su registro.
# $next: the table at which the same players have played again.
shared-over-next = La partida de la mesa { $table } terminó: `{ PROGRAM() } export { $table } --record FILE` escribe su
    registro. Siguió en la mesa { $next }.
shared-closed-early = La mesa { $table } se cerró antes de su primera mano: { PROGRAM() } create crea otra.
# $problem: why, without a full stop.
shared-unplayable = En la mesa { $table } no se podía jugar, y se cerró: { $problem }.
