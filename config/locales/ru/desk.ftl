# The person's side of the table.

## A turn that was staged: put together and not yet sent.

desk-moved-on = Пока вы собирали ход, игра ушла вперёд; ничего не сыграно.
desk-nothing-played = Ничего не сыграно.
desk-time-up = Ваше время вышло: ход доиграла подмена.
# The moves follow.
desk-staged-is-back = То, что вы подготовили, снова здесь:

## Asked for when there is nothing to show.

desk-no-table = Стол ещё не готов.
desk-no-log = Ещё ничего не произошло.
desk-no-shuffle = Карты ещё не тасовали.

## The clock. $time: such as "2 minutes and 3 seconds".

desk-no-clock = За этим столом играют без часов.
desk-clock-own = Ваше время: { $time }.
desk-clock-other = Время игрока { $name }: { $time }.

## Why the reader cannot play just now.

desk-no-deal = Сейчас играть нечего: подождите следующей сдачи.
# back is typed.
desk-stood-in = Сейчас за вас играет подмена: back возвращает вам место.
desk-turn-other = Сейчас ходит { $name }; ваша очередь придёт сама.
