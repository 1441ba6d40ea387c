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

## Часы.

desk-no-clock = За этим столом играют без часов.

## Why the reader cannot play just now.

desk-no-deal = Сейчас играть нечего: подождите следующей сдачи.
# back is typed.
desk-stood-in = Сейчас за вас играет подмена: «вернуться» возвращает вам место.
desk-turn-other = Сейчас ходит { $name }; ваша очередь придёт сама.
