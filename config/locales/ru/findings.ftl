findings-help-file = протокол, какой пишут play --record и export
findings-unreadable = { $file } прочесть нельзя ({ $reason }); проверьте имя.
findings-no-record = { $file } — не протокол партии: назовите файл, который записали play --record или export.

findings-at-line = строка { $line }: { $text }
findings-at-deal = строка { $line }, сдача { $deal }: { $text }
findings-fault-at-line = строка { $line }: ОШИБКА: { $text }
findings-fault-at-deal = строка { $line }, сдача { $deal }: ОШИБКА: { $text }
findings-unseen = Никакая проверка не увидит изменённых имён и времени, того, кто действовал за место (by), и слов
    бота (info).
findings-sum = { $verified }, { $followed }, { $faults }
findings-sum-verified = доказано сдач: { $count } из { $deals }
findings-sum-followed = ходы и счёт сходятся
findings-sum-followed-part = сошлись ходы и счёт сдач: { $count }
findings-sum-not-followed = ходы и счёт не проверены
findings-sum-faults = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибок
}

findings-damaged = Эта строка повреждена ({ $reason }); она пропущена, остальное проверено.
findings-no-utf8 = это не текст в UTF-8
findings-no-object = это не объект JSON
findings-no-type = Строк такого вида в протоколе не бывает; эта пропущена.
findings-after-result = Эта строка стоит после результата, а протокол кончается своим единственным результатом.
findings-no-deal = В протоколе нет ни одной сдачи: проверять нечего.

findings-no-result = Партия закончена, но результата нет: протокол неполный.
findings-goes-on = Результата нет: партия продолжается или конец протокола отрезан.
findings-second-match = Здесь начинается вторая партия, а в протоколе она одна. Она проверена отдельно.
findings-no-rules = Правила этой партии составить нельзя, поэтому ни одной сдачи не вычислить заново: { $reason }
findings-no-table = Имя стола — не текст, поэтому ни одной сдачи не вычислить заново.
findings-seeded = Карты из заданного числа (seed): это не честная тасовка. Так говорит сам протокол; секрета у сдач
    нет, и доказать их нельзя.
findings-format = Его формат — { $given }; он прочитан так, будто это { $own }.
findings-engine = Записано по другим правилам (движок { $given }, у этой программы { $own }): тасовка проверена, ходы
    и счёт — нет.
findings-seats = Названо игроков: { $players }, а мест: { $seats }.

findings-no-match = Перед этой сдачей нет читаемой строки о партии, поэтому её не вычислить заново.
findings-not-next = Сдача { $deal } идёт за сдачей { $last }, а номера идут подряд.
findings-not-first = Первая сдача партии имеет номер 1, а не { $deal }.
findings-dealer = Сдаёт место { $seat }, но сдача переходит по часовой стрелке и теперь у места { $due }.
findings-late-draw = Записан жребий, а он бывает только перед первой сдачей партии.
findings-undrawn = Жребия не было: сдающим выбрано место { $seat }.
findings-chosen-seats = Жребий был только о том, кому сдавать, так что места игроки выбрали сами.
findings-no-deal-line = Перед этим счётом нет читаемой строки о сдаче; сдача не доказана.
findings-other-score = Это счёт сдачи { $score }, а стоит он после сдачи { $deal }; ни та, ни другая не доказана.
findings-withheld = Секрет этой сдачи не открыт; она не доказана.
findings-no-score = За этой сдачей нет строки счёта с её секретом; она не доказана.
findings-seeded-claims = У партии с заданным числом (seed) нет ни обещания, ни случайных чисел игроков, ни секрета;
    то, что названо здесь, ничего не значит.
findings-no-hex = Секрет — не шестнадцатеричное число строчными буквами; сдача не доказана.
findings-short-secret = Длина секрета в байтах — всего { $bytes }; его можно подобрать по обещанию. Нужно { $usual }.
findings-secret-again = Секрет сдачи { $deal } взят ещё раз; до этой сдачи он был уже известен.
findings-verified-alone = Доказано: секрет тот, что был обещан, и из него выходит именно эта сдача. Ни одно место не
    прислало случайного числа, поэтому доказано лишь, что после обещания ничего не изменилось.
findings-verified-with = { $count ->
    [one] Доказано: секрет тот, что был обещан, и со случайным числом места { $seats } из него выходит именно эта
       сдача: если оно честное, карты не выбирал никто.
   *[other] Доказано: секрет тот, что был обещан, и со случайными числами мест { $seats } из него выходит именно эта
       сдача: если хоть одно из них честное, карты не выбирал никто.
}

findings-was-over = Партия закончилась ({ $reason }) до этой сдачи, а протокол кончается результатом.
findings-was-abandoned = Предыдущая сдача прервана, а этим партия кончается; больше сдач не бывает.
findings-scores-unknown = Счёт партии до этой сдачи неизвестен, поэтому её ходы не проверены.
findings-dealt-otherwise = Карты сданы не по этим правилам, поэтому её ходы не проверены.
findings-act-nowhere = Это действие не относится ни к какой сдаче; действия стоят между сдачей и её счётом.
findings-not-allowed = Правила не разрешают того, что делает здесь место { $seat } ({ $reason }); остаток сдачи не
    проверен.
findings-no-action = В этой строке нет ни одного действия.
findings-no-team = Победителем может быть команда от 0 до { $last } или null, если его нет.
findings-not-over = После последнего действия сдача не закончена, а счёт есть.
findings-not-abandoned = Сказано, что сдача прервана, а она доиграна до конца ({ $over }).
findings-no-such-end = Партия не могла закончиться так: { $reason }; ни одна сдача её так не закончила.
findings-differs-over = Конец сдачи: записано { $recorded }, а по ходам { $right }.
findings-differs-score = Очки: записано { $recorded }, а по ходам { $right }.
findings-differs-totals = Общий счёт: записано { $recorded }, а по ходам { $right }.
findings-differs-abandoned-score = Очки прерванной сдачи: записано { $recorded }, а по ходам { $right }.
findings-differs-abandoned-sheet = Подсчёт прерванной сдачи: записано { $recorded }, а по ходам { $right }.
findings-differs-match-totals = Общий счёт партии: записано { $recorded }, а по ходам { $right }.
findings-differs-reason = Причина конца: записано { $recorded }, а по ходам { $right }.
findings-differs-winner = Победитель: записано { $recorded }, а по ходам { $right }.
findings-differs-abandoned-winner = Победитель прерванной партии: записано { $recorded }, а по ходам { $right }.
findings-differs-turns = Число ходов по местам: записано { $recorded }, а по ходам { $right }.
findings-differs-stand-in = Число ходов подмены по местам: записано { $recorded }, а по ходам { $right }.
findings-none = нет
findings-sheet = Подсчёт не сходится: { $places }.
findings-sheet-item = { $item } команды { $team }
findings-sheet-too-many = лишняя строка команды { $team }
findings-sheet-teams = число команд
