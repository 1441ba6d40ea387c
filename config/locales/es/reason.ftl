# Por qué se aconseja una jugada. $move: en infinitivo, «descartar 9♦».
reason-because = { $move }, porque { $why }
reason-both = { $cause } y { $other }

## Motivos: frases tras «porque».

# El pozo se deja y se roba del mazo.
reason-pile-none = no hay pozo que tomar
reason-pile-not-allowed = no puedes tomar el pozo
reason-pile-costs-wild = tomar el pozo te costaría un comodín
reason-pile-top-brings-little = la carta de arriba del pozo te aporta muy poco
reason-pile-brings-less = el pozo te aporta menos que una carta del mazo
reason-pile-worth-less = el pozo te sirve menos que una carta del mazo
# En los mensajes -card-, el pozo es una sola carta.
reason-pile-card-worth-less = { $cards } te sirve menos que una carta del mazo
reason-pile-no-meld = el pozo no te da ningún juego
reason-pile-no-meld-without-wild = sin comodín el pozo no te da ningún juego
reason-pile-card-no-meld = { $cards } no te da ningún juego
reason-pile-card-no-meld-without-wild = { $cards } sin comodín no te da ningún juego
reason-pile-might-stay = la mano puede terminar pronto y el pozo podría quedarse contigo
reason-pile-card-might-stay = la mano puede terminar pronto y { $cards } podría quedarse contigo
reason-pile-few-help = { $count ->
    [one] ahora solo te serviría { $count } de las { $all } cartas del pozo
   *[other] ahora solo te servirían { $count } de las { $all } cartas del pozo
}
reason-went-round = las cartas sueltas ya dieron bastantes vueltas
reason-others-ahead = los rivales van por delante y la mano no debe terminar así

# La primera carta se acepta o se rechaza.
reason-first-wild = es un comodín
reason-first-of-use = puede servirte
reason-first-same-rank = ya tienes una del mismo valor
reason-first-goes = combina con tus cartas
reason-first-another = ya tienes una igual
reason-first-alone = no combina con nada de tu mano

# Se toma el pozo; la carta de arriba va a un juego.
reason-take-joins = { $cards } entra ahí
reason-take-joins-one-more = { $cards } entra ahí y te trae otra carta
reason-take-joins-more = { $cards } entra ahí y te trae otras { $count } cartas
# Con las cartas de text-take-with.
reason-take-makes-meld = { $cards } forma un juego con ellas
reason-take-makes-meld-one-more = { $cards } forma un juego con ellas y te trae otra carta
reason-take-makes-meld-more = { $cards } forma un juego con ellas y te trae otras { $count } cartas
reason-take-fits = puedes agregar { $cards } a tus juegos
reason-take-wild = hay un comodín en él
reason-take-many = con { $count } cartas puedes armar más que con una del mazo
reason-take-card-goes = { $cards } combina con tus cartas
reason-take-cards-go = { $cards } combinan con tus cartas
reason-take-card-sequence = con tus cartas { $cards } forma una escalera
reason-take-cards-sequence = con tus cartas { $cards } forman una escalera
reason-take-card-set = con tus cartas { $cards } forma una pierna
reason-take-cards-set = con tus cartas { $cards } forman una pierna
reason-take-from-others = si no, los rivales se llevan { $cards } para sus juegos
reason-take-more = { $count } cartas son más que una del mazo
reason-take-from-next = así { $cards } no queda para quien juega después de ti
reason-take-no-stock = así no necesitas una carta del mazo

# Se retiran los juegos, o se baja.
reason-withdraw-short = en este turno no se puede llegar a { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
reason-lay-pot-near = así el muerto queda cerca
reason-lay-out-near = así pronto puedes cerrar
reason-lay-may-end = la mano puede terminar pronto y lo que te quede sin jugar cuenta en tu contra
reason-lay-wild = el comodín rinde más ahí que en tu mano
reason-lay-counts = las cartas bajadas te suman y las que guardas te restan

# Se descarta una carta.
reason-discard-alone = no tienes nada que combine
reason-discard-another = tienes otra carta igual
reason-discard-let-go = quien juega después de ti descartó una carta igual hace poco
reason-discard-left = quien juega después de ti dejó una carta igual en el pozo
reason-discard-rank-let-go = quien juega después de ti descartó { $rank ->
    [ace] un as
    [two] un dos
    [three] un tres
    [four] un cuatro
    [five] un cinco
    [six] un seis
    [seven] un siete
    [eight] un ocho
    [nine] un nueve
    [ten] un diez
    [jack] una jota
    [queen] una reina
   *[king] un rey
}
reason-discard-rank-left = quien juega después de ti dejó en el pozo { $rank ->
    [ace] un as
    [two] un dos
    [three] un tres
    [four] un cuatro
    [five] un cinco
    [six] un seis
    [seven] un siete
    [eight] un ocho
    [nine] un nueve
    [ten] un diez
    [jack] una jota
    [queen] una reina
   *[king] un rey
}
reason-discard-fits-none = los rivales no tienen dónde poner esa carta
reason-discard-all-seen = las cartas vecinas ya se vieron todas
reason-discard-few-out = pocas de las cartas vecinas siguen sin aparecer
reason-discard-costly = ninguna carta te costaría más si la mano termina pronto
reason-discard-least-points = ninguna carta tuya vale menos
reason-discard-nothing-better = no tienes nada mejor que descartar

## Una jugada y lo que resulta: siguen infinitivos.

reason-goes-out = { $move } y cerrar
reason-takes-pot = { $move } y tomar el muerto
reason-lay-pot = { $move } y tomar el muerto en el acto
reason-lay-canasta = { $canasta ->
    [dirty] { $move } y hacer canasta sucia
    [semi_clean] { $move } y hacer canasta semilimpia
    [clean] { $move } y hacer canasta limpia
    [royal] { $move } y hacer canasta real
   *[ace_to_ace] { $move } y hacer canasta de as a as
}
reason-lay-towards = { $move }, para llegar a { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en tu primera bajada
reason-lay-clean = { $move } y dejar limpio el juego
reason-lay-one-short = { $move }, y así falta una carta para la canasta
reason-discard-least = { $move }, la carta que menos necesitas
reason-discard-least-fits-none = { $move }, la carta que menos necesitas y que no entra en ningún juego de los rivales
reason-discard-helps-least = { $move }, la carta que menos te ayuda

## Por qué jugó así quien prueba las jugadas hasta el final. $plan, $rival: jugadas, o reason-pass.

reason-better = { $points ->
    [one] { $plan }: { $points } punto mejor que { $rival }
   *[other] { $plan }: { $points } puntos mejor que { $rival }
}
reason-no-worse = { $plan }: no es peor que { $rival }
reason-over = { $count ->
    [one] { $said }, en { $count } reparto posible de las cartas ocultas
   *[other] { $said }, en { $count } repartos posibles de las cartas ocultas
}
reason-pass = no hacer nada
reason-no-time = no hubo tiempo de comparar
reason-nothing-else = no hay nada más que comparar
reason-only-move = Es la única jugada.
# In a replay, where it is not the reader who is spoken to. $reason: a sentence.
reason-of-player = { $reason } («Tú» es quien juega.)
