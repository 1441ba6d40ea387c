# Why a move is advised. $move: an infinitive such as "scartare 9♦".
reason-because = { $move }, perché { $why }
reason-both = { $cause } e { $other }

## Causes: clauses after "perché".

# The pile is left lying, and a card is drawn from the stock.
reason-pile-none = non c'è un monte da raccogliere
reason-pile-not-allowed = non puoi raccogliere il monte
reason-pile-costs-wild = raccogliere il monte ti costerebbe una matta
reason-pile-top-brings-little = la cima del monte ti porta troppo poco
reason-pile-brings-less = il monte ti porta meno di una carta del tallone
reason-pile-worth-less = per te il monte vale meno di una carta del tallone
# In these -card- messages the pile is one card.
reason-pile-card-worth-less = per te { $cards } vale meno di una carta del tallone
reason-pile-no-meld = il monte non ti dà nessun gioco
reason-pile-no-meld-without-wild = senza una matta il monte non ti dà nessun gioco
reason-pile-card-no-meld = { $cards } non ti dà nessun gioco
reason-pile-card-no-meld-without-wild = { $cards } senza una matta non ti dà nessun gioco
reason-pile-might-stay = la smazzata può finire presto e il monte potrebbe restarti in mano
reason-pile-card-might-stay = la smazzata può finire presto e { $cards } potrebbe restarti in mano
reason-pile-few-help = { $count ->
    [one] ora ti servirebbe solo { $count } delle { $all } carte del monte
   *[other] ora ti servirebbero solo { $count } delle { $all } carte del monte
}
reason-went-round = le carte singole hanno già girato abbastanza
reason-others-ahead = gli avversari sono avanti e la smazzata non deve finire così

# The first card drawn is kept or refused.
reason-first-wild = è una matta
reason-first-of-use = può servirti
reason-first-same-rank = ne hai già una dello stesso valore
reason-first-goes = lega con le tue carte
reason-first-another = ne hai già una uguale
reason-first-alone = non lega con nessuna delle tue carte

# The pile is taken, its top goes into a meld.
reason-take-joins = { $cards } si attacca lì
reason-take-joins-one-more = { $cards } si attacca lì e ti porta un'altra carta
reason-take-joins-more = { $cards } si attacca lì e ti porta altre { $count } carte
# With the cards of text-take-with.
reason-take-makes-meld = con queste { $cards } fa un gioco
reason-take-makes-meld-one-more = con queste { $cards } fa un gioco e ti porta un'altra carta
reason-take-makes-meld-more = con queste { $cards } fa un gioco e ti porta altre { $count } carte
reason-take-fits = puoi attaccare { $cards } ai tuoi giochi
reason-take-wild = dentro c'è una matta
reason-take-many = con { $count } carte costruisci più che con una del tallone
reason-take-card-goes = { $cards } lega con le tue carte
reason-take-cards-go = { $cards } legano con le tue carte
reason-take-card-sequence = con le tue carte { $cards } fa una sequenza
reason-take-cards-sequence = con le tue carte { $cards } fanno una sequenza
reason-take-card-set = con le tue carte { $cards } fa una combinazione
reason-take-cards-set = con le tue carte { $cards } fanno una combinazione
reason-take-from-others = altrimenti gli avversari prendono { $cards } per i loro giochi
reason-take-more = { $count } carte sono più di una del tallone
reason-take-from-next = così { $cards } non resta a chi gioca dopo di te
reason-take-no-stock = così non ti serve una carta del tallone

# Melds are taken back, or laid.
reason-withdraw-short = in questo turno non si può arrivare a { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
reason-lay-pot-near = così il pozzetto è vicino
reason-lay-out-near = così puoi chiudere presto
reason-lay-may-end = la smazzata può finire presto e quello che ti resta in mano conta contro di te
reason-lay-wild = la matta lì rende più che in mano
reason-lay-counts = le carte calate ti danno punti e quelle in mano te ne tolgono

# A card is discarded.
reason-discard-alone = non hai niente in mano che ci leghi
reason-discard-another = hai un'altra carta uguale
reason-discard-let-go = chi gioca dopo di te ha scartato da poco una carta uguale
reason-discard-left = chi gioca dopo di te ha lasciato nel monte una carta uguale
reason-discard-rank-let-go = chi gioca dopo di te ha scartato { $rank ->
    [ace] un asso
    [two] un due
    [three] un tre
    [four] un quattro
    [five] un cinque
    [six] un sei
    [seven] un sette
    [eight] un otto
    [nine] un nove
    [ten] un dieci
    [jack] un fante
    [queen] una donna
   *[king] un re
}
reason-discard-rank-left = chi gioca dopo di te ha lasciato nel monte { $rank ->
    [ace] un asso
    [two] un due
    [three] un tre
    [four] un quattro
    [five] un cinque
    [six] un sei
    [seven] un sette
    [eight] un otto
    [nine] un nove
    [ten] un dieci
    [jack] un fante
    [queen] una donna
   *[king] un re
}
reason-discard-fits-none = gli avversari non hanno dove attaccare questa carta
reason-discard-all-seen = le carte vicine si sono già viste tutte
reason-discard-few-out = restano in giro poche delle carte vicine
reason-discard-costly = nessuna carta ti costerebbe di più se la smazzata finisce presto
reason-discard-least-points = nessuna delle tue carte vale meno
reason-discard-nothing-better = non hai niente di meglio da scartare

## A move and what comes of it: infinitives go on.

reason-goes-out = { $move } e chiudere
reason-takes-pot = { $move } e prendere il pozzetto
reason-lay-pot = { $move } e prendere subito il pozzetto
reason-lay-canasta = { $canasta ->
    [dirty] { $move } e fare un burraco sporco
    [semi_clean] { $move } e fare un burraco semipulito
    [clean] { $move } e fare un burraco pulito
    [royal] { $move } e fare un burraco reale
   *[ace_to_ace] { $move } e fare un burraco asso-asso
}
reason-lay-towards = { $move }, per arrivare a { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } d'apertura
reason-lay-clean = { $move } e rendere pulito il gioco
reason-lay-one-short = { $move }, così per il burraco manca una carta
reason-discard-least = { $move }, la carta che ti serve meno
reason-discard-least-fits-none = { $move }, la carta che ti serve meno e che non si attacca a nessun gioco degli
    avversari
reason-discard-helps-least = { $move }, la carta che ti aiuta meno

## Perché ha mosso così un giocatore che prova le mosse fino in fondo. $plan, $rival: mosse, o reason-pass.

reason-better = { $points ->
    [one] { $plan }: { $points } punto meglio che { $rival }
   *[other] { $plan }: { $points } punti meglio che { $rival }
}
reason-no-worse = { $plan }: non è peggio che { $rival }
reason-over = { $count ->
    [one] { $said }, su { $count } disposizione delle carte coperte
   *[other] { $said }, su { $count } disposizioni delle carte coperte
}
reason-pass = non fare niente
reason-no-time = non c'era tempo per valutare
reason-nothing-else = non c'è altro da valutare
reason-only-move = È l'unica mossa.
# In a replay, where it is not the reader who is spoken to. $reason: a sentence.
reason-of-player = { $reason } («Tu» è chi gioca.)
