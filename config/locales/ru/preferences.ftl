# What can be set at the prompt. sort, cards, name and announce are typed, with the words after them.

preferences-sort-how = Как разложить карты? Напишите sort suit (по мастям) или sort rank (по достоинству).
preferences-sorted-suit = Карты разложены по мастям, и в следующих играх тоже.
preferences-sorted-rank = Карты разложены по достоинству, и в следующих играх тоже.
preferences-cards-how = Как писать карты? Напишите cards signs (знаками), cards letters (буквами) или cards words
    (словами).
preferences-cards-signs = Карты пишутся знаками, и в следующих играх тоже.
preferences-cards-letters = Карты пишутся буквами, и в следующих играх тоже.
preferences-cards-words = Карты пишутся словами, и в следующих играх тоже.
preferences-name-which = Как вас зовут? Напишите name и своё имя.
preferences-named = Со следующей игры ваше имя — { $name }.
# $now: all, brief or quiet, as it is typed.
preferences-announce-how = Что рассказывать о действиях других? Сейчас { $now }. Напишите announce all (всё), announce
    brief (без карт, взятых из колоды) или announce quiet (только сброс, морто, канасты и закрытие).
preferences-announced-all = О действиях других рассказывается всё, и в следующих играх тоже.
preferences-announced-brief = О действиях других рассказывается всё, кроме карт, взятых из колоды, — и в следующих играх
    тоже.
preferences-announced-quiet = О действиях других рассказывается только про взятый сброс, морто, канасты и закрытие, и в
    следующих играх тоже; остальное расскажет log.
