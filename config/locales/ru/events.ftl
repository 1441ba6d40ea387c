## What a player did in a row is one sentence of several clauses, in the present tense: it has no gender.

events-did-own = Вы { $did }.
events-did-other = { $name } { $did }.
# Somebody plays for the reader, who is away; with the -other clauses.
events-did-stand-in = Ваша подмена { $did }.
# Stands for $name where no player did it.
events-table = стол

## The clauses: -own is said to the reader, who did it; -other of somebody else. Cards stand in parentheses or after a
## colon: in words they have no case. A comma at the end is left out at the end of the sentence.

events-drew-own = берёте карту
events-drew-other = берёт карту
events-drew-card-own = берёте карту ({ $card })
events-drew-card-other = берёт карту ({ $card })
# The first card drawn, which might have been refused.
events-kept-own = оставляете её
events-kept-other = оставляет её
events-refused-own = отказываетесь от карты ({ $card }), которая начинает сброс,
events-refused-other = отказывается от карты ({ $card }), которая начинает сброс,
events-took-own = берёте сброс ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    })
events-took-other = берёт сброс ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    })
events-took-top-own = берёте сброс ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }, сверху { $card })
events-took-top-other = берёт сброс ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }, сверху { $card })
events-took-cards-own = берёте сброс ({ $cards })
events-took-cards-other = берёт сброс ({ $cards })
events-laid-own = выкладываете комбинацию { $meld }: { $cards },
events-laid-other = выкладывает комбинацию { $meld }: { $cards },
# $canasta: in the accusative, meld-a-clean-canasta and the like.
events-laid-canasta-own = выкладываете { $canasta }, комбинацию { $meld }: { $cards },
events-laid-canasta-other = выкладывает { $canasta }, комбинацию { $meld }: { $cards },
events-added-own = дополняете комбинацию { $meld } ({ $cards })
events-added-other = дополняет комбинацию { $meld } ({ $cards })
events-added-canasta-own = дополняете комбинацию { $meld } ({ $cards }), собирая { $canasta },
events-added-canasta-other = дополняет комбинацию { $meld } ({ $cards }), собирая { $canasta },
events-withdrew-own = возвращаете в руку комбинации этого хода, теперь нужно { $minimum ->
        [one] { $minimum } очко
        [few] { $minimum } очка
        [many] { $minimum } очков
       *[other] { $minimum } очка
    },
events-withdrew-other = возвращает в руку комбинации этого хода, теперь нужно { $minimum ->
        [one] { $minimum } очко
        [few] { $minimum } очка
        [many] { $minimum } очков
       *[other] { $minimum } очка
    },
events-discarded-own = сбрасываете карту ({ $card })
events-discarded-other = сбрасывает карту ({ $card })
events-pot-own = берёте морто
events-pot-other = берёт морто
# Always of somebody else: without a discard, so that the turn goes on.
events-pot-plays-on = берёт морто и ходит дальше
events-pot-cards-own = берёте морто ({ $cards })
events-pot-cards-other = берёт морто ({ $cards })
events-out-own = закрываете сдачу
events-out-other = закрывает сдачу

## Whole sentences.

events-dealt-own = Сдача { $n }: сдаёте вы, начинает { $starts }.
events-dealt-start-own = Сдача { $n }: сдаёт { $dealer }, начинаете вы.
events-dealt-other = Сдача { $n }: сдаёт { $dealer }, начинает { $starts }.
# Stands after one of the three above.
events-pile-starts = { $card } начинает сброс.
# The pack is cut before the deal: who lifts just the right number of cards earns points.
events-cut-own = Вы снимаете { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
events-cut-other = { $name } снимает { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
events-cut-bonus = В точку: { $bonus ->
        [one] { $bonus } очко
        [few] { $bonus } очка
        [many] { $bonus } очков
       *[other] { $bonus } очка
    }.
events-pot-revealed = Теперь можно посмотреть ваше морто: { $cards }.
events-pot-to-stock = Колода кончилась: теперь колодой служит морто ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }).
events-stood-in-own = За вас играет подмена.
events-stood-in-other = Подмена играет за игрока { $name }.
events-returned-own = Вы снова в игре.
events-returned-other = { $name } снова в игре.
events-paused = Перерыв за столом; часы стоят.
events-resumed = Игра за столом продолжается.

## The end of a deal. $points: the score of each team, "We 310, They -45".

events-over = Сдача окончена: { $points }.
events-over-stock = Сдача окончена (колода кончилась): { $points }.
# Round and round nobody laid a card.
events-over-stalemate = Сдача окончена (никто не выкладывает): { $points }.
events-over-abandoned = Сдача окончена (прервана): { $points }.
