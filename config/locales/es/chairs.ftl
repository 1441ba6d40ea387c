# sit, vote y yes se escriben tal cual. Los asientos se numeran desde 0.

chairs-which = ¿Qué asiento? Escribe { $word } y un número del 0 al { $last }, o un nombre («asientos» muestra quién
    está dónde).
chairs-which-unknown = ¿Qué asiento? Escribe { $word } y un número, o un nombre.
# A quien llega por un enlace y pide otro asiento o un bot.
chairs-invited = Eso no se puede pedir con una invitación: puede pedirlo quien entró con el código de la mesa, o quien
    la creó ({ PROGRAM() } admin).

## Cambiar de asiento

chairs-yours-already = Ya tienes el asiento { $seat }.
chairs-too-late = Solo se cambia de asiento antes de la primera mano.

## Votar para liberar un asiento

chairs-vote-own = Nadie vota para liberar su propio asiento: «abandonar» lo deja.
chairs-vote-free = Nadie tiene el asiento { $seat }: está libre.
chairs-vote-bot = { $name } es un bot y no hace esperar a nadie.

## Bots

chairs-none-free = No hay asientos libres: no queda ninguno para un bot.
chairs-no-bot = No hay ningún bot «{ $asked }»: escribe uno de estos: { $bots }.
chairs-no-bot-near = No hay ningún bot «{ $asked }»: ¿querías decir { $near }?
chairs-give-up = El bot { $bot } ocupa tu asiento ahora, y tú dejas la mesa; para volver a jugar tendrías que entrar de
    nuevo. Escribe «sí» para darle tu asiento, cualquier otra cosa para quedarte.
chairs-give-up-in-play = El bot { $bot } ocupa tu asiento al final de tu turno, y tú dejas la mesa; para volver a jugar
    tendrías que entrar de nuevo. Escribe «sí» para darle tu asiento, cualquier otra cosa para quedarte.
chairs-swap-over = La partida terminó: se cambia de asiento en la mesa de la próxima.
chairs-swap-person = El asiento { $seat } es de { $name }: solo { $name } puede dejárselo a un bot. («votar { $seat }»
    lo libera si { $name } hace esperar a todo el mundo)
# $name: un bot que otra persona trajo.
chairs-swap-brought = { $name } es un bot que trajo otra persona: solo ella puede llevárselo. («votar { $seat }» libera
    el asiento si hace esperar a todo el mundo)
chairs-swap-late = Los bots solo se cambian antes de la primera mano.
chairs-adjourn = La partida se detiene ahora para todos y queda guardada; sigue cuando todos hayan vuelto a la mesa y
    confirmado. Escribe «sí» para aplazarla, cualquier otra cosa para seguir jugando.
chairs-adjourn-none = No hay ninguna partida en juego: no hay nada que aplazar.
chairs-adjourned-already = La partida ya está aplazada: sigue cuando todos hayan vuelto y confirmado.
