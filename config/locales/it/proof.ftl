proof-none = Non c'è ancora niente da controllare: il tavolo tiene il segreto di una smazzata finché non è finita.
proof-seeded = Non c'è niente da controllare: le carte vengono da un seed, e nessun impegno è stato preso.

proof-good = Smazzata { $deal }: controllata, tutto è come deve essere.
proof-part = Smazzata { $deal }: controllata in parte, e lì tutto è come deve essere.
proof-bad = Smazzata { $deal }: controllata, e NON è come deve essere.

proof-promise = Il segreto è quello dell'impegno preso prima della smazzata.
proof-promise-broken = Il segreto NON è quello dell'impegno preso prima della smazzata.
proof-withheld = Il segreto non è stato mostrato: di questa smazzata niente è provato.
proof-earlier = È stata distribuita prima che arrivassi: l'impegno è quello della registrazione.
proof-other-record = La registrazione dice un impegno o un segreto diverso da quello detto dal tavolo.
proof-no-record = I numeri casuali degli altri stanno solo nella registrazione, che da qui non si può avere: la mescolata
    non è stata ricalcolata.
proof-parts = { $count ->
    [0] Nessun posto ha dato un numero casuale, quindi è provato solo che dopo l'impegno niente è cambiato.
    [one] Il posto { $seats } ha dato il suo numero casuale.
   *[other] I posti { $seats } hanno dato i loro numeri casuali.
}
proof-own-part = Il tuo c'è, come l'hai dato.
proof-own-part-missing = Il tuo NON c'è come l'hai dato.
proof-shuffle = La mescolata ricalcolata dal segreto e da questi numeri dà proprio queste carte.
proof-hand = Le carte che hai ricevuto sono tra queste, al tuo posto.
proof-hand-other = Le carte che hai ricevuto NON sono quelle del tuo posto.
