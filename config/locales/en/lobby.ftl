# Words such as ready, fill, back, vote and claim are what is typed;
# in other languages they are the own words of typed.ftl. Seats are numbered from 0.

## What the table waits for, to everybody who comes

lobby-waits = The table waits for its players: it deals when every seat is taken and everybody is ready.
lobby-waits-adjourned = The match is adjourned: it goes on when everybody is ready again.
lobby-waits-over = The next match begins when everybody who is here is ready to play again.

## What the reader can do about it

lobby-now = Write ready when you are; sit N changes seats, fill brings bots. (seats, help)
# To somebody who was invited by a link, and can change no seats.
lobby-now-invited = Write ready when you are. (seats, help)
lobby-now-adjourned = Write ready to go on; quit keeps the seat for another day. (seats, help)
lobby-now-over = Write ready to play again, or quit. (seats, help)
lobby-now-ready = You are ready: unready takes it back, fill brings bots to the free seats. (seats, help)
lobby-now-ready-invited = You are ready: unready takes it back. (seats, help)
lobby-now-ready-adjourned = You are ready to go on: unready takes it back. (seats, help)
lobby-now-ready-over = You are ready to play again: unready takes it back. (seats, help)

## Why nobody plays just now; one of the sentences before may follow

lobby-idle = No cards are dealt yet.
lobby-idle-paused = The table pauses: nobody can play until it goes on.
lobby-idle-adjourned = The match is adjourned.
lobby-idle-over = The match is over.

## Who sits where: a line for each seat

lobby-unknown = The table has not said yet who sits where.
# $bots: names of programs.
lobby-bots = Bots to be had: { $bots }.
# $seat: its number; $who: who sits there and what is to be known of them, made of the parts below ("Ana, ready, away").
lobby-seat = Seat { $seat }: { $who }.
# A partner's, straight across the table from the reader.
lobby-seat-across = Seat { $seat }, across from you: { $who }.
# A partner's at a table of six.
lobby-seat-side = Seat { $seat }, on your side: { $who }.

## Parts of these lines, with commas between them

# The reader.
lobby-you = you
# Also in sentences, wherever $who stands.
lobby-bot = { $name } (a bot)
# The seat is.
lobby-free = free
lobby-free-coming = free; { $name } comes
lobby-state-left = gone for good; the seat may be taken
# The others have voted the player out.
lobby-state-put-out = put out; it may be taken
# A stand-in is a bot that plays for somebody who is not there.
lobby-state-held = a stand-in plays
lobby-state-ready = ready
lobby-state-not-ready = not ready yet
lobby-state-away = away
# $name: somebody else, who takes the seat.
lobby-state-coming = { $name } takes it at the end of the turn

## Stand-ins, and seats that were given up

lobby-held-own = A stand-in plays for you: back takes your seat again.
lobby-held-other = A stand-in plays for { $name }.
lobby-back = Write back to take your seat again.
lobby-left-own = You have left: somebody else may take your seat.
lobby-left-other = { $name } has left for good: somebody else may take seat { $seat }.
# The others have voted the player out.
lobby-put-out-own = You were put out: somebody else may take your seat.
lobby-put-out-other = { $name } was put out: somebody else may take seat { $seat }.
lobby-claim = Everybody you play against has gone: claim ends the match in your favour, or play on.

## Who comes, goes and changes seats. $beside is never shown: it says where the seat is as the reader sees it, across (a
## partner's, straight across the table), side (a partner's at a table of six) or none.

lobby-moves-own = You move to seat { $seat }.
lobby-moves-other = { $beside ->
    [across] { $name } moves to seat { $seat }, across from you.
    [side] { $name } moves to seat { $seat }, on your side.
   *[none] { $name } moves to seat { $seat }.
 }
# $seat: where the first of the two sits now.
lobby-exchange-own = You and { $other } change seats: you have seat { $seat } now.
lobby-exchange-other = { $beside ->
    [across] { $name } and { $other } change seats: { $name } has seat { $seat } now, across from you.
    [side] { $name } and { $other } change seats: { $name } has seat { $seat } now, on your side.
   *[none] { $name } and { $other } change seats: { $name } has seat { $seat } now.
 }
lobby-takes-own = You take seat { $seat }.
# $name: who had it.
lobby-takes-from-own = You take seat { $seat } from { $name }.
# $who: a name, or a bot's as in lobby-bot.
lobby-takes-other = { $beside ->
    [across] { $who } takes seat { $seat }, across from you.
    [side] { $who } takes seat { $seat }, on your side.
   *[none] { $who } takes seat { $seat }.
 }
lobby-takes-from-other = { $beside ->
    [across] { $who } takes seat { $seat } from { $name }, across from you.
    [side] { $who } takes seat { $seat } from { $name }, on your side.
   *[none] { $who } takes seat { $seat } from { $name }.
 }
# $name: who had it.
lobby-free-again = Seat { $seat } is free again ({ $name } had it).
# $who: a bot, as in lobby-bot.
lobby-has-yours = { $who } has your seat now.
# During a match. $name: who played there before.
lobby-instead-own = You play in place of { $name } now.
lobby-instead-other = { $who } plays in place of { $name } now.
# $name: somebody who is to have the seat.
lobby-coming-own = { $name } takes your seat at the end of its turn.
# $whose: who has it now.
lobby-coming-other = { $name } takes { $whose }'s seat at the end of its turn.
lobby-here = { $name } is here.
lobby-away = { $name } is away.
# In the middle of a match.
lobby-away-playing = { $name } is away: when it is their turn, a stand-in plays after a minute.

## Who is ready. $phase is never shown: it says for what, lobby (the first match), adjourned (to go on with a match of
## another day) or over (to play another match).

lobby-ready-own = { $phase ->
    [adjourned] You are ready to go on.
    [over] You are ready to play again.
   *[lobby] You are ready.
 }
lobby-ready-other = { $phase ->
    [adjourned] { $name } is ready to go on.
    [over] { $name } is ready to play again.
   *[lobby] { $name } is ready.
 }
lobby-unready-own = { $phase ->
    [adjourned] You are not ready to go on any more.
    [over] You are not ready to play again any more.
   *[lobby] You are not ready any more.
 }
lobby-unready-other = { $phase ->
    [adjourned] { $name } is not ready to go on any more.
    [over] { $name } is not ready to play again any more.
   *[lobby] { $name } is not ready any more.
 }

## Votes to free the seat of somebody who keeps the others waiting

# $whose: who has that seat.
lobby-votes-own = You vote to free { $whose }'s seat.
lobby-votes-yours = { $name } votes to free your seat.
# To somebody who plays: vote and the number is what is typed.
lobby-votes-other = { $name } votes to free { $whose }'s seat (vote { $seat } agrees).
# To somebody who watches.
lobby-votes-watched = { $name } votes to free { $whose }'s seat.
