# A match on a table of one's own: what is said at its beginning and at its end.

## At the beginning

# The aim of the game, in all its kinds.
match-aim = Cala giochi di almeno tre carte; gioca l'ultima carta per prendere il pozzetto della tua squadra; fai un
    burraco, almeno sette carte; poi chiudi.
# help and hint are typed; Enter is the key.
match-help = Scrivi un numero tra quelli mostrati; Invio manda il tuo turno. «aiuto» elenca tutti i comandi, «consiglio»
    consiglia.
# $game: its code; $others: all who play, each with the name of the bot: "Bruno (expert), Carla (expert)".
match-line-up = Partita { $game }: giochi con { $others }.

## When the person leaves. A command follows on a line of its own.

match-saved = La partita è salvata. Per continuare:
# not_saved is the code of an error; $trouble: the reason, of the operating system.
match-newest-not-saved = L'ultimo passo non si è potuto salvare (not_saved: { $trouble }); tutto ciò che viene prima sì.
    Fai spazio sul disco di { $folder }, poi continua con:
match-gone = La partita salvata { $game } non c'è più: { $path } è stato cancellato o sostituito durante il gioco, e
    quindi non si può continuare.

## The record: a file in which everything that happened is written

# A command follows on a line of its own.
match-recorded-replay = La registrazione è in { $record }. Per ripercorrerla:
match-recorded-verify = La registrazione è in { $record }. Chiunque può controllarne le mescolate:
# $reason: why, a phrase; $command: is typed.
match-record-later = La registrazione { $record } non si è potuta scrivere ({ $reason }): `{ $command }` la scrive.
match-record-lost = La registrazione { $record } non si è potuta scrivere ({ $reason }): è persa.
match-record-in-home = La registrazione non si può scrivere in { $path }: { $folder } è per le partite salvate. Scegli
    un altro posto.
match-record-exists = La registrazione non si può scrivere in { $path }: { $reason }, e resta com'è. Indica un altro
    file.
match-record-unwritable = La registrazione { $path } non si può scrivere ({ $reason }): scegli un altro posto.
# Why not, where something lies there: $reason of match-record-exists.
match-lies-folder = è una cartella
match-lies-device = non è un file normale
match-lies-file = lì c'è un altro file

# The file of a saved game had to be mended. $table: its code; $count: how many bytes were lost.
match-cut-short = Tavolo { $table }: l'ultima riga era troncata (byte: { $count }), come quando si ferma di colpo un
    programma; nessuno ne ha saputo niente, ed è stata tolta.
