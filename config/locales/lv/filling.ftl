# Spēlētāja galds pa visu ekrānu.

# $reason: the kind of the fault, a word of the program.
filling-failed = Pilnekrāna skats nedarbojas ({ $reason }) un ir aizvērts; no spēles nekas nav zudis. Ar --plain spēle turpinās rindās: `{ PROGRAM() } play --resume --plain` vai `{ PROGRAM() } join`, kā iepriekš; vairāk ir buraco.log.
