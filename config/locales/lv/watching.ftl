# Tam, kas skatās galdu pa visu ekrānu un pats nespēlē.

## Rinda virs taustiņiem.

watching-now = Tu skaties spēli pie galda { $table }.
watching-now-late = Tu skaties spēli pie galda { $table }; viss redzams vēlāk: { $late }.
watching-now-early = Tu skaties spēli pie galda { $table }: kārtis vēl nav izdalītas.
watching-waits = Gaidām galda atbildi…
watching-lost = Savienojums ar galdu ir zudis; tas atjaunosies pats. Galds redzams tāds, kāds tas bija.

## Virsraksti.

watching-score-title = Punkti
watching-log-title = Kas noticis
watching-people-title = Kas te sēž
watching-sheet-title = Sadale ir beigusies
watching-keys-title = Taustiņi

## Taustiņu rinda.

watching-key-score = punkti
watching-key-rules = noteikumi
watching-key-log = gaita
watching-key-people = spēlētāji
watching-key-keys = taustiņi
watching-key-leave = aiziet

## Visi taustiņi.

watching-help-score = mača punkti un šīs sadales stāvoklis
watching-help-log = viss, kas noticis, kopš skaties
watching-help-people = kurš kur sēž
watching-help-melds = ritināt kombinācijas
watching-help-keys = šis saraksts
watching-help-leave = beigt skatīties; pie galda to neviens nepamana

# The screen could not be drawn. $reason: the kind of the fault, a word of the program.
watching-failed = Pilnekrāna skats nedarbojas ({ $reason }) un ir aizvērts: --plain rāda galdu rindās; vairāk ir buraco.log.
