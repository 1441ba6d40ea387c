# A match on a table of one's own: what is said at its beginning and at its end.

## At the beginning

# The aim of the game, in all its kinds.
match-aim = Izliec kombinācijas, vismaz trīs kārtis; izspēlē pēdējo kārti, lai paņemtu savas komandas rezervi; savāc
    kanastu, vismaz septiņas kārtis; tad izej.
# help and hint are typed; Enter is the key.
match-help = Raksti kādu no parādītajiem numuriem vai pašu darbību; Enter nosūta tavu gājienu. „palīdzība” uzskaita
    visus vārdus, „padoms” dod padomu.
# $game: its code; $others: all who play, each with the name of the bot: "Bruno (expert), Carla (expert)".
match-line-up = Spēle { $game }: kopā ar tevi spēlē { $others }.

## When the person leaves. A command follows on a line of its own.

match-saved = Spēle ir saglabāta. Turpini ar:
# not_saved is the code of an error; $trouble: the reason, of the operating system.
match-newest-not-saved = Jaunāko soli nevarēja saglabāt (not_saved: { $trouble }); viss pirms tā ir saglabāts. Atbrīvo
    vietu diskā, kur ir { $folder }, un turpini ar:
match-gone = Saglabātās spēles { $game } vairs nav: { $path } spēles laikā izdzēsa vai nomainīja, tāpēc to nevar
    turpināt.

## The record: a file in which everything that happened is written

# A command follows on a line of its own.
match-recorded-replay = Ieraksts ir failā { $record }. Izej tam cauri:
match-recorded-verify = Ieraksts ir failā { $record }. Jaukšanu var pārbaudīt jebkurš:
# $reason: why, a phrase; $command: is typed.
match-record-later = Ierakstu { $record } nevarēja uzrakstīt ({ $reason }): to uzraksta `{ $command }`.
match-record-lost = Ierakstu { $record } nevarēja uzrakstīt ({ $reason }): tas ir zudis.
match-record-in-home = Ierakstu nevar rakstīt failā { $path }: { $folder } ir saglabātajām spēlēm. Izvēlies citu vietu.
match-record-exists = Ierakstu nevar rakstīt failā { $path }: { $reason }, un tas paliek, kā ir. Nosauc citu failu.
match-record-unwritable = Ierakstu { $path } nevar uzrakstīt ({ $reason }): izvēlies citu vietu.
# Why not, where something lies there: $reason of match-record-exists.
match-lies-folder = tā ir mape
match-lies-device = tas nav parasts fails
match-lies-file = tur jau ir cits fails

# The file of a saved game had to be mended. $table: its code; $count: how many bytes were lost.
match-cut-short = Galds { $table }: pēdējā rinda bija aprauta (baiti: { $count }), kā notiek, kad programmu pārtrauc;
    par to nevienam netika paziņots, un tā ir izņemta.
