# A bot at a shared table, to whoever brought it.

# $bot: what the program is called; $name: what it is called at the table.
joiningbot-plays = { $bot } играет на месте { $seat } за столом { $table } под именем { $name }.
# A command follows on a line of its own.
joiningbot-left = Место остаётся за ботом { $name }: пока его нет, играет подмена. Вернуться:
# $result: a sentence, how the match ended.
joiningbot-result = Стол { $table }: { $result }
# $reason: why, without a full stop; the next message where nobody said.
joiningbot-closed = Стол закрыл место до конца партии: { $reason }.
joiningbot-table-closed = стол закрылся
