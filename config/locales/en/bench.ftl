# The bots at a table of one's own. seats, swap, leave, back, quit and yes are typed;
# in other languages they are the own words of typed.ftl. Seats are numbered from 0.

bench-help = Your bots: seats (who plays) · swap 1 expert (another bot on seat 1) · leave (a bot plays for you, until
    back).
bench-about-seats = Seats tells who plays where, and which bots there are.
bench-about-swap = Swap puts another bot on a seat, at once or at the end of its turn: swap 1 expert.
bench-about-leave = Leave lets a bot play for you; back takes your seat again.
bench-let-play = Let a bot play for me
# Two questions; b is a key.
bench-ask-leave = A bot plays for you from now on, this turn too; b takes your seat again. Let it play?
bench-leave = A bot plays for you from now on, this turn too; back takes your seat again, and quit leaves the game saved.
    Write yes to let it play, anything else to go on yourself.
bench-own = Seat { $seat } is yours: leave lets a bot play there.
bench-over = The match is over: nobody is exchanged any more.
# $bots: names of programs.
bench-which = Which bot? Write swap { $seat } and one of { $bots }.
# $who: a bot's name, and in parentheses which bot it is.
bench-done = { $who } plays on seat { $seat } now.
bench-due = { $who } plays on seat { $seat } from the end of its turn on.
