# What keeps a bot waiting at a shared table, to whoever brought it.

# $reason: without a full stop.
narrated-silent = Nothing is heard of the table ({ $reason }): waiting for it…
narrated-heard-again = The table is heard again.
narrated-adjourned = The match goes on another day: waiting for the players…
# $what: one or more of the messages below, with commas between them.
narrated-waits = The table waits for { $what }.
# $seats: the numbers of the free seats.
narrated-seats = { $count ->
    [one] somebody on seat { $seats }
   *[other] somebody on seat { $seats }
}
# $names: players who are not connected.
narrated-to-come = { $count ->
    [one] { $names } to come
   *[other] { $names } to come
}
# $names: players who are there and have not said that they are ready.
narrated-to-be-ready = { $count ->
    [one] { $names } to be ready
   *[other] { $names } to be ready
}
