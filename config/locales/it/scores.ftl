# The score sheet of a deal, and where the match stands. $team: "Noi", "Loro", or names.

## The sheet. The items stand before their points, in a column or in a sentence.

scores-item-cards = carte sul tavolo
scores-item-canastas = burrachi
scores-item-out = chiusura
# For the player who cut the pack at the right place.
scores-item-cut = taglio
scores-item-hands = carte in mano
scores-item-pot = pozzetto non preso
scores-item-deal = smazzata
scores-item-match = partita
scores-deal = Smazzata { $deal }
scores-deal-abandoned = La smazzata { $deal } è stata interrotta e non conta.
# Instead of a sheet, and of how the match ended.
scores-no-deal = Il tavolo è stato chiuso prima della prima smazzata.
scores-deal-told = I punti della smazzata { $deal }.
# Under the sheet: a team has reached the target of the match to the point, and the match goes on.
scores-not-past = { $target } punti non bastano: la partita si vince superandoli.
scores-item = { $item } { $points }
# $items: such as "carte sul tavolo 75, burrachi 200".
scores-team = { $team }: { $items }
scores-team-told = { $team }: { $items }.
# Which melds the points for canastas are of. $meld: its number.
scores-canasta = { $kind ->
    [dirty] gioco { $meld } (sporco) { $points }
    [semi_clean] gioco { $meld } (semipulito) { $points }
    [clean] gioco { $meld } (pulito) { $points }
    [royal] gioco { $meld } (reale) { $points }
   *[ace_to_ace] gioco { $meld } (asso-asso) { $points }
}
scores-team-canastas = { $team }: { $canastas }
# $teams: one or more of the message above, with semicolons between them.
scores-canastas = Burrachi: { $teams }.

## What the deal in play has brought so far: the items of scores-team-told.

scores-so-far-cards = { $count ->
    [0] { $points } per le carte sul tavolo (nessuna)
    [one] { $points } per { $count } carta sul tavolo
   *[other] { $points } per { $count } carte sul tavolo
}
scores-so-far-canastas = { $points } per i burrachi
scores-so-far-cut = { $points } per il taglio
scores-so-far-no-pot = { $points } finché manca il pozzetto
scores-hand = Le carte che restano in mano si sottraggono alla squadra; le tue valgono { $points }.
# $scores: such as "Noi 120, Loro -45".
scores-match = La partita prima di questa smazzata: { $scores }.
scores-match-to = La partita prima di questa smazzata: { $scores }; si gioca a { $target }.
# The same where the target must be passed.
scores-match-past = La partita prima di questa smazzata: { $scores }; la vince chi supera { $target }.

# A deal that is over, and the match after it. $scores and $totals: such as "Noi 120, Loro -45".
scores-history = Smazzata { $deal }: { $scores } (partita: { $totals }).

## The end of the match. $totals: such as "Noi 120, Loro -45".

scores-over = La partita è finita.
# The reader's team.
scores-won-own = Hai vinto: { $totals }.
# The one other team, where the reader's is "we".
scores-won-they = Vincono loro: { $totals }.
# $names: the winners'.
scores-won-other = { $count ->
    [one] Vince { $names }: { $totals }.
   *[other] Vincono { $names }: { $totals }.
}
scores-drawn = La partita finisce in parità: { $totals }.
scores-no-winner = La partita non ha vincitori: { $totals }.
scores-reason-time = Il tempo è scaduto.
scores-reason-abandoned = È stata interrotta.
# $names: "Tu", or "Tu e Dario": the reader is one of them.
scores-gave-up-own = { $count ->
    [one] { $names } hai abbandonato.
   *[other] { $names } avete abbandonato.
}
scores-gave-up-other = { $count ->
    [one] { $names } ha abbandonato.
   *[other] { $names } hanno abbandonato.
}
# $last is one player's name, $others are all before it, with commas between them.
scores-and = { $others } e { $last }
