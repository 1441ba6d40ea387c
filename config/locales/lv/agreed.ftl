# What a new match is to be, where the command line says it wrongly. What stands after two dashes is typed.

agreed-option-twice = --option { $option } ir divreiz, ar { $one } un ar { $other }: vienu izlaid.
# $flag: such as --target, which sets an option too.
agreed-flag-and-option = { $flag } nosaka { $option } = { $value }, bet --option { $option }={ $other } saka ko citu:
    vienu no tiem izlaid.
agreed-seed = --seed satur baitus, kas nav teksts: raksti burtus un ciparus.
agreed-no-such-user = { $file }: noteikumu failu nevar izlasīt (tāda lietotāja nav); pārbaudi nosaukumu.
# $given: in quotation marks.
agreed-clock = --clock: { $given } nav laiks: raksti sekundes gājienam, piemēram, 60, un, ja gribi, arī laika krājumu
    visam mačam, piemēram, 30+120, vai none (bez pulksteņa).
