# Lo que se escribe son las palabras de typed.ftl.

## Lo que help y una orden dicen de ella: cada frase empieza con la orden

commands-about-send = Enviar: envía a la mesa las jugadas preparadas (o pulsa Enter, con el turno completo).
commands-about-undo = Deshacer: deshace la última jugada preparada.
commands-about-hint = Consejo: dice qué haría alguien que juega bien, y por qué (después, 0 lo hace).
commands-about-moves = Jugadas: muestra, con números, todo lo que se puede hacer ahora; de las que solo difieren en el
    comodín, una.
commands-about-table = Mesa: vuelve a mostrar toda la mesa.
commands-about-sort = Ordenar: ordena tus cartas, también en próximas partidas: «ordenar por palo» o «ordenar por
    valor».
commands-about-cards = Cartas: dice cómo se escriben las cartas, también en próximas partidas: «cartas signos», «cartas
    letras» o «cartas palabras».
commands-about-name = Nombre: dice qué nombre llevas desde la próxima partida: nombre Ana.
commands-about-language = Idioma: dice en qué idioma lees, o elige otro, también para próximas partidas: idioma it.
commands-about-announce = Anunciar: dice cuánto se cuenta de lo que hacen los demás: «anunciar todo», «anunciar en
    breve» o «anunciar poco».
commands-about-score = Puntos: muestra los puntos de esta mano hasta ahora, y los de la partida.
commands-about-log = Historial: cuenta lo que pasó en esta mano; historial 2: en la mano 2.
commands-about-replay = Repasar: cuenta de una vez toda una mano terminada, jugada por jugada, con las cartas a la vista: repasar 2.
commands-about-sheet = Planilla: muestra los puntos de la última mano terminada; planilla 2: los de la mano 2.
commands-about-rules = Reglas: muestra las reglas de esta mesa; reglas 4: la parte 4.
commands-about-clock = Reloj: dice cuánto tiempo queda para este turno.
commands-about-back = Volver: te devuelve tu asiento cuando un suplente juega por ti.
commands-about-shuffle = Mezcla: muestra la prueba de que las cartas se repartieron limpiamente.
commands-about-verify = Comprobar: comprueba todas las manos terminadas: compromiso, números, mezcla y tus cartas.
commands-about-help = Ayuda: explica una palabra: «ayuda consejo»; sin palabra muestra todas.
commands-about-quit = Salir: deja el juego; la partida se guarda.

## Lo mismo de una jugada

commands-about-draw = Robar: roba la carta de arriba del mazo.
commands-about-keep = Aceptar: se queda con la primera carta robada, para este turno.
commands-about-refuse = Rechazar: deja en el pozo la primera carta robada y roba otra.
commands-about-take = Tomar: todo el pozo pasa a tu mano.
# Con el pozo cerrado: hay que usar su carta de arriba.
commands-about-take-closed = Tomar: toma el pozo usando su carta de arriba: «tomar 6S 7S» forma con ellas un juego,
    «tomar 2» la agrega al juego 2.
commands-about-lay = Bajar: baja un juego nuevo: bajar 3S 4S 5S, o solo las cartas.
commands-about-extend = Agregar: agrega cartas a un juego, por su número: agregar 2 6S.
commands-about-withdraw = Retirar: retira la primera bajada cuando no llega al mínimo.
commands-about-discard = Descartar: descarta una carta en el pozo y termina tu turno: descartar 9D.

## Lo mismo de una palabra que pregunta por una sola cosa

commands-about-hand = Mis cartas: dice tus cartas.
commands-about-new = Nuevas: dice las cartas que te llegaron desde tu último turno.
commands-about-melds = Juegos: dice qué juegos hay en la mesa.
commands-about-pile = Pozo: dice qué hay en el pozo.
commands-about-stock = Mazo: dice cuántas cartas quedan en el mazo.
commands-about-pots = Muertos: dice quién tomó ya un muerto.
commands-about-players = Jugadores: dice cuántas cartas tiene cada uno.
commands-about-turn = Turno: dice a quién le toca.
commands-about-deal = Mano: dice quién repartió y quién empieza.

## Lo mismo de otras palabras

commands-no-move = { $verb } no es una jugada de este juego.
commands-no-word-near = No conozco la palabra «{ $typed }»: ¿querías decir { $near }?
commands-no-word = No conozco la palabra «{ $typed }»: «ayuda» sin más muestra las palabras que hay.

## Lo que dice help sin más: unos párrafos breves

commands-guide-moves = Jugadas: { $forms }; o un número de la lista.
commands-form-extend = agregar 2 6S (al juego 2)
commands-form-keep = aceptar o rechazar (la primera carta robada)
commands-form-take-closed = tomar 6S 7S (el pozo: su carta de arriba con estas) · tomar 2 (la de arriba al juego 2)
commands-guide-line = Varias jugadas en una línea: bajar 3S 4S 5S; descartar 9D.
commands-guide-show = Mostrar: mesa · puntos · historial · reglas · reloj · mezcla (la prueba de un reparto limpio) ·
    comprobar (la comprueba).
commands-guide-earlier = Una mano terminada: planilla 2 (sus puntos) · historial 2 (lo que pasó) · repasar 2 (todas las
    jugadas de una vez, todas las cartas a la vista).
commands-guide-topics = Preguntar una sola cosa: { $topics }.
commands-guide-advice = Consejo: consejo (después, 0 lo hace) · jugadas (todo lo que se puede hacer).
commands-guide-choose = Elegir: ordenar por palo o por valor · cartas signos, letras o palabras · nombre Ana · idioma it
    · anunciar todo, en breve o poco.
# Sin otras personas en la mesa.
commands-guide-go = Seguir: enviar, o Enter con el turno completo · deshacer · volver (recuperas tu asiento de un
    suplente) · salir (la partida se guarda).
# Con otras personas en la mesa.
commands-guide-go-shared = Seguir: enviar, o Enter con el turno completo · deshacer · volver (recuperas tu asiento de un
    suplente).
commands-guide-short = Para abreviar: basta el comienzo de una palabra, desca 9D; y d (robar) · d 9D (descartar) · l · e
    · k · r · w · s (enviar) · u · m · t (mesa) · y · n · h o ? (ayuda) · q.
commands-guide-word = Una palabra en detalle: ayuda consejo.
commands-guide-cards = Cartas: el valor y después el palo: S picas, H corazones, D diamantes, C tréboles. 10H o TH es el
    diez de corazones, JK un joker. En la mesa (2S) es el comodín de su juego; en tu mano [2S] acaba de llegar.
# The same where everything is said in sentences.
commands-guide-cards-spoken = Cartas: el valor y después el palo: S picas, H corazones, D diamantes, C tréboles. 10H o
    TH es el diez de corazones, JK un joker. Del comodín de un juego se dice qué carta sustituye; «nuevas» dice qué cartas
    acaban de llegar a tu mano.

## Una línea que no se entiende

commands-too-long = La línea que empieza con «{ $begun }» tiene { $count ->
        [one] { $count } carácter
       *[other] { $count } caracteres
    }, más que cualquier cosa que se pueda pedir aquí: «ayuda» muestra lo que se puede.
commands-alone = Después de { $word } no va nada, y está «{ $rest }»: escribe { $word } solo.
commands-no-choice = «{ $typed }» no es una opción: escribe uno de los números de la lista, solo.
commands-ambiguous = «{ $typed }» podría ser { $words }: escribe un poco más.
commands-or = { BEGINS($next) ->
    [o] { $first } u { $next }
   *[other] { $first } o { $next }
}
commands-unknown-near = No entiendo «{ $typed }»: ¿querías decir { $near }?
commands-unknown-move = No entiendo «{ $typed }»: ¿querías decir { $near }, como en { $form }?
commands-unknown = No entiendo «{ $typed }»: escribe una jugada como { $example }, un número de la lista o «ayuda».
commands-card = «{ $typed }» es una carta; ¿qué hacemos con ella? Escribe «descartar { $card }», o delante «agregar» y
    el número de un juego.
