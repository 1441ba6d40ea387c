# What a new match is to be, where the command line says it wrongly. What stands after two dashes is typed.

agreed-option-twice = --option { $option } aparece duas vezes, com { $one } e com { $other }: tire uma.
# $flag: such as --target, which sets an option too.
agreed-flag-and-option = { $flag } põe { $option } em { $value }, e --option { $option }={ $other } diz outra coisa:
    tire uma das duas.
agreed-seed = --seed tem bytes que não são texto: use letras e números.
agreed-no-such-user = { $file }: não dá para ler o arquivo de regras (esse usuário não existe); confira o nome.
# $given: in quotation marks.
agreed-clock = --clock: { $given } não é um tempo: escreva os segundos por vez, como 60, e, se quiser, uma reserva
    para a partida toda, como 30+120, ou none (sem relógio).
