# Who sits where. What stands after two dashes is typed, and so is human.

lineup-size = { $count ->
    [one] --seats: 2, 4 or 6 players can sit at a table, and { $count } are named.
   *[other] --seats: 2, 4 or 6 players can sit at a table, and { $count } are named.
}
lineup-one-human = --seats: one human at most sits at this terminal; name bots for the others.
# $flag: such as --seats; $given: in quotation marks; $near, $names: names to choose from, as in "a, b or c".
lineup-no-player-near = { $flag }: there is no player { $given }; did you mean { $near }?
lineup-no-player = { $flag }: there is no player { $given }; choose { $names }.
# Above a list, in the help of a command.
lineup-bots = bots, weakest first:
