# Padoms. $moves: ko darīt vispirms, un varbūt kāpēc; 0 ir tas, ko raksta.
advice-hint = Padoms: { $moves }. Raksti 0, lai to izdarītu.
advice-then = { $moves }; pēc tam { $next }
