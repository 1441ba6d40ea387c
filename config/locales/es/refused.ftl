# Por qué la mesa no hizo lo que se le pidió aparte del juego: asientos, bots, nombres.

refused-not-now = Ahora no se puede hacer eso: { $why }.
refused-not-now-over = Ahora no se puede hacer eso: la partida terminó.
refused-cannot-now = Ahora no se puede hacer eso; mira cómo está la mesa y pídelo otra vez.
refused-nobody-there = Nadie tiene el asiento { $seat }.
refused-seat-is-free = Nadie tiene ese asiento.
refused-somebody-there = El asiento { $seat } está ocupado: elige otro.
refused-seat-is-taken = Ese asiento está ocupado: elige otro.
refused-somebody-comes = { $name } va a ocupar el asiento { $seat }: elige otro.
refused-no-such-seat = Los asientos de esta mesa van del 0 al { $last }.
refused-seat-unknown = Esta mesa no tiene ese asiento: elige otro.
refused-free-seats = Hay asientos libres: llénalos con bots, o espera a que alguien los ocupe.
refused-table-full = Todos los asientos están ocupados: mira la partida, o pide al anfitrión que libere uno.
refused-void-invitation = Este asiento cambió de manos: pide una invitación nueva.
refused-dealt-already = Solo se cambia de asiento antes de la primera mano.
refused-rules-dealt-already = Las reglas solo se cambian antes de la primera mano: para otras reglas, crea una mesa nueva.
refused-rules-no-lobby = Las reglas solo se cambian en una mesa que espera jugadores: para otras reglas, crea una mesa nueva.
refused-too-many-people = En esta mesa hay { $people } personas y los asientos serían { $seats }: antes alguien tiene que irse.
refused-people-too-many = En esta mesa hay más personas de las que cabrían: antes alguien tiene que irse.
refused-bad-rules = No se puede jugar con estas reglas: elige otras opciones.
refused-bad-overrides = Lo que difiere de las reglas de base y todas las opciones deben dar las mismas reglas: vuelve a calcular ambas cosas.
refused-bad-hold = El reloj se puede parar de 0 a { $most } milisegundos: pide menos, y otra vez mientras haga falta.
refused-hold-unfit = El reloj no se puede parar tanto tiempo: pide menos, y otra vez mientras haga falta.
refused-match-over = La partida terminó: crea una mesa nueva.

## Nombres

refused-bad-name = Un nombre tiene de 1 a { $most ->
        [one] { $most } letra o signo
       *[other] { $most } letras o signos
    }, todos visibles.
refused-name-unfit = Ese nombre no se puede usar: elige otro.
refused-name-there = { $name } ya está en el asiento { $seat }: entra en ese asiento, o elige otro nombre.
refused-name-comes = { $name } va a ocupar el asiento { $seat }: entra en ese asiento, o elige otro nombre.
refused-name-is-taken = Aquí ya hay alguien con ese nombre: elige otro.
refused-name-is-a-bot = { $name } es un bot en esta mesa: ven como bot, o con otro nombre.
refused-name-is-a-person = { $name } es una persona en esta mesa: ven como persona, o con otro nombre.
refused-name-has-seat = El asiento { $seat } es de { $name }: elige otro, o ven como { $name } si eres tú.

## Bots

refused-bad-kind = Quien juega es human (una persona) o bot.
refused-bad-clock = Da al menos un milisegundo por turno, y ningún tiempo por debajo de cero.
refused-only-for-bots = Solo un bot recibe presupuesto y opciones: quítalos.
refused-no-bot-there = No hay ningún bot en el asiento { $seat }: solo los bots tienen presupuesto y opciones.
refused-no-house-bots = Aquí no hay bots de la casa: que alguien traiga uno.
refused-no-such-bot = Ningún bot de la casa se llama { $asked }; elige { $names }.
refused-no-such-bot-near = Ningún bot de la casa se llama { $asked }; ¿querías decir { $names }?
refused-bot-unknown = Ningún bot de la casa se llama así: elige otro.
refused-or = { BEGINS($last) ->
    [o] { $others } u { $last }
   *[other] { $others } o { $last }
}
refused-bad-budget = A un bot no se le puede dar ese presupuesto: elige otro.
refused-bad-options = A un bot no se le pueden dar esas opciones: mira cuáles tiene.
refused-garbled = La mesa no entiende lo que se le pidió; usa un programa de la misma versión.

## Lo que recibe un bot

refused-bad-worlds = Un presupuesto va de 1 a { $most ->
        [one] { $most } mundo
       *[other] { $most } mundos
    }: da uno de esos números.
refused-too-many-options = Un bot recibe como máximo { $most ->
        [one] { $most } opción
       *[other] { $most } opciones
    } de { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }: da menos.
refused-no-options = Este bot no tiene opciones: quita { $option }.
refused-unknown-option = Este bot no tiene la opción { $asked }; elige { $names }.
refused-unknown-option-near = Este bot no tiene la opción { $asked }; ¿querías decir { $names }?
refused-option-no-value = Opción { $option }: un valor es un número, un texto, true o false.
refused-option-of = La opción { $option } puede ser { $values }, y no { $value }.
refused-option-range = La opción { $option } es un número entero del { $low } al { $high }, y no { $value }.
refused-option-from = La opción { $option } es un número entero desde { $low }, y no { $value }.
refused-option-up-to = La opción { $option } es un número entero hasta { $high }, y no { $value }.
refused-option-whole = La opción { $option } es un número entero, y no { $value }.
refused-option-switch = La opción { $option } es true o false, y no { $value }.
refused-option-word = La opción { $option } es una palabra, y no { $value }.
refused-option-text = La opción { $option } es un texto, y no { $value }.
