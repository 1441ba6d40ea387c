# The coach of the first deal: one sentence or two beside the table, in two lines of 58 columns. What stands in square
# brackets is a key.

# The first page.
lesson-aim-title = Ваша первая сдача
lesson-aim-meld = Очки приносят комбинации: три карты или больше одного достоинства или подряд в одной масти. На столе они растут.
lesson-aim-canasta = Комбинация из семи карт — канаста, она приносит больше всего очков.
lesson-aim-pot = Кто остался без карт, берёт морто, одиннадцать новых карт. С морто и канастой ваша последняя карта закрывает сдачу: она окончена.
lesson-aim-turn = В каждом ходе вы берёте карту, выкладываете что хотите и сбрасываете карту.
lesson-aim-help = Строка под столом говорит, что делать дальше; [h] скажет почему, а [a] это сделает.

# A card is due. [h] gives the hint with its reason.
lesson-draw-first = Каждый ход начинается с карты: [d] берёт одну из колоды. ([p] — взять вместо неё весь сброс.)
lesson-take-first = Каждый ход начинается с карты: [d] — из колоды, [p] — взять весь сброс. Здесь лучше [p].
lesson-draw = Возьмите карту из колоды, [d]: сброс сейчас принесёт меньше. [h] скажет почему.
lesson-draw-only = Сброс пуст: [d] берёт карту из колоды.
lesson-take = Возьмите сброс, [p]: сейчас он принесёт больше, чем карта из колоды. [h] скажет почему.

# $cards: three cards or more, of one suit and in a row.
lesson-lay-first-sequence = { $cards } идут подряд в одной масти: это последовательность. Выберите их (← → и пробел), затем [l].
# $cards: of one rank.
lesson-lay-first-set = { $cards } одного достоинства: это группа. Выберите их (← → и пробел), затем [l].
lesson-lay = { $cards } — ещё одна комбинация: выберите и нажмите [l]. Очки дают карты, лежащие на столе.
lesson-lay-wild = { $cards } — комбинация: джокер или двойка заменяет карту. Выберите их, затем [l].
# $meld: its number.
lesson-extend = { $cards } — к комбинации { $meld }: выберите пробелом и нажмите [e]. Длинные стоят больше всего.
lesson-extend-canasta = { $cards }: с этим комбинация { $meld } станет канастой, семь карт. Выберите и нажмите [e]. Чистая дороже.

# $card: the card to part with.
lesson-discard = Пока больше нечего выкладывать: закончите ход. Перейдите к { $card } и нажмите [d].
lesson-discard-canasta = Закончите ход: перейдите к { $card } и нажмите [d]. Ваша цель — канаста, комбинация из семи карт.
lesson-discard-pot-near = Закончите ход: перейдите к { $card } и нажмите [d]. За последней картой ждёт морто, 11 новых карт.
lesson-discard-pot = Нажмите [d]: { $card } — ваша последняя карта, и морто, одиннадцать новых карт, станет вашим.
lesson-discard-out-near = Закончите ход: перейдите к { $card } и нажмите [d]. Канаста и морто есть: без карт вы закроете сдачу.
lesson-discard-out = Нажмите [d]: { $card } — последняя карта; канаста и морто у вас есть, и вы закрываете сдачу.

# Cards are picked. $more: those still to be picked.
lesson-picked-more = Выбрано: { $cards }. Теперь выберите ещё { $more }.
lesson-picked-discard = Выбрана карта { $card }: [d] сбросит её и закончит ход.
lesson-picked-lay = { $cards } — комбинация: [l] выкладывает. Esc отпускает карты.
lesson-picked-extend = { $cards }: [e] добавит к комбинации { $meld }. Esc отпускает.
lesson-picked-one = Выбрана карта { $card }. Добавьте ещё, чтобы вышло три, или [d] — сбросить её и закончить ход.
lesson-picked-none = { $cards } — не комбинация. Нужны три одного достоинства или три подряд одной масти; джокер и двойка заменяют.

lesson-send = Ход готов, но ещё не сыгран. Enter — сыграть, [u] — шаг назад.
lesson-send-pot = Это последняя карта: Enter — сыграть, и морто придёт вам в руку.
lesson-send-out = Этим вы закрываете сдачу: Enter — сыграть, и очки подсчитают.
lesson-others = Ходит соперник. Рядом со столом рассказано, что происходит.
lesson-wait = Минуту: стол занят.

# The deal is over. $missed: one or more of the goals below.
lesson-over = Вы прошли всё, что бывает в сдаче: канасту, морто и закрытие.
lesson-over-missed = На этот раз не вышло: { $missed }. Урок можно начать заново в любое время.
lesson-goal-canasta = канаста
lesson-goal-pot = морто
lesson-goal-out = закрытие сдачи
