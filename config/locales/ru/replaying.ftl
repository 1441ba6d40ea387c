# Протокол партии, который листают на весь экран.

## Строка под столом: где мы в протоколе.

replaying-step = Шаг { $at } из { $count }
replaying-deal = сдача { $n } из { $last }
replaying-open = все карты открыты
replaying-seat = так видит { $name }
replaying-speed-slow = идёт медленно
replaying-speed-usual = идёт
replaying-speed-quick = идёт быстро

## Что произошло.

replaying-stand-in = (подмена)
replaying-why = Почему: { $reason }
replaying-begins = Здесь протокол начинается.
replaying-ends = Здесь протокол кончается, на шаге { $count }.
replaying-no-deal = Сдачи { $n } нет: в протоколе сдачи с { $first } по { $last }.
replaying-no-step = Шага { $n } нет: в протоколе шаги с 1 по { $count }.
replaying-no-number = Введите число.
replaying-last-deal = Это последняя сдача протокола.
replaying-first-deal = Это первая сдача протокола.

## Все карты, игрок под игроком.

replaying-no-card = карт нет
replaying-unseen-pot = { $count ->
    [one] морто, ещё не открыто ({ $count } карта)
    [few] морто, ещё не открыто ({ $count } карты)
    [many] морто, ещё не открыто ({ $count } карт)
   *[other] морто, ещё не открыто ({ $count } карт)
}

## Заголовки.

replaying-faults-title = Не всё в этом протоколе удалось прочесть
replaying-score-title = Счёт
replaying-log-title = Ход сдачи
replaying-keys-title = Клавиши

## Строка клавиш.

replaying-key-step = шаг
replaying-key-play = пуск
replaying-key-view = чьи карты
replaying-key-deal = сдача
replaying-key-go = перейти
replaying-key-score = счёт
replaying-key-log = ход сдачи
replaying-key-keys = клавиши
replaying-key-leave = выход

replaying-ask-step = Перейти к шагу:
replaying-ask-deal = Перейти к сдаче:

## Все клавиши.

replaying-help-step = шаг вперёд, шаг назад
replaying-help-deal = следующая сдача, предыдущая сдача
replaying-help-ends = первый шаг, последний шаг
replaying-help-go = перейти к шагу по номеру
replaying-help-go-deal = перейти к сдаче по номеру
replaying-help-play = листать автоматически, остановить
replaying-help-speed = медленно, обычно, быстро
replaying-help-view = карты следующего игрока, после последнего снова все открыты
replaying-help-score = счёт партии и этой сдачи
replaying-help-log = что произошло в этой сдаче до сих пор
replaying-help-faults = что в протоколе не удалось прочесть
replaying-help-keys = этот список
replaying-help-leave = выход

## At a table that is played: a key steps through the last deal.

replaying-none-yet = Ещё ни одна сдача не окончена, листать нечего.
replaying-not-now = Сейчас сдачу показать нельзя: попробуйте ещё раз чуть позже.
replaying-not-here = Протокол этого стола хранится не здесь: попросите его у того, кто создал стол, а { PROGRAM() } replay
    FILE его покажет.
replaying-help-table = пролистать последнюю оконченную сдачу

## Why there is nothing to be shown.

replaying-unreadable = Сохранённую игру { $table } не удаётся прочесть ({ $reason }).
replaying-no-record = В игре { $table } ещё ни одна сдача не окончена: листать пока нечего.
replaying-no-such-deal = Сдача { $deal } игры { $table } ещё не окончена: доиграйте её.
# $reason: the kind of the fault, a word of the program.
replaying-failed = Полноэкранный режим дал сбой ({ $reason }) и закрыт: --plain покажет протокол построчно.
