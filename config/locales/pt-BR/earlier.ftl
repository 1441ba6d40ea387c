# Deals of this match that are over, told again. What is typed (sheet, log, replay) stays as it is.

# $word: what was typed.
earlier-number = Depois de { $word } vem o número de uma rodada, ou nada: { $word } 2.
earlier-none = Nenhuma rodada desta partida acabou ainda.
# $deal: the number asked for; $last: that of the newest deal that is over.
earlier-not-over = { $last ->
    [1] Só acabou a rodada 1, não a { $deal }.
    [one] A rodada { $deal } não acabou: escreva um número de 1 a { $last }.
   *[other] A rodada { $deal } não acabou: escreva um número de 1 a { $last }.
}
earlier-not-kept = A rodada { $deal } não pode ser contada aqui: foi jogada antes de você chegar, e o registro dela não
    está ao alcance.
# On the full screen; F7 is a key.
earlier-replay-key = F7 mostra de novo uma rodada que acabou.
# What a player was dealt. $cards: one card or several.
earlier-holds = { $name } tem { $cards }.
