# The coach of the first deal: one sentence or two beside the table, in two lines of 58 columns. What stands in square
# brackets is a key.

# The first page.
lesson-aim-title = La tua prima smazzata
lesson-aim-meld = I punti si fanno con i giochi: tre o più carte dello stesso valore, o in fila dello stesso seme. Sul tavolo possono crescere.
lesson-aim-canasta = Sette carte in un gioco sono un burraco: è il gioco che porta più punti.
lesson-aim-pot = Con la mano vuota prendi il pozzetto, undici carte nuove. Con il pozzetto e un burraco chiudi: giochi l'ultima carta, e la smazzata è finita.
lesson-aim-turn = In ogni turno prendi una carta, cali quello che vuoi e scarti una carta.
lesson-aim-help = Una riga sotto il tavolo dice che cosa fare; [h] dice perché, e [a] lo fa.

# A card is due. [h] gives the hint with its reason.
lesson-draw-first = Ogni turno inizia con una carta: [d] pesca dal tallone. ([p] raccoglierebbe invece tutto il monte.)
lesson-take-first = Ogni turno inizia con una carta: [d] pesca dal tallone, [p] raccoglie il monte. Qui è meglio [p].
lesson-draw = Pesca una carta dal tallone con [d]: ora il monte ti serve meno. [h] dice perché.
lesson-draw-only = Il monte è vuoto: [d] pesca una carta dal tallone.
lesson-take = Raccogli il monte con [p]: ora ti serve più di una carta del tallone. [h] dice perché.

# $cards: three cards or more, of one suit and in a row.
lesson-lay-first-sequence = { $cards } sono in fila, dello stesso seme: una sequenza. Sceglile (← → e Spazio), poi [l]
    le cala.
# $cards: of one rank.
lesson-lay-first-set = { $cards } hanno lo stesso valore: una combinazione. Sceglile (← → e Spazio), poi [l] le cala.
lesson-lay = { $cards } fanno un altro gioco: sceglile e premi [l]. I punti valgono quando sono sul tavolo.
lesson-lay-wild = { $cards } fanno un gioco: un jolly o un due sostituisce una carta. Sceglile, poi [l] le cala.
# $meld: its number.
lesson-extend = Al tuo gioco { $meld } puoi attaccare { $cards }: scegli con Spazio, poi [e]. I giochi lunghi valgono di
    più.
lesson-extend-canasta = Con { $cards } il gioco { $meld } diventa un burraco, sette carte: Spazio, poi [e]. Se è pulito
    vale di più.

# $card: the card to part with.
lesson-discard = Per ora nient'altro da calare: finisci il turno. Vai su { $card } e premi [d] per scartarla.
lesson-discard-canasta = Finisci il turno: vai su { $card } e premi [d]. Lo scopo è un burraco: un gioco di sette carte o più.
lesson-discard-pot-near = Finisci il turno: vai su { $card } e premi [d]. Dopo l'ultima carta c'è il pozzetto, undici carte.
lesson-discard-pot = Premi [d] e scarta { $card }, la tua ultima carta: allora il pozzetto, undici carte, è tuo.
lesson-discard-out-near = Finisci il turno: vai su { $card } e premi [d]. Hai burraco e pozzetto: a mano vuota chiudi.
lesson-discard-out = Premi [d] e scarta { $card }, la tua ultima carta: hai un burraco e il pozzetto, quindi chiudi.

# Cards are picked. $more: those still to be picked.
lesson-picked-more = Hai scelto { $cards }. Ora scegli anche { $more }.
lesson-picked-discard = Hai scelto { $card }: [d] la scarta e finisce il turno.
lesson-picked-lay = { $cards } sono un gioco: [l] lo cala. Esc le lascia.
lesson-picked-extend = { $cards }: [e] attacca al gioco { $meld }. Esc lascia.
lesson-picked-one = Hai scelto { $card }. Scegline altre per averne tre, o [d] la scarta e finisce il turno.
lesson-picked-none = { $cards } non fanno gioco. Servono tre dello stesso valore o tre in fila di un seme; jolly e due
    sono matte.

lesson-send = Il turno è preparato, e nulla è ancora giocato. Invio lo gioca; [u] torna indietro di un passo.
lesson-send-pot = Era l'ultima carta: Invio la gioca, e il pozzetto ti arriva in mano.
lesson-send-out = Così chiudi: Invio lo gioca, e si contano i punti.
lesson-others = Tocca all'avversario. Quel che succede si legge accanto al tavolo.
lesson-wait = Un momento: il tavolo è al lavoro.

# The deal is over. $missed: one or more of the goals below.
lesson-over = Hai fatto tutto quello che c'è in una smazzata: burraco, pozzetto e chiusura.
lesson-over-missed = Questa volta è mancato: { $missed }. Puoi ricominciare la lezione quando vuoi.
lesson-goal-canasta = un burraco
lesson-goal-pot = il pozzetto
lesson-goal-out = la chiusura
