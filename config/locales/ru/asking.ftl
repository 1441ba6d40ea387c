## The question before a match, and what each game is

asking-which = В какую игру играем?
asking-burraco = Итальянская: последовательности и группы; закрыть можно с любой канастой
asking-buraco = Американская: первая выкладка от 50 очков; закрыть можно с чистой канастой
asking-stbl = Бразильская, закрытая: сброс берут, только применив его верхнюю карту; одна сдача
asking-aberto = Бразильская, открытая: как stbl, но сброс может взять каждый; одна сдача
# rules and help are typed.
asking-answers = Напишите номер или название; просто Enter — это { $name }. (rules { $name } — её правила; help)

## What is answered

asking-help = У каждой игры свои правила: напишите её номер или название, чтобы играть, rules и название, чтобы
    прочитать правила (rules burraco). Настройки задают при запуске программы: их список показывает { PROGRAM() } play
    --help. Ctrl-C — выход.
asking-playing = Играем: { $name }.
asking-unknown-near = «{ $typed }» — такой игры здесь нет: может быть, { $near }?
asking-unknown = «{ $typed }» — такой игры здесь нет: напишите номер от 1 до { $count } или нажмите Enter.
asking-rules-which = Правила какой игры? Напишите rules и одно из названий: { $names }.
asking-rules-told = Напишите { $name }, чтобы в неё играть, или другое название.
