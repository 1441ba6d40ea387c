# A person's seat at a table, in their own chat: what its buttons open, and what is answered.

tgseat-yes = Sí
tgseat-no = No
# Back to the buttons of the turn.
tgseat-back = ‹ Volver
# More buttons.
tgseat-more = Más…
tgseat-close = Cerrar
# After the score of a deal: the next one.
tgseat-go-on = La próxima mano
# All of the table in words; a button, and the title of that text.
tgseat-table = Mesa en palabras
# A button: the stand-in has the reader's seat.
tgseat-i-am-back = Ya volví
tgseat-stood-in = Ahora un suplente juega por ti: pulsa el botón cuando vuelvas.
# An old button was pressed.
tgseat-moved-on = La partida ha avanzado.
# The reader has written quit, which ends the console of a terminal.
tgseat-no-quit = Puedes parar cuando quieras: el asiento sigue siendo tuyo. Para dejarlo, escribe «abandonar».
# About a word that is typed.
tgseat-about-leave = Salir deja tu lugar para siempre; con las cartas repartidas cuenta como derrota.
# $deal: a deal's number.
tgseat-promised = Mezcla de la mano { $deal } prometida: la página sobre la mezcla muestra qué lo probará.
# On the page about the shuffle. /report is a command.
tgseat-recomputed = El registro de la partida prueba las mezclas a quien lo tenga: /report da su código, y el registro lo tiene quien mantiene este bot.
tgseat-not-here = Eso no se puede pedir desde este chat.
tgseat-claim = Todos tus rivales se fueron: termina la partida a tu favor con el botón, o sigue jugando.
# To somebody whom a link has brought. /play is a command.
tgseat-full = En esta mesa todos los asientos están ocupados: pide que liberen uno, o abre una mesa con /play.
# After what the table waits for: being ready, changing seats and more.
tgseat-now = Lo hacen los botones bajo el mensaje de la mesa.
# In the list of somebody's tables, after rules and players: whose turn it is.
tgseat-entry-own = te toca
tgseat-entry-other = le toca a { $name }
tgseat-entry-waits = las cartas no están repartidas
tgseat-entry-over = la partida terminó
# What is written into a chat by who looks at their hand from there and presses a line of it: others read it.
tgseat-inline-posts = Miré mis cartas.
# Somebody wants to adjourn the match, which all who play decide. $names: who has not said so yet.
tgseat-adjourn-asked = También se pregunta a los demás; la partida se aplaza cuando todos estén de acuerdo. Falta la respuesta de: { $names }.
# To those who are asked; yes and no are buttons. $name: who wants it.
tgseat-adjourn-others = { $name } quiere aplazar la partida: queda guardada y todos siguen otro día. ¿Estás de acuerdo?
