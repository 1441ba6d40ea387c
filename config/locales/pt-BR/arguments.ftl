# A command line that cannot be read, and the headings of a command's help (buraco play --help).

## The headings. The first is followed by the command and its options in one line.

arguments-usage = uso:
arguments-positional = o que indicar
arguments-options = opções
# Of the option --help itself.
arguments-help = mostra esta ajuda e sai

## What is wrong. $argument, $option, $names: as they are typed; $prog: the command, such as "buraco play".

arguments-no-number = { $argument }: "{ $value }" não é um número: escreva em algarismos.
arguments-unusable = { $argument }: "{ $value }" não serve: escreva outra coisa.
arguments-incomplete = { $argument }: depois falta alguma coisa: `{ $prog } --help` diz o quê.
arguments-no-choice = { $argument }: "{ $value }" não existe: escolha entre { $choices }.
# $why: in English, from the library that reads the line.
arguments-other = { $argument }: { $why }.
arguments-required = É preciso indicar { $names }: `{ $prog } --help` diz como.
arguments-not-understood = Não se entende { $words }: `{ $prog } --help` lista o que se pode escrever.
arguments-ambiguous = { $option } pode ser mais de uma opção: escreva uma destas: { $options }.
# $why: as above.
arguments-wrong = { $why }: `{ $prog } --help` explica o comando.
