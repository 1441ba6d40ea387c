# The coach of the first deal: one sentence or two beside the table, in two lines of 58 columns. What stands in square
# brackets is a key.

lesson-draw-first = Cada turno empieza con una carta: [d] roba del mazo. ([p] tomaría en su lugar todo el pozo.)
lesson-draw =
    { $count ->
        [one] [d] roba del mazo; [p] toma el pozo, { $count } carta. Vale la pena si sirve en tus juegos.
       *[other] [d] roba del mazo; [p] toma el pozo, { $count } cartas. Vale la pena si alguna sirve en tus juegos.
    }
lesson-draw-only = El pozo está vacío: [d] roba una carta del mazo.
lesson-draw-few = Quedan pocas cartas: roba con [d], el pozo te llenaría la mano. Tras la última carta espera el muerto.
lesson-lay-first-sequence = { $cards } van seguidas, de un palo: una escalera. Elígelas (← → y Espacio) y [l] las baja.
lesson-lay-first-set = { $cards } son del mismo valor: una pierna. Elígelas (← → y Espacio) y [l] las baja.
lesson-lay = { $cards } hacen otro juego: elígelas y pulsa [l]. Los puntos cuentan cuando están en la mesa.
lesson-extend = Puedes agregar { $cards } a tu juego { $meld }: elige con Espacio y pulsa [e]. Los juegos largos valen
    más.
lesson-extend-canasta = Con { $cards } el juego { $meld } es canasta, siete cartas: Espacio y luego [e]. La limpia vale
    más.
lesson-discard = ¿Nada más que bajar? Termina el turno: ve a la carta que menos te sirve y pulsa [d].
lesson-discard-canasta = Termina el turno con un descarte ([d]). La meta es una canasta: un juego de siete cartas o más.
lesson-pot-near = Te quedan pocas cartas: juega la última, y el muerto de tu equipo, once cartas nuevas, es tuyo.
lesson-out-near = Tienes canasta y muerto: suelta todas las cartas, descarta la última, y has cerrado.
lesson-picked-lay = { $cards } son un juego: [l] lo baja. Esc las suelta.
lesson-picked-extend = { $cards }: [e] agrega esto al juego { $meld }. Esc suelta.
lesson-picked-one = { $card } está elegida. Elige más hasta tener tres, o [d] la descarta y termina el turno.
lesson-picked-none = { $cards } no hacen juego. Sirven tres del mismo valor o tres seguidas de un palo; joker y doses sustituyen.
lesson-send = El turno está preparado, y aún no se ha jugado nada. Enter lo juega; [u] da un paso atrás.
lesson-send-pot = Era tu última carta: Enter la juega, y el muerto viene a tu mano.
lesson-send-out = Con esto cierras: Enter lo juega, y se cuenta la mano.
lesson-others = Juega tu rival. Lo que pasa se cuenta junto a la mesa.
lesson-wait = Un momento: la mesa está trabajando.
lesson-over = La mano ha terminado. Lo bajado cuenta a favor, las canastas más que nada; lo que quedó en la mano, en contra.
