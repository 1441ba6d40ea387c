# What a new match is to be, where the command line says it wrongly. What stands after two dashes is typed.

agreed-option-twice = --option { $option } compare due volte, con { $one } e con { $other }: togline una.
# $flag: such as --target, which sets an option too.
agreed-flag-and-option = { $flag } imposta { $option } a { $value }, e --option { $option }={ $other } dice altro:
    togli uno dei due.
agreed-seed = --seed contiene byte che non sono testo: scrivi lettere e cifre.
agreed-no-such-user = { $file }: il file delle regole non si può leggere (non c'è un utente con quel nome); controlla il
    nome.
# $given: in quotation marks.
agreed-clock = --clock: { $given } non è un tempo: scrivi i secondi per un turno, come 60, e se vuoi anche una riserva
    per tutta la partita, come 30+120, o none (senza orologio).
