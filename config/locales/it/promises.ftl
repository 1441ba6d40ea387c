# What the table promised about its shuffles and whether it kept it. $deal: a deal's number. "Seed" stays English: seme
# is the suit.

# The cards come from a known number, the seed, and not from chance.
promises-seeded = Con un seed: le carte non sono mescolate a caso.
promises-seed-known = Chi conosce il seed conosce tutte le carte; senza seed si mescola davvero a caso.
# shuffle is typed; $promise: a long number in hexadecimal.
promises-promised = Impegno sulle carte della smazzata { $deal } («mescolata» lo spiega): { $promise }.
promises-promised-anew = Per la smazzata { $deal } il tavolo ha cambiato impegno, ora SHA-256 { $promise }: di questa
    mescolata non fidarti.
promises-explained = Smazzata { $deal }: prima di conoscere il numero casuale di chi gioca, il tavolo si è impegnato con
    SHA-256 { $promise }; dopo la smazzata mostra il segreto da cui è ricavato.
# --record FILE and buraco verify FILE are written to the computer as they stand.
promises-recomputed = Una registrazione (--record FILE) può controllarla chiunque: { PROGRAM() } verify FILE ricalcola ogni
    carta.
promises-recomputed-shared = La registrazione può controllarla chiunque arrivi al tavolo con il codice: { PROGRAM() } export
    { $table } --record FILE la scrive, poi { PROGRAM() } verify FILE ricalcola ogni carta.

## After the deal. $secret: a long number in hexadecimal.

promises-withheld = Il tavolo tiene per sé il segreto della smazzata { $deal }: così non c'è nessuna prova.
promises-secret = Il segreto della smazzata { $deal } era { $secret }.
promises-kept = Il segreto della smazzata { $deal } era { $secret }: è quello dell'impegno preso.
promises-broken = Il segreto della smazzata { $deal } sarebbe { $secret }, ma NON è quello dell'impegno preso dal
    tavolo.
