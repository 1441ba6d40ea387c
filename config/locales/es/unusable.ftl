# Rules that cannot be used: on a command line, in a file of rules, or in a form. $name: an option, as it is typed
# ("target", "values.K"); words, numbers and names that are typed stay as they are.

# $names: names to choose from, "a, b or c".
unusable-unknown-option = { $name }: esa opción no existe; elige { $names }.
unusable-unknown-option-near = { $name }: esa opción no existe; ¿querías decir { $names }?
unusable-unknown-rank = { $name }: ese valor de carta no existe; elige { $names }.
# $given: what was written, in quotation marks or as a number; $names: to choose from.
unusable-unknown-preset = { $name }: no hay reglas llamadas { $given }; elige { $names }.
unusable-unknown-preset-near = { $name }: no hay reglas llamadas { $given }; ¿querías decir { $names }?
# $allowed: one of those at the end of this file.
unusable-not-allowed = { $name }: { $given } no sirve; elige { $allowed }.
unusable-too-long = { $name }: un número tan largo no sirve; elige { $allowed }.
# $preset: the name of the game, as it is typed.
unusable-missing = { $name }: las reglas { $preset } no lo dicen; elige { $allowed }.
unusable-three-teams = { $name }: 3 equipos necesitan 6 jugadores y hay { $players }; elige 2 equipos, o 6 jugadores.
# $players times $hand, $pots times $pot: cards; $dealt: all of these; $all: all cards there are. $upcard: one where the
# pile begins with a card; $decks: more where more packs can be chosen. $least, $most: what may be chosen for $name.
unusable-too-many-cards = { $name }: { $players } × { $hand } cartas en las manos y { $pots } × { $pot } en los
    muertos{ $upcard ->
        [one] {" "}y la primera carta del pozo
       *[none] {""}
    } suman { $dealt }, y de las { $all } al menos una debe quedar en el mazo; elige { $decks ->
        [more] más barajas, o manos o muertos más pequeños
       *[most] manos o muertos más pequeños
    }.
unusable-too-many-cards-most = { $name }: { $players } × { $hand } cartas en las manos y { $pots } × { $pot } en los
    muertos{ $upcard ->
        [one] {" "}y la primera carta del pozo
       *[none] {""}
    } suman { $dealt }, y de las { $all } al menos una debe quedar en el mazo; elige { $name } de { $least } a
    { $most }, o { $decks ->
        [more] más barajas, o manos o muertos más pequeños
       *[most] manos o muertos más pequeños
    }.
# $written: what was written, in quotation marks.
unusable-no-value = { $written }: una opción se escribe nombre=valor, como players=2.

## A file of rules. $file: its name; $why: what the reader of the file, or the computer, says of it, in English.

unusable-no-toml = { $file }: no se puede leer como TOML; escribe nombre = valor, uno por línea.
unusable-no-toml-line = { $file }, línea { $line }: esto no es TOML ({ $why }); escribe nombre = valor, uno por línea.
unusable-no-preset = { $name }: un archivo de reglas dice en qué reglas se basa; escribe preset = { $names }.
unusable-no-text = { $file }: no es texto en UTF-8: guárdalo en UTF-8.
unusable-unreadable = { $file }: el archivo de reglas no se puede leer ({ $why }); revisa el nombre.

## What may be chosen, as $allowed in a sentence. derived is typed.

unusable-allowed-switch = true o false
unusable-allowed-pairs = una lista de [puntaje de la partida desde, puntos] en orden creciente, como [[0, 50], [1500,
    75]], o []
unusable-allowed-table = una tabla de puntos de { $least } a { $most } para cualquiera de los valores { $ranks }
unusable-allowed-names = { $names }
unusable-allowed-names-derived = { $names }, o derived
unusable-allowed-number = un número entero de { $least } a { $most }
unusable-allowed-number-derived = un número entero de { $least } a { $most }, o derived
unusable-allowed-points = un número entero de puntos
