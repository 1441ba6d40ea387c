# Who sits where. What stands after two dashes is typed, and so is human.

lineup-size = { $count ->
    [one] --seats: numa mesa jogam 2, 4 ou 6, e há { $count } nome.
   *[other] --seats: numa mesa jogam 2, 4 ou 6, e há { $count } nomes.
}
lineup-one-human = --seats: neste terminal senta no máximo um human; para os outros lugares indique bots.
# $flag: such as --seats; $given: in quotation marks; $near, $names: names to choose from, as in "a, b or c".
lineup-no-player-near = { $flag }: não existe o jogador { $given }; talvez { $near }?
lineup-no-player = { $flag }: não existe o jogador { $given }; escolha { $names }.
# Above a list, in the help of a command.
lineup-bots = bots, do mais fraco ao mais forte:
