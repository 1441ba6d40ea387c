# buraco export: the public record of a shared table, in a file.

export-record = dove scriverla; - la scrive sullo standard output
export-not-yet = Nessuna smazzata del tavolo { $table } è ancora finita: prima non se ne può mostrare niente.
export-closed-early = Il tavolo { $table } è stato chiuso prima della fine della prima smazzata: non ne esiste una
    registrazione.
# $problem: a sentence about what is damaged.
export-damaged = { $problem } La registrazione contiene le smazzate finite prima.
export-nothing-left = Del tavolo { $table } non resta niente: il server non ne ha registrazioni.
