# What keeps a bot waiting at a shared table, to whoever brought it.

# $reason: without a full stop.
narrated-silent = No se oye nada de la mesa ({ $reason }): esperando…
narrated-heard-again = La mesa se oye otra vez.
narrated-adjourned = La partida sigue otro día: esperando a los jugadores…
# $what: one or more of the messages below, with commas between them.
narrated-waits = La mesa espera: { $what }.
# $seats: the numbers of the free seats.
narrated-seats = { $count ->
    [one] a alguien en el asiento { $seats }
   *[other] a alguien en los asientos { $seats }
}
# $names: players who are not connected.
narrated-to-come = { $count ->
    [one] que llegue { $names }
   *[other] que lleguen { $names }
}
# $names: players who are there and have not said that they are ready.
narrated-to-be-ready = { $count ->
    [one] que { $names } confirme
   *[other] que { $names } confirmen
}
