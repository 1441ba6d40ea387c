# The numbered choices as they are shown. The numbers are typed; the Russian phrases are not.

offer-discards = сбросить: { $cards }
# $note: what its discard comes to, such as "goes out".
offer-discard-noted = { $card } — { $note }

## How many more there are than shown. moves is typed.

offer-more-takes = и ещё { $count ->
        [one] { $count } способ
        [few] { $count } способа
        [many] { $count } способов
       *[other] { $count } способа
    } взять сброс: «действия» показывает всё.
offer-more-melds = и ещё { $count ->
        [one] { $count } способ
        [few] { $count } способа
        [many] { $count } способов
       *[other] { $count } способа
    } выложить или дополнить: «действия» показывает всё.
offer-more-moves = и ещё { $count ->
        [one] { $count } способ
        [few] { $count } способа
        [many] { $count } способов
       *[other] { $count } способа
    } взять сброс, выложить или дополнить: «действия» показывает всё.

## The same in sentences, for the ear.

offer-move = { $number }: { $move }.
offer-move-noted = { $number }: { $move }; { $note }.
offer-discards-told = Сбросить: { $cards }.
