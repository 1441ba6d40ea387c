# Words of a language's own for what can be typed, with commas between them, in small letters, the usual one first; an
# English word is understood beside them, so a message that has no other says the English one. No two messages may share
# a word, and none may be an English word for something else. A beginning is enough where only one word begins so;
# accents may be left out. The moves are also understood as the messages of text.ftl show them.

## Moves

typed-draw = взять карту, тянуть
typed-keep = оставить
typed-refuse = отказаться
typed-take = взять сброс, забрать сброс
typed-lay = выложить
typed-extend = дополнить, добавить
typed-withdraw = забрать комбинации
typed-discard = сбросить

## Commands. shuffle: what proves a fair deal; back: take the own seat back from a stand-in.

typed-send = отправить
typed-undo = отменить, отмена
typed-hint = подсказка
typed-moves = действия, ходы
typed-table = стол
typed-sort = сортировать
typed-cards = карты
typed-name = имя
typed-score = счёт
typed-sheet = итог
typed-log = журнал
typed-replay = повтор
typed-rules = правила
typed-clock = часы, время
typed-back = вернуться
typed-shuffle = тасовка
typed-verify = проверить, проверка
typed-help = помощь, справка
typed-language = язык
typed-announce = рассказывать, рассказ, объявления
typed-quit = выйти, выход

## Questions about one thing. new: the cards that have just come in; turn: whose turn it is.

typed-hand = рука
typed-new = новые
typed-melds = комбинации
typed-pile = сброс
typed-stock = колода
typed-pots = морто
typed-players = игроки
typed-turn = ход
typed-deal = сдача

## Answers

typed-yes = да
typed-no = нет

## After a command. sort: suit, rank; cards: signs, letters, words; announce: all, brief, quiet. These may be any words, also
## of the others.

typed-sort-suit = по масти, масть, масти
typed-sort-rank = по достоинству, достоинство
typed-cards-signs = знаками, знаки
typed-cards-letters = буквами, буквы
typed-cards-words = словами, слова
typed-announce-all = всё
typed-announce-brief = кратко
typed-announce-quiet = главное

## The people and the bots at a table. leave: for good; quit, above, only ends the program. claim: the match is won, since
## the others have left; adjourn: it goes on another day. None may be a word above.

typed-ready = готовность, готов, готова
typed-unready = передумать
typed-seats = места
typed-sit = сесть
typed-fill = заполнить
typed-swap = заменить
typed-kick = выгнать
typed-vote = голосовать, голос
typed-claim = победа
typed-adjourn = отложить
typed-say = сказать
typed-leave = уйти

## After a match: again, with the same players. In a replay: the first step, the last one, a deal by its number; open: all
## hands seen; seat: those of one seat.

typed-again = ещё, ещё раз
typed-first = начало
typed-end = конец
typed-open = открыто
typed-seat = место

## Help

# $words: own words with the English ones, "vilkt (draw) · paturēt (keep)". Not said in English.
typed-listed = Английские слова тоже понятны: { $words }.
