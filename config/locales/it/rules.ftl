# The rules of one table, told from its options: whole sentences, each a line of a list. Cards go by their letters and
# numbers: A K Q J 10 9 8 7 6 5 4 3 2.

rules-heading = Le regole di { $preset }
# $changes: options as they are typed, "players = 2, same_card = true".
rules-heading-changed = Le regole di { $preset }, con { $changes }

## The headings of the groups.

rules-title-cards = Carte e squadre
rules-title-turn = Il turno
rules-title-melds = I giochi
rules-title-canastas = I burrachi
rules-title-initial-meld = L'apertura
rules-title-pots = Pozzetti e chiusura
rules-title-end = La fine della smazzata
rules-title-scores = I punti

## Who plays, and who deals first.

rules-players-two = Due giocatori, ognuno per sé.
rules-players-four = Quattro giocatori in due squadre da due; chi è in coppia siede di fronte.
rules-players-six-in-pairs = Sei giocatori in tre squadre da due; chi è in coppia siede di fronte.
rules-players-six-in-threes = Sei giocatori in due squadre da tre, seduti alternati.
rules-draw-partners = Se i posti non sono scelti, coppie e posti si decidono pescando le carte: il jolly è la più
    alta, poi 2, A, K e così via fino a 3. Le due più alte giocano contro le due più basse; la più alta comincia e
    la più bassa, alla sua destra, dà le carte. Poi si danno le carte a turno in senso orario, e comincia chi siede
    alla sinistra di chi le dà.
rules-draw-dealer = Per sapere chi dà le carte per primo si pesca una carta per ogni posto, con l'asso alto:
    comincia la più alta fuori dalla squadra che ha la più bassa, e dà le carte il posto precedente. Poi si danno le
    carte a turno in senso orario, e comincia chi siede alla sinistra di chi le dà.

## The cards.

# $decks: 2 or 3; $jokers: in each of them; $cards: all cards together.
rules-packs-jokers =
    { $decks ->
        [2] Due mazzi
        [3] Tre mazzi
        [one] { $decks } mazzo
       *[other] { $decks } mazzi
    } da 52 carte con { $jokers ->
        [1] un jolly
        [2] due jolly
       *[other] { $jokers } jolly
    } ciascuno: in tutto { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
rules-packs =
    { $decks ->
        [2] Due mazzi
        [3] Tre mazzi
        [one] { $decks } mazzo
       *[other] { $decks } mazzi
    } da 52 carte senza jolly: in tutto { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
# $hand: cards of each player; $pots: how many pots, one at least; $size: cards in each of them; $stock: cards in
# the stock.
rules-dealt-pots =
    Ognuno riceve { $hand ->
        [one] { $hand } carta
       *[other] { $hand } carte
    }; { $pots ->
        [1] c'è un pozzetto
        [2] ci sono due pozzetti
        [3] ci sono tre pozzetti
       *[other] ci sono { $pots } pozzetti
    } da { $size ->
        [one] { $size } carta
       *[other] { $size } carte
    }, e nel tallone { $stock ->
        [one] resta { $stock } carta
       *[other] restano { $stock } carte
    }.
rules-dealt =
    Ognuno riceve { $hand ->
        [one] { $hand } carta
       *[other] { $hand } carte
    }; non ci sono pozzetti, e nel tallone { $stock ->
        [one] resta { $stock } carta
       *[other] restano { $stock } carte
    }.
rules-opening-upcard = Si scopre una carta, con cui comincia il monte degli scarti.
rules-opening-empty = All'inizio il monte degli scarti è vuoto: chi comincia deve pescare.
rules-opening-refusable = All'inizio il monte degli scarti è vuoto. Chi comincia pesca e può tenere la carta o
    rifiutarla: se la rifiuta, con quella comincia il monte, e la carta che pesca dopo deve restargli in mano.
# $cards: those of all pots together.
rules-cut =
    Taglia chi siede alla destra di chi dà le carte; se alza esattamente { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, quante ne servono ai pozzetti, la squadra guadagna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
# $values: such as rules-value, with commas between them: "jolly = 30, 2 = 20, A = 15, K Q J 10 9 8 = 10".
rules-values = Valore delle carte: { $values }.
# $cards: one card, or several that are worth the same, "K Q J".
rules-value = { $cards } = { $points }
rules-joker = jolly

## The turn.

rules-pile-open = Per prima cosa pesca la prima carta del tallone, oppure raccogli tutto il monte. Le carte del
    monte le possono vedere tutti, e per raccoglierlo non ci sono condizioni.
rules-pile-closed = Per prima cosa pesca la prima carta del tallone, oppure raccogli tutto il monte. Del monte si
    vedono solo la carta in cima e il numero di carte.
rules-pile-top = Il monte si può raccogliere solo se la carta in cima si usa subito, insieme a carte della mano in
    un gioco nuovo o per attaccare a un gioco della squadra; un jolly o un due qualsiasi si possono usare solo in un
    gioco nuovo. Il resto del monte va poi in mano.
rules-pile-top-no-jokers = Il monte si può raccogliere solo se la carta in cima si usa subito, insieme a carte della
    mano in un gioco nuovo o per attaccare a un gioco della squadra; un due si può usare solo in un gioco nuovo. Il
    resto del monte va poi in mano.
rules-lay = Poi cala giochi nuovi e attacca a quelli della squadra, quante volte vuoi. Le carte sul tavolo restano
    nel loro gioco.
rules-same-card = Chi ha raccolto un monte di una sola carta non può scartare nello stesso turno una carta di quel
    valore e di quel seme, a meno che ne avesse già una in mano.
rules-discard = Alla fine scarta una carta. Non è permesso niente che ti impedisca di finire il turno.

## Sequences.

rules-sequence = Una sequenza è fatta di tre o più carte dello stesso seme, una dopo l'altra.
rules-ace-both = L'asso sta in basso, prima del due, oppure in alto, dopo il re.
rules-ace-high = L'asso sta solo in alto, dopo il re.
rules-ace-low = L'asso sta solo in basso, prima del due.
rules-ace-to-ace = Una sequenza può andare da un asso all'altro: quattordici carte con due assi.
rules-one-ace-and-wild = Una sequenza non può avere due assi naturali, ma è permesso andare da A a K con una matta
    in fondo: quattordici carte.
rules-one-ace = Una sequenza non può avere due assi.

## Wilds: -no-jokers is said of a game without them, -no-sets of one without sets.

rules-wild = Un due al suo posto, prima del tre del suo seme, è naturale. I jolly e tutti gli altri due sono matte:
    un gioco può avere una sola matta, che vale qualsiasi carta e si può spostare nel suo gioco.
rules-wild-no-jokers = Un due al suo posto, prima del tre del suo seme, è naturale. Tutti gli altri due sono matte:
    un gioco può avere una sola matta, che vale qualsiasi carta e si può spostare nel suo gioco.
rules-unused = Un due al suo posto, prima del tre del suo seme, è naturale. I jolly e tutti gli altri due sono
    matte, e non si possono usare in sequenze e combinazioni.
rules-unused-no-jokers = Un due al suo posto, prima del tre del suo seme, è naturale. Tutti gli altri due sono
    matte, e non si possono usare in sequenze e combinazioni.
rules-unused-no-sets = Un due al suo posto, prima del tre del suo seme, è naturale. I jolly e tutti gli altri due
    sono matte, e non si possono usare nelle sequenze.
rules-unused-no-jokers-no-sets = Un due al suo posto, prima del tre del suo seme, è naturale. Tutti gli altri due
    sono matte, e non si possono usare nelle sequenze.

## Sets.

rules-sets-none = Non ci sono combinazioni: carte dello stesso valore non fanno gioco.
rules-sets-court = Una combinazione è fatta di tre o più carte dello stesso valore: solo fanti, donne, re o assi.
rules-sets-any = Una combinazione è fatta di tre o più carte dello stesso valore, qualsiasi tranne il due.
rules-wild-sets = Tre o più jolly e due formano una combinazione di matte, che vale come sporca.
rules-wild-sets-no-jokers = Tre o più due formano una combinazione di matte, che vale come sporca.
rules-set-most =
    { $count ->
        [one] Una combinazione ha al massimo { $count } carta.
       *[other] Una combinazione ha al massimo { $count } carte.
    }
rules-set-any-size = Una combinazione può avere tutte le carte che ci sono.
rules-set-one = Una squadra può avere una sola combinazione per ogni valore.
rules-set-several = Una squadra può avere più combinazioni dello stesso valore.

## Canastas: a list of them, the best first.

rules-canasta = Un burraco è un gioco di sette o più carte. Vale il premio più alto di questa lista che gli spetta:
# An item of that list, $canasta; behind the last one is a full stop.
rules-canasta-item = { $canasta };
rules-canasta-last = { $canasta }.
# The items. $points: a number alone.
rules-canasta-ace-to-ace = asso-asso, le quattordici carte di un seme da A ad A senza matta: { $points }
rules-canasta-ace-to-ace-at-once = asso-asso, le quattordici carte di un seme da A ad A senza matta, giocate in un
    solo turno: { $points }
rules-canasta-royal = reale, le tredici carte di un seme da A a K senza matta: { $points }
rules-canasta-royal-at-once = reale, le tredici carte di un seme da A a K senza matta, giocate in un solo turno:
    { $points }
rules-canasta-clean = pulito, senza matta: { $points }
rules-canasta-semi-clean = semipulito, sette carte naturali di seguito (o sette di una combinazione) e una matta:
    { $points }
rules-canasta-dirty = sporco, con una matta: { $points }

## The initial meld.

# $steps: such as rules-minimum-step, with commas between them, perhaps in rules-minimum-from.
rules-minimum = Quello che una squadra cala per primo in una smazzata deve raggiungere, in valore delle carte e in
    un solo turno: { $steps }. Un punteggio sotto zero vale zero.
# $score: the score of the match from which on it is so.
rules-minimum-step =
    { $points ->
        [one] { $points } punto a partire da { $score } in partita
       *[other] { $points } punti a partire da { $score } in partita
    }
rules-minimum-from = niente con meno di { $score } in partita, poi { $steps }
rules-minimum-counts = Le carte attaccate nello stesso turno contano, i premi no. Sotto il minimo non si può finire
    il turno né restare senza carte.
rules-withdraw = Chi non ci arriva può ritirare tutto: le carte calate tornano in mano, e resta solo lo scarto.
# $points: by so much the minimum of the team rises.
rules-withdraw-dearer =
    { $points ->
        [one] Chi non ci arriva può ritirare tutto: le carte calate tornano in mano, alla squadra serve { $points }
            punto in più per questa smazzata, e resta solo lo scarto.
       *[other] Chi non ci arriva può ritirare tutto: le carte calate tornano in mano, alla squadra servono
            { $points } punti in più per questa smazzata, e resta solo lo scarto.
    }

## Pots.

rules-pot = Chi gioca l'ultima carta quando la squadra non ha ancora avuto un pozzetto ne prende uno. Se l'ultima
    carta è calata, il turno continua con quello (al volo); se è scartata, il pozzetto si gioca dal turno seguente.
rules-pot-spare = Ogni squadra ha un solo pozzetto; se i pozzetti sono più delle squadre, quello in più non si usa.
rules-pot-spare-stock = Ogni squadra ha un solo pozzetto; se i pozzetti sono più delle squadre, quello in più può
    solo diventare tallone.
rules-pot-few = Non c'è un pozzetto per ogni squadra: li prende chi arriva prima.
rules-pot-view-at-once = Un pozzetto preso con lo scarto si può guardare subito.
rules-pot-view-partner = Un pozzetto preso con lo scarto si può guardare quando qualcuno della squadra ha giocato un
    turno.
rules-pot-view-own-turn = Un pozzetto preso con lo scarto si può guardare quando comincia il turno seguente di chi
    lo ha preso.

## Going out. $canasta: any, clean, or strictly_clean where there are semi-clean ones.

rules-out =
    { $canasta ->
        [any] Per chiudere la squadra deve avere un burraco, pulito o sporco.
        [strictly_clean] Per chiudere la squadra deve avere un burraco pulito (semipulito non basta).
       *[clean] Per chiudere la squadra deve avere un burraco pulito.
    }
# There are pots, but they do not matter here.
rules-out-pot-or-not =
    { $canasta ->
        [any] Per chiudere la squadra deve avere un burraco, pulito o sporco; il pozzetto non serve.
        [strictly_clean] Per chiudere la squadra deve avere un burraco pulito (semipulito non basta); il pozzetto
            non serve.
       *[clean] Per chiudere la squadra deve avere un burraco pulito; il pozzetto non serve.
    }
rules-out-pot =
    { $canasta ->
        [any] Per chiudere la squadra deve aver preso il suo pozzetto e avere un burraco, pulito o sporco.
        [strictly_clean] Per chiudere la squadra deve aver preso il suo pozzetto e avere un burraco pulito
            (semipulito non basta).
       *[clean] Per chiudere la squadra deve aver preso il suo pozzetto e avere un burraco pulito.
    }
rules-out-pot-or-none-left =
    { $canasta ->
        [any] Per chiudere la squadra deve avere un burraco, pulito o sporco, e aver preso il suo pozzetto; quando
            non restano pozzetti può chiudere anche una squadra che non ne ha mai avuti.
        [strictly_clean] Per chiudere la squadra deve avere un burraco pulito (semipulito non basta) e aver preso
            il suo pozzetto; quando non restano pozzetti può chiudere anche una squadra che non ne ha mai avuti.
       *[clean] Per chiudere la squadra deve avere un burraco pulito e aver preso il suo pozzetto; quando non
            restano pozzetti può chiudere anche una squadra che non ne ha mai avuti.
    }
rules-out-nobody = Nessuno può chiudere: ci vuole un pozzetto, e non ce ne sono.
rules-last-card = L'ultima carta si può calare o scartare, matta o no.
rules-last-discard = L'ultima carta si deve scartare; va bene qualsiasi carta.
rules-last-natural = L'ultima carta si deve scartare, e non può essere un jolly né un due. (Per prendere un pozzetto
    sì.)
rules-last-natural-no-jokers = L'ultima carta si deve scartare, e non può essere un due. (Per prendere un pozzetto sì.)
rules-out-bonus =
    { $points ->
        [one] La chiusura vale { $points } punto.
       *[other] La chiusura vale { $points } punti.
    }

## The end of a deal. $left: how many cards of the stock are not played any more.

rules-end =
    { $left ->
        [0] Se alla fine di un turno il tallone è vuoto, la smazzata è finita. Dopo non si può più raccogliere il monte.
        [one] Se alla fine di un turno nel tallone resta { $left } carta o meno, la smazzata è finita. Dopo non si
            può più raccogliere il monte.
       *[other] Se alla fine di un turno nel tallone restano { $left } carte o meno, la smazzata è finita. Dopo non
            si può più raccogliere il monte.
    }
rules-end-pot =
    { $left ->
        [0] Se alla fine di un turno il tallone è vuoto, un pozzetto rimasto diventa il tallone e si continua.
        [one] Se alla fine di un turno nel tallone resta { $left } carta o meno, un pozzetto rimasto diventa il
            tallone e si continua.
       *[other] Se alla fine di un turno nel tallone restano { $left } carte o meno, un pozzetto rimasto diventa il
            tallone e si continua.
    }
rules-end-no-pot = Se non resta nessun pozzetto la smazzata è finita. Dopo non si può più raccogliere il monte.
rules-end-last-card = Chi pesca l'ultima carta finisce il turno.
# $turns: so many turns are $rounds rounds.
rules-stalemate =
    La smazzata è finita anche per stallo, quando per { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    } di seguito ({ $rounds ->
        [1] un giro
        [2] due giri
        [3] tre giri
       *[other] { $rounds } giri
    }) tutti hanno raccolto un monte di una sola carta e non hanno calato niente.

## Scores, and the end of the match.

rules-score = Una squadra segna il valore di tutte le carte sul tavolo, i premi dei burrachi e quello della
    chiusura, meno il valore delle carte rimaste in mano ai suoi giocatori.
rules-score-cut = Una squadra segna il valore di tutte le carte sul tavolo, i premi dei burrachi, quello della
    chiusura e quello del taglio, meno il valore delle carte rimaste in mano ai suoi giocatori.
rules-no-pot =
    { $points ->
        [one] Una squadra che non ha mai avuto un pozzetto perde { $points } punto.
       *[other] Una squadra che non ha mai avuto un pozzetto perde { $points } punti.
    }
rules-unplayed-cards = Un pozzetto di cui non si è ancora giocata nessuna carta si sottrae carta per carta, come una
    mano qualsiasi.
rules-unplayed-penalty = Un pozzetto di cui non si è ancora giocata nessuna carta costa 100 punti invece delle sue
    carte.
rules-reach =
    { $points ->
        [one] Vince la partita la squadra che arriva a { $points } punto; se sono più d'una vince il totale più
            alto, e a parità si gioca un'altra smazzata.
       *[other] Vince la partita la squadra che arriva a { $points } punti; se sono più d'una vince il totale più
            alto, e a parità si gioca un'altra smazzata.
    }
rules-pass =
    { $points ->
        [one] Vince la partita la squadra che supera { $points } punto; se sono più d'una vince il totale più alto,
            e a parità si gioca un'altra smazzata.
       *[other] Vince la partita la squadra che supera { $points } punti; se sono più d'una vince il totale più
            alto, e a parità si gioca un'altra smazzata.
    }
rules-time =
    { $minutes ->
        [1] Dopo un minuto la smazzata in corso è l'ultima: vince il totale più alto, e a parità è patta.
       *[other] Dopo { $minutes } minuti la smazzata in corso è l'ultima: vince il totale più alto, e a parità è patta.
    }
rules-deals-in-time =
    { $minutes ->
        [1] Si possono cominciare nuove smazzate per un minuto; vince il totale più alto, e a parità è patta.
       *[other]
            Si possono cominciare nuove smazzate per { $minutes } minuti; vince il totale più alto, e a parità è
            patta.
    }
rules-one-deal = Si gioca una sola smazzata: vince il punteggio più alto, e a parità è patta.
