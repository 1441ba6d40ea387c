# The state of the table in sentences, asked for by a word.

## The match.

topics-match = Сдача { $n }. Счёт партии: { $points }.

## The reader's hand.

topics-hand-watching = Вы смотрите: своей руки у вас нет.
topics-hand-unseen-pot = У вас морто ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }), смотреть его пока нельзя.
topics-hand-empty = У вас нет карт.
topics-hand = У вас { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: { $cards }.
topics-new = Новое в руке: { $cards }.
topics-new-none = Ничего нового в руке нет.

## The melds. $team: "We", "They", or the names of its players.

topics-melds-none = { $team }: ещё ничего не выложено.
topics-melds-due = { $team }: первая выкладка сдачи — не меньше { $points ->
        [one] { $points } очка
        [few] { $points } очков
        [many] { $points } очков
       *[other] { $points } очка
    }.
topics-meld = { $team }: комбинация { $meld }, { $kind ->
        [set] группа
       *[sequence] последовательность
    }: { $cards }; { $grade }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
topics-meld-wild = { $team }: комбинация { $meld }, { $kind ->
        [set] группа
       *[sequence] последовательность
    }: { $cards }; { $grade }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }; { $wild } заменяет карту ({ $natural }).

## The pile.

topics-pile-empty = Сброс пуст.
topics-pile-closed = В сбросе { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }; сверху { $card }.
topics-pile = { $count ->
    [1] В сбросе одна карта: { $cards }.
    [one] В сбросе { $count } карта, верхняя последней: { $cards }.
    [few] В сбросе { $count } карты, верхняя последней: { $cards }.
    [many] В сбросе { $count } карт, верхняя последней: { $cards }.
   *[other] В сбросе { $count } карты, верхняя последней: { $cards }.
}

## The stock, and what comes when it has run out.

topics-stock-pot-follows = { $count ->
    [0] В колоде нет карт; за ней пойдёт морто.
    [one] В колоде { $count } карта; за ней пойдёт морто.
    [few] В колоде { $count } карты; за ней пойдёт морто.
    [many] В колоде { $count } карт; за ней пойдёт морто.
   *[other] В колоде { $count } карты; за ней пойдёт морто.
}
topics-stock-ends = { $count ->
    [0] В колоде нет карт; сдача кончается тем ходом, в который берут последнюю.
    [one] В колоде { $count } карта; сдача кончается тем ходом, в который берут последнюю.
    [few] В колоде { $count } карты; сдача кончается тем ходом, в который берут последнюю.
    [many] В колоде { $count } карт; сдача кончается тем ходом, в который берут последнюю.
   *[other] В колоде { $count } карты; сдача кончается тем ходом, в который берут последнюю.
}
# $left: how many cards are then left in it.
topics-stock-ends-with =
    { $count ->
        [0] В колоде нет карт;
        [one] В колоде { $count } карта;
        [few] В колоде { $count } карты;
        [many] В колоде { $count } карт;
       *[other] В колоде { $count } карты;
    }
    { $left ->
        [one] сдача кончается тем ходом, после которого в ней остаётся только { $left } карта.
        [few] сдача кончается тем ходом, после которого в ней остаются только { $left } карты.
        [many] сдача кончается тем ходом, после которого в ней остаётся только { $left } карт.
       *[other] сдача кончается тем ходом, после которого в ней остаётся только { $left } карты.
    }

## The pots.

topics-pots = { $pots ->
    [0] Морто больше не осталось.
    [1] Осталось одно морто, в нём { $cards ->
            [one] { $cards } карта
            [few] { $cards } карты
            [many] { $cards } карт
           *[other] { $cards } карты
        }.
    [one] Осталось морто: { $pots }, в каждом { $cards ->
            [one] { $cards } карта
            [few] { $cards } карты
            [many] { $cards } карт
           *[other] { $cards } карты
        }.
    [few] Осталось морто: { $pots }, в каждом { $cards ->
            [one] { $cards } карта
            [few] { $cards } карты
            [many] { $cards } карт
           *[other] { $cards } карты
        }.
    [many] Осталось морто: { $pots }, в каждом { $cards ->
            [one] { $cards } карта
            [few] { $cards } карты
            [many] { $cards } карт
           *[other] { $cards } карты
        }.
   *[other] Осталось морто: { $pots }, в каждом { $cards ->
            [one] { $cards } карта
            [few] { $cards } карты
            [many] { $cards } карт
           *[other] { $cards } карты
        }.
}
topics-pot-taken = { $team }: морто взято.
topics-pot-not-yet = { $team }: ещё без морто.

## Who holds how many cards.

topics-players = По порядку хода: { $players }.
topics-player = { $count ->
    [0] { $name } — нет карт
    [one] { $name } — { $count } карта
    [few] { $name } — { $count } карты
    [many] { $name } — { $count } карт
   *[other] { $name } — { $count } карты
}

## Whose turn it is: -own is said to the reader, -other of the player $name.

topics-turn-over = Сдача окончена.
topics-turn-draw-own = Ваш ход: возьмите карту.
topics-turn-draw-other = Ходит { $name }: берёт карту.
topics-turn-take-own = Ваш ход: возьмите карту или сброс.
topics-turn-take-other = Ходит { $name }: берёт карту или сброс.
topics-turn-decide-own = Ваш ход: оставьте взятую карту или откажитесь.
topics-turn-decide-other = Ходит { $name }: решает, оставить ли взятую карту.
topics-turn-lay-own = Ваш ход: выкладывайте комбинации и сбросьте карту.
topics-turn-lay-other = Ходит { $name }: выкладывает комбинации и сбрасывает карту.
