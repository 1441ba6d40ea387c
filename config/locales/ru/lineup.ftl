# Who sits where. What stands after two dashes is typed, and so is human.

lineup-size = { $count ->
    [one] --seats: за столом играют 2, 4 или 6 игроков, а назван { $count }.
    [few] --seats: за столом играют 2, 4 или 6 игроков, а названо { $count }.
    [many] --seats: за столом играют 2, 4 или 6 игроков, а названо { $count }.
   *[other] --seats: за столом играют 2, 4 или 6 игроков, а названо { $count }.
}
lineup-one-human = --seats: за этим терминалом играет не больше одного human; на остальные места назовите ботов.
# $flag: such as --seats; $given: in quotation marks; $near, $names: names to choose from, as in "a, b or c".
lineup-no-player-near = { $flag }: игрока { $given } нет; может быть, { $near }?
lineup-no-player = { $flag }: игрока { $given } нет; выберите: { $names }.
# Above a list, in the help of a command.
lineup-bots = боты, от слабого к сильному:
