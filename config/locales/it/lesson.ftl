# The coach of the first deal: one sentence or two beside the table, in two lines of 58 columns. What stands in square
# brackets is a key.

lesson-draw-first = Ogni turno inizia con una carta: [d] pesca dal tallone. ([p] raccoglierebbe invece tutto il monte.)
lesson-draw =
    { $count ->
        [one] [d] pesca dal tallone; [p] raccoglie il monte, { $count } carta. Conviene se va nei tuoi giochi.
       *[other] [d] pesca dal tallone; [p] raccoglie il monte, { $count } carte. Conviene se qualcuna va nei tuoi giochi.
    }
lesson-draw-only = Il monte è vuoto: [d] pesca una carta dal tallone.
lesson-draw-few = Poche carte: pesca con [d], il monte ti riempirebbe la mano. Dopo l'ultima carta c'è il pozzetto.
lesson-lay-first-sequence = { $cards } sono in fila, dello stesso seme: una sequenza. Sceglile (← → e Spazio), poi [l]
    le cala.
lesson-lay-first-set = { $cards } hanno lo stesso valore: una combinazione. Sceglile (← → e Spazio), poi [l] le cala.
lesson-lay = { $cards } fanno un altro gioco: sceglile e premi [l]. I punti valgono quando sono sul tavolo.
lesson-extend = Al tuo gioco { $meld } puoi attaccare { $cards }: scegli con Spazio, poi [e]. I giochi lunghi valgono di
    più.
lesson-extend-canasta = Con { $cards } il gioco { $meld } diventa un burraco, sette carte: Spazio, poi [e]. Se è pulito
    vale di più.
lesson-discard = Niente altro da calare? Finisci il turno: vai sulla carta che ti serve meno e premi [d].
lesson-discard-canasta = Finisci il turno con uno scarto ([d]). Lo scopo è un burraco: un gioco di sette carte o più.
lesson-pot-near = Hai quasi finito le carte: gioca l'ultima, e il pozzetto della squadra, undici carte nuove, è tuo.
lesson-out-near = Hai un burraco e il pozzetto: liberati di tutte le carte, scarta l'ultima, e hai chiuso.
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
lesson-over = La smazzata è finita. Quello che hai calato vale per te, più di tutto i burrachi; quello che ti resta in
    mano, contro.
