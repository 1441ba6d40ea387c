# The shared tables as a command reaches them. The bus is the server (Redis or Valkey) over which programs share tables;
# a host is a program that runs tables. $reason: why, a phrase. What stands in ` ` is typed, and so is buraco create.

shared-waiting-for-host = Gaidām galda rīkotāju…
shared-no-table = Kopīga galda { $table } nav: `{ PROGRAM() } tables --all` uzskaita, kādi ir.

## The bus

shared-bus-slow = Kopne vēl neatbild ({ $reason }): gaidām…
shared-bus-failed = Kopnes { $bus } kļūme: { $reason }; mēģini vēlreiz.
shared-no-host-at = Šeit tagad neviens neuztur galdus (adresē { $bus } nekas neatbild): palaid `{ PROGRAM() } serve`; galdi ir
    saglabāti.
shared-bus-silent = Kopni { $bus } nevar lietot: { $reason }; apskati šo serveri un mēģini vēlreiz.
shared-bus-unusable = Kopni { $bus } nevar lietot: { $reason }; izlabo to un mēģini vēlreiz.

## A table whose match is over

shared-over = Mačs pie galda { $table } ir beidzies: `{ PROGRAM() } export { $table } --record FILE` uzraksta tā ierakstu.
# $next: the table at which the same players have played again.
shared-over-next = Mačs pie galda { $table } ir beidzies: `{ PROGRAM() } export { $table } --record FILE` uzraksta tā ierakstu.
    Tas turpinājās pie galda { $next }.
shared-closed-early = Galdu { $table } slēdza pirms pirmās sadales: { PROGRAM() } create izveido citu.
# $problem: why, without a full stop.
shared-unplayable = Pie galda { $table } nevarēja spēlēt, un tas ir slēgts: { $problem }.
