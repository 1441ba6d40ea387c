# $moves: what to do first; several are joined by advice-then. 0 is what is typed.
advice-hint = Подсказка — { $moves }. Напишите 0, чтобы так и сделать.
advice-then = { $moves }; потом { $next }
