# What a move would come to, said before it is sent to the table. Points with a sign choose no plural: «очки: +40».

preview-move = { $move }.

## A meld that is laid or grows.

preview-meld-laid = Комбинация { $meld }: { $cards }; { $grade }, очки: { $points }.
preview-meld-grows = Комбинация { $meld } вырастает: { $cards }; { $grade }, очки: { $points }.
preview-wild-stands-for = { $wild } заменяет карту ({ $card }).
# In a meld of one rank, where it takes no certain card's place.
preview-wild = { $wild } — дикая карта комбинации.
preview-canasta = { $kind ->
    [dirty] Грязная канаста, очки: { $points }.
    [semi_clean] Получистая канаста, очки: { $points }.
    [clean] Чистая канаста, очки: { $points }.
    [royal] Королевская канаста, очки: { $points }.
   *[ace_to_ace] Канаста от туза до туза, очки: { $points }.
}
preview-gets-dirty = Была чистой, становится грязной.
preview-first-melds-short = Первая выкладка даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } (нужно { $due }): выложите ещё на { $missing }.
preview-first-melds-done = Первая выкладка даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: этого хватает (нужно { $due }).

## The pile is taken.

preview-pile-taken = { $count ->
    [1] Единственная карта сброса у вас в руке.
    [one] У вас в руке { $count } карта из сброса.
    [few] У вас в руке { $count } карты из сброса.
    [many] У вас в руке { $count } карт из сброса.
   *[other] У вас в руке { $count } карты из сброса.
}
preview-same-card = { $card } — эту карту в этот ход сбрасывать нельзя.

## The end of the deal, and pots.

preview-ends-deal = Этим вы закрываете: сдача окончена.
preview-ends-deal-bonus = Этим вы закрываете: сдача окончена, очки за закрытие: { $points }.
preview-pot-next-turn = Это была ваша последняя карта: вы берёте морто, на следующий ход.
preview-pot-play-on = Это была ваша последняя карта: вы берёте морто и ходите дальше.

## The same in a few words, with commas between them, beside a choice.

preview-brief-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
preview-brief-canasta = { $kind ->
    [dirty] будет грязная канаста, очки: { $points }
    [semi_clean] будет получистая канаста, очки: { $points }
    [clean] будет чистая канаста, очки: { $points }
    [royal] будет королевская канаста, очки: { $points }
   *[ace_to_ace] будет канаста от туза до туза, очки: { $points }
}
preview-brief-out = закрывает сдачу
preview-brief-pot = берёт морто

## Why nothing can be taken back any more.

preview-final-draw = Отменить нельзя: карта взята, и вы её видели.
preview-final-keep = Отменить нельзя: карта оставлена.
preview-final-refuse = Отменить нельзя: от карты вы отказались, и другая уже взята.
preview-final-withdraw = Отменить нельзя: комбинации уже возвращены в руку.
preview-final-take = Отменить нельзя: сброс взят, и вы видели его карты.
preview-final-other = Отменить нельзя: то, что вы отправили на стол, остаётся сыгранным.
