# Rules that cannot be used: on a command line, in a file of rules, or in a form. $name: an option, as it is typed
# ("target", "values.K"); words, numbers and names that are typed stay as they are.

# $names: names to choose from, "a, b or c".
unusable-unknown-option = { $name }: there is no such option; choose { $names }.
unusable-unknown-option-near = { $name }: there is no such option; did you mean { $names }?
unusable-unknown-rank = { $name }: there is no such rank; choose { $names }.
# $given: what was written, in quotation marks or as a number; $names: to choose from.
unusable-unknown-preset = { $name }: there are no rules called { $given }; choose { $names }.
unusable-unknown-preset-near = { $name }: there are no rules called { $given }; did you mean { $names }?
# $allowed: one of those at the end of this file.
unusable-not-allowed = { $name }: { $given } is not allowed; choose { $allowed }.
unusable-too-long = { $name }: a number of that length is not allowed; choose { $allowed }.
# $preset: the name of the game, as it is typed.
unusable-missing = { $name }: the rules { $preset } do not give it; choose { $allowed }.
unusable-three-teams = { $name }: 3 teams need 6 players and there are { $players }; choose 2 teams, or 6 players.
# $players times $hand, $pots times $pot: cards; $dealt: all of these; $all: all cards there are. $upcard: one where the
# pile begins with a card; $decks: more where more packs can be chosen. $least, $most: what may be chosen for $name.
unusable-too-many-cards = { $name }: { $players } × { $hand } cards in hands and { $pots } × { $pot } in
    pots{ $upcard ->
        [one] {" "}and the first card of the pile
       *[none] {""}
    } make { $dealt }, and one at least of the { $all } must stay in the stock; choose { $decks ->
        [more] more decks or smaller hands or pots
       *[most] smaller hands or pots
    }.
unusable-too-many-cards-most = { $name }: { $players } × { $hand } cards in hands and { $pots } × { $pot } in
    pots{ $upcard ->
        [one] {" "}and the first card of the pile
       *[none] {""}
    } make { $dealt }, and one at least of the { $all } must stay in the stock; choose { $name } from { $least } to
    { $most }, or { $decks ->
        [more] more decks or smaller hands or pots
       *[most] smaller hands or pots
    }.
# $written: what was written, in quotation marks.
unusable-no-value = { $written }: an option is written name=value, such as players=2.

## A file of rules. $file: its name; $why: what the reader of the file, or the computer, says of it, in English.

unusable-no-toml = { $file }: this cannot be read as TOML; write name = value, one a line.
unusable-no-toml-line = { $file }, line { $line }: this is not TOML ({ $why }); write name = value, one a line.
unusable-no-preset = { $name }: a rules file says what it builds on; write preset = { $names }.
unusable-no-text = { $file }: it is not UTF-8 text: save it as UTF-8.
unusable-unreadable = { $file }: the rules file cannot be read ({ $why }); check its name.

## What may be chosen, as $allowed in a sentence. derived is typed.

unusable-allowed-switch = true or false
unusable-allowed-pairs = a list of [match score from, points] with rising scores, such as [[0, 50], [1500, 75]], or []
unusable-allowed-table = a table of points from { $least } to { $most } for any of the ranks { $ranks }
unusable-allowed-names = { $names }
unusable-allowed-names-derived = { $names }, or derived
unusable-allowed-number = a whole number from { $least } to { $most }
unusable-allowed-number-derived = a whole number from { $least } to { $most }, or derived
unusable-allowed-points = a whole number of points
