# buraco replay: a recorded match, step by step.

## What is typed

# Enter is the key; b, first, end, d, deal N, open, seat N, help and q are typed.
replay-keys = Enter: next, b: back, a number: go there, first, end, d: next deal, deal N, open or seat N: whose cards,
    help, q: quit.
# replay-keys follows.
replay-no-step = "{ $typed }" is no step.
# open and seat are typed; $last: the highest number of a seat.
replay-whose-cards = Whose cards? Write open, or seat and a number from 0 to { $last }.
replay-begins = That is where the record begins.
replay-ends = That is where the record ends, at step { $step }.
# $typed: the number that was asked for; $count: how many deals there are, from $first to $last.
replay-no-deal = { $count ->
    [one] There is no deal { $typed }: the record holds deal { $first } alone.
   *[other] There is no deal { $typed }: the record holds the deals { $first } to { $last }.
}
replay-last-deal = { $count ->
    [one] This is the last deal: the record holds deal { $first } alone.
   *[other] This is the last deal: the record holds the deals { $first } to { $last }.
}

## A step

# A heading in two parts, to the left and to the right; and the same in one sentence.
replay-step = Step { $step } of { $count }
replay-deal = deal { $n }
replay-step-told = Step { $step } of { $count }, deal { $n }.
# $sentence: what happened; a stand-in played for the player.
replay-by-stand-in = { $sentence } (a stand-in)
# $reason: what the player itself says of its move.
replay-why = Why: { $reason }

# What a player holds, after the name.
replay-no-card = no card
replay-unseen-pot = { $count ->
    [one] a pot of { $count } card, not looked at yet
   *[other] a pot of { $count } cards, not looked at yet
}

## What is wrong. What stands after two dashes is typed; $reason: of the operating system.

replay-unreadable = { $file } cannot be read ({ $reason }): check its name.
replay-no-match = { $file } shows no match that could be followed.
replay-no-such-step = --from: the record has the steps 1 to { $count }, and no { $given }.
replay-no-such-seat = --seat: the seats are 0 to { $last }, and no { $given }.
