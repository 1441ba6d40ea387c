# Words that are typed stay as they are: send, undo, sort suit, lay 3S 4S 5S.

## What help and a command says of it: each begins with the command

commands-about-send = Send manda al tavolo le mosse preparate (basta Invio, quando il turno è completo).
commands-about-undo = Undo annulla l'ultima mossa preparata.
commands-about-hint = Hint dice che cosa farebbe chi gioca bene, e perché (poi 0 lo fa).
commands-about-moves = Moves elenca, numerate, tutte le mosse possibili adesso; di quelle che differiscono solo per la
    matta, una.
commands-about-table = Table mostra di nuovo tutto il tavolo.
commands-about-sort = Sort ordina la mano, anche nelle prossime partite: sort suit (per seme) o sort rank (per valore).
commands-about-cards = Cards dice come scrivere le carte, anche nelle prossime partite: cards signs (simboli), cards
    letters (lettere) o cards words (parole).
commands-about-name = Name dice il tuo nome dalla prossima partita in poi: name Ana.
commands-about-language = Language dice in che lingua leggi, o ne sceglie un'altra, anche per le prossime partite:
    language en.
commands-about-announce = Announce dice quanto si racconta di ciò che fanno gli altri: announce all, announce brief o
    announce quiet.
commands-about-score = Score mostra i punti fatti finora in questa smazzata, e la partita.
commands-about-log = Log racconta che cosa è successo in questa smazzata; log 2: nella smazzata 2.
commands-about-replay = Replay racconta passo per passo una smazzata finita, con tutte le mani scoperte: replay 2.
commands-about-sheet = Sheet mostra i punti dell'ultima smazzata finita; sheet 2: della smazzata 2.
commands-about-rules = Rules mostra le regole di questo tavolo.
commands-about-clock = Clock dice quanto tempo c'è per questo turno.
commands-about-back = Back ti ridà il posto, quando un sostituto gioca per te.
commands-about-shuffle = Shuffle mostra la prova che le carte sono state date senza trucchi.
commands-about-verify = Verify controlla tutte le smazzate finite: impegno, numeri casuali, mescolata e le tue carte.
commands-about-help = Help spiega una parola: help hint; da solo le elenca tutte.
commands-about-quit = Quit esce; la partita resta salvata.

## The same of a move

commands-about-draw = Draw pesca la prima carta del tallone.
commands-about-keep = Keep tiene la prima carta pescata, per questo turno.
commands-about-refuse = Refuse mette la prima carta pescata sul monte e ne pesca un'altra.
commands-about-take = Take raccoglie tutto il monte.
# Where the pile is closed: its top card has to be used.
commands-about-take-closed = Take raccoglie il monte con la carta in cima: take 6S 7S la cala insieme a queste, take 2
    la attacca al gioco 2.
commands-about-lay = Lay cala un nuovo gioco: lay 3S 4S 5S.
commands-about-extend = Extend attacca carte a un gioco, dato il suo numero: extend 2 6S.
commands-about-withdraw = Withdraw ritira l'apertura, se resta sotto il minimo.
commands-about-discard = Discard scarta una carta sul monte e finisce il tuo turno: discard 9D.

## The same of a word that asks for one thing

commands-about-hand = Hand elenca le tue carte.
commands-about-new = New elenca le carte arrivate dopo il tuo ultimo turno.
commands-about-melds = Melds elenca i giochi che sono sul tavolo.
commands-about-pile = Pile dice che cosa c'è nel monte degli scarti.
commands-about-stock = Stock dice quante carte restano da pescare.
commands-about-pots = Pots dice chi ha preso il pozzetto.
commands-about-players = Players dice quante carte ha in mano ognuno.
commands-about-turn = Turn dice a chi tocca.
commands-about-deal = Deal dice chi ha dato le carte e chi comincia.

## The same of other words

# $verb: the word for a move, with a capital letter.
commands-no-move = { $verb } non è una mossa di questo gioco.
# $typed: the word asked about; $near: the word that was probably meant.
commands-no-word-near = «{ $typed }» non è una parola che conosco: volevi dire { $near }?
commands-no-word = «{ $typed }» non è una parola che conosco: help da solo elenca quelle che ci sono.

## What help alone says: a few short paragraphs

# $forms: the moves of this table with dots between them, each typed as shown or as in one of the next three messages.
commands-guide-moves = Mosse: { $forms }; oppure un numero tra quelli mostrati.
commands-form-extend = extend 2 6S (attacca al gioco 2)
commands-form-keep = keep o refuse (tieni o rifiuti la prima carta pescata)
# Where the pile is closed: its top card has to be used.
commands-form-take-closed = take 6S 7S (il monte: la cima con queste) · take 2 (la cima sul gioco 2)
commands-guide-line = Più mosse in una riga: lay 3S 4S 5S; discard 9D.
commands-guide-show = Mostrare: table (tavolo) · score (punti) · log (cronaca) · rules (regole) · clock (tempo) · shuffle
    (la prova che le carte sono date senza trucchi) · verify (la controlla).
commands-guide-earlier = Una smazzata finita: sheet 2 (i punti) · log 2 (che cosa è successo) · replay 2 (passo per
    passo, tutte le mani scoperte).
# $topics: the words for one thing each, with dots between them.
commands-guide-topics = Chiedere una cosa sola: { $topics }.
commands-guide-advice = Consigli: hint (poi 0 lo fa) · moves (tutte le mosse possibili).
commands-guide-choose = Scegliere: sort suit o rank (seme o valore) · cards signs, letters o words (simboli, lettere,
    parole) · name Ana · language en · announce all, brief o quiet.
# Where nobody else sits at the table.
commands-guide-go = Andare avanti: send, o solo Invio quando il turno è completo · undo (annulla) · back (riprendi il
    posto da un sostituto) · quit (la partita resta salvata).
# Where other people sit at the table.
commands-guide-go-shared = Andare avanti: send, o solo Invio quando il turno è completo · undo (annulla) · back
    (riprendi il posto da un sostituto).
commands-guide-short = In breve: basta l'inizio di una parola, disc 9D; e poi d (draw) · d 9D (discard) · l · e · k · r
    · w · s (send) · u · m · t (table) · y · n · h o ? (help) · q.
commands-guide-word = Per saperne di più su una parola: help hint.
commands-guide-cards = Carte: il valore, poi il seme, S H D C (picche, cuori, quadri, fiori). 10H o TH è il dieci di
    cuori, JK un jolly. Sul tavolo (2S) è la matta del suo gioco; nella tua mano [2S] è appena arrivata.
# The same where everything is said in sentences.
commands-guide-cards-spoken = Carte: il valore, poi il seme, S H D C (picche, cuori, quadri, fiori). 10H o TH è il dieci
    di cuori, JK un jolly. Della matta di un gioco si dice quale carta sostituisce; new dice quali carte sono appena
    arrivate in mano.

## A line that is not understood

# $begun: how it begins; $count: how many characters it has.
commands-too-long = { $count ->
    [one] La riga che comincia con «{ $begun }» ha { $count } carattere, più di tutto quello che si può chiedere qui:
        help elenca che cosa si può.
   *[other] La riga che comincia con «{ $begun }» ha { $count } caratteri, più di tutto quello che si può chiedere qui:
        help elenca che cosa si può.
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
commands-unknown = «{ $typed }» non lo conosco: scrivi una mossa come { $example }, un numero mostrato o help.
# $card: the card as it is typed.
commands-card = «{ $typed }» è una carta; che cosa ne fai? Scrivi discard { $card } per scartarla, o extend e il numero
    di un gioco davanti alla carta per attaccarla.
# $cards: the cards as they are typed, with " ..." after them where they are many.
commands-cards = Queste sono carte; che cosa ne fai? Scrivi lay { $cards } per calarle.
