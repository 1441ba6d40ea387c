findings-help-file = una registrazione, come la scrivono play --record ed export
findings-unreadable = { $file } non si può leggere ({ $reason }); controlla il nome.
findings-no-record = { $file } non è la registrazione di una partita: indica un file scritto da play --record o
    export.

findings-at-line = riga { $line }: { $text }
findings-at-deal = riga { $line }, smazzata { $deal }: { $text }
findings-fault-at-line = riga { $line }: ERRORE: { $text }
findings-fault-at-deal = riga { $line }, smazzata { $deal }: ERRORE: { $text }
findings-unseen = Nessun controllo vede nomi o orari cambiati, chi ha agito per un posto (by), o che cosa ha detto un
    bot (info).
findings-sum = { $verified }, { $followed }, { $faults }
findings-sum-verified = smazzate verificate: { $count } su { $deals }
findings-sum-followed = mosse e punti seguiti
findings-sum-followed-part = mosse e punti seguiti in { $count }
findings-sum-not-followed = mosse e punti non seguiti
findings-sum-faults = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}

findings-damaged = Questa riga è danneggiata ({ $reason }); è stata saltata e il resto controllato.
findings-no-utf8 = non è testo in UTF-8
findings-no-object = non è un oggetto JSON
findings-no-type = Questa riga non è di un tipo noto a una registrazione; è stata saltata.
findings-after-result = Questa riga sta dopo il risultato; una registrazione finisce con il suo unico risultato.
findings-no-deal = La registrazione non contiene smazzate: non c'è nulla da verificare.

findings-no-result = La partita è finita, ma non segue nessun risultato: la registrazione non è intera.
findings-goes-on = Non segue nessun risultato: la partita continua, o il resto della registrazione è stato tagliato.
findings-second-match = Qui comincia una seconda partita; una registrazione ne contiene una sola. È stata controllata
    a parte.
findings-no-rules = Le regole di questa partita non si possono ricostruire, quindi non si può ricalcolare nessuna
    smazzata: { $reason }
findings-no-table = Il nome del tavolo non è testo, quindi non si può ricalcolare nessuna smazzata.
findings-seeded = Con un seed: non è una mescolata onesta. Lo dice la registrazione stessa; le smazzate non
    vengono da un segreto e non si possono verificare.
findings-format = Il suo formato è { $given }; è stata letta come se fosse { $own }.
findings-engine = Scritta con altre regole (motore { $given }; quello di questo programma è { $own }): la mescolata è
    stata controllata, mosse e punti no.
findings-seats = Giocatori indicati: { $players }; posti: { $seats }.

findings-no-match = Prima di questa smazzata non c'è una riga della partita leggibile, quindi non si può ricalcolare.
findings-not-next = La smazzata { $deal } segue la { $last }; le smazzate si numerano una per una.
findings-not-first = La prima smazzata di una partita è la numero 1, non la { $deal }.
findings-dealer = Distribuisce il posto { $seat }, ma si va in senso orario e tocca al posto { $due }.
findings-late-draw = C'è un sorteggio; ce l'ha solo la prima smazzata di una partita.
findings-undrawn = Non c'è stato sorteggio: a distribuire è stato scelto il posto { $seat }.
findings-chosen-seats = Il sorteggio era solo per chi distribuisce, quindi i posti erano stati scelti.
findings-no-deal-line = Prima di questo punteggio non c'è una riga della smazzata leggibile; la smazzata non è
    verificata.
findings-other-score = È il punteggio della smazzata { $score } e sta dopo la { $deal }; non è verificata nessuna delle
    due.
findings-withheld = Il segreto di questa smazzata non è rivelato; non è verificata.
findings-no-score = A questa smazzata non segue una riga dei punti con il segreto; non è verificata.
findings-seeded-claims = Una partita con un seed non ha impegno, numeri casuali né segreto; quelli indicati qui non
    significano niente.
findings-no-hex = Il segreto non è un numero esadecimale in minuscole; la smazzata non è verificata.
findings-short-secret = Il segreto è lungo solo { $bytes } byte; si può indovinare dall'impegno. Usane { $usual }.
findings-secret-again = Il segreto della smazzata { $deal } è stato usato di nuovo; prima di questa era già noto.
findings-verified-alone = Verificata: il segreto è quello dell'impegno preso e dà proprio questa smazzata. Nessun posto
    ha mandato un numero casuale, quindi è provato solo che dopo l'impegno niente è cambiato.
findings-verified-with = { $count ->
    [one] Verificata: il segreto è quello dell'impegno preso e con il numero casuale del posto { $seats } dà proprio
       questa smazzata: se è onesto, nessuno ha scelto le carte.
   *[other] Verificata: il segreto è quello dell'impegno preso e con i numeri casuali dei posti { $seats } dà proprio
       questa smazzata: se uno di questi è onesto, nessuno ha scelto le carte.
}

findings-was-over = La partita era finita ({ $reason }) prima di questa smazzata; una registrazione finisce con il
    risultato.
findings-was-abandoned = La smazzata precedente è stata abbandonata, e così la partita finisce; non ne segue nessuna.
findings-scores-unknown = Il punteggio della partita prima di questa smazzata non è noto, quindi le mosse non sono
    state seguite.
findings-dealt-otherwise = Le carte non sono date secondo queste regole, quindi le mosse non sono state seguite.
findings-act-nowhere = Questa mossa non sta in nessuna smazzata; le mosse stanno tra una smazzata e i suoi punti.
findings-not-allowed = Le regole non permettono ciò che fa qui il posto { $seat } ({ $reason }); il resto della
    smazzata non è stato seguito.
findings-no-action = Questa riga non contiene nessuna mossa.
findings-no-team = Chi vince deve essere una squadra da 0 a { $last }, o null per nessuna.
findings-not-over = Dopo l'ultima mossa la smazzata non è finita, eppure ha un punteggio.
findings-not-abandoned = La smazzata sarebbe abbandonata, eppure è stata giocata fino alla fine ({ $over }).
findings-no-such-end = La partita non può essere finita con { $reason }: nessuna smazzata l'ha finita così.
findings-differs-over = Come è finita la smazzata: registrato { $recorded }, secondo le mosse { $right }.
findings-differs-score = I punti: registrato { $recorded }, secondo le mosse { $right }.
findings-differs-totals = I totali: registrato { $recorded }, secondo le mosse { $right }.
findings-differs-abandoned-score = I punti di una smazzata abbandonata: registrato { $recorded }, secondo le mosse
    { $right }.
findings-differs-abandoned-sheet = Il conteggio di una smazzata abbandonata: registrato { $recorded }, secondo le
    mosse { $right }.
findings-differs-match-totals = I totali della partita: registrato { $recorded }, secondo le mosse { $right }.
findings-differs-reason = Il motivo: registrato { $recorded }, secondo le mosse { $right }.
findings-differs-winner = Chi vince: registrato { $recorded }, secondo le mosse { $right }.
findings-differs-abandoned-winner = Chi vince una partita abbandonata: registrato { $recorded }, secondo le mosse
    { $right }.
findings-differs-turns = Il numero di turni per posto: registrato { $recorded }, secondo le mosse { $right }.
findings-differs-stand-in = Il numero di turni dei sostituti per posto: registrato { $recorded }, secondo le mosse
    { $right }.
findings-none = niente
findings-sheet = Il conteggio è diverso: { $places }.
findings-sheet-item = { $item } della squadra { $team }
findings-sheet-too-many = una voce di troppo della squadra { $team }
findings-sheet-teams = il numero delle squadre
