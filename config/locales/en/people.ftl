# Who is at a shared table, and what can be asked there: by keys, on the full screen. Seats are numbered from 0.

people-title = At the table
# $table: its code.
people-title-of = Table { $table }
# Typed in a shell, to sit down there.
people-others-join = Others join with: { PROGRAM() } join { $table }
people-keys = ↑ ↓ Enter: choose · Esc: close · q: leave

## What one can do, where the table waits for its players

people-now = Say that you are ready (F6), change seats, or let bots take the free ones.
# To somebody who was invited by a link, and can change no seats.
people-now-invited = Say that you are ready (F6).
people-now-adjourned = Say that you are ready to go on (F6).
people-now-over = Say that you are ready to play again (F6).
people-now-ready = You are ready.
people-now-ready-adjourned = You are ready to go on.
people-now-ready-over = You are ready to play again.

## Stand-ins, votes and claims; F6 and b are keys

people-held = A stand-in plays for you: b takes your seat again.
people-back = A stand-in has your seat: b takes it again.
people-votes = { $name } votes to free { $whose }'s seat (F6 lets you vote, too).
people-claim = Everybody you play against has gone: you may end the match in your favour (F6), or play on.

## What can be asked: a list to choose from

people-ready = I am ready
people-ready-adjourned = I am ready to go on
people-ready-over = Play again with the same players
people-unready = I am not ready any more
people-take-back = Take my seat back from the stand-in
people-claim-match = End the match in our favour
people-fill = Let bots take the free seats…
people-sit = Sit on seat { $seat }
# $name: a bot's.
people-swap = Another bot for { $name } on seat { $seat }…
people-say = Say something…
people-vote = Vote to free { $name }'s seat
people-give = Let a bot have my seat…
people-adjourn = Adjourn the match: all go on another day
people-leave = Leave the table for good
# Titles of two lists.
people-which-bot = Which bot?
people-which-phrase = Say what?

## Questions before it is done

people-ask-claim = End the match now, in your team's favour?
people-ask-vote = Vote to take the seat away from { $name }? It is freed once enough of you have voted.
people-ask-give = A bot takes your seat now, and you leave the table. Let it have your seat?
people-ask-give-in-play = A bot takes your seat at the end of your turn, and you leave the table. Let it have your seat?
people-ask-adjourn = Adjourn the match for everybody? It is saved, and goes on once all have joined again and are
    ready.
people-ask-leave = Give your seat up and leave the table?
