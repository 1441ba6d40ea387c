# The score sheet of a deal, and where the match stands. $team: "We", "They", or names.

## The sheet. The items stand before their points, in a column or in a sentence.

scores-item-cards = cards on the table
scores-item-canastas = canastas
scores-item-out = going out
# For the player who cut the pack at the right place.
scores-item-cut = the cut
scores-item-hands = cards left in hand
scores-item-pot = never had a pot
scores-item-deal = this deal
scores-item-match = match
scores-deal = Deal { $deal }
scores-deal-abandoned = Deal { $deal } was abandoned and counts for nothing.
# Instead of a sheet, and of how the match ended.
scores-no-deal = The table was closed before its first deal.
scores-deal-told = The score of deal { $deal }.
# Under the sheet: a team has reached the target of the match to the point, and the match goes on.
scores-not-past = { $target } points are not enough: the match is won with more than that.
scores-item = { $item } { $points }
# $items: such as "cards on the table 75, canastas 200".
scores-team = { $team }: { $items }
scores-team-told = { $team }: { $items }.
# Which melds the points for canastas are of. $meld: its number.
scores-canasta = { $kind ->
    [dirty] meld { $meld } (dirty) { $points }
    [semi_clean] meld { $meld } (semi-clean) { $points }
    [clean] meld { $meld } (clean) { $points }
    [royal] meld { $meld } (royal) { $points }
   *[ace_to_ace] meld { $meld } (ace-to-ace) { $points }
}
scores-team-canastas = { $team }: { $canastas }
# $teams: one or more of the message above, with semicolons between them.
scores-canastas = Canastas: { $teams }.

## What the deal in play has brought so far: the items of scores-team-told.

scores-so-far-cards = { $count ->
    [0] { $points } for no cards on the table
    [one] { $points } for { $count } card on the table
   *[other] { $points } for { $count } cards on the table
}
scores-so-far-canastas = { $points } for canastas
scores-so-far-cut = { $points } for the cut
scores-so-far-no-pot = { $points } while without a pot
scores-hand = The cards left in hand count against a team; yours are worth { $points }.
# $scores: such as "We 120, They -45".
scores-match = The match before this deal: { $scores }.
scores-match-to = The match before this deal: { $scores }, played to { $target }.
# The same where the target must be passed.
scores-match-past = The match before this deal: { $scores }, won with more than { $target }.

# A deal that is over, and the match after it. $scores and $totals: such as "We 120, They -45".
scores-history = Deal { $deal }: { $scores } (match: { $totals }).

## The end of the match. $totals: such as "We 120, They -45".

scores-over = The match is over.
# The reader's team.
scores-won-own = You win: { $totals }.
# The one other team, where the reader's is "we".
scores-won-they = They win: { $totals }.
# $names: the winners'.
scores-won-other = { $count ->
    [one] { $names } wins: { $totals }.
   *[other] { $names } win: { $totals }.
}
scores-drawn = The match is a draw: { $totals }.
scores-no-winner = The match has no winner: { $totals }.
scores-reason-time = The time is up.
scores-reason-abandoned = It was abandoned.
# $names: "You", or "You and Dario": the reader is one of them.
scores-gave-up-own = { $count ->
    [one] { $names } gave up.
   *[other] { $names } gave up.
}
scores-gave-up-other = { $count ->
    [one] { $names } gave up.
   *[other] { $names } gave up.
}
# $last is one player's name, $others are all before it, with commas between them.
scores-and = { $others } and { $last }
