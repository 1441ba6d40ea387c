# A command line that cannot be read, and the headings of a command's help (buraco play --help).

## The headings. The first is followed by the command and its options in one line.

arguments-usage = uso:
arguments-positional = che cosa indicare
arguments-options = opzioni
# Of the option --help itself.
arguments-help = mostra questo aiuto ed esce

## What is wrong. $argument, $option, $names: as they are typed; $prog: the command, such as "buraco play".

arguments-no-number = { $argument }: «{ $value }» non è un numero: scrivilo in cifre.
arguments-unusable = { $argument }: «{ $value }» non si può usare: scrivi qualcos'altro.
arguments-incomplete = { $argument }: dopo manca qualcosa: `{ $prog } --help` dice che cosa.
arguments-no-choice = { $argument }: «{ $value }» non c'è: scegli tra { $choices }.
# $why: in English, from the library that reads the line.
arguments-other = { $argument }: { $why }.
arguments-required = Bisogna indicare { $names }: `{ $prog } --help` dice come.
arguments-not-understood = Non si capisce { $words }: `{ $prog } --help` elenca che cosa si può scrivere.
arguments-ambiguous = { $option } può voler dire più cose: scrivi una di queste: { $options }.
# $why: as above.
arguments-wrong = { $why }: `{ $prog } --help` spiega il comando.
