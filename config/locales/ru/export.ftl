# buraco export: the public record of a shared table, in a file.

export-record = куда его записать; - пишет в стандартный вывод
export-not-yet = За столом { $table } ещё не окончена ни одна сдача: до этого показать нечего.
export-closed-early = Стол { $table } закрыт до конца первой сдачи: протокола у него нет.
# $problem: a sentence about what is damaged.
export-damaged = { $problem } В протоколе сдачи, оконченные до этого.
export-nothing-left = От стола { $table } ничего не осталось: на сервере нет его записей.
