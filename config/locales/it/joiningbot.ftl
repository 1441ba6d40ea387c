# A bot at a shared table, to whoever brought it.

# $bot: what the program is called; $name: what it is called at the table.
joiningbot-plays = { $bot } gioca al posto { $seat } del tavolo { $table } con il nome { $name }.
# A command follows on a line of its own.
joiningbot-left = Il posto resta a { $name }: finché non torna gioca un sostituto. Per tornare:
# $result: a sentence, how the match ended.
joiningbot-result = Tavolo { $table }: { $result }
# $reason: why, without a full stop; the next message where nobody said.
joiningbot-closed = Il tavolo ha chiuso il posto prima della fine della partita: { $reason }.
joiningbot-table-closed = il tavolo ha chiuso
