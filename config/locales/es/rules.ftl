# Las reglas de una mesa, a partir de sus opciones: frases enteras, cada una un punto de la lista. Las cartas van
# por letras y números: A K Q J 10 9 8 7 6 5 4 3 2.

rules-heading = Las reglas de { $preset }
# $changes: opciones tal como se escriben, «players = 2, same_card = true».
rules-heading-changed = Las reglas de { $preset }, con { $changes }

## Los títulos.

rules-title-cards = Cartas y equipos
rules-title-turn = El turno
rules-title-melds = Los juegos
rules-title-canastas = Las canastas
rules-title-initial-meld = La primera bajada
rules-title-pots = Muertos y cierre
rules-title-end = El final de la mano
rules-title-scores = Los puntos

## Quién juega y quién reparte primero.

rules-players-two = Dos jugadores, cada uno por su cuenta.
rules-players-four = Cuatro jugadores en dos equipos de dos; las parejas se sientan frente a frente.
rules-players-six-in-pairs = Seis jugadores en tres equipos de dos; las parejas se sientan frente a frente.
rules-players-six-in-threes = Seis jugadores en dos equipos de tres, sentados alternados.
rules-draw-partners = Si los asientos no se eligen, las parejas y los asientos se sortean con cartas: el joker es la
    más alta, luego 2, A, K y así hasta 3. Las dos más altas juegan contra las dos más bajas; la más alta empieza y
    la más baja, a su derecha, reparte. Después se reparte por turno en el sentido del reloj, y empieza quien está a
    la izquierda de quien reparte.
rules-draw-dealer = Para saber quién reparte primero se saca una carta para cada asiento, con el as alto: empieza la
    más alta que no sea del equipo de la más baja, y reparte el asiento anterior. Después se reparte por turno en el
    sentido del reloj, y empieza quien está a la izquierda de quien reparte.

## Las cartas.

# $decks: 2 o 3; $jokers: en cada una; $cards: todas las cartas juntas.
rules-packs-jokers =
    { $decks ->
        [2] Dos barajas
        [3] Tres barajas
        [one] { $decks } baraja
       *[other] { $decks } barajas
    } de 52 cartas con { $jokers ->
        [1] un joker
        [2] dos jokers
       *[other] { $jokers } jokers
    } cada una: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } en total.
rules-packs =
    { $decks ->
        [2] Dos barajas
        [3] Tres barajas
        [one] { $decks } baraja
       *[other] { $decks } barajas
    } de 52 cartas sin jokers: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } en total.
# $hand: cartas de cada jugador; $pots: cuántos muertos, uno al menos; $size: cartas de cada uno; $stock: cartas del
# mazo.
rules-dealt-pots =
    Cada jugador recibe { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }; hay { $pots ->
        [1] un muerto
        [2] dos muertos
        [3] tres muertos
       *[other] { $pots } muertos
    } de { $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    } y un mazo de { $stock ->
        [one] { $stock } carta
       *[other] { $stock } cartas
    }.
rules-dealt =
    Cada jugador recibe { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }; no hay muertos, y el mazo es de { $stock ->
        [one] { $stock } carta
       *[other] { $stock } cartas
    }.
rules-opening-upcard = Se descubre una carta para empezar el pozo.
rules-opening-empty = El pozo empieza vacío: quien empieza tiene que robar.
rules-opening-refusable = El pozo empieza vacío. Quien empieza roba y puede quedarse con esa carta o rechazarla: si
    la rechaza, con ella empieza el pozo, y la siguiente que robe tiene que quedársela.
# $cards: las de todos los muertos juntos.
rules-cut =
    Corta quien está a la derecha de quien reparte; si levanta justo { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, las de los muertos, su equipo gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
# $values: como rules-value, con comas: «joker = 30, 2 = 20, A = 15, K Q J 10 9 8 = 10».
rules-values = Valor de las cartas: { $values }.
# $cards: una carta, o varias que valen lo mismo, «K Q J».
rules-value = { $cards } = { $points }
rules-joker = joker

## El turno.

rules-pile-open = Primero roba la carta de arriba del mazo, o toma todo el pozo. Todos pueden ver todas las cartas
    del pozo, y tomarlo no tiene condiciones.
rules-pile-closed = Primero roba la carta de arriba del mazo, o toma todo el pozo. Del pozo solo se ven la carta de
    arriba y cuántas cartas tiene.
rules-pile-top = El pozo solo se puede tomar si su carta de arriba se usa enseguida, con cartas de la mano en un
    juego nuevo o para agregar a un juego del equipo; un joker o cualquier dos solo se puede usar en un juego nuevo.
    El resto del pozo pasa entonces a la mano.
rules-pile-top-no-jokers = El pozo solo se puede tomar si su carta de arriba se usa enseguida, con cartas de la mano
    en un juego nuevo o para agregar a un juego del equipo; un dos solo se puede usar en un juego nuevo. El resto
    del pozo pasa entonces a la mano.
rules-lay = Después baja juegos nuevos y agrega cartas a los de tu equipo, cuantas veces quieras. Las cartas de la
    mesa se quedan en su juego.
rules-same-card = Quien tomó un pozo de una sola carta no puede descartar en el mismo turno una carta de ese valor y
    de ese palo, salvo que ya tuviera una en la mano.
rules-discard = Al final descarta una carta. No se puede hacer nada que impida terminar el turno.

## Escaleras.

rules-sequence = Una escalera son tres o más cartas seguidas del mismo palo.
rules-ace-both = El as va abajo, antes del dos, o arriba, después del rey.
rules-ace-high = El as va solo arriba, después del rey.
rules-ace-low = El as va solo abajo, antes del dos.
rules-ace-to-ace = Una escalera puede ir de as a as: catorce cartas con dos ases.
rules-one-ace-and-wild = Una escalera no puede tener dos ases naturales, pero sí ir de A a K con un comodín en la
    punta: catorce cartas.
rules-one-ace = Una escalera no puede tener dos ases.

## Comodines; -no-jokers: sin jokers; -no-sets: sin piernas.

rules-wild = Un dos en su lugar, antes del tres de su palo, es natural. Los jokers y todos los demás doses son
    comodines: un juego puede tener un comodín, que vale por cualquier carta y puede cambiar de lugar en su juego.
rules-wild-no-jokers = Un dos en su lugar, antes del tres de su palo, es natural. Todos los demás doses son
    comodines: un juego puede tener un comodín, que vale por cualquier carta y puede cambiar de lugar en su juego.
rules-unused = Un dos en su lugar, antes del tres de su palo, es natural. Los jokers y todos los demás doses son
    comodines, y no se pueden usar en escaleras ni en piernas.
rules-unused-no-jokers = Un dos en su lugar, antes del tres de su palo, es natural. Todos los demás doses son
    comodines, y no se pueden usar en escaleras ni en piernas.
rules-unused-no-sets = Un dos en su lugar, antes del tres de su palo, es natural. Los jokers y todos los demás doses
    son comodines, y no se pueden usar en escaleras.
rules-unused-no-jokers-no-sets = Un dos en su lugar, antes del tres de su palo, es natural. Todos los demás doses
    son comodines, y no se pueden usar en escaleras.

## Piernas.

rules-sets-none = No hay piernas (tríos): las cartas de un mismo valor no forman juego.
rules-sets-court = Una pierna (trío) son tres o más cartas del mismo valor: solo jotas, reinas, reyes o ases.
rules-sets-any = Una pierna (trío) son tres o más cartas del mismo valor, cualquiera menos el dos.
rules-wild-sets = Tres o más jokers y doses forman una pierna de comodines, que cuenta como sucia.
rules-wild-sets-no-jokers = Tres o más doses forman una pierna de comodines, que cuenta como sucia.
rules-set-most =
    { $count ->
        [one] Una pierna tiene { $count } carta como máximo.
       *[other] Una pierna tiene { $count } cartas como máximo.
    }
rules-set-any-size = Una pierna puede tener tantas cartas como haya.
rules-set-one = Un equipo solo puede tener una pierna de cada valor.
rules-set-several = Un equipo puede tener varias piernas del mismo valor.

## Canastas: la lista, de mejor a peor.

rules-canasta = Una canasta es un juego de siete o más cartas. Gana el premio más alto de esta lista que le
    corresponda:
# Un punto de la lista, $canasta; el último termina en punto.
rules-canasta-item = { $canasta };
rules-canasta-last = { $canasta }.
# Los puntos de la lista. $points: solo un número.
rules-canasta-ace-to-ace = de as a as, las catorce cartas de un palo de A a A sin comodín: { $points }
rules-canasta-ace-to-ace-at-once = de as a as, las catorce cartas de un palo de A a A sin comodín, jugadas en un
    solo turno: { $points }
rules-canasta-royal = real, las trece cartas de un palo de A a K sin comodín: { $points }
rules-canasta-royal-at-once = real, las trece cartas de un palo de A a K sin comodín, jugadas en un solo turno:
    { $points }
rules-canasta-clean = limpia, sin comodín: { $points }
rules-canasta-semi-clean = semilimpia, siete cartas naturales seguidas (o siete de una pierna) y un comodín: { $points }
rules-canasta-dirty = sucia, con comodín: { $points }

## La primera bajada.

# $steps: como rules-minimum-step, con comas, quizá dentro de rules-minimum-from.
rules-minimum = Lo primero que un equipo baja en la mano tiene que sumar, en valor de las cartas y en un solo turno:
    { $steps }. Un puntaje bajo cero cuenta como cero.
# $score: el puntaje de la partida desde el que es así.
rules-minimum-step =
    { $points ->
        [one] { $points } punto desde { $score } en la partida
       *[other] { $points } puntos desde { $score } en la partida
    }
rules-minimum-from = nada con menos de { $score } en la partida, luego { $steps }
rules-minimum-counts = Cuentan también las cartas agregadas en el mismo turno; los premios, no. Por debajo del
    mínimo no se puede terminar el turno ni quedarse sin cartas.
rules-withdraw = Quien no llega puede retirar la bajada: todo lo bajado vuelve a la mano, y solo queda descartar.
# $points: cuánto sube el mínimo del equipo.
rules-withdraw-dearer =
    { $points ->
        [one] Quien no llega puede retirar la bajada: todo lo bajado vuelve a la mano, el equipo necesita
            { $points } punto más en esta mano, y solo queda descartar.
       *[other] Quien no llega puede retirar la bajada: todo lo bajado vuelve a la mano, el equipo necesita
            { $points } puntos más en esta mano, y solo queda descartar.
    }

## Muertos.

rules-pot = Quien juega la última carta cuando su equipo aún no ha tenido un muerto toma uno. Si la última carta se
    bajó, el turno sigue con él; si se descartó, se juega con él desde el turno siguiente.
rules-pot-spare = Cada equipo tiene un solo muerto; si hay más muertos que equipos, el que sobra no se usa.
rules-pot-spare-stock = Cada equipo tiene un solo muerto; si hay más muertos que equipos, el que sobra solo puede
    convertirse en mazo.
rules-pot-few = No hay un muerto para cada equipo: los toma quien llega primero.
rules-pot-view-at-once = Un muerto tomado con el descarte se puede mirar enseguida.
rules-pot-view-partner = Un muerto tomado con el descarte se puede mirar cuando alguien del mismo equipo haya jugado
    un turno.
rules-pot-view-own-turn = Un muerto tomado con el descarte se puede mirar cuando empieza el turno siguiente de quien
    lo tomó.

## Cerrar. $canasta: any, clean o strictly_clean (si las hay semilimpias).

rules-out =
    { $canasta ->
        [any] Para cerrar, el equipo necesita una canasta, limpia o sucia.
        [strictly_clean] Para cerrar, el equipo necesita una canasta limpia (semilimpia no basta).
       *[clean] Para cerrar, el equipo necesita una canasta limpia.
    }
# Hay muertos, pero aquí no importan.
rules-out-pot-or-not =
    { $canasta ->
        [any] Para cerrar, el equipo necesita una canasta, limpia o sucia; no hace falta el muerto.
        [strictly_clean] Para cerrar, el equipo necesita una canasta limpia (semilimpia no basta); no hace falta
            el muerto.
       *[clean] Para cerrar, el equipo necesita una canasta limpia; no hace falta el muerto.
    }
rules-out-pot =
    { $canasta ->
        [any] Para cerrar, el equipo tiene que haber tomado su muerto y tener una canasta, limpia o sucia.
        [strictly_clean] Para cerrar, el equipo tiene que haber tomado su muerto y tener una canasta limpia
            (semilimpia no basta).
       *[clean] Para cerrar, el equipo tiene que haber tomado su muerto y tener una canasta limpia.
    }
rules-out-pot-or-none-left =
    { $canasta ->
        [any] Para cerrar, el equipo necesita una canasta, limpia o sucia, y haber tomado su muerto; cuando no
            queda ningún muerto, puede cerrar también un equipo que nunca tuvo uno.
        [strictly_clean] Para cerrar, el equipo necesita una canasta limpia (semilimpia no basta) y haber tomado
            su muerto; cuando no queda ningún muerto, puede cerrar también un equipo que nunca tuvo uno.
       *[clean] Para cerrar, el equipo necesita una canasta limpia y haber tomado su muerto; cuando no queda
            ningún muerto, puede cerrar también un equipo que nunca tuvo uno.
    }
rules-out-nobody = Nadie puede cerrar: hace falta un muerto, y no los hay.
rules-last-card = La última carta se puede bajar o descartar, sea comodín o no.
rules-last-discard = La última carta hay que descartarla; sirve cualquiera.
rules-last-natural = La última carta hay que descartarla, y no puede ser un joker ni un dos. (Para tomar un muerto, sí.)
rules-last-natural-no-jokers = La última carta hay que descartarla, y no puede ser un dos. (Para tomar un muerto, sí.)
rules-out-bonus =
    { $points ->
        [one] El cierre vale { $points } punto.
       *[other] El cierre vale { $points } puntos.
    }

## El final de la mano. $left: cuántas cartas del mazo ya no se juegan.

rules-end =
    { $left ->
        [0] Si el mazo está vacío al final de un turno, la mano termina. Después nadie puede tomar el pozo.
        [one] Si al final de un turno queda { $left } carta o menos en el mazo, la mano termina. Después nadie puede
            tomar el pozo.
       *[other] Si al final de un turno quedan { $left } cartas o menos en el mazo, la mano termina. Después nadie
            puede tomar el pozo.
    }
rules-end-pot =
    { $left ->
        [0] Si el mazo está vacío al final de un turno, un muerto que quede pasa a ser el mazo y se sigue jugando.
        [one] Si al final de un turno queda { $left } carta o menos en el mazo, un muerto que quede pasa a ser el
            mazo y se sigue jugando.
       *[other] Si al final de un turno quedan { $left } cartas o menos en el mazo, un muerto que quede pasa a ser
            el mazo y se sigue jugando.
    }
rules-end-no-pot = Si no queda ningún muerto, la mano termina. Después nadie puede tomar el pozo.
rules-end-last-card = Quien roba la última carta termina su turno.
# $turns: tantos turnos son $rounds vueltas.
rules-stalemate =
    La mano termina también cuando, durante { $turns ->
        [one] { $turns } turno seguido
       *[other] { $turns } turnos seguidos
    } ({ $rounds ->
        [1] una vuelta
        [2] dos vueltas
        [3] tres vueltas
       *[other] { $rounds } vueltas
    }), todos tomaron un pozo de una sola carta y no bajaron nada.

## Los puntos, y el final de la partida.

rules-score = Un equipo se anota el valor de todas las cartas de la mesa, los premios de las canastas y el del
    cierre, menos el valor de las cartas que les quedan en la mano a sus jugadores.
rules-score-cut = Un equipo se anota el valor de todas las cartas de la mesa, los premios de las canastas, el del
    cierre y el del corte, menos el valor de las cartas que les quedan en la mano a sus jugadores.
rules-no-pot =
    { $points ->
        [one] Un equipo que nunca tomó un muerto pierde { $points } punto.
       *[other] Un equipo que nunca tomó un muerto pierde { $points } puntos.
    }
rules-unplayed-cards = Un muerto del que aún no se jugó ninguna carta se resta carta por carta, como cualquier mano.
rules-unplayed-penalty = Un muerto del que aún no se jugó ninguna carta cuesta 100 puntos en vez de sus cartas.
rules-reach =
    { $points ->
        [one] Gana la partida el equipo que llega a { $points } punto; si son varios, gana el total más alto, y si
            empatan se juega otra mano.
       *[other] Gana la partida el equipo que llega a { $points } puntos; si son varios, gana el total más alto, y
            si empatan se juega otra mano.
    }
rules-pass =
    { $points ->
        [one] Gana la partida el equipo que pasa de { $points } punto; si son varios, gana el total más alto, y si
            empatan se juega otra mano.
       *[other] Gana la partida el equipo que pasa de { $points } puntos; si son varios, gana el total más alto, y
            si empatan se juega otra mano.
    }
rules-time =
    { $minutes ->
        [1] Después de un minuto la mano en juego es la última: gana el total más alto, y si son iguales es empate.
       *[other] Después de { $minutes } minutos la mano en juego es la última: gana el total más alto, y si son
            iguales es empate.
    }
rules-deals-in-time =
    { $minutes ->
        [1] Se pueden empezar manos durante un minuto; gana el total más alto, y si son iguales es empate.
       *[other]
            Se pueden empezar manos durante { $minutes } minutos; gana el total más alto, y si son iguales es
            empate.
    }
rules-one-deal = Se juega una sola mano: gana el puntaje más alto, y si son iguales es empate.
