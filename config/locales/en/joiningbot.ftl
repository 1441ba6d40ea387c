# A bot at a shared table, to whoever brought it.

# $bot: what the program is called; $name: what it is called at the table.
joiningbot-plays = { $bot } plays seat { $seat } of table { $table } as { $name }.
# A command follows on a line of its own.
joiningbot-left = The seat stays { $name }'s: a stand-in plays until it is back. Come back with:
# $result: a sentence, how the match ended.
joiningbot-result = Table { $table }: { $result }
# $reason: why, without a full stop; the next message where nobody said.
joiningbot-closed = The table closed the seat before the match was over: { $reason }.
joiningbot-table-closed = the table closed
