# The one line that always says what can be done now. Most have a long wording, and a short one for narrow screens.
# The words that are typed stand in parentheses.

prompt-with-help = { $now } (подсказка, помощь)

## The start of the turn: a card from the stock, or the pile.

prompt-draw = Ваш ход: взять карту.
prompt-draw-short = Взять карту.
prompt-draw-or-pile = Ваш ход: взять карту или взять сброс ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }).
prompt-draw-or-pile-short = Взять карту или взять сброс ({ $count }).
# $card: the top card of the pile; to take the pile it must go into a meld at once.
prompt-draw-or-top = Ваш ход: взять карту или взять сброс, сразу применив верхнюю ({ $card }).
prompt-draw-or-top-short = Взять карту или взять сброс с верхней картой.
prompt-draw-no-top = Ваш ход: взять карту; верх сброса ({ $card }) никуда не подходит.
prompt-draw-no-top-short = Взять карту ({ $card } не подходит).

## A card was drawn that may be refused.

prompt-decide = Взята карта ({ $card }): оставить или отказаться и взять другую?
prompt-decide-short = { $card }: оставить или отказаться?

## Melds and the discard.

prompt-lay = Можно выложить или дополнить комбинации; в конце — сбросить карту.
prompt-lay-short = Выложить, дополнить или сбросить карту.
prompt-discard = Осталось сбросить карту, это конец хода; выкладывать больше нечего.
prompt-discard-short = Сбросить карту: это конец хода.

## The first melds of the deal are begun and do not come to the points that they must have. undo and withdraw are typed.

prompt-lay-on-or-undo = Для первой выкладки нужно ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: выкладывайте; или «отменить», это без потерь.
prompt-lay-on-or-undo-short = Выложите ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } или «отменить».
prompt-lay-on-or-withdraw = Для первой выкладки нужно ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: выкладывайте; или «забрать комбинации».
prompt-lay-on-or-withdraw-short = Выложите ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } или «забрать комбинации».
prompt-only-undo = Для первой выкладки нужно ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, а больше нечего: «отменить», это без потерь.
prompt-only-undo-short = Не хватает { $points ->
        [one] { $points } очка
        [few] { $points } очков
        [many] { $points } очков
       *[other] { $points } очка
    }: отменить.
prompt-only-withdraw = Для первой выкладки нужно ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, а больше нечего: «забрать комбинации».
prompt-only-withdraw-short = Не хватает { $points ->
        [one] { $points } очка
        [few] { $points } очков
        [many] { $points } очков
       *[other] { $points } очка
    }: забрать комбинации.

## The turn is put together and waits to be sent. yes and undo are typed; Enter is the key.

prompt-send = Enter отправляет ход; «отменить» вернёт последний шаг.
prompt-send-short = Enter отправляет ход; или «отменить».
prompt-send-for-pot = Enter отправляет это и приносит вам морто; «отменить» вернёт последний шаг.
prompt-send-for-pot-short = Enter приносит морто; или «отменить».
prompt-send-last = Enter отправляет это и заканчивает сдачу; «отменить» вернёт последний шаг.
prompt-send-last-short = Enter заканчивает сдачу; или «отменить».
prompt-throws-wild = Вы сбрасываете дикую карту ({ $card }): напишите «да», чтобы отправить, или «отменить».
prompt-throws-wild-short = Дикая ({ $card }): «да» отправит, или «отменить».
prompt-spoils-canasta = Чистая канаста станет грязной: напишите «да», чтобы отправить, или «отменить».
prompt-spoils-canasta-short = Канаста станет грязной: «да» или «отменить».

## Whose turn it is, while something is put together. send, undo and yes are typed.

prompt-staged = Ваш ход; подготовленное ещё не отправлено: «отправить» или «отменить»?
prompt-staged-enter = Ваш ход; подготовленное ещё не отправлено: его отправит Enter.
prompt-staged-yes = Ваш ход; подготовленное ещё не отправлено: его отправит «да».

## While another player, $name, is to move. score, log, hand, melds and help are typed.

prompt-waiting = Ходит { $name }; пока можно узнать: счёт, журнал, рука, комбинации, помощь.
prompt-waiting-short = Ходит { $name }.

## How long something lasts: after a colon, in the nominative.

prompt-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
prompt-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
prompt-minutes-and-seconds = { $minutes } и { $seconds }

## The table's clock is another from now on. $time and $bank: such as "90 seconds" or "5 minutes".

prompt-clock-stops = С этого момента часы не идут.
prompt-clock-now = Время на ход с этого момента: { $time }.
prompt-clock-and-bank-now = Время на ход с этого момента: { $time }; сверх того на всю партию: { $bank }.

## How long whoever is to move still has. $time and $bank: such as "2 minutes and 3 seconds".

prompt-left-own = Ваше время: { $time }.
prompt-left-other = Время игрока { $name }: { $time }.
prompt-left-and-bank = Ваше время: { $time }; в запасе: { $bank }.
prompt-left-bank = Время на этот ход кончилось; в запасе: { $bank }.
