# The score sheet of a deal, and where the match stands. $team: "We", "They", or names.

## The sheet. The items stand before their points, in a column or in a sentence.

scores-item-cards = карты на столе
scores-item-canastas = канасты
scores-item-out = закрытие
# For the player who cut the pack at the right place.
scores-item-cut = съём
scores-item-hands = карты на руках
scores-item-pot = без морто
scores-item-deal = эта сдача
scores-item-match = партия
scores-deal = Сдача { $deal }
scores-deal-abandoned = Сдача { $deal } прервана и не считается.
# Instead of a sheet, and of how the match ended.
scores-no-deal = Стол закрыт до первой сдачи.
scores-deal-told = Счёт сдачи { $deal }.
# Under the sheet: a team has reached the target of the match to the point, and the match goes on.
scores-not-past = Очков набрано { $target }, но этого мало: партию выигрывает тот, у кого их больше.
scores-item = { $item } { $points }
scores-team = { $team }: { $items }
scores-team-told = { $team }: { $items }.
# Which melds the points for canastas are of. $meld: its number.
scores-canasta = { $kind ->
    [dirty] комбинация { $meld } (грязная) { $points }
    [semi_clean] комбинация { $meld } (получистая) { $points }
    [clean] комбинация { $meld } (чистая) { $points }
    [royal] комбинация { $meld } (королевская) { $points }
   *[ace_to_ace] комбинация { $meld } (от туза до туза) { $points }
}
scores-team-canastas = { $team }: { $canastas }
scores-canastas = Канасты: { $teams }.

## What the deal in play has brought so far: the items of scores-team-told.

scores-so-far-cards = { $count ->
    [0] { $points } за карты на столе (их нет)
    [one] { $points } за { $count } карту на столе
    [few] { $points } за { $count } карты на столе
    [many] { $points } за { $count } карт на столе
   *[other] { $points } за { $count } карты на столе
}
scores-so-far-canastas = { $points } за канасты
scores-so-far-cut = { $points } за съём
scores-so-far-no-pot = { $points }, пока морто не взято
scores-hand = Карты на руках идут команде в минус; ваши стоят { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
scores-match = Партия до этой сдачи: { $scores }.
scores-match-to = Партия до этой сдачи: { $scores }, игра до { $target }.
# The same where the target must be passed.
scores-match-past = Партия до этой сдачи: { $scores }; для победы нужно больше, чем { $target }.

scores-history = Сдача { $deal }: { $scores } (партия: { $totals }).

## The end of the match.

scores-over = Партия окончена.
scores-won-own = Победа ваша: { $totals }.
scores-won-they = Победили они: { $totals }.
# $names: the winners'.
scores-won-other = { $count ->
    [1] Побеждает { $names }: { $totals }.
   *[other] Побеждают { $names }: { $totals }.
}
scores-drawn = Партия вничью: { $totals }.
scores-no-winner = Партия без победителя: { $totals }.
scores-reason-time = Время вышло.
scores-reason-abandoned = Она прервана.
# $names: "You", or "You and Dario": the reader is one of them.
scores-gave-up-own = { $count ->
    [1] { $names } вышли из партии.
   *[other] { $names } вышли из партии.
}
scores-gave-up-other = { $count ->
    [1] { $names } выходит из партии.
   *[other] { $names } выходят из партии.
}
scores-and = { $others } и { $last }
