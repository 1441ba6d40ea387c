# What is wrong with a record. $line: the number of the line; $reason: in English, without a full stop.

moments-other-engine = Este registro foi gravado com outras regras (motor { $engine }; o deste programa é { $own }): o
    que aqui se mostra e se permite pode ser diferente do que foi.
# What stands in parentheses is typed.
moments-empty = Isto não é o registro de uma partida: está vazio (play --record FILE grava um).
moments-no-record = Isto não é o registro de uma partida: a primeira linha deveria dizer as regras (play --record FILE
    grava um).
moments-damaged = A linha { $line } está danificada ({ $reason }) e foi pulada.
moments-before-match = A linha { $line } vem antes da linha da partida, que diz com que regras se joga; foi pulada.
moments-second-match = A linha { $line } começa uma segunda partida, e um registro tem uma só; foi pulada.
moments-no-rules = Linha { $line }: não dá para montar as regras, e por isso não dá para acompanhar nada: { $reason }
moments-seats = A linha { $line } indica { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    } para { $seats } lugares.
moments-no-such-card = A linha { $line } indica uma carta que não existe ({ $card }); foi pulada.
moments-other-players = A linha { $line } não dá cartas aos jogadores que há; foi pulada.
moments-no-deal = A linha { $line } não é uma rodada destas regras ({ $reason }); foi pulada.
moments-no-fit = A linha { $line } não combina com a rodada ({ $reason }), nem o que vem depois; foi pulada.
# $score, $right: the points of all teams.
moments-other-score = A linha { $line } dá o placar { $score }, e a rodada soma { $right }.
moments-no-totals = A linha { $line } não dá um total para cada time; foi pulada.
moments-no-winner = A linha { $line } indica como vencedor um time que não existe; foi pulada.
