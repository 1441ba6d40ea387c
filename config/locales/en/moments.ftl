# What is wrong with a record. $line: the number of the line; $reason: in English, without a full stop.

moments-other-engine = This record was written under other rules (engine { $engine }; this program's is { $own }): what
    is shown and allowed here may be otherwise than it was.
# What stands in parentheses is typed.
moments-empty = This is no record of a match: it is empty (play --record FILE writes one).
moments-no-record = This is no record of a match: its first line should name the rules (play --record FILE writes one).
moments-damaged = Line { $line } is damaged ({ $reason }); it was skipped.
moments-before-match = Line { $line } stands before the line of the match, which says by what rules it is played; it was
    skipped.
moments-second-match = Line { $line } begins a second match, and a record holds one; it was skipped.
moments-no-rules = Line { $line }: the rules cannot be made, so nothing can be followed: { $reason }
moments-seats = Line { $line } names { $players } players for { $seats } seats.
moments-no-such-card = Line { $line } names a card that there is not ({ $card }); it was skipped.
moments-other-players = Line { $line } does not deal to the players there are; it was skipped.
moments-no-deal = Line { $line } shows no deal of these rules ({ $reason }); it was skipped.
moments-no-fit = Line { $line } does not fit the deal ({ $reason }), nor does what follows it; it was skipped.
# $score, $right: the points of all teams.
moments-other-score = Line { $line } gives the score { $score }, and the deal comes to { $right }.
moments-no-totals = Line { $line } does not give a total for each team; it was skipped.
moments-no-winner = Line { $line } names a winner that is no team; it was skipped.
