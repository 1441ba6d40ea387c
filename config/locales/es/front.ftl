# The home screen: what there is to do, one row each, and what each means (under the list, three lines at most).

front-title = Buraco, burraco y familia
front-family = los juegos de canasta, en tu terminal

## The rows, and what each means.

front-continue = Continuar
front-continue-which = { $game }, mano { $n }
front-the-lesson = la lección
front-new = Partida nueva
front-new-about = Juega contra bots en una mesa solo tuya: las reglas, quién juega, a cuántos puntos.
front-join = Sentarse a una mesa
front-join-about = Juega con otras personas: con el código de una mesa o el enlace de una invitación.
front-saved = Partidas guardadas
front-saved-about = Sigue con una partida, comprueba sus manos o bórrala.
front-replays = Repasar
front-replays-about = Repasa paso a paso una mano terminada, adelante y atrás, con las cartas a la vista.
front-learn = Aprender
front-learn-about = Una primera mano con quien te guía junto a la mesa. Puedes dejarla y seguir cuando quieras.
# Asked where it was left before its end; then the keys for it.
front-lesson = La lección todavía no terminó: ¿seguir con ella o empezar de nuevo?
front-lesson-keys = Enter: seguir · n: empezar de nuevo · Esc: atrás
front-settings = Ajustes
front-settings-about = Tu nombre, el idioma, las cartas, los colores.
front-quit = Salir
front-quit-about = De vuelta a la línea de comandos. Las partidas se guardan solas.

## The keys, in one line of 56 columns at most.

front-keys-first = ↑ ↓ fila · Enter abre · Esc sale
front-keys = ↑ ↓ fila · Enter abre · Esc atrás
front-keys-line = Enter acepta · Esc cancela
front-keys-sure = Enter: sí · Esc: no
front-keys-read = Esc atrás
front-keys-saved = Enter juega · r repasa · v revisa · w graba · Supr borra
front-keys-empty = Esc atrás
front-keys-replays = ↑ ↓ fila · ← → mano · Enter abre · Esc atrás

## Shared tables.

front-join-code = Un código o un enlace
front-join-code-about = El código que te dio quien creó la mesa, o una invitación que empieza por wss:// o https://.
front-join-create = Una mesa compartida nueva
front-join-create-about = Elige sus reglas; recibes el código para pasarlo, y te sientas.
front-join-name = Tu nombre
front-join-name-none = aún sin nombre
front-join-name-about = Los demás lo ven, y con él vuelves a tu asiento.
front-join-looking = Buscando mesas…
front-join-no-server = No se pueden listar las mesas
front-join-tables = Mesas
front-join-no-tables = Aún no hay mesas compartidas
front-join-table-about = Enter te sienta ahí.
front-join-elsewhere = { $name } está en esa mesa desde otro terminal. ¿Tomar el asiento desde aquí?

## What is asked, with a line to write on.

front-ask-code = El código de la mesa, o el enlace entero de la invitación:
front-ask-name = ¿Cómo quieres que te llamen los demás?
front-ask-record = Escribir el registro en este archivo:
front-ask-folder = Dónde buscar registros (una carpeta o un archivo):

## Saved games.

front-saved-none = Aún no hay partidas guardadas.
front-saved-damaged = { $game }: dañada
front-saved-busy = Ahora mismo se juega en otra ventana.
front-saved-over = La partida terminó: Enter muestra otra vez sus manos.
front-saved-open = Enter sigue con ella.
front-saved-no-deal = Todavía no terminó ninguna de sus manos.
front-delete = ¿Borrar la partida guardada { $game }? No se podrá recuperar.
front-record-written = El registro está en { $file }.
front-no-such-user = No existe ese usuario: escribe la ruta entera.
front-no-name = Un nombre tiene de 1 a { $most } letras o signos: elige otro.
front-no-time = { $given } no es un tiempo: escribe los segundos por turno, como 60, y si quieres una reserva para
    toda la partida, como 30+120; vacío: sin reloj.

## What the check of a saved game has found.

front-verify = La partida { $game }, comprobada
front-verify-nothing = Todavía no terminó ninguna mano: no hay nada que comprobar.
front-verify-seeded = Las cartas vienen de una semilla: se pueden repetir, pero nadie puede probar que la mezcla fue
    limpia.
front-verify-shuffles =
    { $all ->
        [one] Mezclas limpias, con prueba: { $count } de { $all } mano.
       *[other] Mezclas limpias, con prueba: { $count } de { $all } manos.
    }
front-verify-moves =
    { $all ->
        [one] Jugadas y puntos comprobados: { $count } de { $all } mano.
       *[other] Jugadas y puntos comprobados: { $count } de { $all } manos.
    }
front-verify-faults =
    { $count ->
        [0] No se halló ningún error.
        [one] Se halló { $count } error.
       *[other] Se hallaron { $count } errores.
    }

## Replays.

front-replays-folder = Registros en
front-replays-folder-about = Enter elige otra carpeta, o un solo archivo.
front-replays-games = Partidas guardadas
front-replays-no-games = Ninguna partida guardada tiene manos terminadas
front-replays-records = Registros
front-replays-no-records = No hay registros en esta carpeta
front-replays-deal = mano { $n } de { $count }
front-no-folder = No se puede leer { $folder }: escribe otra carpeta.

## Said when a person comes back to the home screen.

front-note-saved = La partida { $game } está guardada: Continuar sigue con ella.
# Another game was played later: Continue goes on with that one. Saved games: front-saved.
front-note-saved-too = La partida { $game } está guardada: la encuentras en Partidas guardadas.
# Learn: front-learn.
front-note-lesson = La lección está guardada: Aprender sigue con ella.
front-note-over = La partida { $game } terminó.
front-note-seat = Tu asiento en la mesa { $table } sigue siendo tuyo: Sentarse a una mesa te devuelve a él.
front-note-link = Tu asiento sigue siendo tuyo: la misma invitación te devuelve a él.
# Said at the very first time. Learn: front-learn.
front-note-first = ¿Primera vez aquí? Aprender enseña el juego en una mano.
# $reason: the kind of the fault, a word of the program.
front-failed = La pantalla de inicio falló ({ $reason }) y se cerró: `{ PROGRAM() } --help` enumera los comandos; buraco.log dice más.
