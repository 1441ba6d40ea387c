# $moves: what to do first, and perhaps why ("pescare"; "calare 3♠ 4♠ 5♠, per un burraco"). 0 is what is typed.
advice-hint = Consiglio: { $moves }. Scrivi 0 per farlo.
# $moves: one move or several; $next: one more that follows them.
advice-then = { $moves }; poi { $next }
