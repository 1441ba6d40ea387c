# What is wrong with a record. $line: the number of the line; $reason: in English, without a full stop.

moments-other-engine = Этот протокол записан по другим правилам (движок { $engine }, у этой программы { $own }): то, что
    показано и разрешено здесь, могло быть иным.
# What stands in parentheses is typed.
moments-empty = Это не протокол партии: файл пуст (протокол пишет play --record FILE).
moments-no-record = Это не протокол партии: первая строка должна назвать правила (протокол пишет play --record FILE).
moments-damaged = Строка { $line } повреждена ({ $reason }) и пропущена.
moments-before-match = Строка { $line } стоит раньше строки о партии, где сказано, по каким правилам играют; она
    пропущена.
moments-second-match = Строка { $line } начинает вторую партию, а в протоколе она одна; строка пропущена.
moments-no-rules = Строка { $line }: правила составить нельзя, поэтому дальше ничего не показать: { $reason }
moments-seats = Строка { $line }: названо игроков: { $players }, а мест: { $seats }.
moments-no-such-card = Строка { $line } называет карту, которой нет ({ $card }); она пропущена.
moments-other-players = Строка { $line } сдаёт карты не тем игрокам, что за столом; она пропущена.
moments-no-deal = Строка { $line } пропущена: это не сдача по этим правилам. { $reason }.
moments-no-fit = Строка { $line } не подходит к сдаче ({ $reason }), как и то, что после неё; она пропущена.
# $score, $right: the points of all teams.
moments-other-score = Строка { $line } даёт счёт { $score }, а по сдаче выходит { $right }.
moments-no-totals = Строка { $line } даёт итог не каждой команде; она пропущена.
moments-no-winner = Строка { $line } называет победителем команду, которой нет; она пропущена.
