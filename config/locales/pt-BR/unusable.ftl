# Rules that cannot be used: on a command line, in a file of rules, or in a form. $name: an option, as it is typed
# ("target", "values.K"); words, numbers and names that are typed stay as they are.

# $names: names to choose from, "a, b or c".
unusable-unknown-option = { $name }: essa opção não existe; escolha { $names }.
unusable-unknown-option-near = { $name }: essa opção não existe; seria { $names }?
unusable-unknown-rank = { $name }: esse valor de carta não existe; escolha { $names }.
# $given: what was written, in quotation marks or as a number; $names: to choose from.
unusable-unknown-preset = { $name }: não há regras chamadas { $given }; escolha { $names }.
unusable-unknown-preset-near = { $name }: não há regras chamadas { $given }; seria { $names }?
# $allowed: one of those at the end of this file.
unusable-not-allowed = { $name }: { $given } não serve; escolha { $allowed }.
unusable-too-long = { $name }: um número desse tamanho não serve; escolha { $allowed }.
# $preset: the name of the game, as it is typed.
unusable-missing = { $name }: as regras { $preset } não dizem isso; escolha { $allowed }.
unusable-three-teams = { $name }: 3 times precisam de 6 jogadores, e há { $players }; escolha 2 times, ou 6 jogadores.
# $players times $hand, $pots times $pot: cards; $dealt: all of these; $all: all cards there are. $upcard: one where the
# pile begins with a card; $decks: more where more packs can be chosen. $least, $most: what may be chosen for $name.
unusable-too-many-cards = { $name }: { $players } × { $hand } cartas nas mãos e { $pots } × { $pot } nos
    mortos{ $upcard ->
        [one] {" "}e a primeira carta do lixo
       *[none] {""}
    } dão { $dealt }, e das { $all } pelo menos uma tem de ficar no monte; escolha { $decks ->
        [more] mais baralhos, ou mãos ou mortos menores
       *[most] mãos ou mortos menores
    }.
unusable-too-many-cards-most = { $name }: { $players } × { $hand } cartas nas mãos e { $pots } × { $pot } nos
    mortos{ $upcard ->
        [one] {" "}e a primeira carta do lixo
       *[none] {""}
    } dão { $dealt }, e das { $all } pelo menos uma tem de ficar no monte; escolha { $name } de { $least } a { $most },
    ou { $decks ->
        [more] mais baralhos, ou mãos ou mortos menores
       *[most] mãos ou mortos menores
    }.
# $written: what was written, in quotation marks.
unusable-no-value = { $written }: uma opção se escreve nome=valor, como players=2.

## A file of rules. $file: its name; $why: what the reader of the file, or the computer, says of it, in English.

unusable-no-toml = { $file }: não dá para ler isto como TOML; escreva nome = valor, um por linha.
unusable-no-toml-line = { $file }, linha { $line }: isto não é TOML ({ $why }); escreva nome = valor, um por linha.
unusable-no-preset = { $name }: um arquivo de regras diz em quais regras se baseia; escreva preset = { $names }.
unusable-no-text = { $file }: não é texto em UTF-8: salve em UTF-8.
unusable-unreadable = { $file }: não dá para ler o arquivo de regras ({ $why }); confira o nome.

## What may be chosen, as $allowed in a sentence. derived is typed.

unusable-allowed-switch = true ou false
unusable-allowed-pairs = uma lista de [placar da partida a partir de, pontos] em ordem crescente, como [[0, 50], [1500,
    75]], ou []
unusable-allowed-table = uma tabela de pontos de { $least } a { $most } para qualquer um dos valores { $ranks }
unusable-allowed-names = { $names }
unusable-allowed-names-derived = { $names }, ou derived
unusable-allowed-number = um número inteiro de { $least } a { $most }
unusable-allowed-number-derived = um número inteiro de { $least } a { $most }, ou derived
unusable-allowed-points = um número inteiro de pontos
