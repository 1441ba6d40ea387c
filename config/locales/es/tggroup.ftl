# A group's table: the message that is always up to date, what is answered to taps and commands.

## The live message. $name: a player

tggroup-to-move = le toca a { $name }
# $time: such as "2 minutes", never one of something.
tggroup-left = quedan { $time }
tggroup-left-long = queda más de una hora
# Of a team, where there is no room for its melds.
tggroup-melds = { $count ->
    [one] { $count } juego, canastas: { $canastas }
   *[other] { $count } juegos, canastas: { $canastas }
}
tggroup-paused = La mesa está en pausa.
# In a message of its own, with a button below it.
tggroup-pauses = La mesa está en pausa. Cualquiera que juegue puede seguir.
tggroup-goes-on = El juego sigue.
tggroup-adjourned = La partida está aplazada; se puede seguir otro día.
tggroup-seat-free = { $name } ya no juega: el asiento se puede ocupar.
# By a vote, or by whoever keeps the tables.
tggroup-seat-put-out = { $name } quedó fuera: el asiento se puede ocupar.
tggroup-dealing = Se reparten las cartas…
tggroup-lost = La mesa no responde ahora; no se ha perdido nada. /cancel la cierra.
# $table: its code.
tggroup-unheard = Buscando la mesa { $table }…
# A reminder; the player is told of it.
tggroup-nudge = { $name }, te toca.
# After the deal. $names: whose private chat was not reached
tggroup-hand-not-shown = { $names }: aún no se han podido mostrar las cartas. Hay que abrir el chat privado conmigo y
    pulsar Iniciar: entonces llegan.

## After the match. $names: who

tggroup-plays-again = { $count ->
    [one] { $names } juega otra vez
   *[other] { $names } juegan otra vez
}
tggroup-again-waits = { $count ->
    [one] Se espera a { $names }
   *[other] Se espera a { $names }
}
tggroup-finished = La partida ha terminado. /new crea una mesa nueva.
tggroup-next-table = Los mismos jugadores siguen en la mesa de abajo.
tggroup-expired = Nadie se sentó y la mesa se cerró. /new crea otra.
tggroup-deserted = Ya nadie juega en esta mesa y la partida se cerró. /new crea una mesa nueva.

## Buttons

tggroup-hand = Mis cartas
tggroup-open-private = Chat privado
tggroup-take-seat = Jugar en lugar de { $name }
# For whose seat a stand-in plays.
tggroup-back = Ya volví
tggroup-again = Jugar otra vez
tggroup-no-more = Basta
tggroup-go-on = Seguir
tggroup-yes = Sí
tggroup-no = No
# With a pause.
tggroup-agree = De acuerdo

## Questions

tggroup-ask-cancel = ¿Terminar esta partida para siempre, sin ganador?
tggroup-ask-leave = { $name }: ¿irte para siempre? La partida cuenta como perdida para ti.
# $names: who wants to pause, so many of $all.
tggroup-pause-asked = { $count ->
    [one] ¿Pausa? { $count } de { $all } quiere: { $names }
   *[other] ¿Pausa? { $count } de { $all } quieren: { $names }
}
# Below it. $names: who of them has no button in this chat; $word: a phrase, as it is said at the table.
tggroup-pause-elsewhere = { $count ->
    [one] { $names } juega desde otro sitio y acepta diciendo «{ $word }».
   *[other] { $names } juegan desde otro sitio y aceptan diciendo «{ $word }».
}
tggroup-pause-settled = Ya no hay nada que pausar.

## Answers

tggroup-moved-on = La partida ha avanzado: mira el último mensaje.
# $name: who may.
tggroup-host-only = Eso solo lo puede hacer { $name }.
# To somebody else, who wants to end a table at which nobody sits yet.
tggroup-cancel-wait = { $minutes ->
    [one] Esta mesa la creó { $name }, que puede cerrarla. Si sigue vacía { $minutes } minuto más, podrá hacerlo cualquiera.
   *[other] Esta mesa la creó { $name }, que puede cerrarla. Si sigue vacía { $minutes } minutos más, podrá hacerlo cualquiera.
}
tggroup-no-host = Antes siéntate: decide quien se sentó primero.
tggroup-not-sitting = No tienes asiento en esta mesa.
tggroup-not-asked = La pregunta era para otra persona.
tggroup-not-member = Aquí solo juegan los miembros del chat: únete antes.
tggroup-member-unknown = Telegram no dice ahora si estás en este chat. No se ha perdido nada: inténtalo de nuevo en un momento.
tggroup-back-there = { $name }, ningún suplente juega por ti: el asiento es tuyo.
tggroup-not-kept = Ahora no se pudo guardar: inténtalo de nuevo en un momento.
tggroup-not-playing = Eso solo se puede durante una partida.
tggroup-paused-already = La mesa ya está en pausa; /resume sigue.
tggroup-not-paused = La mesa no está en pausa.
tggroup-kick-whom = Escribe /kick y un nombre o el número de un asiento. Es una votación: solo pierde el asiento quien
    hace esperar a los demás.
tggroup-kick-own = Ese es tu asiento: /leave lo deja.
# $name: whose seat somebody wants to be freed.
tggroup-kick-not-waited-for = { $name } no hace esperar a nadie, así que no hay nada que votar. Antes de la primera mano quien
    decide puede liberar cualquier asiento con un botón de la mesa.
tggroup-cancelled = La mesa se cerró. /new crea otra.
tggroup-cancelled-by = La mesa la cerró { $name }. /new crea otra.
tggroup-bot-late = Los bots se agregan antes de la primera mano; después un suplente juega por quien está ausente.
tggroup-bot-none = No hay asiento libre, o aquí no hay bots.
tggroup-which-language = ¿Qué idioma se habla aquí?
# A button: the rules are written to whoever presses it.
tggroup-rules-all = Todas las reglas, en privado
# $languages: their own names, each with its code, such as "English (en), italiano (it)".
tggroup-no-such-language = Ese idioma no está. Hay: { $languages }.
tggroup-speaks = Desde ahora en este chat se habla español.
tggroup-pictures-how = Escribe /pictures on o /pictures off.
tggroup-pictures-on = Desde ahora la mesa se muestra en una imagen.
tggroup-pictures-off = Desde ahora la mesa se muestra en palabras.
# In private. $report: a short id; $table: the table's code.
tggroup-report = Mesa { $table }: su registro se encuentra con el código { $report }. Dáselo a quien mantiene el bot.
tggroup-report-none = Por hoy no puedes quejarte de más mesas: inténtalo mañana.
tggroup-report-sent = Te he escrito en privado.

## Statistics

tggroup-stats = Partidas terminadas en este chat
# $game: its name, such as burraco.
tggroup-stats-game = { $count ->
    [one] { $game }: { $count } partida
   *[other] { $game }: { $count } partidas
}
# $points: of the side, in a deal, on average.
tggroup-stats-row = { $name }: ganadas { $won } de { $matches }, { $points } puntos por mano
# All who have asked to be forgotten.
tggroup-somebody = alguien
tggroup-stats-none = En este chat aún no ha terminado ninguna partida.
