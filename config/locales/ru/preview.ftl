# What a move would come to, said before it is sent to the table.

preview-move = { $move }.

## A meld that is laid or grows.

preview-meld-laid = Комбинация { $meld }: { $cards }; { $grade }, { $sign }{ $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
preview-meld-grows = Комбинация { $meld } вырастает: { $cards }; { $grade }, { $sign }{ $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
preview-wild-stands-for = { $wild } заменяет карту ({ $card }).
# In a meld of one rank, where it takes no certain card's place.
preview-wild = { $wild } — дикая карта комбинации.
preview-canasta = { $kind ->
    [dirty] Грязная канаста
    [semi_clean] Получистая канаста
    [clean] Чистая канаста
    [royal] Королевская канаста
   *[ace_to_ace] Канаста от туза до туза
}: { $sign }{ $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
preview-gets-dirty = Была чистой, становится грязной.
# A canasta of a better kind gets this one. $before, $after: its bonus.
preview-canasta-less = Премия за эту канасту снижается: было { $before }, станет { $after }.
# The same in a few words, beside a choice.
preview-brief-canasta-less = премия: было { $before }, станет { $after }
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
    [1] Единственная карта сброса теперь у вас в руке.
    [one] Теперь у вас в руке { $count } карта из сброса.
    [few] Теперь у вас в руке { $count } карты из сброса.
    [many] Теперь у вас в руке { $count } карт из сброса.
   *[other] Теперь у вас в руке { $count } карты из сброса.
}
preview-same-card = { $card } у вас в руке: сбросить эту карту этим ходом нельзя.

## The end of the deal, and pots.

preview-ends-deal = Этим вы закрываете сдачу.
preview-ends-deal-bonus = Этим вы закрываете сдачу: { $sign }{ $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    } за закрытие.
preview-deal-over = Этим сдача кончается, хотя никто не закрывает.
preview-pot-next-turn = Это была ваша последняя карта: вы берёте морто и играете с ним со следующего хода.
preview-pot-play-on = Это была ваша последняя карта: вы берёте морто и ходите дальше.

## The same in a few words, with commas between them, beside a choice.

preview-brief-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
preview-brief-canasta = { $kind ->
    [dirty] будет грязная канаста
    [semi_clean] будет получистая канаста
    [clean] будет чистая канаста
    [royal] будет королевская канаста
   *[ace_to_ace] будет канаста от туза до туза
}, { $sign }{ $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
preview-brief-out = закрывает сдачу
preview-brief-over = сдача кончается
preview-brief-pot = берёт морто

## Why nothing can be taken back any more.

preview-final-draw = Отменить нельзя: карта взята, и вы её видели.
preview-final-keep = Отменить нельзя: карта оставлена.
preview-final-refuse = Отменить нельзя: от карты вы отказались, и другая уже взята.
preview-final-withdraw = Отменить нельзя: комбинации уже возвращены в руку.
preview-final-take = Отменить нельзя: сброс взят, и вы видели его карты.
preview-final-other = Отменить нельзя: то, что вы отправили на стол, остаётся сыгранным.
