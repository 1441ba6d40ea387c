# Movimientos en infinitivo, como los de text-…: «Consejo: robar; luego descartar 9♦.» 0 se escribe tal cual.
advice-hint = Consejo: { $moves }. Escribe 0 para hacerlo.
advice-then = { $moves }; luego { $next }
