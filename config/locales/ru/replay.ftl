# buraco replay: a recorded match, step by step.

## What is typed

# Enter is the key; b, first, end, d, deal N, open, seat N, help and q are typed.
replay-keys = Enter: дальше, b: назад, число: к этому шагу, начало, конец, d: следующая сдача, сдача N, открыто или
    место N: чьи карты, помощь, q: выход.
# replay-keys follows.
replay-no-step = «{ $typed }» — не шаг.
# open and seat are typed; $last: the highest number of a seat.
replay-whose-cards = Чьи карты? Напишите «открыто» или «место» и число от 0 до { $last }.
replay-begins = Здесь протокол начинается.
replay-ends = Здесь протокол кончается, на шаге { $step }.
# $typed: the number that was asked for; $count: how many deals there are, from $first to $last.
replay-no-deal = { $count ->
    [1] Сдачи { $typed } нет: в протоколе только сдача { $first }.
   *[other] Сдачи { $typed } нет: в протоколе сдачи с { $first } по { $last }.
}
replay-last-deal = { $count ->
    [1] Это последняя сдача: в протоколе только сдача { $first }.
   *[other] Это последняя сдача: в протоколе сдачи с { $first } по { $last }.
}

## A step

# A heading in two parts, to the left and to the right; and the same in one sentence.
replay-step = Шаг { $step } из { $count }
replay-deal = сдача { $n }
replay-step-told = Шаг { $step } из { $count }, сдача { $n }.
# $sentence: what happened; a stand-in played for the player.
replay-by-stand-in = { $sentence } (подмена)
# $reason: what the player itself says of its move.
replay-why = Почему: { $reason }

# What a player holds, after the name.
replay-no-card = нет карт
replay-unseen-pot = { $count ->
    [one] морто, ещё не открыто: { $count } карта
    [few] морто, ещё не открыто: { $count } карты
    [many] морто, ещё не открыто: { $count } карт
   *[other] морто, ещё не открыто: { $count } карты
}

## What is wrong. What stands after two dashes is typed; $reason: of the operating system.

replay-unreadable = { $file } не читается ({ $reason }): проверьте имя.
replay-no-match = { $file }: здесь нет партии, которую можно показать.
replay-no-such-step = --from: в протоколе шаги с 1 по { $count }, а { $given } нет.
replay-no-such-seat = --seat: места — от 0 до { $last }, а { $given } нет.
