# A command line that cannot be read, and the headings of a command's help (buraco play --help).

## The headings. The first is followed by the command and its options in one line.

arguments-usage = lietošana:
arguments-positional = kas jānorāda
arguments-options = parametri
# Of the option --help itself.
arguments-help = parāda šo palīdzību un beidz

## What is wrong. $argument, $option, $names: as they are typed; $prog: the command, such as "buraco play".

arguments-no-number = { $argument }: „{ $value }” nav skaitlis: raksti to ar cipariem.
arguments-unusable = { $argument }: „{ $value }” neder: raksti ko citu.
arguments-incomplete = { $argument }: aiz tā kaut kā trūkst: `{ $prog } --help` pasaka, kā.
arguments-no-choice = { $argument }: „{ $value }” tur nav: izvēlies vienu no šiem: { $choices }.
# $why: in English, from the library that reads the line.
arguments-other = { $argument }: { $why }.
arguments-required = Jānorāda { $names }: `{ $prog } --help` pasaka, kā.
arguments-not-understood = Nav saprotams: { $words }; `{ $prog } --help` uzskaita, ko var rakstīt.
arguments-ambiguous = { $option } var nozīmēt vairākas iespējas: raksti vienu no šīm: { $options }.
# $why: as above.
arguments-wrong = { $why }: `{ $prog } --help` izskaidro komandu.
