# What the bot of a chat says before any table does, and where there is none. Plain text; /words are commands.

# The language, as it calls itself.
tgfront-own-name = español
# Somebody of whose name nothing can be shown.
tgfront-player = Jugador
tgfront-hello = Aquí se juega al buraco y a juegos parecidos. Elige a qué quieres jugar; tus cartas se ven solo en este chat y no las ve nadie más. Lo demás lo cuenta /help.
tgfront-hello-group = ¡Hola! /new crea una mesa en este chat. Cada cual ve sus cartas en un chat privado conmigo: ábranlo una vez y pulsen Iniciar.
tgfront-help = Qué se puede hacer aquí:
tgfront-help-group = Todavía no hay mesa aquí. Qué se puede hacer en un grupo:
# The words in quotation marks are typed: the usual own ones of the language (typed.ftl).
tgfront-typing = En la mesa también puedes escribir: «bajar 7♥ 8♥ 9♥», «7h 8h 9h», «robar», «descartar 4♣», «consejo», «ayuda».
# A button.
tgfront-into-group = Jugar en un grupo
# A button.
tgfront-play-go = Jugar
# A button.
tgfront-play-friends = Con amigos, mediante un enlace
tgfront-table-coming = Tu mesa ya viene.
tgfront-invite = Pasa este enlace a quienes van a jugar contigo: { $link } Quien lo siga se sienta en la mesa { $table }.
# A button.
tgfront-invite-button = Reenviar el enlace
tgfront-seat-yours = El asiento es tuyo.
tgfront-seat-yours-already = Ya estás en esta mesa.
tgfront-seat-after-turn = El asiento será tuyo al final de este turno.
tgfront-seat-press-start = El asiento es tuyo. Abre el chat privado conmigo y pulsa Iniciar, para que pueda mostrarte tus cartas.
tgfront-too-many-seats = Ya tienes todos los asientos que se pueden tener ({ $most }): deja antes una de esas mesas.
tgfront-no-seat = No tienes asiento en esta mesa.
tgfront-left = Has dejado tu asiento.
tgfront-table-silent = La mesa no responde ahora. No se ha perdido nada y nada se hace dos veces: inténtalo de nuevo en un momento.
tgfront-moved-on = La partida ha avanzado desde que apareció este botón.
tgfront-opening = La mesa se está abriendo: pulsa otra vez en un momento.
tgfront-no-table = No estás en ninguna mesa. /play empieza una, /join con un código te lleva a una.
tgfront-no-table-group = Aquí no hay mesa. /new crea una.
# In a chat of one's own. $what: what the command does, as it is listed, such as "end the table".
tgfront-of-groups = /{ $command } es un comando de grupos: { $what }. Escríbelo en el grupo de tu mesa; /help dice qué se puede hacer aquí.
# In a chat of one's own.
tgfront-no-command = No hay ningún comando /{ $command }. /help dice cuáles hay.
tgfront-table-here = Ya hay una mesa aquí. /status la muestra otra vez, /cancel la cierra.
tgfront-unknown-rules = No hay reglas con ese nombre. Elige una de estas: { $names }.
tgfront-join-how = Escribe después del comando el código de la mesa, por ejemplo /join K7M2QX.
tgfront-join-unknown = No hay ninguna mesa { $table }. Revisa el código.
tgfront-group-only = La mesa { $table } es de un grupo, y en ella solo juegan sus miembros. Únete antes al grupo y luego siéntate allí o vuelve a escribir /join { $table }.
tgfront-group-unknown = Telegram no dice ahora si estás en el grupo de la mesa { $table }. No se ha perdido nada: inténtalo de nuevo en un momento.
tgfront-group-left = Ya no estás en el grupo de la mesa { $table }, así que has dejado tu asiento en ella. Para volver a sentarte, únete otra vez al grupo.
tgfront-tables = { $count ->
    [one] Estás en { $count } mesa. Lo que escribes vale para la marcada; pulsa otra para pasar a ella.
   *[other] Estás en { $count } mesas. Lo que escribes vale para la marcada; pulsa otra para pasar a ella.
}
tgfront-reached = Bien: ahora puedo mostrarte aquí tus cartas. Vuelve al grupo y juega.
tgfront-reached-sit = Bien: ahora puedo escribirte. Vuelve al grupo y ocupa allí un asiento.
tgfront-hand-missing = Todavía no se reparte: alguien no vería sus cartas ({ $names }). Abre el chat privado conmigo y pulsa allí Iniciar.
tgfront-anonymous = Escribes en nombre del grupo. Envíalo en tu propio nombre (desactiva el anonimato), para que sepa quién juega.
tgfront-channel = Un canal no puede jugar. Escribe en tu propio nombre.
# $language: its own name; $languages: codes such as "it, pt-BR"
tgfront-language-now = El idioma es { $language }. Hay: { $languages }.
tgfront-language-unknown = Escribe un código después del comando, por ejemplo /lang it. Hay: { $languages }.
tgfront-language-chosen = Desde ahora hablo { $language } aquí.
tgfront-pictures-how = /pictures on muestra las cartas en imágenes, /pictures off solo texto.
tgfront-pictures-on = Las imágenes están activadas.
tgfront-pictures-off = Ahora solo texto.
tgfront-report = Tu queja tiene el código { $report }. Dáselo a quien mantiene este bot: con él puede ver el registro de la partida.
tgfront-report-enough = Por hoy no puedes quejarte de más mesas. Inténtalo mañana.
tgfront-forget-sure = ¿Borrar todo lo que se guarda sobre ti: asientos, idioma, preferencias, tu nombre en las estadísticas? En las partidas en curso dejas entonces el asiento para siempre. Los registros de las partidas quedan.
# A button.
tgfront-forget-yes = Borrar
tgfront-forgotten = Borrado; entradas: { $count }. Si vuelves a hacer algo aquí, se volverá a guardar algo sobre ti.
# A button above the keyboard; it opens the private chat.
tgfront-inline-none = No estás en ninguna mesa: jugar
# The same, where the table of a group was asked for at which somebody else sits.
tgfront-inline-not-here = No estás en la mesa { $table }
# The same: there is a seat, and no deal goes on.
tgfront-inline-no-cards = Ahora no tienes cartas: a la mesa
