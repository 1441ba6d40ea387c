# After a refusal: what of the same kind would be allowed. moves is typed.

instead-fitting = Из ваших карт в комбинацию { $meld } можно добавить: { $cards }.
instead-none-fits = Ни одна ваша карта сама по себе в комбинацию { $meld } не подходит.
instead-no-melds = Сейчас нечего ни выложить, ни добавить.
instead-moves = Можно { $moves }.
instead-moves-of-more = Можно { $moves } («действия» показывает всё).
instead-discards = Сбросить можно: { $cards }.
instead-discards-of-more = Сбросить можно: { $cards } («действия» показывает всё).
# $last is one card or move, $others are all before it, with commas between them.
instead-or = { $others } или { $last }
