## The players of the house, weakest first: a short name, and what to expect of each ("greedy: buon principiante: …")

levels-chance-name = Caso
levels-chance = gioca una mossa permessa qualsiasi, tutte con la stessa probabilità
levels-greedy-name = Principiante
levels-greedy = buon principiante: cala quello che può, tiene le matte, non regala niente a nessuno
levels-expert-name = Da circolo
levels-expert = forte giocatore da circolo: conta le carte, ricorda chi ha preso e lasciato che cosa, valuta ogni pesca,
    ogni calata e ogni scarto
levels-search-name = Il più forte
levels-search = il più forte: prova ogni piano su molte disposizioni delle carte nascoste; lento, fino a un secondo a
    decisione
