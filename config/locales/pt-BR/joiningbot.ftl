# A bot at a shared table, to whoever brought it.

# $bot: what the program is called; $name: what it is called at the table.
joiningbot-plays = { $bot } joga no lugar { $seat } da mesa { $table } com o nome { $name }.
# A command follows on a line of its own.
joiningbot-left = O lugar continua sendo de { $name }: um substituto joga até a volta. Para voltar:
# $result: a sentence, how the match ended.
joiningbot-result = Mesa { $table }: { $result }
# $reason: why, without a full stop; the next message where nobody said.
joiningbot-closed = A mesa fechou o lugar antes do fim da partida: { $reason }.
joiningbot-table-closed = a mesa fechou
