# A command line that cannot be read, and the headings of a command's help (buraco play --help).

## The headings. The first is followed by the command and its options in one line.

arguments-usage = usage:
arguments-positional = positional arguments
arguments-options = options
# Of the option --help itself.
arguments-help = show this help message and exit

## What is wrong. $argument, $option, $names: as they are typed; $prog: the command, such as "buraco play".

arguments-no-number = { $argument }: '{ $value }' is no number: write one in digits.
arguments-unusable = { $argument }: '{ $value }' cannot be used: write something else.
arguments-incomplete = { $argument }: something is missing after it: `{ $prog } --help` says what.
arguments-no-choice = { $argument }: there is no '{ $value }': it is one of { $choices }.
# $why: in English, from the library that reads the line.
arguments-other = { $argument }: { $why }.
arguments-required = { $names } must be named: `{ $prog } --help` says how.
arguments-not-understood = { $words } is not understood: `{ $prog } --help` lists what is.
arguments-ambiguous = { $option } may mean several options: write one of { $options }.
# $why: as above.
arguments-wrong = { $why }: `{ $prog } --help` explains the command.
