# What keeps a bot waiting at a shared table, to whoever brought it.

# $reason: without a full stop.
narrated-silent = Não se ouve nada da mesa ({ $reason }): esperando…
narrated-heard-again = A mesa voltou a ser ouvida.
narrated-adjourned = A partida continua outro dia: esperando os jogadores…
# $what: one or more of the messages below, with commas between them.
narrated-waits = A mesa espera: { $what }.
# $seats: the numbers of the free seats.
narrated-seats = { $count ->
    [one] alguém no lugar { $seats }
   *[other] alguém nos lugares { $seats }
}
# $names: players who are not connected.
narrated-to-come = { $count ->
    [one] { $names } chegar
   *[other] { $names } chegarem
}
# $names: players who are there and have not said that they are ready.
narrated-to-be-ready = { $count ->
    [one] { $names } ficar a postos
   *[other] { $names } ficarem a postos
}
