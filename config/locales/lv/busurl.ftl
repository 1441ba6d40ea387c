# Where the shared tables are to be found. What stands in ` ` is typed; a host is a program that runs tables.

busurl-no-host = Šeit tagad neviens neuztur galdus: palaid `{ PROGRAM() } serve`; galdi ir saglabāti.
# $variable: of the environment.
busurl-no-bus = Kopīgu galdu šeit vēl nav: palaid `{ PROGRAM() } serve` vai ieraksti mainīgajā { $variable } Redis vai Valkey
    servera adresi, kur kāds tos uztur.
busurl-of-somebody-else = { $file } pieder citam lietotājam: izdzēs to un palaid serve no jauna.
# $reason: why, a phrase.
busurl-unreadable = { $file } nevar izlasīt ({ $reason }): palaid `{ PROGRAM() } serve` no jauna.
busurl-no-text = tas nav teksts
