# Words that are typed: in other languages the own words of typed.ftl: send, undo, sort suit, lay 3S 4S 5S.

## What help and a command says of it: each begins with the command

commands-about-send = Отправить: отправляет подготовленные действия на стол (когда ход собран, хватит и Enter).
commands-about-undo = Отменить: отменяет последнее подготовленное действие.
commands-about-hint = Подсказка: что сделал бы хороший игрок и почему (0 потом это делает).
commands-about-moves = Действия: показывает по номерам всё, что можно сделать сейчас.
commands-about-table = Стол: весь стол ещё раз.
commands-about-sort = Сортировать: раскладывает карты в руке, и в следующих играх тоже: «сортировать по масти» или
    «сортировать по достоинству».
commands-about-cards = Карты: задаёт, как писать карты, и в следующих играх тоже: «карты знаками», «карты буквами» или
    «карты словами».
commands-about-name = Имя: задаёт ваше имя начиная со следующей игры: имя Ana.
commands-about-language = Язык: говорит, на каком языке вы читаете, или выбирает другой, и для следующих игр: язык it.
commands-about-announce = Рассказывать: задаёт, что рассказывать о действиях других: «рассказывать всё», «рассказывать
    кратко» или «рассказывать главное».
commands-about-score = Счёт: показывает счёт этой сдачи и партии.
commands-about-log = Журнал: рассказывает, что было в этой сдаче.
commands-about-rules = Правила: показывает правила этого стола.
commands-about-clock = Часы: говорит, сколько времени осталось на этот ход.
commands-about-back = Вернуться: возвращает вам место, если за вас играет подмена.
commands-about-shuffle = Тасовка: показывает доказательство того, что карты сданы честно.
commands-about-verify = Проверить: проверяет все оконченные сдачи: обещание, числа игроков, тасовку и ваши карты.
commands-about-help = Помощь: объясняет слово: «помощь подсказка»; без слова показывает все.
commands-about-quit = Выйти: конец игры; она сохраняется.

## The same of a move

commands-about-draw = Взять карту: верхнюю карту колоды.
commands-about-keep = Оставить: оставляет первую взятую карту на этот ход.
commands-about-refuse = Отказаться: кладёт первую взятую карту в сброс и берёт другую.
commands-about-take = Взять сброс: весь сброс в руку.
# Where the pile is closed: its top card has to be used.
commands-about-take-closed = Взять сброс: берёт сброс, применяя его верхнюю карту: «взять сброс 6S 7S» составляет из неё
    и этих карт комбинацию, «взять сброс 2» кладёт её в комбинацию 2.
commands-about-lay = Выложить: выкладывает новую комбинацию: выложить 3S 4S 5S.
commands-about-extend = Дополнить: добавляет карты в комбинацию с этим номером: дополнить 2 6S.
commands-about-withdraw = Забрать комбинации: забирает назад первую выкладку, если она не дотягивает до минимума.
commands-about-discard = Сбросить: сбрасывает карту, и на этом ход кончается: сбросить 9D.

## The same of a word that asks for one thing

commands-about-hand = Рука: называет ваши карты.
commands-about-new = Новые: называет карты, пришедшие после вашего прошлого хода.
commands-about-melds = Комбинации: говорит, что лежит на столе.
commands-about-pile = Сброс: говорит, что в сбросе.
commands-about-stock = Колода: говорит, сколько карт осталось в колоде.
commands-about-pots = Морто: говорит, у кого уже было морто (запасная рука).
commands-about-players = Игроки: говорит, у кого сколько карт.
commands-about-turn = Ход: говорит, чей сейчас ход.

## The same of other words

# $verb: the word for a move, with a capital letter.
commands-no-move = { $verb } — в этой игре такого действия нет.
commands-no-word-near = «{ $typed }» — такого слова я не знаю: может быть, { $near }?
commands-no-word = «{ $typed }» — такого слова я не знаю: «помощь» без слов показывает все.

## What help alone says: a few short paragraphs

commands-guide-moves = Действия: { $forms }; или номер из списка.
commands-form-extend = дополнить 2 6S (в комбинацию 2)
commands-form-keep = оставить или отказаться (о первой взятой карте)
commands-form-take-closed = взять сброс 6S 7S (сброс: верхняя карта с этими) · взять сброс 2 (верхняя — в комбинацию 2)
commands-guide-line = Несколько действий в одной строке: выложить 3S 4S 5S; сбросить 9D.
commands-guide-show = Показать: стол · счёт · журнал (что было) · правила · часы · тасовка (доказательство честной
    сдачи) · проверить (проверка этого доказательства).
commands-guide-topics = Узнать что-то одно: { $topics }.
commands-guide-advice = Подсказки: подсказка (0 потом это делает) · действия (всё, что можно сделать).
commands-guide-choose = Настроить: сортировать по масти или по достоинству · карты знаками, буквами или словами · имя
    Ana · язык it · рассказывать всё, кратко или главное.
# Where nobody else sits at the table.
commands-guide-go = Дальше: отправить или просто Enter, когда ход собран · отменить · вернуться (забрать
    место у подмены) · выйти (игра сохраняется).
# Where other people sit at the table.
commands-guide-go-shared = Дальше: отправить или просто Enter, когда ход собран · отменить · вернуться
    (забрать место у подмены).
commands-guide-short = Коротко: хватит начала слова, выл 3S 4S 5S; ещё d (взять карту) · d 9D (сбросить) · l · e · k · r
    · w · s (отправить) · u · m · t (стол) · y · n · h или ? (помощь) · q.
commands-guide-word = Об одном слове подробнее: помощь подсказка.
commands-guide-cards = Карты: сначала достоинство (A туз, K король, Q дама, J валет), потом масть: S пики, H черви, D
    бубны, C трефы. 10H или TH — десятка червей, JK — джокер. На столе (2S) — дикая карта комбинации; в руке [2S] —
    карта, которая только что пришла.

## A line that is not understood

commands-too-long = В строке, которая начинается с «{ $begun }», { $count ->
        [one] { $count } знак
        [few] { $count } знака
        [many] { $count } знаков
       *[other] { $count } знака
    }: длиннее всего, о чём здесь можно попросить; «помощь» показывает, о чём можно.
commands-alone = После { $word } ничего не нужно, а там «{ $rest }»: напишите просто { $word }.
commands-no-choice = «{ $typed }» — такого выбора нет: напишите один из показанных номеров, без других слов.
commands-ambiguous = «{ $typed }» — это может быть { $words }: допишите ещё немного.
commands-or = { $first } или { $next }
commands-unknown-near = «{ $typed }» — не понимаю: может быть, { $near }?
commands-unknown-move = «{ $typed }» — не понимаю: может быть, { $near }, например { $form }?
commands-unknown = «{ $typed }» — не понимаю: напишите действие, например { $example }, номер из списка или «помощь».
commands-card = «{ $typed }» — это карта; что с ней делать? Напишите «сбросить { $card }» или перед картой «дополнить» и
    номер комбинации.
commands-cards = Это карты; что с ними делать? Напишите «выложить { $cards }».
