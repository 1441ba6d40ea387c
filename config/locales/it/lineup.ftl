# Who sits where. What stands after two dashes is typed, and so is human.

lineup-size = { $count ->
    [one] --seats: a un tavolo si gioca in 2, 4 o 6, e ne è indicato { $count }.
   *[other] --seats: a un tavolo si gioca in 2, 4 o 6, e ne sono indicati { $count }.
}
lineup-one-human = --seats: a questo terminale siede al massimo un human; per gli altri indica dei bot.
# $flag: such as --seats; $given: in quotation marks; $near, $names: names to choose from, as in "a, b or c".
lineup-no-player-near = { $flag }: non c'è un giocatore { $given }; forse { $near }?
lineup-no-player = { $flag }: non c'è un giocatore { $given }; scegli { $names }.
# Above a list, in the help of a command.
lineup-bots = bot, dal più debole:
