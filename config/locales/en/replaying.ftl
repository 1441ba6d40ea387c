# A record of a match stepped through on the whole screen.

## The line under the table: where in the record this is.

# $at: the step shown; $count: how many there are.
replaying-step = Step { $at } of { $count }
# $n: the number of the deal; $last: that of the last one in the record.
replaying-deal = deal { $n } of { $last }
# Whose cards are shown.
replaying-open = all hands open
# $name: the player whose cards are shown, and no others.
replaying-seat = as { $name } saw it
# It plays by itself, at one of three speeds.
replaying-speed-slow = playing, slowly
replaying-speed-usual = playing
replaying-speed-quick = playing, quickly

## What happened.

# Stands after a sentence about what a player did.
replaying-stand-in = (a stand-in)
# $reason: a bot's own words.
replaying-why = Why: { $reason }
replaying-begins = That is where the record begins.
# $count: how many steps it has.
replaying-ends = That is where the record ends, at step { $count }.
# $n: the number that was typed; $first and $last: the deals that there are.
replaying-no-deal = There is no deal { $n }: the record holds the deals { $first } to { $last }.
replaying-no-step = There is no step { $n }: the record has the steps 1 to { $count }.
# The text that was typed is no number.
replaying-no-number = Write a number.
replaying-last-deal = This is the last deal of the record.
replaying-first-deal = This is the first deal of the record.

## All hands, one under the other.

# In the place of a player's cards.
replaying-no-card = no card
replaying-unseen-pot = { $count ->
    [one] a pot of { $count } card, not looked at yet
   *[other] a pot of { $count } cards, not looked at yet
}

## The titles of what is shown over it.

replaying-faults-title = Not all of this record could be read
replaying-score-title = Score
replaying-log-title = The deal so far
replaying-keys-title = Keys

## The line of keys: each after the key itself, in a word or two.

replaying-key-step = step
replaying-key-play = play
replaying-key-view = whose cards
replaying-key-deal = deal
replaying-key-go = go to
replaying-key-score = score
replaying-key-log = log
replaying-key-keys = keys
replaying-key-leave = leave

# Before the number that is typed.
replaying-ask-step = Go to step:
replaying-ask-deal = Go to deal:

## The list of all keys: each after the key itself.

replaying-help-step = one step on, one step back
replaying-help-deal = the next deal, the deal before
replaying-help-ends = the first step, the last step
replaying-help-go = go to a step by its number
replaying-help-go-deal = go to a deal by its number
replaying-help-play = let it play by itself, stop it
replaying-help-speed = slowly, as usual, quickly
replaying-help-view = the next player's cards, all hands open again at the end
replaying-help-score = the score of the match, and how this deal stands
replaying-help-log = what has happened in this deal so far
replaying-help-faults = what of the record could not be read
replaying-help-keys = this list
replaying-help-leave = leave

## At a table that is played: a key steps through the last deal.

replaying-none-yet = No deal is over yet that could be stepped through.
replaying-not-now = The deal cannot be shown just now: try again in a moment.
replaying-not-here = This table keeps its record elsewhere: ask who made it for the record, then { PROGRAM() } replay FILE
    steps through it.
replaying-help-table = step through the deal that was over last

## Why there is nothing to be shown.

replaying-unreadable = The saved game { $table } cannot be read ({ $reason }).
replaying-no-record = No deal of game { $table } is over yet: there is nothing to step through before that.
replaying-no-such-deal = Deal { $deal } of game { $table } is not over yet: play it to its end.
# $reason: the kind of the fault, a word of the program.
replaying-failed = The full screen has failed ({ $reason }) and was closed: --plain shows the record in lines.
