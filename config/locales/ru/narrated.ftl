# What keeps a bot waiting at a shared table, to whoever brought it.

# $reason: without a full stop.
narrated-silent = От стола ничего не слышно ({ $reason }): ждём…
narrated-heard-again = Стол снова слышно.
narrated-adjourned = Партия продолжится в другой день: ждём игроков…
# $what: one or more of the messages below, with commas between them.
narrated-waits = Стол ждёт: { $what }.
# $seats: the numbers of the free seats.
narrated-seats = { $count ->
    [1] игрока на место { $seats }
   *[other] игроков на места { $seats }
}
# $names: players who are not connected.
narrated-to-come = { $count ->
    [1] прихода игрока { $names }
   *[other] прихода игроков { $names }
}
# $names: players who are there and have not said that they are ready.
narrated-to-be-ready = { $count ->
    [1] готовности игрока { $names }
   *[other] готовности игроков { $names }
}
