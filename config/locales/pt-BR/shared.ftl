# The shared tables as a command reaches them. The bus is the server (Redis or Valkey) over which programs share tables;
# a host is a program that runs tables. $reason: why, a phrase. What stands in ` ` is typed, and so is buraco create.

shared-waiting-for-host = Esperando um servidor…
shared-no-table = Não há uma mesa compartilhada { $table }: `{ PROGRAM() } tables --all` lista as que existem.

## The bus

shared-bus-slow = O bus ainda não responde ({ $reason }): esperando…
shared-bus-failed = O bus de { $bus } falhou: { $reason }; tente de novo.
shared-no-host-at = Ninguém hospeda mesas aqui agora (nada responde em { $bus }): inicie `{ PROGRAM() } serve`; as mesas estão
    guardadas.
shared-bus-silent = Não dá para usar o bus de { $bus }: { $reason }; veja esse servidor e tente de novo.
shared-bus-unusable = Não dá para usar o bus de { $bus }: { $reason }; acerte isso e tente de novo.

## A table whose match is over

shared-over = A partida da mesa { $table } terminou: `{ PROGRAM() } export { $table } --record FILE` grava o registro dela.
# $next: the table at which the same players have played again.
shared-over-next = A partida da mesa { $table } terminou: `{ PROGRAM() } export { $table } --record FILE` grava o registro
    dela. Ela continuou na mesa { $next }.
shared-closed-early = A mesa { $table } foi fechada antes da primeira rodada: { PROGRAM() } create cria outra.
# $problem: why, without a full stop.
shared-unplayable = Não dava para jogar na mesa { $table }, e ela foi fechada: { $problem }.
