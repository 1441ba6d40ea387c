# A match on a table of one's own: what is said at its beginning and at its end.

## At the beginning

# The aim of the game, in all its kinds.
match-aim = Baja juegos de tres cartas o más; juega tu última carta para tomar el muerto de tu equipo; haz una canasta,
    de siete cartas o más; después cierra.
# help and hint are typed; Enter is the key.
match-help = Escribe un número de los mostrados; Enter envía tu turno. «ayuda» muestra todos los comandos, «consejo»
    aconseja.
# $game: its code; $others: all who play, each with the name of the bot: "Bruno (expert), Carla (expert)".
match-line-up = Partida { $game }: juegas con { $others }.

## When the person leaves. A command follows on a line of its own.

match-saved = La partida está guardada. Para seguir:
# not_saved is the code of an error; $trouble: the reason, of the operating system.
match-newest-not-saved = El último paso no se pudo guardar (not_saved: { $trouble }); todo lo anterior, sí. Libera
    espacio en el disco de { $folder }, y después sigue con:
match-gone = La partida guardada { $game } ya no está: { $path } se borró o se reemplazó durante el juego, así que no se
    puede seguir.

## The record: a file in which everything that happened is written

# A command follows on a line of its own.
match-recorded-replay = El registro está en { $record }. Para recorrerlo:
match-recorded-verify = El registro está en { $record }. Cualquiera puede comprobar sus mezclas:
# $reason: why, a phrase; $command: is typed.
match-record-later = El registro { $record } no se pudo escribir ({ $reason }): lo escribe `{ $command }`.
match-record-lost = El registro { $record } no se pudo escribir ({ $reason }): se perdió.
match-record-in-home = El registro no se puede escribir en { $path }: { $folder } es para las partidas guardadas. Elige
    otro sitio.
match-record-exists = El registro no se puede escribir en { $path }: { $reason }, y queda como está. Nombra otro
    archivo.
match-record-unwritable = El registro { $path } no se puede escribir ({ $reason }): elige otro sitio.
# Why not, where something lies there: $reason of match-record-exists.
match-lies-folder = es una carpeta
match-lies-device = no es un archivo normal
match-lies-file = ahí hay otro archivo

# The file of a saved game had to be mended. $table: its code; $count: how many bytes were lost.
match-cut-short = Mesa { $table }: la última línea estaba cortada (bytes: { $count }), como cuando se mata un programa;
    nadie supo de ella, y se quitó.
