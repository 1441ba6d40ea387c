# What a move comes to, in a few words beside it in the list of choices.

choices-draw = отменить нельзя
choices-take = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
choices-take-rest = в руку ещё { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }, отменить нельзя
choices-take-only-top = отменить нельзя
choices-keep = это ваша карта на этот ход, отменить нельзя
choices-refuse = она начнёт сброс, вы возьмёте другую, отменить нельзя
choices-withdraw = комбинации вернутся в руку, понадобится ещё { $penalty ->
        [one] { $penalty } очко
        [few] { $penalty } очка
        [many] { $penalty } очков
       *[other] { $penalty } очка
    }, отменить нельзя
