# Words that are typed: in other languages the own words of typed.ftl: send, undo, sort suit, lay 3S 4S 5S.

## What help and a command says of it: each begins with the command

commands-about-send = Inviare: manda al tavolo le mosse preparate (basta Invio, quando il turno è completo).
commands-about-undo = Annullare: annulla l'ultima mossa preparata.
commands-about-hint = Consiglio: dice che cosa farebbe chi gioca bene, e perché (poi 0 lo fa).
commands-about-moves = Mosse: elenca, numerate, tutte le mosse possibili adesso; di quelle che differiscono solo per la
    matta, una.
commands-about-table = Tavolo: mostra di nuovo tutto il tavolo.
commands-about-sort = Ordinare: ordina la mano, anche nelle prossime partite: «ordinare per seme» o «ordinare per
    valore».
commands-about-cards = Carte: dice come scrivere le carte, anche nelle prossime partite: «carte simboli», «carte
    lettere» o «carte parole».
commands-about-name = Nome: dice il tuo nome dalla prossima partita in poi: nome Ana.
commands-about-language = Lingua: dice in che lingua leggi, o ne sceglie un'altra, anche per le prossime partite: lingua
    en.
commands-about-announce = Raccontare: dice quanto si racconta di ciò che fanno gli altri: «raccontare tutto»,
    «raccontare in breve» o «raccontare poco».
commands-about-score = Punti: mostra i punti fatti finora in questa smazzata, e la partita.
commands-about-log = Cronaca: racconta che cosa è successo in questa smazzata; cronaca 2: nella smazzata 2.
commands-about-replay = Rivedere: racconta in una volta tutta una smazzata finita, mossa per mossa, a mani scoperte: rivedere 2.
commands-about-sheet = Riepilogo: mostra i punti dell'ultima smazzata finita; riepilogo 2: della smazzata 2.
commands-about-rules = Regole: mostra le regole di questo tavolo; regole 4: la parte 4.
commands-about-clock = Tempo: dice quanto tempo c'è per questo turno.
commands-about-back = Tornare: ti ridà il posto, quando un sostituto gioca per te.
commands-about-shuffle = Mescolata: mostra la prova che le carte sono state date senza trucchi.
commands-about-verify = Controlla: controlla tutte le smazzate finite: impegno, numeri casuali, mescolata e le tue
    carte.
commands-about-help = Aiuto: spiega una parola: «aiuto consiglio»; da solo le elenca tutte.
commands-about-quit = Uscire: lascia il gioco; la partita resta salvata.

## The same of a move

commands-about-draw = Pescare: pesca la prima carta del tallone.
commands-about-keep = Tenere: tiene la prima carta pescata, per questo turno.
commands-about-refuse = Rifiutare: mette la prima carta pescata sul monte e ne pesca un'altra.
commands-about-take = Raccogliere: tutto il monte passa in mano tua.
# Where the pile is closed: its top card has to be used.
commands-about-take-closed = Raccogliere: raccoglie il monte con la carta in cima: «raccogliere 6S 7S» la cala insieme a
    queste, «raccogliere 2» la attacca al gioco 2.
commands-about-lay = Calare: cala un nuovo gioco: calare 3S 4S 5S, o solo le carte.
commands-about-extend = Attaccare: attacca carte a un gioco, dato il suo numero: attaccare 2 6S.
commands-about-withdraw = Ritirare: ritira l'apertura, se resta sotto il minimo.
commands-about-discard = Scartare: scarta una carta sul monte e finisce il tuo turno: scartare 9D.

## The same of a word that asks for one thing

commands-about-hand = Mano: elenca le tue carte.
commands-about-new = Nuove: elenca le carte arrivate dopo il tuo ultimo turno.
commands-about-melds = Giochi: elenca i giochi che sono sul tavolo.
commands-about-pile = Monte: dice che cosa c'è nel monte degli scarti.
commands-about-stock = Tallone: dice quante carte restano da pescare.
commands-about-pots = Pozzetti: dice chi ha preso il pozzetto.
commands-about-players = Giocatori: dice quante carte ha in mano ognuno.
commands-about-turn = Turno: dice a chi tocca.
commands-about-deal = Smazzata: dice chi ha dato le carte e chi comincia.

## The same of other words

# $verb: the word for a move, with a capital letter.
commands-no-move = { $verb } non è una mossa di questo gioco.
# $typed: the word asked about; $near: the word that was probably meant.
commands-no-word-near = «{ $typed }» non è una parola che conosco: volevi dire { $near }?
commands-no-word = «{ $typed }» non è una parola che conosco: «aiuto» da solo elenca quelle che ci sono.

## What help alone says: a few short paragraphs

# $forms: the moves of this table with dots between them, each typed as shown or as in one of the next three messages.
commands-guide-moves = Mosse: { $forms }; oppure un numero tra quelli mostrati.
commands-form-extend = attaccare 2 6S (al gioco 2)
commands-form-keep = tenere o rifiutare (la prima carta pescata)
# Where the pile is closed: its top card has to be used.
commands-form-take-closed = raccogliere 6S 7S (il monte: la cima con queste) · raccogliere 2 (la cima sul gioco 2)
commands-guide-line = Più mosse in una riga: calare 3S 4S 5S; scartare 9D.
commands-guide-show = Mostrare: tavolo · punti · cronaca · regole · tempo · mescolata (la prova che le carte sono date
    senza trucchi) · controlla (la verifica).
commands-guide-earlier = Una smazzata finita: riepilogo 2 (i punti) · cronaca 2 (che cosa è successo) · rivedere 2
    (tutte le mosse in una volta, tutte le mani scoperte).
# $topics: the words for one thing each, with dots between them.
commands-guide-topics = Chiedere una cosa sola: { $topics }.
commands-guide-advice = Consigli: consiglio (poi 0 lo fa) · mosse (tutte le mosse possibili).
commands-guide-choose = Scegliere: ordinare per seme o per valore · carte simboli, lettere o parole · nome Ana · lingua
    en · raccontare tutto, in breve o poco.
# Where nobody else sits at the table.
commands-guide-go = Andare avanti: inviare, o solo Invio quando il turno è completo · annullare · tornare (riprendi il
    posto da un sostituto) · uscire (la partita resta salvata).
# Where other people sit at the table.
commands-guide-go-shared = Andare avanti: inviare, o solo Invio quando il turno è completo · annullare · tornare
    (riprendi il posto da un sostituto).
commands-guide-short = In breve: basta l'inizio di una parola, scar 9D; e poi d (pescare) · d 9D (scartare) · l · e · k
    · r · w · s (inviare) · u · m · t (tavolo) · y · n · h o ? (aiuto) · q.
commands-guide-word = Per saperne di più su una parola: aiuto consiglio.
commands-guide-cards = Carte: il valore, poi il seme, S H D C (picche, cuori, quadri, fiori). 10H o TH è il dieci di
    cuori, JK un jolly. Sul tavolo (2S) è la matta del suo gioco; nella tua mano [2S] è appena arrivata.
# The same where everything is said in sentences.
commands-guide-cards-spoken = Carte: il valore, poi il seme, S H D C (picche, cuori, quadri, fiori). 10H o TH è il dieci
    di cuori, JK un jolly. Della matta di un gioco si dice quale carta sostituisce; «nuove» dice quali carte sono appena
    arrivate in mano.

## A line that is not understood

# $begun: how it begins; $count: how many characters it has.
commands-too-long = { $count ->
    [one] La riga che comincia con «{ $begun }» ha { $count } carattere, più di tutto quello che si può chiedere qui:
        «aiuto» elenca che cosa si può.
   *[other] La riga che comincia con «{ $begun }» ha { $count } caratteri, più di tutto quello che si può chiedere qui:
        «aiuto» elenca che cosa si può.
 }
# $rest: what was typed after the word $word.
commands-alone = Dopo { $word } non serve niente, e c'è «{ $rest }»: scrivi { $word } da solo.
commands-no-choice = «{ $typed }» non è una scelta: scrivi uno dei numeri mostrati, da solo.
# $words: two words or more that it may be the beginning of, joined by commands-or.
commands-ambiguous = «{ $typed }» potrebbe essere { $words }: scrivi qualche lettera in più.
# $first: one word or several.
commands-or = { $first } o { $next }
commands-unknown-near = «{ $typed }» non lo conosco: volevi dire { $near }?
# $form: an example of how the move $near is typed.
commands-unknown-move = «{ $typed }» non lo conosco: volevi dire { $near }, come in { $form }?
# $example: a move as it is typed.
commands-unknown = «{ $typed }» non lo conosco: scrivi una mossa come { $example }, un numero mostrato o «aiuto».
# $card: the card as it is typed.
commands-card = «{ $typed }» è una carta; che cosa ne fai? Scrivi «scartare { $card }» per scartarla, o «attaccare» e il
    numero di un gioco davanti alla carta per attaccarla.
# $cards: the cards as they are typed, with " ..." after them where they are many.
