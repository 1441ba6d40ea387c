# What the table did not accept, and what to do; beside what the rules refuse.

rejected-watchers-watch = Watchers only watch; join the table at a free seat to play.
rejected-no-actions = An act holds at least one action; add one.
# $most: how many.
rejected-too-many-actions = An act holds at most { $most } actions; send fewer.
# Info and explain are what a bot may say beside its moves. $most: bytes; $deep: how many lists may be in each other.
rejected-too-much-said = Info and explain have at most { $most } bytes each, and are at most { $deep } deep; say less.
# $number: of the table's record.
rejected-accepted = This act was accepted before, as number { $number }; nothing more is due.
rejected-moved-on = The table has moved on since; look at the newest update and decide again.
rejected-no-deal = No deal is being played; wait for the next one.
rejected-paused = The table is paused; wait until it goes on.
# back is typed.
rejected-stood-in = A stand-in plays for this seat; send back to take it over again.
rejected-looked-already = Your last act went on after a card that you have not seen, and its refusal told you of that
    card: begin with the same actions as then, up to that card.
# $why: what the system says of it, a phrase.
rejected-not-saved = The table could not save this act, so it does not count ({ $why }); send it again in a moment.
rejected-unsaved = The table could not save this act, so it does not count; send it again in a moment.
# $what: what is wrong with it, in English; a word for those who write programs.
rejected-garbled = This is no message of the seat language: { $what }.
rejected-not-understood = The table does not understand what was sent; use a program of the same version.
# $phrases: words with commas between them, which are sent as they are.
rejected-only-phrases = Only these phrases can be said, and only from a seat: { $phrases }.
rejected-seat-freed = The others have freed this seat: join the table again to ask for one.
rejected-no-claim = The match can be claimed once every opponent has left; until then play on, or leave.
rejected-may-not-vote = Only somebody who plays at a table with a lobby can vote to free a seat.
rejected-nobody-waits = A vote frees the seat of somebody who keeps the others waiting; that seat does not.
