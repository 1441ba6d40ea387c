# A command line that cannot be read, and the headings of a command's help (buraco play --help).

## The headings. The first is followed by the command and its options in one line.

arguments-usage = использование:
arguments-positional = что указать
arguments-options = параметры
# Of the option --help itself.
arguments-help = показать эту справку и выйти

## What is wrong. $argument, $option, $names: as they are typed; $prog: the command, such as "buraco play".

arguments-no-number = { $argument }: «{ $value }» — не число: напишите его цифрами.
arguments-unusable = { $argument }: «{ $value }» не подходит: напишите что-нибудь другое.
arguments-incomplete = { $argument }: после этого чего-то не хватает: `{ $prog } --help` говорит чего.
arguments-no-choice = { $argument }: «{ $value }» здесь нет: выберите из { $choices }.
# $why: in English, from the library that reads the line.
arguments-other = { $argument }: { $why }.
arguments-required = Нужно указать { $names }: `{ $prog } --help` говорит как.
arguments-not-understood = Непонятно: { $words }; `{ $prog } --help` показывает, что можно написать.
arguments-ambiguous = { $option } может значить разное: напишите одно из { $options }.
# $why: as above.
arguments-wrong = { $why }: `{ $prog } --help` объясняет команду.
