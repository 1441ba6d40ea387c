# buraco export: the public record of a shared table, in a file.

export-record = onde escrevê-lo; - escreve na saída padrão
export-not-yet = Nenhuma rodada da mesa { $table } acabou ainda: antes disso não há o que mostrar.
export-closed-early = A mesa { $table } foi fechada antes do fim da primeira rodada: não há registro dela.
# $problem: a sentence about what is damaged.
export-damaged = { $problem } O registro tem as rodadas que acabaram antes disso.
export-nothing-left = Da mesa { $table } não resta nada: o servidor não tem registros dela.
