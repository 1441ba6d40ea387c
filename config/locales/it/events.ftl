## What a player did in a row is one sentence of several clauses: "Ana ha pescato una carta e scartato K♣." Every clause
## is a participle that goes with "ha" or "hai", so that nothing agrees with the player.

# $did: one clause or several of those below, the -own ones.
events-did-own = Hai { $did }.
# The same of another player, with the -other clauses.
events-did-other = { $name } ha { $did }.
# Somebody plays for the reader, who is away; with the -other clauses.
events-did-stand-in = Il tuo sostituto ha { $did }.
# Stands for $name where no player did it.
events-table = il tavolo

## The clauses: -own is said to the reader, who did it; -other of somebody else.

# A card whose face the reader does not see.
events-drew-own = pescato una carta
events-drew-other = pescato una carta
events-drew-card-own = pescato { $card }
events-drew-card-other = pescato { $card }
# The first card drawn, which might have been refused.
events-kept-own = deciso di tenerla
events-kept-other = deciso di tenerla
# The comma at the end closes what is put in; it is left out at the end of the sentence and before another comma.
events-refused-own = rifiutato { $card }, che apre il monte,
events-refused-other = rifiutato { $card }, che apre il monte,
# $count: how many cards the pile has.
events-took-own = { $count ->
    [one] raccolto il monte ({ $count } carta)
   *[other] raccolto il monte ({ $count } carte)
}
events-took-other = { $count ->
    [one] raccolto il monte ({ $count } carta)
   *[other] raccolto il monte ({ $count } carte)
}
events-took-top-own = { $count ->
    [one] raccolto il monte ({ $count } carta, { $card })
   *[other] raccolto il monte ({ $count } carte, in cima { $card })
}
events-took-top-other = { $count ->
    [one] raccolto il monte ({ $count } carta, { $card })
   *[other] raccolto il monte ({ $count } carte, in cima { $card })
}
events-took-cards-own = raccolto il monte ({ $cards })
events-took-cards-other = raccolto il monte ({ $cards })
# $meld: the number of the meld.
events-laid-own = calato { $cards } (gioco { $meld })
events-laid-other = calato { $cards } (gioco { $meld })
# $canasta: such as "un burraco pulito".
events-laid-canasta-own = calato { $cards } (gioco { $meld }, { $canasta })
events-laid-canasta-other = calato { $cards } (gioco { $meld }, { $canasta })
events-added-own = attaccato { $cards } al gioco { $meld }
events-added-other = attaccato { $cards } al gioco { $meld }
# $canasta: what the meld has become.
events-added-canasta-own = attaccato { $cards } al gioco { $meld } ({ $canasta })
events-added-canasta-other = attaccato { $cards } al gioco { $meld } ({ $canasta })
# The first melds of a deal must come to so many points; those of this turn did not.
events-withdrew-own = ritirato i giochi di questo turno (per aprire ora { $minimum ->
        [one] serve { $minimum } punto
       *[other] servono { $minimum } punti
    })
events-withdrew-other = ritirato i giochi di questo turno (per aprire ora { $minimum ->
        [one] serve { $minimum } punto
       *[other] servono { $minimum } punti
    })
events-discarded-own = scartato { $card }
events-discarded-other = scartato { $card }
events-pot-own = preso un pozzetto
events-pot-other = preso un pozzetto
# Always of somebody else: without a discard, so that the turn goes on.
events-pot-plays-on = preso un pozzetto al volo
events-pot-cards-own = preso un pozzetto ({ $cards })
events-pot-cards-other = preso un pozzetto ({ $cards })
# The last card is played, and the deal ends.
events-out-own = chiuso
events-out-other = chiuso

## Whole sentences.

# The reader dealt. $n: which deal of the match; $starts: the player who begins.
events-dealt-own = Smazzata { $n }: hai dato le carte tu, comincia { $starts }.
# The reader begins. $dealer: the player who dealt.
events-dealt-start-own = Smazzata { $n }: ha dato le carte { $dealer }, cominci tu.
events-dealt-other = Smazzata { $n }: ha dato le carte { $dealer }, comincia { $starts }.
# Stands after one of the three above.
events-pile-starts = { $card } apre il monte.
# The pack is cut before the deal: who lifts just the right number of cards earns points.
events-cut-own = { $count ->
    [one] Hai tagliato alzando { $count } carta.
   *[other] Hai tagliato alzando { $count } carte.
}
events-cut-other = { $count ->
    [one] { $name } ha tagliato alzando { $count } carta.
   *[other] { $name } ha tagliato alzando { $count } carte.
}
# Stands after one of the two above.
events-cut-bonus = Taglio esatto: { $bonus ->
        [one] { $bonus } punto
       *[other] { $bonus } punti
    }.
# A pot that came with the reader's last discard.
events-pot-revealed = Ora puoi guardare il tuo pozzetto: { $cards }.
events-pot-to-stock = { $count ->
    [one] Il tallone è finito: un pozzetto da { $count } carta fa ora da tallone.
   *[other] Il tallone è finito: un pozzetto da { $count } carte fa ora da tallone.
}
events-stood-in-own = Un sostituto gioca per te.
events-stood-in-other = Un sostituto gioca per { $name }.
events-returned-own = Torni al tavolo.
events-returned-other = { $name } torna al tavolo.
events-paused = Il tavolo è in pausa; il tempo è fermo.
events-resumed = Al tavolo si riprende.

## The end of a deal. $points: the score of each team, "Noi 310, Loro -45".

events-over = Smazzata finita: { $points }.
events-over-stock = Smazzata finita (il tallone è esaurito): { $points }.
# Round and round nobody laid a card.
events-over-stalemate = Smazzata finita (stallo: nessuno cala): { $points }.
events-over-abandoned = Smazzata finita (interrotta): { $points }.
