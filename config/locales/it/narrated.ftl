# What keeps a bot waiting at a shared table, to whoever brought it.

# $reason: without a full stop.
narrated-silent = Dal tavolo non si sente più niente ({ $reason }): in attesa…
narrated-heard-again = Il tavolo si sente di nuovo.
narrated-adjourned = La partita continua un altro giorno: in attesa dei giocatori…
# $what: one or more of the messages below, with commas between them.
narrated-waits = Il tavolo aspetta: { $what }.
# $seats: the numbers of the free seats.
narrated-seats = { $count ->
    [one] qualcuno al posto { $seats }
   *[other] qualcuno ai posti { $seats }
}
# $names: players who are not connected.
narrated-to-come = { $count ->
    [one] che arrivi { $names }
   *[other] che arrivino { $names }
}
# $names: players who are there and have not said that they are ready.
narrated-to-be-ready = { $count ->
    [one] che { $names } dia l'ok
   *[other] che { $names } diano l'ok
}
