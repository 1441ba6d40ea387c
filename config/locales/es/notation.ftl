# Por qué no se puede leer una jugada escrita. Las jugadas y las cartas se escriben con las palabras de typed.ftl.

notation-too-long = La línea que empieza con «{ $typed }» tiene { $count ->
        [one] { $count } carácter
       *[other] { $count } caracteres
    }, más que cualquier jugada: escribe una jugada, como «bajar 3S 4S 5S».
notation-nothing = No hay nada escrito: escribe una jugada, como «robar» o «descartar 9D».
notation-no-move = «{ $typed }» no es una jugada: escribe robar, aceptar, rechazar, tomar, bajar, agregar, retirar o
    descartar.
notation-no-move-near = «{ $typed }» no es una jugada: ¿querías decir { $near }, como en { $form }?
notation-alone = Después de { $verb } no va nada, y está «{ $typed }»: escribe { $verb } solo.
notation-take-alone = Un pozo abierto se toma entero, y está «{ $typed }»: escribe «tomar» solo.
notation-extend-which = ¿A qué juego, y qué cartas? Escribe su número y las cartas: agregar 3 6S.
notation-no-meld-number = «{ $typed }» no es el número de un juego: escribe el número que muestra la mesa y luego las
    cartas, como en «agregar 3 6S».
notation-discard-which = ¿Descartar qué carta? Escribe la carta después de «descartar»: descartar 9D.
notation-which-cards = { $verb }: ¿qué cartas? Escríbelas a continuación: { $form }.
notation-one-discard = Solo se descarta una carta, y hay { $count }: escribe una, como «descartar { $first }».
notation-one-card = «{ $typed }» nombra { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } donde hace falta una: escribe una sola carta, como 9D.
notation-no-cards = No se nombra ninguna carta: escribe valor y palo, como 3S 4S 5S.
notation-too-many = Se nombran más de { $most ->
        [one] { $most } carta
       *[other] { $most } cartas
    }, más de las que caben en un juego: nombra menos.
notation-two-ways = «{ $typed }» se puede leer de dos maneras: pon espacios entre las cartas.
notation-no-card = «{ $typed }» no es una carta: escribe valor y palo, como 9D, TH o AS, o JK para un joker.
notation-no-suit = «{ $typed }» es solo media carta: escribe también el palo, como { $rank }S, { $rank }H, { $rank }D o
    { $rank }C.
notation-no-rank = «{ $typed }» es solo media carta: escribe también el valor, como A{ $suit }, 9{ $suit } o T{ $suit }.
notation-rank-first = «{ $typed }» así no es una carta: primero va el valor, { $turned }.
