# The table of a group before its first deal: a message with buttons.

## What will be played

# $game: such as "burraco to 2000"; $players and $teams: numbers.
tglobby-game = { $game }, { $players } jugadores en { $teams } equipos
# $changes: options and their values, with semicolons between them.
tglobby-differs = Distinto de lo usual: { $changes }.

## Who sits there

tglobby-team = Equipo { $team }
# After a name: the bot may not write to them in private yet, where cards are shown.
tglobby-not-reached = aún sin chat privado

## What is waited for. $names: who

tglobby-missing = { $count ->
    [one] { $names } tiene que abrir antes el chat privado con el bot y pulsar Iniciar: las cartas se ven allí.
   *[other] { $names } tienen que abrir antes el chat privado con el bot y pulsar Iniciar: las cartas se ven allí.
}
tglobby-free-seats = { $count ->
    [one] { $count } asiento libre: alguien se sienta, o se agrega un bot.
   *[other] { $count } asientos libres: alguien se sienta, o se agregan bots.
}
tglobby-waits-ready = { $count ->
    [one] Falta que confirme { $names }. Con la confirmación de todos se reparte.
   *[other] Falta que confirmen { $names }. Con la confirmación de todos se reparte.
}
tglobby-ready-asked = { $count ->
    [one] { $names }: ¿empezamos? Pulsa Confirmar.
   *[other] { $names }: ¿empezamos? Pulsen Confirmar.
}
tglobby-host = { $name } elige las reglas y empieza.
tglobby-which-bot = ¿Qué bot se sienta en el asiento { $seat }?
tglobby-who-goes = ¿Quién se va? El asiento queda libre otra vez.

## Buttons

tglobby-open-private = Abrir el chat privado
tglobby-sit = Sentarse aquí
tglobby-sit-for-bot = Sentarse en lugar de un bot
tglobby-ready = Confirmar
tglobby-leave = Dejar la mesa
tglobby-add-bot = Agregar un bot
tglobby-remove = Quitar
# Which game is played.
tglobby-rules = Juego
tglobby-options = Opciones
# To how many points.
tglobby-target = Puntos
tglobby-clock = Tiempo
tglobby-close = Volver a la mesa
tglobby-start = Empezar
# Some have not said that they are ready, although they were asked.
tglobby-start-anyway = Empezar sin esperar

## Answers to a tap

tglobby-sits-already = Ya tienes un asiento aquí.
tglobby-press-start = Antes abre el chat privado con el bot y pulsa Iniciar.
