# buraco replay: a recorded match, step by step.

## What is typed

# Enter is the key; b, first, end, d, deal N, open, seat N, help and q are typed.
replay-keys = Invio: avanti, b: indietro, un numero: vai lì, inizio, fine, d: smazzata seguente, smazzata N, scoperte o
    posto N: di chi sono le carte, aiuto, q: esci.
# replay-keys follows.
replay-no-step = «{ $typed }» non è un passo.
# open and seat are typed; $last: the highest number of a seat.
replay-whose-cards = Le carte di chi? Scrivi «scoperte», oppure «posto» e un numero da 0 a { $last }.
replay-begins = Qui la registrazione comincia.
replay-ends = Qui la registrazione finisce, al passo { $step }.
# $typed: the number that was asked for; $count: how many deals there are, from $first to $last.
replay-no-deal = { $count ->
    [one] Non c'è una smazzata { $typed }: la registrazione contiene solo la smazzata { $first }.
   *[other] Non c'è una smazzata { $typed }: la registrazione contiene le smazzate da { $first } a { $last }.
}
replay-last-deal = { $count ->
    [one] Questa è l'ultima smazzata: la registrazione contiene solo la smazzata { $first }.
   *[other] Questa è l'ultima smazzata: la registrazione contiene le smazzate da { $first } a { $last }.
}

## A step

# A heading in two parts, to the left and to the right; and the same in one sentence.
replay-step = Passo { $step } di { $count }
replay-deal = smazzata { $n }
replay-step-told = Passo { $step } di { $count }, smazzata { $n }.
# $sentence: what happened; a stand-in played for the player.
replay-by-stand-in = { $sentence } (un sostituto)
# $reason: what the player itself says of its move.
replay-why = Motivo: { $reason }

# What a player holds, after the name.
replay-no-card = nessuna carta
replay-unseen-pot = { $count ->
    [one] un pozzetto da { $count } carta, non ancora visto
   *[other] un pozzetto da { $count } carte, non ancora visto
}

## What is wrong. What stands after two dashes is typed; $reason: of the operating system.

replay-unreadable = { $file } non si può leggere ({ $reason }): controlla il nome.
replay-no-match = { $file } non mostra nessuna partita che si possa seguire.
replay-no-such-step = --from: la registrazione ha i passi da 1 a { $count }, e non { $given }.
replay-no-such-seat = --seat: i posti vanno da 0 a { $last }, e { $given } non c'è.
