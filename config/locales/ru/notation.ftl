# Почему набранное действие не прочитать. Действия и карты набирают так, как они здесь стоят.

notation-too-long = В строке, которая начинается с «{ $typed }», { $count ->
        [one] { $count } знак
        [few] { $count } знака
        [many] { $count } знаков
       *[other] { $count } знака
    }, больше, чем в любом действии: напишите действие, например lay 3S 4S 5S.
notation-nothing = Ничего не написано: напишите действие, например draw или discard 9D.
notation-no-move = «{ $typed }» — это не действие: напишите draw, keep, refuse, take, lay, extend, withdraw или discard.
notation-no-move-near = «{ $typed }» — это не действие: может быть, { $near }, например { $form }?
notation-alone = После { $verb } ничего не нужно, а там «{ $typed }»: напишите просто { $verb }.
notation-take-alone = Открытый сброс берут целиком, а там «{ $typed }»: напишите просто take.
notation-extend-which = Какую комбинацию дополнить и какими картами? Напишите её номер и карты: extend 3 6S.
notation-no-meld-number = «{ $typed }» — это не номер комбинации: напишите номер, который показан на столе, потом карты,
    например extend 3 6S.
notation-discard-which = Какую карту сбросить? Напишите карту после discard: discard 9D.
notation-which-cards = { $verb } — какие карты? Напишите их следом: { $form }.
notation-one-discard = Сбрасывают только одну карту, а названо их { $count }: напишите одну, например discard { $first }.
notation-one-card = В «{ $typed }» { $count ->
        [one] названа { $count } карта
        [few] названы { $count } карты
        [many] названо { $count } карт
       *[other] названо { $count } карты
    }, а нужна одна: напишите одну карту, например 9D.
notation-no-cards = Не названо ни одной карты: напишите достоинство и масть, например 3S 4S 5S.
notation-too-many = Названо больше { $most ->
        [one] { $most } карты
        [few] { $most } карт
        [many] { $most } карт
       *[other] { $most } карт
    }, больше, чем бывает в комбинации: назовите меньше.
notation-two-ways = «{ $typed }» можно прочитать по-разному: поставьте между картами пробелы.
notation-no-card = «{ $typed }» — это не карта: напишите достоинство и масть, например 9D, TH или AS, или JK — джокер.
notation-no-suit = «{ $typed }» — это только полкарты: напишите и масть, например { $rank }S, { $rank }H, { $rank }D или
    { $rank }C.
notation-no-rank = «{ $typed }» — это только полкарты: напишите и достоинство, например A{ $suit }, 9{ $suit } или
    T{ $suit }.
notation-rank-first = «{ $typed }» — так карту не пишут: сначала достоинство, { $turned }.
