# The state of the table in sentences, asked for by a word.

## The match.

# $points: the score of each team, "Noi 310, Loro -45".
topics-match = Smazzata { $n }. La partita finora: { $points }.

## The reader's hand.

# To somebody who watches.
topics-hand-watching = Stai solo guardando: non hai carte in mano.
topics-hand-unseen-pot = { $count ->
    [one] Hai in mano un pozzetto da { $count } carta e non puoi ancora guardarlo.
   *[other] Hai in mano un pozzetto da { $count } carte e non puoi ancora guardarlo.
}
topics-hand-empty = Non hai carte in mano.
# $points: what the cards are worth together.
topics-hand = { $count ->
    [one] Hai in mano { $count } carta, che vale
   *[other] Hai in mano { $count } carte, che valgono
}{" "}{ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { $cards }.
# $cards: those that came in since the reader's last turn.
topics-new = Di nuovo nella tua mano: { $cards }.
topics-new-none = Nella tua mano non c'è niente di nuovo.

## The melds. $team: "Noi", "Loro", or the names of its players.

topics-melds-none = { $team }: ancora niente di calato.
topics-melds-due = { $team }: per l'apertura { $points ->
        [one] serve { $points } punto
       *[other] servono { $points } punti
    }.
# $meld: its number; $kind: sequence or set; $grade: such as "sporco" or "burraco pulito".
topics-meld = { $kind ->
    [set] { $team }: gioco { $meld }, combinazione
   *[sequence] { $team }: gioco { $meld }, sequenza
}: { $cards }; { $grade }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
# The same of a meld with a wild card: $natural is the card whose place it takes.
topics-meld-wild = { $kind ->
    [set] { $team }: gioco { $meld }, combinazione
   *[sequence] { $team }: gioco { $meld }, sequenza
}: { $cards }; { $grade }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; la matta { $wild } vale { $natural }.

## The pile.

topics-pile-empty = Il monte è vuoto.
# Only the top card is seen.
topics-pile-closed = { $count ->
    [one] Il monte ha { $count } carta; in cima c'è { $card }.
   *[other] Il monte ha { $count } carte; in cima c'è { $card }.
}
topics-pile = { $count ->
    [one] Il monte ha una sola carta: { $cards }.
   *[other] Il monte ha { $count } carte, la cima per ultima: { $cards }.
}

## The stock, and what comes when it has run out.

topics-stock-pot-follows = { $count ->
    [0] Il tallone non ha più carte; poi viene un pozzetto.
    [one] Il tallone ha { $count } carta; poi viene un pozzetto.
   *[other] Il tallone ha { $count } carte; poi viene un pozzetto.
}
topics-stock-ends = { $count ->
    [0] Il tallone non ha più carte; la smazzata finisce con il turno in cui si pesca l'ultima.
    [one] Il tallone ha { $count } carta; la smazzata finisce con il turno in cui si pesca l'ultima.
   *[other] Il tallone ha { $count } carte; la smazzata finisce con il turno in cui si pesca l'ultima.
}
# $left: how many cards are then left in it.
topics-stock-ends-with =
    { $count ->
        [0] Il tallone non ha più carte;
        [one] Il tallone ha { $count } carta;
       *[other] Il tallone ha { $count } carte;
    }
    { $left ->
        [0] la smazzata finisce con il turno in cui non resta nessuna carta.
        [one] la smazzata finisce con il turno in cui resta solo { $left } carta.
       *[other] la smazzata finisce con il turno in cui restano solo { $left } carte.
    }

## The pots.

# $pots: how many are left; $cards: how many cards each of them has.
topics-pots = { $pots ->
    [0] Non restano pozzetti (erano da { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }).
    [one] Resta { $pots } pozzetto da { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
   *[other] Restano { $pots } pozzetti da { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
}
topics-pot-taken = { $team }: pozzetto preso.
topics-pot-not-yet = { $team }: ancora senza pozzetto.

## Who holds how many cards.

# $players: one after the other, as in topics-player.
topics-players = In ordine di gioco: { $players }.
topics-player = { $count ->
    [0] { $name } nessuna carta
    [one] { $name } { $count } carta
   *[other] { $name } { $count } carte
}

## Whose turn it is: -own is said to the reader, -other of the player $name.

topics-turn-over = La smazzata è finita.
# The pile is empty.
topics-turn-draw-own = Tocca a te: devi pescare.
topics-turn-draw-other = Tocca a { $name }: deve pescare.
topics-turn-take-own = Tocca a te: puoi pescare o raccogliere il monte.
topics-turn-take-other = Tocca a { $name }: può pescare o raccogliere il monte.
# In the first turn of a deal the card drawn may be refused.
topics-turn-decide-own = Tocca a te: puoi tenere o rifiutare la carta pescata.
topics-turn-decide-other = Tocca a { $name }: può tenere o rifiutare la carta pescata.
topics-turn-lay-own = Tocca a te: puoi calare, poi scarti.
topics-turn-lay-other = Tocca a { $name }: può calare, poi scarta.
