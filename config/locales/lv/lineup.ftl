# Who sits where. What stands after two dashes is typed, and so is human.

lineup-size = { $count ->
    [zero] --seats: pie galda spēlē 2, 4 vai 6, bet nosaukti ir { $count }.
    [one] --seats: pie galda spēlē 2, 4 vai 6, bet nosaukts ir { $count }.
   *[other] --seats: pie galda spēlē 2, 4 vai 6, bet nosaukti ir { $count }.
}
lineup-one-human = --seats: pie šī termināļa sēž ne vairāk kā viens human; pārējiem nosauc botus.
# $flag: such as --seats; $given: in quotation marks; $near, $names: names to choose from, as in "a, b or c".
lineup-no-player-near = { $flag }: spēlētāja { $given } nav; varbūt { $near }?
lineup-no-player = { $flag }: spēlētāja { $given } nav; izvēlies { $names }.
# Above a list, in the help of a command.
lineup-bots = boti, no vājākā:
