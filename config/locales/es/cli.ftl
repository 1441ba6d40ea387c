# The command buraco itself: what it can do, and what is said where it cannot.

## buraco --help: what each command does, half sentences without a full stop

cli-play = juega una partida en la terminal, contra bots en tu propia mesa
cli-games = muestra las partidas guardadas
cli-serve = aloja mesas que comparten varios programas
cli-telegram = mesas en chats de Telegram
cli-tables = muestra las mesas compartidas
cli-create = crea una mesa compartida y escribe su código
cli-join = siéntate en una mesa compartida, en la terminal o con un bot
cli-watch = mira una mesa compartida
cli-admin = pausa, reanuda, aplaza o cierra una mesa compartida
cli-seat-token = escribe una invitación a un asiento de una mesa compartida
cli-export = escribe el registro de una mesa compartida
cli-replay = recorre una partida registrada, adelante y atrás
cli-verify = comprueba un registro: cada mezcla, jugada y puntaje
cli-bot = escribe un bot, compruébalo y juega con él
cli-rules = escribe las reglas de una mesa en palabras
cli-vectors = prueba el motor con archivos de casos de conformidad
cli-soak = juega muchas manos con todas las reglas y comprobaciones
# The noun stays: it is the name of such a count.
cli-perft = cuenta las series de acciones permitidas desde una posición
cli-fuzz = di disparates a una mesa y comprueba que la partida no sufre
cli-chaos = juega mientras caen programas y servidores; compara registros
cli-bench = mide la velocidad del motor, de una mesa o de un jugador
cli-ladder = averigua qué jugador es más fuerte, y cuánto
# Numbers with which the players of the house weigh up a move.
cli-fit = vuelve a calcular los pesos de los jugadores

# COMMAND stands for one of these words; options for what can be written after it.
cli-usage = uso: buraco [COMMAND [options]]
cli-commands = comandos:
cli-explains = `{ PROGRAM() } COMMAND --help` explica uno.
cli-all = `{ PROGRAM() } --help` muestra todos los comandos.
cli-home = `{ PROGRAM() }` solo abre la pantalla de inicio.
# `buraco` alone, where that screen is not shown. $why is never shown; $command: what is typed instead.
cli-no-home = { $why ->
    [plain] La pantalla de inicio se dibuja, y --plain lo dice todo en frases: así `{ $command }` empieza una partida.
    [pipe] La pantalla de inicio necesita una terminal, y aquí hay una tubería o un archivo: `{ $command }` empieza una partida en líneas.
    [wished] La pantalla de inicio no se dibuja porque BURACO_PLAIN está definido: `{ $command }` empieza una partida en líneas.
    [dumb] En este tipo de terminal la pantalla de inicio no se puede dibujar (ver TERM): `{ $command }` empieza una partida en líneas.
    [signs] La pantalla de inicio no se puede dibujar porque la terminal no muestra los palos (ver LANG y LC_ALL): `{ $command }` empieza una partida en líneas.
   *[small] La pantalla de inicio necesita { $columns } columnas y { $lines } líneas, más de las que hay: agranda la ventana, o `{ $command }` empieza una partida en líneas.
}

## What cannot be done

# $given: in quotation marks; what stands in ` ` is typed.
cli-unknown-command = No existe el comando { $given }; `{ PROGRAM() } --help` los muestra.
# $reason: of the operating system, a phrase. The name of the command and a colon stand before it.
cli-cannot-go-on = no puede seguir ({ $reason }): arréglalo y prueba otra vez.
cli-no-output = La salida estándar está cerrada: dale al comando dónde escribir.
