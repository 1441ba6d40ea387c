# Стол игрока на весь экран.

# $reason: the kind of the fault, a word of the program.
filling-failed = Полный экран отказал ({ $reason }) и закрыт; из игры ничего не потеряно. Дальше построчно, с --plain: `buraco play --resume --plain` или `buraco join`, как раньше; подробности в buraco.log.
