# Lo que se escribe queda tal cual: send, undo, sort suit, lay 3S 4S 5S.

## Lo que help y una orden dicen de ella: cada frase empieza con la orden

commands-about-send = Send envía a la mesa las jugadas preparadas (o pulsa Enter, con el turno completo).
commands-about-undo = Undo deshace la última jugada preparada.
commands-about-hint = Hint dice qué haría alguien que juega bien, y por qué (después, 0 lo hace).
commands-about-moves = Moves muestra, con números, todo lo que se puede hacer ahora; de las que solo difieren en el
    comodín, una.
commands-about-table = Table vuelve a mostrar toda la mesa.
commands-about-sort =
    Sort ordena tus cartas, también en próximas partidas: sort suit (por palo) o sort rank (por valor).
commands-about-cards =
    Cards dice cómo se escriben las cartas, también en próximas partidas: cards signs (con signos), cards letters (con
    letras) o cards words (con palabras).
commands-about-name = Name dice qué nombre llevas desde la próxima partida: name Ana.
commands-about-language = Language dice en qué idioma lees, o elige otro, también para próximas partidas: language it.
commands-about-announce = Announce dice cuánto se cuenta de lo que hacen los demás: announce all, announce brief o
    announce quiet.
commands-about-score = Score muestra los puntos de esta mano hasta ahora, y los de la partida.
commands-about-log = Log cuenta lo que ha pasado en esta mano; log 2: en la mano 2.
commands-about-replay = Replay cuenta paso a paso una mano terminada, con todas las cartas a la vista: replay 2.
commands-about-sheet = Sheet muestra los puntos de la última mano terminada; sheet 2: los de la mano 2.
commands-about-rules = Rules muestra las reglas de esta mesa.
commands-about-clock = Clock dice cuánto tiempo queda para este turno.
commands-about-back = Back te devuelve tu asiento cuando un suplente juega por ti.
commands-about-shuffle = Shuffle muestra la prueba de que las cartas se repartieron limpiamente.
commands-about-verify = Verify comprueba todas las manos terminadas: compromiso, números, mezcla y tus cartas.
commands-about-help = Help explica una palabra: help hint; sin palabra muestra todas.
commands-about-quit = Quit sale; la partida se guarda.

## Lo mismo de una jugada

commands-about-draw = Draw roba la carta de arriba del mazo.
commands-about-keep = Keep se queda con la primera carta robada, para este turno.
commands-about-refuse = Refuse deja en el pozo la primera carta robada y roba otra.
commands-about-take = Take toma todo el pozo.
# Con el pozo cerrado: hay que usar su carta de arriba.
commands-about-take-closed =
    Take toma el pozo usando su carta de arriba: take 6S 7S forma con ellas un juego, take 2 la agrega al juego 2.
commands-about-lay = Lay baja un juego nuevo: lay 3S 4S 5S.
commands-about-extend = Extend agrega cartas a un juego, por su número: extend 2 6S.
commands-about-withdraw = Withdraw retira la primera bajada cuando no llega al mínimo.
commands-about-discard = Discard descarta una carta en el pozo y termina tu turno: discard 9D.

## Lo mismo de una palabra que pregunta por una sola cosa

commands-about-hand = Hand dice tus cartas.
commands-about-new = New dice las cartas que te llegaron desde tu último turno.
commands-about-melds = Melds dice qué juegos hay en la mesa.
commands-about-pile = Pile dice qué hay en el pozo.
commands-about-stock = Stock dice cuántas cartas quedan en el mazo.
commands-about-pots = Pots dice quién tomó ya un muerto.
commands-about-players = Players dice cuántas cartas tiene cada uno.
commands-about-turn = Turn dice a quién le toca.
commands-about-deal = Deal dice quién repartió y quién empieza.

## Lo mismo de otras palabras

commands-no-move = { $verb } no es una jugada de este juego.
commands-no-word-near = No conozco la palabra «{ $typed }»: ¿querías decir { $near }?
commands-no-word = No conozco la palabra «{ $typed }»: help sin más muestra las palabras que hay.

## Lo que dice help sin más: unos párrafos breves

commands-guide-moves = Jugadas: { $forms }; o un número de la lista.
commands-form-extend = extend 2 6S (al juego 2)
commands-form-keep = keep o refuse (quedarse o no la primera carta robada)
commands-form-take-closed = take 6S 7S (el pozo: su carta de arriba con estas) · take 2 (la de arriba al juego 2)
commands-guide-line = Varias jugadas en una línea: lay 3S 4S 5S; discard 9D.
commands-guide-show = Mostrar: table · score · log · rules · clock · shuffle (la prueba de un reparto limpio) ·
    verify (la comprueba).
commands-guide-earlier = Una mano terminada: sheet 2 (sus puntos) · log 2 (lo que pasó) · replay 2 (paso a paso, todas
    las cartas a la vista).
commands-guide-topics = Preguntar una sola cosa: { $topics }.
commands-guide-advice = Consejo: hint (después, 0 lo hace) · moves (todo lo que se puede hacer).
commands-guide-choose = Elegir: sort suit o rank · cards signs, letters o words · name Ana · language it · announce
    all, brief o quiet.
# Sin otras personas en la mesa.
commands-guide-go = Seguir: send, o Enter con el turno completo · undo · back (recuperas tu asiento de un
    suplente) · quit (la partida se guarda).
# Con otras personas en la mesa.
commands-guide-go-shared = Seguir: send, o Enter con el turno completo · undo · back (recuperas tu asiento de un
    suplente).
commands-guide-short = Para abreviar: basta el comienzo de una palabra, disc 9D; y d (draw) · d 9D (discard) · l · e ·
    k · r · w · s (send) · u · m · t (table) · y · n · h o ? (help) · q.
commands-guide-word = Una palabra en detalle: help hint.
commands-guide-cards = Cartas: el valor y después el palo: S picas, H corazones, D diamantes, C tréboles. 10H o TH es el
    diez de corazones, JK un joker. En la mesa (2S) es el comodín de su juego; en tu mano [2S] acaba de llegar.
# The same where everything is said in sentences.
commands-guide-cards-spoken = Cartas: el valor y después el palo: S picas, H corazones, D diamantes, C tréboles. 10H o
    TH es el diez de corazones, JK un joker. Del comodín de un juego se dice qué carta sustituye; new dice qué cartas
    acaban de llegar a tu mano.

## Una línea que no se entiende

commands-too-long = La línea que empieza con «{ $begun }» tiene { $count ->
        [one] { $count } carácter
       *[other] { $count } caracteres
    }, más que cualquier cosa que se pueda pedir aquí: help muestra lo que se puede.
commands-alone = Después de { $word } no va nada, y está «{ $rest }»: escribe { $word } solo.
commands-no-choice = «{ $typed }» no es una opción: escribe uno de los números de la lista, solo.
commands-ambiguous = «{ $typed }» podría ser { $words }: escribe un poco más.
commands-or = { BEGINS($next) ->
    [o] { $first } u { $next }
   *[other] { $first } o { $next }
}
commands-unknown-near = No entiendo «{ $typed }»: ¿querías decir { $near }?
commands-unknown-move = No entiendo «{ $typed }»: ¿querías decir { $near }, como en { $form }?
commands-unknown = No entiendo «{ $typed }»: escribe una jugada como { $example }, un número de la lista o help.
commands-card = «{ $typed }» es una carta; ¿qué hacemos con ella? Escribe discard { $card }, o delante extend y el
    número de un juego.
commands-cards = Eso son cartas; ¿qué hacemos con ellas? Escribe lay { $cards }.
