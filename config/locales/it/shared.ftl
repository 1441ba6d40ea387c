# The shared tables as a command reaches them. The bus is the server (Redis or Valkey) over which programs share tables;
# a host is a program that runs tables. $reason: why, a phrase. What stands in ` ` is typed, and so is buraco create.

shared-waiting-for-host = In attesa di chi ospita…
shared-no-table = Non c'è un tavolo condiviso { $table }: `{ PROGRAM() } tables --all` elenca quelli che ci sono.

## The bus

shared-bus-slow = Il bus non risponde ancora ({ $reason }): in attesa…
shared-bus-failed = Il bus di { $bus } ha avuto un guasto: { $reason }; riprova.
shared-no-host-at = Qui ora nessuno ospita tavoli (a { $bus } non risponde niente): avvia `{ PROGRAM() } serve`; i tavoli sono
    conservati.
shared-bus-silent = Il bus di { $bus } non si può usare: { $reason }; controlla quel server, poi riprova.
shared-bus-unusable = Il bus di { $bus } non si può usare: { $reason }; metti a posto, poi riprova.

## A table whose match is over

shared-over = La partita del tavolo { $table } è finita: `{ PROGRAM() } export { $table } --record FILE` ne scrive la
    registrazione.
# $next: the table at which the same players have played again.
shared-over-next = La partita del tavolo { $table } è finita: `{ PROGRAM() } export { $table } --record FILE` ne scrive la
    registrazione. È continuata al tavolo { $next }.
shared-closed-early = Il tavolo { $table } è stato chiuso prima della prima smazzata: { PROGRAM() } create ne crea un altro.
# $problem: why, without a full stop.
shared-unplayable = Al tavolo { $table } non si poteva giocare, ed è stato chiuso: { $problem }.
