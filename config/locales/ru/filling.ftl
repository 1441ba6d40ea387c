# Стол игрока на весь экран.

# $reason: the kind of the fault, a word of the program.
filling-failed = Полноэкранный режим дал сбой ({ $reason }) и закрыт; из игры ничего не потеряно. Дальше построчно, с --plain: `{ PROGRAM() } play --resume --plain` или `{ PROGRAM() } join`, как раньше; подробности в buraco.log.
