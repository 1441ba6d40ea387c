# Rules that cannot be used: on a command line, in a file of rules, or in a form. $name: an option, as it is typed
# ("target", "values.K"); words, numbers and names that are typed stay as they are.

# $names: names to choose from, "a, b or c".
unusable-unknown-option = { $name }: non c'è un'opzione così; scegli { $names }.
unusable-unknown-option-near = { $name }: non c'è un'opzione così; volevi dire { $names }?
unusable-unknown-rank = { $name }: non c'è un valore di carta così; scegli { $names }.
# $given: what was written, in quotation marks or as a number; $names: to choose from.
unusable-unknown-preset = { $name }: non ci sono regole di nome { $given }; scegli { $names }.
unusable-unknown-preset-near = { $name }: non ci sono regole di nome { $given }; volevi dire { $names }?
# $allowed: one of those at the end of this file.
unusable-not-allowed = { $name }: { $given } non è ammesso; scegli { $allowed }.
unusable-too-long = { $name }: un numero così lungo non è ammesso; scegli { $allowed }.
# $preset: the name of the game, as it is typed.
unusable-missing = { $name }: nelle regole { $preset } manca; scegli { $allowed }.
unusable-three-teams = { $name }: per 3 squadre servono 6 giocatori e ce ne sono { $players }; scegli 2 squadre, o 6
    giocatori.
# $players times $hand, $pots times $pot: cards; $dealt: all of these; $all: all cards there are. $upcard: one where the
# pile begins with a card; $decks: more where more packs can be chosen. $least, $most: what may be chosen for $name.
unusable-too-many-cards = { $name }: { $players } × { $hand } carte in mano e { $pots } × { $pot } nei
    pozzetti{ $upcard ->
        [one] {" "}e la prima carta del monte
       *[none] {""}
    } fanno { $dealt }, e delle { $all } almeno una deve restare nel tallone; scegli { $decks ->
        [more] più mazzi, o mani o pozzetti più piccoli
       *[most] mani o pozzetti più piccoli
    }.
unusable-too-many-cards-most = { $name }: { $players } × { $hand } carte in mano e { $pots } × { $pot } nei
    pozzetti{ $upcard ->
        [one] {" "}e la prima carta del monte
       *[none] {""}
    } fanno { $dealt }, e delle { $all } almeno una deve restare nel tallone; scegli { $name } da { $least } a
    { $most }, o { $decks ->
        [more] più mazzi, o mani o pozzetti più piccoli
       *[most] mani o pozzetti più piccoli
    }.
# $written: what was written, in quotation marks.
unusable-no-value = { $written }: un'opzione si scrive nome=valore, per esempio players=2.

## A file of rules. $file: its name; $why: what the reader of the file, or the computer, says of it, in English.

unusable-no-toml = { $file }: non si può leggere come TOML; scrivi nome = valore, uno per riga.
unusable-no-toml-line = { $file }, riga { $line }: questo non è TOML ({ $why }); scrivi nome = valore, uno per riga.
unusable-no-preset = { $name }: un file delle regole dice da quali regole parte; scrivi preset = { $names }.
unusable-no-text = { $file }: non è testo in UTF-8: salvalo in UTF-8.
unusable-unreadable = { $file }: il file delle regole non si può leggere ({ $why }); controlla il nome.

## What may be chosen, as $allowed in a sentence. derived is typed.

unusable-allowed-switch = true o false
unusable-allowed-pairs = una lista di [punteggio della partita da, punti] con punteggi crescenti, come [[0, 50], [1500,
    75]], o []
unusable-allowed-table = una tabella di punti da { $least } a { $most } per uno o più dei valori { $ranks }
unusable-allowed-names = { $names }
unusable-allowed-names-derived = { $names }, o derived
unusable-allowed-number = un numero intero da { $least } a { $most }
unusable-allowed-number-derived = un numero intero da { $least } a { $most }, o derived
unusable-allowed-points = un numero intero di punti
