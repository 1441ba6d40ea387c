# The coach of the first deal: one sentence or two beside the table, in two lines of 58 columns. What stands in square
# brackets is a key.

# The first page.
lesson-aim-title = Tu primera mano
lesson-aim-meld = Los puntos vienen de los juegos: tres cartas o más del mismo valor, o seguidas de un palo. En la mesa pueden crecer.
lesson-aim-canasta = Siete cartas en un juego son una canasta: es lo que más puntos da.
lesson-aim-pot = Con la mano vacía tomas el muerto, once cartas nuevas. Con el muerto y una canasta cierras: juegas la última carta, y la mano termina.
lesson-aim-turn = En cada turno tomas una carta, bajas lo que quieras y descartas una carta.
lesson-aim-help = Una línea bajo la mesa dice qué hacer; [h] dice por qué, y [a] lo hace.

# A card is due. [h] gives the hint with its reason.
lesson-draw-first = Cada turno empieza con una carta: [d] roba del mazo. ([p] tomaría en su lugar todo el pozo.)
lesson-take-first = Cada turno empieza con una carta: [d] roba del mazo, [p] toma todo el pozo. Aquí es mejor [p].
lesson-draw = Roba una carta del mazo con [d]: ahora el pozo te sirve menos. [h] dice por qué.
lesson-draw-only = El pozo está vacío: [d] roba una carta del mazo.
lesson-take = Toma el pozo con [p]: ahora te sirve más que una carta del mazo. [h] dice por qué.

# $cards: three cards or more, of one suit and in a row.
lesson-lay-first-sequence = { $cards } van seguidas, de un palo: una escalera. Elígelas (← → y Espacio) y [l] las baja.
# $cards: of one rank.
lesson-lay-first-set = { $cards } son del mismo valor: una pierna. Elígelas (← → y Espacio) y [l] las baja.
lesson-lay = { $cards } hacen otro juego: elígelas y pulsa [l]. Los puntos cuentan cuando están en la mesa.
lesson-lay-wild = { $cards } hacen un juego: un joker o un dos sustituye a una carta. Elígelas y [l] las baja.
# $meld: its number.
lesson-extend = Puedes agregar { $cards } a tu juego { $meld }: elige con Espacio y pulsa [e]. Los juegos largos valen
    más.
lesson-extend-canasta = Con { $cards } el juego { $meld } es canasta, siete cartas: Espacio y luego [e]. La limpia vale
    más.

# $card: the card to part with.
lesson-discard = Por ahora nada más que bajar: termina el turno. Ve a { $card } y pulsa [d] para descartarla.
lesson-discard-canasta = Termina el turno: ve a { $card } y pulsa [d]. La meta es una canasta: un juego de siete cartas o más.
lesson-discard-pot-near = Termina el turno: ve a { $card } y pulsa [d]. Tras la última carta espera el muerto, once cartas.
lesson-discard-pot = Pulsa [d] y descarta { $card }, tu última carta: entonces el muerto, once cartas, es tuyo.
lesson-discard-out-near = Termina el turno: ve a { $card } y pulsa [d]. Tienes canasta y muerto: con la mano vacía cierras.
lesson-discard-out = Pulsa [d] y descarta { $card }, tu última carta: tienes canasta y muerto, así que cierras.

# Cards are picked. $more: those still to be picked.
lesson-picked-more = Elegidas: { $cards }. Ahora elige también { $more }.
lesson-picked-discard = { $card } está elegida: [d] la descarta y termina el turno.
lesson-picked-lay = { $cards } son un juego: [l] lo baja. Esc las suelta.
lesson-picked-extend = { $cards }: [e] agrega esto al juego { $meld }. Esc suelta.
lesson-picked-one = { $card } está elegida. Elige más hasta tener tres, o [d] la descarta y termina el turno.
lesson-picked-none = { $cards } no hacen juego. Sirven tres del mismo valor o tres seguidas de un palo; joker y doses sustituyen.

lesson-send = El turno está preparado, y aún no se jugó nada. Enter lo juega; [u] da un paso atrás.
lesson-send-pot = Era tu última carta: Enter la juega, y el muerto viene a tu mano.
lesson-send-out = Con esto cierras: Enter lo juega, y se cuenta la mano.
lesson-others = Juega tu rival. Lo que pasa se cuenta junto a la mesa.
lesson-wait = Un momento: la mesa está trabajando.

# The deal is over. $missed: one or more of the goals below.
lesson-over = Hiciste todo lo que hay en una mano: canasta, muerto y cierre.
lesson-over-missed = Esta vez faltó: { $missed }. Puedes empezar la lección de nuevo cuando quieras.
lesson-goal-canasta = la canasta
lesson-goal-pot = el muerto
lesson-goal-out = el cierre
