# What the help of a command (buraco play --help) says of each option: half sentences, without a full stop. Words such
# as human,expert, none, 0 and K=V are typed.

# $codes: of the languages, such as "en, ru".
help-lang = el idioma en que lees: { $codes } (si falta, el de los ajustes; luego, el del entorno)
help-plain = lo dice todo en frases, para lectores de pantalla
help-plain-watch = dice las cartas en palabras, para lectores de pantalla

## A match: play and create. $names: of the games.

help-rules-asked = { $names }, o un archivo TOML tuyo (si falta, se pregunta)
help-rules-create = { $names }, o un archivo TOML
help-option = cambia una regla; se puede repetir
help-seats-play = quién juega, como human,expert,expert,expert (2, 4 o 6; un solo human)
help-seats-create = quién juega: human,greedy,human,greedy (si falta, todos los asientos están libres)
help-target = se juega a N puntos; 0: una sola mano
help-seed = reparte a partir de esta semilla: repetible, y no es una mezcla limpia
help-clock-play = segundos por turno (30), o con una reserva para la partida (30+120); o none (sin reloj)
help-clock-create = segundos por turno y una reserva (90+300), o none
help-record = escribe el registro de la partida, mano a mano
help-resume = sigue con una partida guardada (la más reciente)
help-bot-create = este bot ocupa el último asiento libre, o el asiento SEAT; se puede repetir
help-private = solo la encuentra quien conoce el código
help-name-create = guarda el primer asiento libre para NAME

## Shared tables: tables, join and watch

help-tables-all = también las mesas privadas, y aquellas cuya partida terminó
help-json = un objeto JSON por línea, para programas
help-table = el código de la mesa, o un enlace de invitación (wss://…)
help-code = el código de la mesa
help-seat = el número del asiento, 0 es el primero (si falta, cualquiera libre)
help-as = quién eres; si ya tienes asiento, otra vez el tuyo
help-token = el de un asiento, si el enlace no lo trae
help-bot-join = este bot juega el asiento, desde aquí
help-take-over = toma tu asiento aunque ya tengas otra conexión abierta
help-delay = lo cuenta todo con tantos segundos de retraso

## Records: replay. play --record and export are typed.

help-record-or-code = un registro, como lo escriben play --record y export, o el código de una partida guardada
help-from = empieza en el paso N (normalmente 1)
help-seat-replay = muestra lo que vio el asiento S (0 es el primero); si falta, todas las cartas

## What a bot is given.

help-worlds = el presupuesto de cada turno suyo, en vez de tiempo
help-set = una opción del bot; puede repetirse
