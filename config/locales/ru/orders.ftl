# Words that are typed: in other languages the own words of typed.ftl: send, undo, moves, hint, yes.

## One line with several orders

orders-left-aside = Остаток этой строки отложен: сначала посмотрите, что ответит стол.
orders-none-staged = Из этой строки ничего не подготовлено.

## Moves

# $last: the move that ends the turn, such as "discard 9♦".
orders-complete = Ход собран, последнее действие — { $last }: «отправить» отправит ход, «отменить» вернёт это действие.
orders-refused = { $why } (правила, { $rule })
orders-withdraw = Комбинации этого хода вернутся в руку, вашей команде до конца сдачи понадобится ещё { $more ->
        [one] { $more } очко
        [few] { $more } очка
        [many] { $more } очков
       *[other] { $more } очка
    }, а вам сейчас останется только сбросить карту. Напишите «да», чтобы забрать их назад.
orders-melds-back = Ваши комбинации снова в руке, без потерь: стол их не видел.
orders-not-asked = Вопроса, на который ответило бы { $word }, не было.
orders-not-done = Ничего не сделано.
orders-not-staged = Пока ничего не подготовлено.
orders-nothing-to-undo = Отменять нечего: то, что стол уже видел, остаётся сыгранным.
# $move: such as "lay 3♠ 4♠ 5♠".
orders-undone = Отменено — { $move }.

## A number

orders-no-choice = { $count ->
    [0] Номера { $number } нет: выбирать сейчас не из чего; «действия» показывает, что можно.
    [1] Номера { $number } нет: сейчас есть только номер 1; «действия» показывает, что можно.
    [one] Номера { $number } нет: сейчас номера идут от 1 до { $count }; «действия» показывает, что можно.
    [few] Номера { $number } нет: сейчас номера идут от 1 до { $count }; «действия» показывает, что можно.
    [many] Номера { $number } нет: сейчас номера идут от 1 до { $count }; «действия» показывает, что можно.
   *[other] Номера { $number } нет: сейчас номера идут от 1 до { $count }; «действия» показывает, что можно.
 }
orders-no-hint-yet = Подсказки ещё не было: её даёт «подсказка».
orders-no-hint = Подсказки здесь нет; «действия» показывает, что можно сделать.

## The seat

orders-no-stand-in = Подмены на вашем месте нет: оно ваше.
