# Where the shared tables are to be found. What stands in ` ` is typed; a host is a program that runs tables.

busurl-no-host = Ahora nadie aloja mesas aquí: inicia `{ PROGRAM() } serve`; las mesas se conservan.
# $variable: of the environment.
busurl-no-bus = Aquí todavía no hay ninguna mesa compartida: inicia `{ PROGRAM() } serve`, o pon en { $variable } la dirección
    de un servidor Redis o Valkey en el que alguien las aloje.
busurl-of-somebody-else = { $file } es de otro usuario: bórralo y vuelve a iniciar serve.
# $reason: why, a phrase.
busurl-unreadable = { $file } no se puede leer ({ $reason }): vuelve a iniciar `{ PROGRAM() } serve`.
busurl-no-text = no es texto
