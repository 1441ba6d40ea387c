# Palabras de una mesa compartida. Lo que se escribe son las palabras de typed.ftl y las frases tras la de say. greedy y chance son nombres de bots.

## help y una palabra: qué hace, en una línea

lobbywords-ready = Confirmar: di que quieres empezar la primera mano, seguir otro día o jugar otra vez.
lobbywords-unready = Anular: retira lo que confirmaste.
lobbywords-seats = Asientos: muestra quién está dónde y quién ya confirmó.
lobbywords-sit = Sentar: ocupa otro asiento antes de la primera mano: «sentar 2» (0 es el primero; cada pareja se sienta
    frente a frente).
lobbywords-fill = Llenar: trae un bot a cada asiento libre: «llenar», o «llenar» y su nombre.
lobbywords-swap = Cambiar: cambia un bot por otro antes de la primera mano, o deja tu propio asiento a un bot: cambiar 1
    greedy.
lobbywords-kick = Echar: lo mismo que «votar»: «echar 1», o «echar» y un nombre.
lobbywords-vote = Votar: vota por liberar el asiento de quien hace esperar a los demás: «votar 1», o «votar» y un nombre
    (el voto de quien llegó primero decide solo).
lobbywords-claim = Victoria: termina la partida a tu favor, cuando todos tus rivales se hayan ido.
lobbywords-adjourn = Aplazar: aplaza la partida para todos y la guarda: sigue otro día, cuando todos hayan vuelto y
    confirmado.
lobbywords-say = Decir: dice una de estas frases a todos: { $phrases }.
lobbywords-back = Volver: te devuelve tu asiento cuando un suplente juega por ti.
lobbywords-leave = Abandonar: deja tu asiento para siempre, y cuenta como derrota si ya se repartió; «salir» solo deja
    la terminal.
lobbywords-quit = Salir: solo deja la terminal: tu asiento sigue siendo tuyo, y en tu turno, pasado un minuto, juega un
    suplente.

## help sin más, antes de la primera mano y después de una partida

lobbywords-help-people = Gente: confirmar · anular · asientos (quién está dónde) · sentar 2 · llenar o llenar chance
    (bots) · cambiar 1 greedy.
lobbywords-help-people-invited = Gente: confirmar · anular · asientos (quién está dónde).
lobbywords-help-talk = Hablar: decir bien jugado (ayuda decir muestra lo que se puede decir).
lobbywords-help-go = Irse: salir (tu asiento sigue siendo tuyo: vuelve a entrar) · abandonar (para siempre) · votar 1
    (libera el asiento de quien se duerme).
lobbywords-help-closely = Una palabra en detalle: ayuda sentar.

## Lo mismo en plena partida, tras las palabras del juego

lobbywords-play-people = Gente: asientos (quién está dónde) · decir bien jugado · votar 1 (libera el asiento de quien se
    duerme) · victoria (cuando los demás se hayan ido).
lobbywords-play-go = Irse: salir (tu asiento sigue siendo tuyo: vuelve a entrar) · aplazar (todos siguen otro día) ·
    abandonar (para siempre).

## Lo escrito no es ninguna de las palabras

lobbywords-near = No entiendo «{ $word }»: ¿querías decir { $near }?
lobbywords-unknown = No entiendo «{ $word }»: escribe «confirmar», «asientos» o «ayuda».

## Lo que se puede decir a todos, tal como lo oyen los demás

lobbywords-phrase-hello = hola
lobbywords-phrase-well-played = bien jugado
lobbywords-phrase-thanks = gracias
lobbywords-phrase-sorry = perdón
lobbywords-phrase-oops = uy
lobbywords-phrase-one-moment = un momento
lobbywords-phrase-good-game = buena partida
lobbywords-phrase-bye = adiós
