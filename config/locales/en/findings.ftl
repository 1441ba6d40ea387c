# buraco verify: what it found in a record. A line of the file that is a fault has FAULT before it. The secret, the
# commitment and the nonces are those of the shuffle; seats and teams are counted from 0.

## What is said where nothing was checked. $file: what was typed; $reason: of the operating system.
findings-help-file = a record, as play --record and export write it
findings-unreadable = { $file } cannot be read ({ $reason }); check the name.
findings-no-record = { $file } is no record of a match: name a file that play --record or export wrote.

## How it is printed. $text: one of the sentences below, or of dealfault.ftl.
findings-at-line = line { $line }: { $text }
findings-at-deal = line { $line }, deal { $deal }: { $text }
findings-fault-at-line = line { $line }: FAULT: { $text }
findings-fault-at-deal = line { $line }, deal { $deal }: FAULT: { $text }

# by and info: names of a record's fields.
findings-unseen = No check can see changed names or times, who acted for a seat (by), or what a bot said (info).

# The last line: the three below.
findings-sum = { $verified }, { $followed }, { $faults }
findings-sum-verified = { $deals ->
    [one] { $count } of { $deals } deal verified
   *[other] { $count } of { $deals } deals verified
}
findings-sum-followed = moves and scores followed
findings-sum-followed-part = moves and scores of { $count } followed
findings-sum-not-followed = moves and scores not followed
findings-sum-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}

## Lines that cannot be used. $reason: one of the two below, or what a program says in English.
findings-damaged = This line is damaged ({ $reason }); it was skipped and the rest was checked.
findings-no-utf8 = it is not text in UTF-8
findings-no-object = it is not a JSON object
findings-no-type = This line has no type that a record knows; it was skipped.
findings-after-result = This line stands after the result; a record ends with its one result.
findings-no-deal = The record holds no deal, so there is nothing to verify.

## The match
findings-no-result = The match is over, but no result follows: the record is not whole.
findings-goes-on = No result follows: the match goes on, or the rest of the record was cut off.
findings-second-match = A second match begins here; a record holds one. It was checked on its own.

# $reason: a sentence of unusable.ftl.
findings-no-rules = The rules of this match cannot be made, so no deal can be recomputed: { $reason }
findings-no-table = The table's name is not text, so no deal can be recomputed.
findings-seeded = Seeded: not a fair shuffle. The record says so itself; its deals follow from no secret and cannot be
    verified.

# $given: a number, or a word.
findings-format = Its format is { $given }; it was read as if it were { $own }.
findings-engine = Written under other rules (engine { $given }; this program's is { $own }): its shuffle was checked,
    its moves and scores were not.
findings-seats = It names { $players } players for { $seats } seats.

## Deals
findings-no-match = No readable match line stands before this deal, so it cannot be recomputed.
findings-not-next = Deal { $deal } follows deal { $last }; deals are numbered one by one.
findings-not-first = The first deal of a match is number 1, not { $deal }.
findings-dealer = Seat { $seat } deals, but the deal moves clockwise and is seat { $due }'s.
findings-late-draw = There is a draw; only the first deal of a match has one.
findings-undrawn = There was no draw: seat { $seat } was chosen as the dealer.
findings-chosen-seats = The draw was only for the deal, so the players had chosen their seats.
findings-no-deal-line = No readable deal line stands before this score; the deal was not verified.
findings-other-score = This is the score of deal { $score } and stands after deal { $deal }; neither was verified.
findings-withheld = The secret of this deal is not revealed; it was not verified.
findings-no-score = No score line with its secret follows this deal; it was not verified.
findings-seeded-claims = A seeded match has no commitment, nonces or secret; this deal claims some that mean nothing.
findings-no-hex = The secret is not lower-case hexadecimal; this deal was not verified.
findings-short-secret = The secret has only { $bytes } bytes; it can be guessed from its commitment. Use { $usual }.
findings-secret-again = The secret of deal { $deal } was used again; it was known before this deal.
findings-verified-alone = Verified: the secret is the one committed to, and it gives exactly this deal. No seat sent a
    nonce, so this proves only that nothing changed after the commitment.

# $seats: one number or several with commas between them; $count: how many.
findings-verified-with = { $count ->
    [one] Verified: the secret is the one committed to, and it gives exactly this deal with the nonces of seat
       { $seats }: nobody chose the deck if one of these is honest.
   *[other] Verified: the secret is the one committed to, and it gives exactly this deal with the nonces of seats
       { $seats }: nobody chose the deck if one of these is honest.
}

## Moves and scores, followed with the rules. $reason, $over: words of the record, such as target or out.
findings-was-over = The match was over ({ $reason }) before this deal; a record ends with its result.
findings-was-abandoned = The deal before this one was abandoned, which ends a match; none follows it.
findings-scores-unknown = The match scores before this deal are not known, so its moves were not followed.
findings-dealt-otherwise = Its cards are not dealt by these rules, so its moves were not followed.
findings-act-nowhere = This act stands in no deal; acts stand between a deal and its score.

# $reason: a code of the rules, and a sentence of refusal.ftl without its full stop.
findings-not-allowed = The rules do not allow what seat { $seat } does here ({ $reason }); the rest of the deal was
    not followed.
findings-no-action = This act holds no action.
findings-no-team = The winner must be a team from 0 to { $last }, or null for none.
findings-not-over = The deal is not over after its last act, and yet it is scored.
findings-not-abandoned = The deal is said to be abandoned, and yet it was played to its end ({ $over }).

# $reason: in quotation marks.
findings-no-such-end = The match cannot have ended by { $reason }: no scored deal ended it so.

# $recorded: what stands in the record; $right: what follows from the moves: numbers, words of the record, or
# findings-none.
findings-differs-over = The way the deal ended: recorded { $recorded }, by the moves { $right }.
findings-differs-score = The score: recorded { $recorded }, by the moves { $right }.
findings-differs-totals = The totals: recorded { $recorded }, by the moves { $right }.
findings-differs-abandoned-score = The score of an abandoned deal: recorded { $recorded }, by the moves { $right }.
findings-differs-abandoned-sheet = The sheet of an abandoned deal: recorded { $recorded }, by the moves { $right }.
findings-differs-match-totals = The totals of the match: recorded { $recorded }, by the moves { $right }.
findings-differs-reason = The reason: recorded { $recorded }, by the moves { $right }.
findings-differs-winner = The winner: recorded { $recorded }, by the moves { $right }.
findings-differs-abandoned-winner = The winner of an abandoned match: recorded { $recorded }, by the moves { $right }.
findings-differs-turns = The number of turns by seat: recorded { $recorded }, by the moves { $right }.
findings-differs-stand-in = The number of stand-ins' turns by seat: recorded { $recorded }, by the moves { $right }.
findings-none = none

# $places: one or several of the three below, with commas between them.
findings-sheet = The sheet differs in { $places }.

# $item: the name of a field.
findings-sheet-item = { $item } of team { $team }
findings-sheet-too-many = an item too many of team { $team }
findings-sheet-teams = the number of teams
