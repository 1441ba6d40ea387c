# Tras un rechazo: lo que sí se podría hacer. moves se escribe tal cual; las jugadas van en infinitivo.

instead-fitting = De tus cartas, al juego { $meld } puedes agregar { $cards }.
instead-none-fits = Ninguna carta tuya entra sola en el juego { $meld }.
instead-no-melds = Ahora no hay nada que bajar ni agregar.
instead-moves = Puedes { $moves }.
instead-moves-of-more = Puedes { $moves } («jugadas» lo muestra todo).
instead-discards = Puedes descartar { $cards }.
instead-discards-of-more = Puedes descartar { $cards } («jugadas» lo muestra todo).
# «o bien» y no «o», que sería «u» ante «ocho de corazones».
instead-or = { $others } o bien { $last }
