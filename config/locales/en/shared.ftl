# The shared tables as a command reaches them. The bus is the server (Redis or Valkey) over which programs share tables;
# a host is a program that runs tables. $reason: why, a phrase. What stands in ` ` is typed, and so is buraco create.

shared-waiting-for-host = Waiting for a host…
shared-no-table = There is no shared table { $table }: `{ PROGRAM() } tables --all` lists those there are.

## The bus

shared-bus-slow = The bus does not answer yet ({ $reason }): waiting for it…
shared-bus-failed = The bus at { $bus } failed: { $reason }; try again.
shared-no-host-at = No host runs here now (nothing answers at { $bus }): start `{ PROGRAM() } serve`; the tables are kept.
shared-bus-silent = The bus at { $bus } cannot be used: { $reason }; look to that server, then try again.
shared-bus-unusable = The bus at { $bus } cannot be used: { $reason }; put that right, then try again.

## A table whose match is over

shared-over = The match of table { $table } is over: `{ PROGRAM() } export { $table } --record FILE` writes its record.
# $next: the table at which the same players have played again.
shared-over-next = The match of table { $table } is over: `{ PROGRAM() } export { $table } --record FILE` writes its record. It
    went on at table { $next }.
shared-closed-early = Table { $table } was closed before its first deal: { PROGRAM() } create makes another one.
# $problem: why, without a full stop.
shared-unplayable = Table { $table } could not be played and was closed: { $problem }.
