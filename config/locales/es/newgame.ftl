# The form of a new game: a label and a value in each row (56 columns together at most), and what the row means.

newgame-title = Una partida nueva
newgame-shared = Una mesa compartida nueva
newgame-keys = ← → cambia · Enter elige · r reglas · Esc atrás
newgame-keys-options = ← → cambia · Enter escribe · Supr restaura · Esc fin

## The rows.

newgame-start = Empezar la partida
newgame-make = Crear la mesa
newgame-start-about = { $game }, { $players }.
# The same of a shared table. $clock: such as newgame-clock-bank.
newgame-make-about = { $game }, { $players }. Reloj: { $clock }. Los demás se sientan con el código que recibes.
newgame-rules = Reglas
newgame-where-burraco = Se juega en Italia, en clubes y torneos.
newgame-where-buraco = Se juega en Norteamérica y más allá.
newgame-where-stbl = El juego estricto de las mesas de Brasil.
newgame-where-aberto = El juego más suelto de Brasil.
newgame-own-rules = Reglas tuyas, de un archivo.
newgame-players = Jugadores
newgame-players-about = Dos, cuatro o seis; con seis, también en tres parejas.
newgame-two = dos
newgame-four = cuatro, en dos equipos
newgame-six-two = seis, en dos equipos
newgame-six-three = seis, en tres equipos
newgame-partner =
    { $count ->
        [one] Pareja
       *[other] En tu equipo
    }
newgame-opponents =
    { $count ->
        [one] Rival
       *[other] Rivales
    }
newgame-own-bot = un bot tuyo
newgame-line-up = Asientos
newgame-line-up-about = Quién juega, asiento por asiento. ← → vuelve a pareja y rivales.
newgame-seats = Asientos
newgame-seats-free = libres para todos
newgame-shared-about = En la mesa se pueden traer bots a los asientos libres.
newgame-target = Se juega a
newgame-target-deal = una mano
newgame-target-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
newgame-target-about = La partida termina cuando un equipo llega a esos puntos. Enter para escribir un número.
newgame-clock = Reloj
newgame-clock-none = sin reloj
newgame-clock-turn = { $seconds } s por turno
newgame-clock-bank = { $seconds } s por turno, reserva { $bank } s
newgame-clock-about = Tiempo por turno, y una reserva para toda la partida. Gastados los dos, juega un suplente.
newgame-options = Más reglas
newgame-options-changed =
    { $count ->
        [0] las de siempre
        [one] { $count } cambiada
       *[other] { $count } cambiadas
    }
newgame-options-about = Todas las opciones de las reglas, cada una explicada.
newgame-seed = Semilla
newgame-seed-none = sin semilla: mezcla limpia
newgame-seed-about = Para probar: la misma semilla reparte siempre las mismas cartas. Una mezcla así no prueba nada.

## What is asked, with a line to write on.

newgame-ask-target = ¿A cuántos puntos se juega? 0 es una mano.
newgame-ask-clock = Segundos por turno, con + la reserva (30+120); vacío: sin reloj.
newgame-ask-seed = Repartir con esta semilla (letras y cifras); vacío: mezcla limpia.

## The page of all options.

newgame-options-of = Las reglas de { $game }: lo cambiado lleva •
newgame-group-cards = Cartas y reparto
newgame-group-turn = El turno
newgame-group-melds = Juegos
newgame-group-canastas = Canastas
newgame-group-initial = La primera bajada
newgame-group-pots = Muertos y cierre
newgame-group-end = El final de la mano
newgame-group-scores = Puntos y partida
