# Palabras de una mesa compartida. Lo que se escribe queda tal cual: ready, unready, seats, sit, fill, swap, kick, vote,
# claim, say, back, leave, quit, help, y las frases tras say. greedy y chance son nombres de bots.

## help y una palabra: qué hace, en una línea

lobbywords-ready = Ready confirma: para la primera mano, para seguir otro día, para jugar otra vez.
lobbywords-unready = Unready lo anula.
lobbywords-seats = Seats muestra quién está dónde y quién ya confirmó.
lobbywords-sit = Sit ocupa otro asiento antes de la primera mano: sit 2 (0 es el primero; cada pareja se sienta
    frente a frente).
lobbywords-fill = Fill trae un bot a cada asiento libre: fill, o fill y su nombre.
lobbywords-swap = Swap cambia un bot por otro antes de la primera mano, o deja tu propio asiento a un bot: swap 1
    greedy.
lobbywords-kick = Kick es otra palabra para vote: kick 1, o kick y un nombre.
lobbywords-vote = Vote vota por liberar el asiento de quien hace esperar a los demás: vote 1, o vote y un nombre
    (el voto de quien llegó primero decide solo).
lobbywords-claim = Claim termina la partida a tu favor, cuando todos tus rivales se hayan ido.
lobbywords-adjourn = Adjourn aplaza la partida para todos y la guarda: sigue otro día, cuando todos hayan vuelto y
    confirmado.
lobbywords-say = Say dice una de estas frases a todos: { $phrases }.
lobbywords-back = Back te devuelve tu asiento cuando un suplente juega por ti.
lobbywords-leave = Leave deja tu asiento para siempre, y cuenta como derrota si ya se repartió; quit solo deja la
    terminal.
lobbywords-quit = Quit solo deja la terminal: tu asiento sigue siendo tuyo; en tu turno, pasado un minuto, juega un
    suplente.

## help sin más, antes de la primera mano y después de una partida

lobbywords-help-people = Gente: ready · unready · seats (quién está dónde) · sit 2 · fill o fill chance (bots) · swap 1
    greedy.
lobbywords-help-people-invited = Gente: ready · unready · seats (quién está dónde).
lobbywords-help-talk = Hablar: say well played (help say muestra lo que se puede decir).
lobbywords-help-go = Irse: quit (tu asiento sigue siendo tuyo: vuelve a entrar) · leave (para siempre) · vote 1 (libera
    el asiento de quien se duerme).
lobbywords-help-closely = Una palabra en detalle: help sit.

## Lo mismo en plena partida, tras las palabras del juego

lobbywords-play-people = Gente: seats (quién está dónde) · say well played · vote 1 (libera el asiento de quien se
    duerme) · claim (cuando los demás se hayan ido).
lobbywords-play-go = Irse: quit (tu asiento sigue siendo tuyo: vuelve a entrar) · adjourn (todos siguen otro día) ·
    leave (para siempre).

## Lo escrito no es ninguna de las palabras

lobbywords-near = No entiendo «{ $word }»: ¿querías decir { $near }?
lobbywords-unknown = No entiendo «{ $word }»: escribe ready, seats o help.

## Lo que se puede decir a todos, tal como lo oyen los demás

lobbywords-phrase-hello = hola
lobbywords-phrase-well-played = bien jugado
lobbywords-phrase-thanks = gracias
lobbywords-phrase-sorry = perdón
lobbywords-phrase-oops = uy
lobbywords-phrase-one-moment = un momento
lobbywords-phrase-good-game = buena partida
lobbywords-phrase-bye = adiós
