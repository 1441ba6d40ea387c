## Lo que alguien hizo seguido es una frase de varias partes: «Ana robó una carta y descartó K♣.»

# Sin pronombre: el programa pone la mayúscula.
events-did-own = { $did }.
events-did-other = { $name } { $did }.
events-did-stand-in = Tu suplente { $did }.
# En lugar de $name, cuando no lo hizo nadie que juegue.
events-table = la mesa

## Las partes: -own se dice a quien lo hizo; -other, de otra persona.

events-drew-own = robaste una carta
events-drew-other = robó una carta
events-drew-card-own = robaste { $card }
events-drew-card-other = robó { $card }
events-kept-own = te la quedaste
events-kept-other = se la quedó
# La coma del final cierra el inciso; se quita al final de la frase y ante otra coma.
events-refused-own = rechazaste { $card }, que abre el pozo,
events-refused-other = rechazó { $card }, que abre el pozo,
events-took-own = { $count ->
    [one] tomaste el pozo de { $count } carta
   *[other] tomaste el pozo de { $count } cartas
}
events-took-other = { $count ->
    [one] tomó el pozo de { $count } carta
   *[other] tomó el pozo de { $count } cartas
}
events-took-top-own = { $count ->
    [one] tomaste el pozo de { $count } carta con { $card } arriba
   *[other] tomaste el pozo de { $count } cartas con { $card } arriba
}
events-took-top-other = { $count ->
    [one] tomó el pozo de { $count } carta con { $card } arriba
   *[other] tomó el pozo de { $count } cartas con { $card } arriba
}
events-took-cards-own = tomaste el pozo ({ $cards })
events-took-cards-other = tomó el pozo ({ $cards })
events-laid-own = bajaste { $cards } como juego { $meld }
events-laid-other = bajó { $cards } como juego { $meld }
events-laid-canasta-own = bajaste { $cards } como juego { $meld } ({ $canasta })
events-laid-canasta-other = bajó { $cards } como juego { $meld } ({ $canasta })
events-added-own = agregaste { $cards } al juego { $meld }
events-added-other = agregó { $cards } al juego { $meld }
events-added-canasta-own = agregaste { $cards } al juego { $meld } ({ $canasta })
events-added-canasta-other = agregó { $cards } al juego { $meld } ({ $canasta })
events-withdrew-own = retiraste los juegos de este turno (ahora { $minimum ->
        [one] hace falta { $minimum } punto
       *[other] hacen falta { $minimum } puntos
    })
events-withdrew-other = retiró los juegos de este turno (ahora { $minimum ->
        [one] hace falta { $minimum } punto
       *[other] hacen falta { $minimum } puntos
    })
events-discarded-own = descartaste { $card }
events-discarded-other = descartó { $card }
events-pot-own = tomaste un muerto
events-pot-other = tomó un muerto
events-pot-plays-on = tomó un muerto y sigue jugando
events-pot-cards-own = tomaste un muerto ({ $cards })
events-pot-cards-other = tomó un muerto ({ $cards })
events-out-own = cerraste
events-out-other = cerró

## Frases enteras.

events-dealt-own = Mano { $n }: repartiste tú, empieza { $starts }.
events-dealt-start-own = Mano { $n }: repartió { $dealer }, empiezas tú.
events-dealt-other = Mano { $n }: repartió { $dealer }, empieza { $starts }.
events-pile-starts = { $card } abre el pozo.
# Se corta el mazo antes de repartir: quien levanta justo las cartas debidas gana puntos.
events-cut-own = { $count ->
    [one] Al cortar levantaste { $count } carta.
   *[other] Al cortar levantaste { $count } cartas.
}
events-cut-other = { $count ->
    [one] { $name } levantó { $count } carta al cortar.
   *[other] { $name } levantó { $count } cartas al cortar.
}
events-cut-bonus = Corte justo: { $bonus ->
        [one] { $bonus } punto
       *[other] { $bonus } puntos
    }.
events-pot-revealed = Ya puedes mirar tu muerto: { $cards }.
events-pot-to-stock = { $count ->
    [one] Se acabó el mazo: un muerto de { $count } carta es el nuevo mazo.
   *[other] Se acabó el mazo: un muerto de { $count } cartas es el nuevo mazo.
}
events-stood-in-own = Un suplente juega por ti.
events-stood-in-other = Un suplente juega por { $name }.
events-returned-own = Volviste.
events-returned-other = { $name } volvió.
events-paused = La mesa está en pausa; no corre ningún reloj.
events-resumed = La mesa sigue.

## El final de una mano. $points: los puntos de cada equipo, «Nosotros 310, Ellos -45».

events-over = La mano terminó: { $points }.
events-over-stock = La mano terminó (se acabó el mazo): { $points }.
# Vuelta tras vuelta nadie bajó nada.
events-over-stalemate = La mano terminó (nadie quiso bajar): { $points }.
events-over-abandoned = La mano terminó (por abandono): { $points }.
