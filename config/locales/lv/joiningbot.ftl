# A bot at a shared table, to whoever brought it.

# $bot: what the program is called; $name: what it is called at the table.
joiningbot-plays = { $bot } spēlē { $seat }. vietā pie galda { $table } ar vārdu { $name }.
# A command follows on a line of its own.
joiningbot-left = Vieta paliek botam { $name }: kamēr tas neatgriežas, spēlē aizvietotājs. Atgriezies ar:
# $result: a sentence, how the match ended.
joiningbot-result = Galds { $table }: { $result }
# $reason: why, without a full stop; the next message where nobody said.
joiningbot-closed = Galds slēdza vietu pirms mača beigām: { $reason }.
joiningbot-table-closed = galds ir slēgts
