# A command line that cannot be read, and the headings of a command's help (buraco play --help).

## The headings. The first is followed by the command and its options in one line.

arguments-usage = uso:
arguments-positional = qué indicar
arguments-options = opciones
# Of the option --help itself.
arguments-help = muestra esta ayuda y termina

## What is wrong. $argument, $option, $names: as they are typed; $prog: the command, such as "buraco play".

arguments-no-number = { $argument }: «{ $value }» no es un número: escríbelo en cifras.
arguments-unusable = { $argument }: «{ $value }» no sirve: escribe otra cosa.
arguments-incomplete = { $argument }: después falta algo: `{ $prog } --help` dice qué.
arguments-no-choice = { $argument }: no existe «{ $value }»: elige entre { $choices }.
# $why: in English, from the library that reads the line.
arguments-other = { $argument }: { $why }.
arguments-required = Hay que indicar { $names }: `{ $prog } --help` dice cómo.
arguments-not-understood = No se entiende { $words }: `{ $prog } --help` muestra qué se puede escribir.
arguments-ambiguous = { $option } puede ser varias opciones: escribe una de estas: { $options }.
# $why: as above.
arguments-wrong = { $why }: `{ $prog } --help` explica el comando.
