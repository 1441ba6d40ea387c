# What a new match is to be, where the command line says it wrongly. What stands after two dashes is typed.

agreed-option-twice = --option { $option } is there twice, once as { $one } and once as { $other }: leave one out.
# $flag: such as --target, which sets an option too.
agreed-flag-and-option = { $flag } makes { $option } { $value }, and --option { $option }={ $other } says something
    else: leave one out.
agreed-seed = --seed holds bytes that are no text: write letters and digits.
agreed-no-such-user = { $file }: the rules file cannot be read (there is no such user); check its name.
# $given: in quotation marks.
agreed-clock = --clock: { $given } is no time: write the seconds for a turn, such as 60, and if you like those of a
    bank for the whole match, such as 30+120, or none.
