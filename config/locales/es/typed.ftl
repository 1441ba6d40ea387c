# Words of a language's own for what can be typed, with commas between them, in small letters, the usual one first; an
# English word is understood beside them, so a message that has no other says the English one. No two messages may share
# a word, and none may be an English word for something else. A beginning is enough where only one word begins so;
# accents may be left out. The moves are also understood as the messages of text.ftl show them.

## Moves

typed-draw = robar, roba
typed-keep = aceptar, acepta
typed-refuse = rechazar, rechaza
typed-take = tomar, toma
typed-lay = bajar, baja
typed-extend = agregar, agrega, añadir
typed-withdraw = retirar, retira
typed-discard = descartar, descarta

## Commands. shuffle: what proves a fair deal; back: take the own seat back from a stand-in.

typed-send = enviar, envía
typed-undo = deshacer, deshaz
typed-hint = consejo
typed-moves = jugadas
typed-table = mesa
typed-sort = ordenar, ordena
typed-cards = cartas
typed-name = nombre
typed-score = puntos, puntaje, puntuación
typed-sheet = planilla
typed-log = historial, registro
typed-replay = repasar, repasa
typed-rules = reglas
typed-clock = reloj, tiempo
typed-back = volver, vuelve
typed-shuffle = mezcla, mezclar
typed-verify = comprobar
typed-help = ayuda
typed-language = idioma
typed-announce = anunciar, avisos
typed-quit = salir

## Questions about one thing. new: the cards that have just come in; turn: whose turn it is.

typed-hand = mis cartas
typed-new = nuevas
typed-melds = juegos
typed-pile = pozo
typed-stock = mazo
typed-pots = muertos
typed-players = jugadores
typed-turn = turno
typed-deal = mano

## Answers

typed-yes = sí
typed-no = no

## Help

# $words: own words with the English ones, "vilkt (draw) · paturēt (keep)". Not said in English.
typed-listed = También se puede escribir en español: { $words }.
