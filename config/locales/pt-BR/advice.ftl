# Português do Brasil. O que se digita (hint, undo, yes …) fica em inglês.
advice-hint = Dica: { $moves }. Digite 0 para fazer isso.
advice-then = { $moves }; depois { $next }
