# What help says of typed words in a chat, where there are buttons and no keys: in the place of messages of commands.ftl
# and lobbywords.ftl, with the own words of the language (typed.ftl).

# $forms: the moves of this table with dots between them, each as it is typed.
tghelp-moves = Всё можно сделать кнопками: выберите карты нажатием, потом нажмите нужную кнопку. Можно и писать: { $forms }.
tghelp-advice = Подсказки: подсказка (кнопка делает это) · действия (кнопки для всего, что можно сделать).
# /lang and /pictures are commands.
tghelp-choose = Настроить: сортировать по масти или по достоинству. /lang выбирает язык, /pictures – картинки или текст.
tghelp-go = Дальше: отправить, когда ход собран · отменить · вернуться (забрать место у подмены).
tghelp-short = Хватит начала слова: выл 3♠ 4♠ 5♠.
tghelp-cards = Карты: сначала достоинство (A туз, K король, Q дама, J валет), потом масть знаком или буквой: 10♥ или 10H — десятка червей, JK — джокер. На столе (2♠) — дикая карта комбинации; в руке [2♠] — карта, которая только что пришла.
# After help and a word.
tghelp-about-hint = Подсказка: что сделал бы хороший игрок и почему; кнопка делает это.
tghelp-about-send = Отправить: отправляет подготовленные действия на стол; для этого есть и кнопка.
tghelp-about-moves = Действия: показывает кнопки для всего, что можно сделать сейчас; если выкладки различаются только дикой картой — одну из них.
# $typed: what was typed; $example: a move as it is typed.
tghelp-unknown = «{ $typed }» — не понимаю: нажимайте на кнопки или напишите действие, например { $example }, или «помощь».
# A number was typed.
tghelp-no-choice = «{ $typed }» — не понимаю: нажимайте на кнопки или напишите «помощь».
tghelp-leave = Выход: отложить (партию для всех) · уйти (насовсем). Прерваться можно в любой момент: место остаётся вашим.
# The same before the first deal and after a match.
tghelp-leave-lobby = Выход: уйти (насовсем) · голосовать 1 (освободить место того, кто заснул). Прерваться можно в любой момент: место остаётся вашим.
tghelp-about-sit = Сесть: пересаживает вас до первой сдачи: «сесть 2» (партнёры сидят друг напротив друга).
