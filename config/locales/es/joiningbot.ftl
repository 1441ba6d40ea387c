# A bot at a shared table, to whoever brought it.

# $bot: what the program is called; $name: what it is called at the table.
joiningbot-plays = { $bot } juega el asiento { $seat } de la mesa { $table } con el nombre { $name }.
# A command follows on a line of its own.
joiningbot-left = El asiento sigue siendo de { $name }: juega un suplente hasta que vuelva. Para volver:
# $result: a sentence, how the match ended.
joiningbot-result = Mesa { $table }: { $result }
# $reason: why, without a full stop; the next message where nobody said.
joiningbot-closed = La mesa cerró el asiento antes de que terminara la partida: { $reason }.
joiningbot-table-closed = la mesa se cerró
