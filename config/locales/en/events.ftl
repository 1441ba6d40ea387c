## What a player did in a row is one sentence of several clauses: "Ana drew a card and discarded K♣."

# $did: one clause or several of those below, the -own ones.
events-did-own = You { $did }.
# The same of another player, with the -other clauses.
events-did-other = { $name } { $did }.
# Somebody plays for the reader, who is away; with the -other clauses.
events-did-stand-in = Your stand-in { $did }.
# Stands for $name where no player did it.
events-table = the table

## The clauses: -own is said to the reader, who did it; -other of somebody else.

# A card whose face the reader does not see.
events-drew-own = drew a card
events-drew-other = drew a card
events-drew-card-own = drew { $card }
events-drew-card-other = drew { $card }
# The first card drawn, which might have been refused.
events-kept-own = kept it
events-kept-other = kept it
# The comma at the end closes what is put in; it is left out at the end of the sentence and before another comma.
events-refused-own = refused { $card }, which starts the pile,
events-refused-other = refused { $card }, which starts the pile,
# $count: how many cards the pile has.
events-took-own = took the pile of { $count }
events-took-other = took the pile of { $count }
events-took-top-own = took the pile of { $count } with { $card } on top
events-took-top-other = took the pile of { $count } with { $card } on top
events-took-cards-own = took the pile ({ $cards })
events-took-cards-other = took the pile ({ $cards })
# $meld: the number of the meld.
events-laid-own = laid { $cards } as meld { $meld }
events-laid-other = laid { $cards } as meld { $meld }
# $canasta: such as "a clean canasta".
events-laid-canasta-own = laid { $cards } as meld { $meld } ({ $canasta })
events-laid-canasta-other = laid { $cards } as meld { $meld } ({ $canasta })
events-added-own = added { $cards } to meld { $meld }
events-added-other = added { $cards } to meld { $meld }
# $canasta: what the meld has become.
events-added-canasta-own = added { $cards } to meld { $meld } ({ $canasta })
events-added-canasta-other = added { $cards } to meld { $meld } ({ $canasta })
# The first melds of a deal must come to so many points; those of this turn did not.
events-withdrew-own = took the melds of this turn back, so that { $minimum } points are needed now
events-withdrew-other = took the melds of this turn back, so that { $minimum } points are needed now
events-discarded-own = discarded { $card }
events-discarded-other = discarded { $card }
events-pot-own = took a pot
events-pot-other = took a pot
# Always of somebody else: without a discard, so that the turn goes on.
events-pot-plays-on = took a pot and plays on
events-pot-cards-own = took a pot ({ $cards })
events-pot-cards-other = took a pot ({ $cards })
# The last card is played, and the deal ends.
events-out-own = went out
events-out-other = went out

## Whole sentences.

# The reader dealt. $n: which deal of the match; $starts: the player who begins.
events-dealt-own = Deal { $n }: you dealt, { $starts } starts.
# The reader begins. $dealer: the player who dealt.
events-dealt-start-own = Deal { $n }: { $dealer } dealt, you start.
events-dealt-other = Deal { $n }: { $dealer } dealt, { $starts } starts.
# Stands after one of the three above.
events-pile-starts = { $card } starts the pile.
# The pack is cut before the deal: who lifts just the right number of cards earns points.
events-cut-own = { $count ->
    [one] You cut { $count } card.
   *[other] You cut { $count } cards.
}
events-cut-other = { $count ->
    [one] { $name } cut { $count } card.
   *[other] { $name } cut { $count } cards.
}
# Stands after one of the two above.
events-cut-bonus = Just right: { $bonus } points.
# A pot that came with the reader's last discard.
events-pot-revealed = You may look at your pot now: { $cards }.
events-pot-to-stock = { $count ->
    [one] The stock ran out: a pot of { $count } card is the stock now.
   *[other] The stock ran out: a pot of { $count } cards is the stock now.
}
events-stood-in-own = A stand-in plays for you.
events-stood-in-other = A stand-in plays for { $name }.
events-returned-own = You came back.
events-returned-other = { $name } came back.
events-paused = The table pauses; no clock runs.
events-resumed = The table goes on.

## The end of a deal. $points: the score of each team, "We 310, They -45".

events-over = The deal is over: { $points }.
events-over-stock = The deal is over (the stock ran out): { $points }.
# Round and round nobody laid a card.
events-over-stalemate = The deal is over (nobody would lay): { $points }.
events-over-abandoned = The deal is over (abandoned): { $points }.
