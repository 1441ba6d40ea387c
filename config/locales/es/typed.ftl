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

## After a command. sort: suit, rank; cards: signs, letters, words; announce: all, brief, quiet. These may be any words, also
## of the others.

typed-sort-suit = por palo, palo
typed-sort-rank = por valor, valor
typed-cards-signs = signos, símbolos
typed-cards-letters = letras
typed-cards-words = palabras
typed-announce-all = todo
typed-announce-brief = en breve, breve
typed-announce-quiet = poco

## The people and the bots at a table. leave: for good; quit, above, only ends the program. claim: the match is won, since
## the others have left; adjourn: it goes on another day. None may be a word above.

typed-ready = confirmar, listo, lista
typed-unready = anular, espera
typed-seats = asientos
typed-sit = sentar
typed-fill = llenar, llena
typed-swap = cambiar, cambia
typed-kick = echar
typed-vote = votar, voto
typed-claim = victoria
typed-adjourn = aplazar
typed-say = decir
typed-leave = abandonar

## After a match: again, with the same players. In a replay: the first step, the last one, a deal by its number; open: all
## hands seen; seat: those of one seat.

typed-again = otra vez
typed-first = inicio
typed-end = final
typed-open = abiertas
typed-seat = asiento

## Help

# $words: own words with the English ones, "vilkt (draw) · paturēt (keep)". Not said in English.
typed-listed = También valen las palabras en inglés: { $words }.
