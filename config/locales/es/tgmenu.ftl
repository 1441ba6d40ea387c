# The menus of a table's rules in a group. Options and their values are called as everywhere else.

## The pages; buttons with the choices stand under each

tgmenu-preset = ¿Qué juego? Las opciones vuelven a las usuales en él.
tgmenu-target = ¿A cuántos puntos se juega la partida?
tgmenu-one-deal = una mano
tgmenu-clocks = ¿Cuánto tiempo hay para un turno? Lo que pasa de ahí sale de una reserva para toda la partida; agotada
    esta, un suplente termina el turno.
tgmenu-options = Opciones, página { $page } de { $pages }. Se cambian al tocarlas.
# $value: the value of an option.
tgmenu-now = Ahora: { $value }
# $game: its name, such as burraco.
tgmenu-usual = Lo usual en { $game }: { $value }
# What an option means, where its line for terminals would not be understood. No full stop
tgmenu-teams-about = cuántos equipos; los compañeros nunca se sientan juntos; tres equipos necesitan seis jugadores
tgmenu-decks-about = barajas de 52 cartas; lo usual es tres con seis jugadores, si no dos
tgmenu-pots-about = cuántos muertos se reparten; lo usual es tres con tres barajas, si no dos
tgmenu-values-about = cuántos puntos vale cada carta
tgmenu-royal-in-one-turn-about = la real y la de as a as cuentan solo si todas sus cartas se jugaron en un turno
# Against bots, without a group. $level: a player of the house
tgmenu-others-played = En los demás asientos juega: { $level }.
# A button: from a page of the rules to the first one.
tgmenu-back = Volver

## The clock, as it is said of a table. $time and $bank: such as "90 seconds"

tgmenu-no-clock = Sin reloj: cada cual tiene el tiempo que quiera.
tgmenu-clock = Para un turno: { $time }
tgmenu-clock-bank = Para un turno: { $time }; de reserva para toda la partida: { $bank }
# A button: no clock runs.
tgmenu-off = sin reloj
tgmenu-hours = { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
