# Deals of this match that are over, told again. What is typed (sheet, log, replay) stays as it is.

# $word: what was typed.
earlier-number = Después de { $word } va el número de una mano, o nada: { $word } 2.
earlier-none = Todavía no ha terminado ninguna mano de esta partida.
# $deal: the number asked for; $last: that of the newest deal that is over.
earlier-not-over = { $last ->
    [1] Solo ha terminado la mano 1, no la { $deal }.
   *[other] La mano { $deal } no ha terminado: escribe un número del 1 al { $last }.
}
earlier-not-kept = La mano { $deal } no se puede contar aquí: se jugó antes de que llegaras y su registro no está al
    alcance.
# On the full screen; F7 is a key.
earlier-replay-key = F7 repasa una mano terminada.
# What a player was dealt. $cards: one card or several.
earlier-holds = { $name } tiene { $cards }.
