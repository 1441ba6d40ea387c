# $moves: what to do first, and perhaps why ("draw"; "lay 3♠ 4♠ 5♠, for a canasta"); several are joined by advice-then.
# 0 is what is typed.
advice-hint = Hint: { $moves }. Write 0 to do that.
# $moves: one move or several; $next: one more that follows them.
advice-then = { $moves }; then { $next }
