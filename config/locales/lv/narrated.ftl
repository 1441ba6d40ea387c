# What keeps a bot waiting at a shared table, to whoever brought it.

# $reason: without a full stop.
narrated-silent = No galda nekas nav dzirdams ({ $reason }): gaidām…
narrated-heard-again = Galds atkal ir dzirdams.
narrated-adjourned = Mačs turpināsies citā dienā: gaidām spēlētājus…
# $what: one or more of the messages below, with commas between them.
narrated-waits = Galds gaida: { $what }.
# $seats: the numbers of the free seats.
narrated-seats = { $count ->
    [1] kādu vietā { $seats }
   *[other] kādu vietās { $seats }
}
# $names: players who are not connected.
narrated-to-come = { $count ->
   *[other] kad atnāks { $names }
}
# $names: players who are there and have not said that they are ready.
narrated-to-be-ready = { $count ->
   *[other] kad gatavību pieteiks { $names }
}
