# Who sits where. What stands after two dashes is typed, and so is human.

lineup-size = { $count ->
    [one] --seats: en una mesa juegan 2, 4 o 6, y hay { $count } nombre.
   *[other] --seats: en una mesa juegan 2, 4 o 6, y hay { $count } nombres.
}
lineup-one-human = --seats: en esta terminal se sienta como mucho un human; para los demás nombra bots.
# $flag: such as --seats; $given: in quotation marks; $near, $names: names to choose from, as in "a, b or c".
lineup-no-player-near = { $flag }: no existe el jugador { $given }; ¿quizá { $near }?
lineup-no-player = { $flag }: no existe el jugador { $given }; elige { $names }.
# Above a list, in the help of a command.
lineup-bots = bots, del más débil al más fuerte:
