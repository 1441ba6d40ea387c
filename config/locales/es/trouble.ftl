# What is wrong with the server over which tables are shared, or with the log of a table (the file of all that has
# happened): phrases, no capital letter at the beginning, no full stop at the end. $reason: another of these, or why the
# operating system refuses; $table: a code; $what, $answer, $name, $path, $address: as programs write them.

## The server

trouble-unanswered = el servidor no respondió en { $seconds } s
trouble-unreachable = no se puede llegar al servidor ({ $reason })
trouble-connecting = error { $number } al conectar con { $address }: { $reason }
trouble-connecting-several = error al conectar con { $address }: { $reason }
trouble-several = varios errores: { $reasons }
trouble-call-failed = no se pudo conectar con { $address }
trouble-writing = error { $number } al enviar: { $reason }
trouble-closed-by-server = conexión cerrada por el servidor
trouble-unanswered-for = el servidor no responde desde hace { $seconds } s
trouble-unasked = el servidor responde a lo que nadie preguntó
trouble-given-up = se abandonó el intento
trouble-wants-password = el servidor pide una contraseña
trouble-wrong-password = el servidor no acepta este usuario y esta contraseña
trouble-not-allowed = el servidor no permite eso a este usuario
trouble-no-memory = al servidor no le queda memoria para escribir
trouble-no-disk = el servidor no puede escribir en su disco
trouble-replica = el servidor es una réplica y no se puede escribir en él
trouble-few-replicas = el servidor tiene muy pocas réplicas para escribir
trouble-loading = el servidor todavía lee sus datos
trouble-script-busy = el servidor está ocupado con un script
trouble-no-primary = el servidor perdió su primario
trouble-cluster-down = el clúster no funciona
trouble-no-script = el servidor no conoce el script
trouble-wrong-type = hay otra cosa con ese nombre en el servidor
trouble-moved = el servidor es parte de un clúster, y esto está en otra parte
trouble-refused = el servidor rechazó un comando ({ $answer })
trouble-no-sentinel = ningún sentinel puede indicar el primario
trouble-bad-answer = el servidor da una respuesta que no se entiende
trouble-closed-at-once = el servidor cerró la conexión enseguida
trouble-closed = el servidor cerró la conexión
trouble-broke = la conexión se cortó ({ $reason })
trouble-no-server = lo que responde no es un servidor Redis ni Valkey ({ $what })
trouble-failed-reading = la conexión falló al leer
trouble-silent = el servidor dejó de responder
trouble-takes-nothing = el servidor no acepta nada más
trouble-was-closed = se cerró
trouble-exchange-failed = falló el intercambio con el servidor
trouble-bad-key = { $name } en el servidor no es una clave; bórralo y da invitaciones nuevas
trouble-tried-again = { $reason }; se intenta otra vez; si sigue así, revisa el servidor

## A log

trouble-not-appended = quien aloja no puede escribir en el registro de la mesa { $table }: { $reason }; no se perdió
    nada, se sigue cuando el servidor vuelva a funcionar
trouble-not-read = quien aloja no puede leer el registro de la mesa { $table }: { $reason }; no se perdió nada, se
    sigue cuando el servidor vuelva a funcionar
trouble-not-listed = quien aloja no puede listar los registros: { $reason }; no se perdió nada, se sigue cuando el
    servidor vuelva a funcionar
trouble-unsure = quien aloja no sabe si se escribió el registro de la mesa { $table }: { $reason }; no se perdió nada,
    se sigue cuando el servidor vuelva a funcionar
trouble-conflict = mesa { $table }: el registro { $number } no se puede añadir, el siguiente es el { $due }; léelo
    otra vez
trouble-empty = mesa { $table }: su registro está vacío; no se guardó nada de ella
trouble-log-unreadable = mesa { $table }: su registro no se puede leer ({ $reason })
trouble-only-reading = este registro se abrió solo para leer
trouble-no-ordinary-file = { $path }: no es un archivo normal

## How a line of a log is damaged. The line is spoken of: "its" is the line's.

trouble-out-of-order = es el registro { $number } donde debería estar el { $due }: falta una línea o está repetida
trouble-checksum = la suma de control es otra, así que se cambió
trouble-other-number = su número es { $name }
trouble-no-record = contiene otra cosa, no un registro
trouble-cut-short = la línea está cortada
trouble-no-json = no es JSON: { $what }
trouble-other = no sirve: { $what }
