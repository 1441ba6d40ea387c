# Words that are typed stay as they are: send, undo, sort suit, lay 3S 4S 5S.

## What help and a command says of it: each begins with the command

commands-about-send = Send отправляет подготовленные действия на стол (когда ход собран, хватит и Enter).
commands-about-undo = Undo отменяет последнее подготовленное действие.
commands-about-hint = Hint подсказывает, что сделал бы хороший игрок и почему (0 потом это делает).
commands-about-moves = Moves показывает по номерам всё, что можно сделать сейчас; если выкладки различаются только дикой
    картой — одну из них.
commands-about-table = Table показывает весь стол ещё раз.
commands-about-sort = Sort раскладывает карты в руке, и в следующих играх тоже: sort suit (по мастям) или sort rank (по
    достоинству).
commands-about-cards = Cards задаёт, как писать карты, и в следующих играх тоже: cards signs (знаками), cards letters
    (буквами) или cards words (словами).
commands-about-name = Name задаёт ваше имя начиная со следующей игры: name Ana.
commands-about-language = Language говорит, на каком языке вы читаете, или выбирает другой, и для следующих игр:
    language it.
commands-about-announce = Announce задаёт, что рассказывать о действиях других: announce all, announce brief или
    announce quiet.
commands-about-score = Score показывает счёт этой сдачи и партии.
commands-about-log = Log рассказывает, что было в этой сдаче; log 2 — в сдаче 2.
commands-about-replay = Replay рассказывает оконченную сдачу шаг за шагом, со всеми открытыми картами: replay 2.
commands-about-sheet = Sheet показывает счёт последней оконченной сдачи; sheet 2 — сдачи 2.
commands-about-rules = Rules показывает правила этого стола.
commands-about-clock = Clock говорит, сколько времени осталось на этот ход.
commands-about-back = Back возвращает вам место, если за вас играет подмена.
commands-about-shuffle = Shuffle показывает доказательство того, что карты сданы честно.
commands-about-verify = Verify проверяет все оконченные сдачи: обещание, числа игроков, тасовку и ваши карты.
commands-about-help = Help объясняет слово: help hint; без слова показывает все.
commands-about-quit = Quit — выход; игра сохраняется.

## The same of a move

commands-about-draw = Draw берёт верхнюю карту колоды.
commands-about-keep = Keep оставляет первую взятую карту на этот ход.
commands-about-refuse = Refuse кладёт первую взятую карту в сброс и берёт другую.
commands-about-take = Take берёт весь сброс.
# Where the pile is closed: its top card has to be used.
commands-about-take-closed = Take берёт сброс, применяя его верхнюю карту: take 6S 7S составляет из неё и этих карт комбинацию,
    take 2 кладёт её в комбинацию 2.
commands-about-lay = Lay выкладывает новую комбинацию: lay 3S 4S 5S.
commands-about-extend = Extend добавляет карты в комбинацию с этим номером: extend 2 6S.
commands-about-withdraw = Withdraw забирает назад первую выкладку, если она не дотягивает до минимума.
commands-about-discard = Discard сбрасывает карту, и на этом ход кончается: discard 9D.

## The same of a word that asks for one thing

commands-about-hand = Hand называет ваши карты.
commands-about-new = New называет карты, пришедшие после вашего прошлого хода.
commands-about-melds = Melds говорит, что лежит на столе.
commands-about-pile = Pile говорит, что в сбросе.
commands-about-stock = Stock говорит, сколько карт осталось в колоде.
commands-about-pots = Pots говорит, у кого уже было морто (запасная рука).
commands-about-players = Players говорит, у кого сколько карт.
commands-about-turn = Turn говорит, чей сейчас ход.
commands-about-deal = Deal говорит, кто сдавал и кто начинает.

## The same of other words

# $verb: the word for a move, with a capital letter.
commands-no-move = { $verb } — в этой игре такого действия нет.
commands-no-word-near = «{ $typed }» — такого слова я не знаю: может быть, { $near }?
commands-no-word = «{ $typed }» — такого слова я не знаю: help без слов показывает все.

## What help alone says: a few short paragraphs

commands-guide-moves = Действия: { $forms }; или номер из списка.
commands-form-extend = extend 2 6S (в комбинацию 2)
commands-form-keep = keep или refuse (оставить первую карту или отказаться)
commands-form-take-closed = take 6S 7S (сброс: верхняя карта с этими) · take 2 (верхняя — в комбинацию 2)
commands-guide-line = Несколько действий в одной строке: lay 3S 4S 5S; discard 9D.
commands-guide-show = Показать: table (стол) · score (счёт) · log (что было) · rules (правила) · clock (часы) ·
    shuffle (доказательство честной сдачи) · verify (проверить его).
commands-guide-earlier = Оконченная сдача: sheet 2 (её счёт) · log 2 (что было) · replay 2 (шаг за шагом, все карты
    открыты).
commands-guide-topics = Узнать что-то одно: { $topics }.
commands-guide-advice = Подсказки: hint (0 потом это делает) · moves (всё, что можно сделать).
commands-guide-choose = Настроить: sort suit или rank · cards signs, letters или words · name Ana · language it ·
    announce all, brief или quiet.
# Where nobody else sits at the table.
commands-guide-go = Дальше: send или просто Enter, когда ход собран · undo (отменить) · back (забрать место у подмены)
    · quit (игра сохраняется).
# Where other people sit at the table.
commands-guide-go-shared = Дальше: send или просто Enter, когда ход собран · undo (отменить) · back (забрать место у
    подмены).
commands-guide-short = Коротко: хватит начала слова, disc 9D; ещё d (draw) · d 9D (discard) · l · e · k · r · w · s
    (send) · u · m · t (table) · y · n · h или ? (help) · q.
commands-guide-word = Об одном слове подробнее: help hint.
commands-guide-cards = Карты: сначала достоинство (A туз, K король, Q дама, J валет), потом масть: S пики, H черви, D
    бубны, C трефы. 10H или TH — десятка червей, JK — джокер. На столе (2S) — дикая карта комбинации; в руке [2S] —
    карта, которая только что пришла.
# The same where everything is said in sentences.
commands-guide-cards-spoken = Карты: сначала достоинство (A туз, K король, Q дама, J валет), потом масть: S пики, H
    черви, D бубны, C трефы. 10H или TH — десятка червей, JK — джокер. О дикой карте комбинации говорится, какую карту
    она заменяет; new называет карты, которые только что пришли в руку.

## A line that is not understood

commands-too-long = В строке, которая начинается с «{ $begun }», { $count ->
        [one] { $count } знак
        [few] { $count } знака
        [many] { $count } знаков
       *[other] { $count } знака
    }: длиннее всего, о чём здесь можно попросить; help показывает, о чём можно.
commands-alone = После { $word } ничего не нужно, а там «{ $rest }»: напишите просто { $word }.
commands-no-choice = «{ $typed }» — такого выбора нет: напишите один из показанных номеров, без других слов.
commands-ambiguous = «{ $typed }» — это может быть { $words }: допишите ещё немного.
commands-or = { $first } или { $next }
commands-unknown-near = «{ $typed }» — не понимаю: может быть, { $near }?
commands-unknown-move = «{ $typed }» — не понимаю: может быть, { $near }, например { $form }?
commands-unknown = «{ $typed }» — не понимаю: напишите действие, например { $example }, номер из списка или help.
commands-card = «{ $typed }» — это карта; что с ней делать? Напишите discard { $card } (сбросить) или перед картой
    extend и номер комбинации.
commands-cards = Это карты; что с ними делать? Напишите lay { $cards } (выложить).
