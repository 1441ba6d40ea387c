# buraco join: a person sits down at a shared table, and leaves it. What stands after two dashes is typed.

## Who the person is

join-who = ¿Cómo te llamas? Escribe tu nombre: con él puedes volver a tu asiento.
join-who-help = Escribe cómo deben llamarte los demás, por ejemplo Ana. (Ctrl-C para salir)
join-no-name = Indica quién eres: --as NAME. Con ese nombre puedes volver a tu asiento.
join-name = Un nombre tiene de 1 a { $most } letras o signos: escribe otro después de --as.

## The invitation: a link (wss://…) with a token in it, for one seat

join-address = La dirección de una pasarela es así: wss://host o ws://host:port.
join-address-query = La dirección de una pasarela no lleva consulta ni contraseña: un token va después de un #.
join-token-alone = --token va con la dirección de una pasarela, como wss://host.
join-no-token = Una pasarela pide un token: da el enlace de invitación entero, o --token.
join-seat-of-token = La invitación ya dice para qué asiento es: quita --seat.

## A bot to play the seat. $given: in quotation marks; $near, $names: names to choose from, as in "a, b or c".

join-no-bot-near = --bot: no existe el bot { $given }; ¿quizá { $near }?
join-no-bot = --bot: no existe el bot { $given }; elige { $names }.

## Somebody of this name is there already

join-elsewhere = { $name } está en la mesa { $table } desde otra terminal: --take-over toma el asiento.
# A question; yes and no are typed.
join-take-over = { $name } está en la mesa desde otra terminal: ¿quieres tomar el asiento desde esta? (sí o no)
join-stays = Entonces todo queda como está. Para sentarte a su lado usa otro nombre: --as NAME.

## At the table

join-watching = Miras la mesa { $table }.
join-sitting = Estás en la mesa { $table }, asiento { $seat }, con el nombre { $name }.

## Leaving: what becomes of the seat, and then how to come back

join-left-for-good = Dejaste la mesa para siempre.
join-seat-stands-in = El asiento sigue siendo tuyo: en tu turno, pasado un minuto, juega un suplente hasta que vuelvas.
join-seat-adjourned = El asiento sigue siendo tuyo (se sigue otro día).
join-seat-waits = El asiento sigue siendo tuyo (los demás te esperan).
join-seat-given-up = Desde ahora tu asiento lo tiene un bot.
# A command follows on a line of its own.
join-come-back = Para volver:
# $command: is typed.
join-come-back-invited = Para volver usa `{ $command }` con la misma invitación.
