# The one line that always says what can be done now. Most have a long wording, and a short one for narrow screens.
# The words that are typed stand in parentheses.

prompt-with-help = { $now } (hint, help)

## The start of the turn: a card from the stock, or the pile.

prompt-draw = Ваш ход: возьмите карту (draw).
prompt-draw-short = Возьмите карту.
prompt-draw-or-pile = Ваш ход: возьмите карту (draw) или сброс (take, { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }).
prompt-draw-or-pile-short = Возьмите карту или сброс ({ $count }).
# $card: the top card of the pile; to take the pile it must go into a meld at once.
prompt-draw-or-top = Ваш ход: возьмите карту (draw) или сброс (take), сразу применив верхнюю ({ $card }).
prompt-draw-or-top-short = Возьмите карту или сброс с его верхней картой.
prompt-draw-no-top = Ваш ход: возьмите карту (draw); верх сброса ({ $card }) никуда не подходит.
prompt-draw-no-top-short = Возьмите карту ({ $card } не подходит).

## A card was drawn that may be refused.

prompt-decide = Взята карта ({ $card }): оставить (keep) или начать ею сброс и взять другую (refuse)?
prompt-decide-short = { $card }: keep (оставить) или refuse (нет)?

## Melds and the discard.

prompt-lay = Выложите (lay) или дополните (extend), что хотите, и сбросьте карту (discard).
prompt-lay-short = Выложите, дополните или сбросьте карту.
prompt-discard = Сбросьте карту (discard), чтобы закончить ход; выкладывать больше нечего.
prompt-discard-short = Сбросьте карту: это конец хода.

## The first melds of the deal are begun and do not come to the points that they must have. undo and withdraw are typed.

prompt-lay-on-or-undo = Для первой выкладки нужно ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: выкладывайте; или undo, это без потерь.
prompt-lay-on-or-undo-short = Выложите ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } или undo.
prompt-lay-on-or-withdraw = Для первой выкладки нужно ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: выкладывайте; или withdraw (забрать).
prompt-lay-on-or-withdraw-short = Выложите ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } или withdraw.
prompt-only-undo = Для первой выкладки нужно ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, а больше нечего: undo, это без потерь.
prompt-only-undo-short = Не хватает { $points ->
        [one] { $points } очка
        [few] { $points } очков
        [many] { $points } очков
       *[other] { $points } очка
    }: undo.
prompt-only-withdraw = Для первой выкладки нужно ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, а больше нечего: withdraw (забрать).
prompt-only-withdraw-short = Не хватает { $points ->
        [one] { $points } очка
        [few] { $points } очков
        [many] { $points } очков
       *[other] { $points } очка
    }: withdraw.

## The turn is put together and waits to be sent. yes and undo are typed; Enter is the key.

prompt-send = Enter отправляет ход; undo отменяет последний шаг.
prompt-send-short = Enter отправляет ход; или undo.
prompt-send-for-pot = Enter отправляет это и приносит вам морто; undo отменяет последний шаг.
prompt-send-for-pot-short = Enter приносит морто; или undo.
prompt-send-last = Enter отправляет это и заканчивает сдачу; undo отменяет последний шаг.
prompt-send-last-short = Enter заканчивает сдачу; или undo.
prompt-throws-wild = Вы сбрасываете дикую карту ({ $card }): напишите yes, чтобы отправить, или undo.
prompt-throws-wild-short = Дикая ({ $card }): yes отправит, или undo.
prompt-spoils-canasta = Чистая канаста станет грязной: напишите yes, чтобы отправить, или undo.
prompt-spoils-canasta-short = Канаста станет грязной: yes или undo.

## Whose turn it is, while something is put together. send, undo and yes are typed.

prompt-staged = Ваш ход; подготовленное ещё не отправлено: send отправит, undo отменит.
prompt-staged-enter = Ваш ход; подготовленное ещё не отправлено: его отправит Enter.
prompt-staged-yes = Ваш ход; подготовленное ещё не отправлено: его отправит yes.

## While another player, $name, is to move. score, log, hand, melds and help are typed.

prompt-waiting = Ходит { $name }; пока можно спросить score, log, hand, melds и help.
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
