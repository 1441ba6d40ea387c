# What a new match is to be, where the command line says it wrongly. What stands after two dashes is typed.

agreed-option-twice = --option { $option } está dos veces, con { $one } y con { $other }: quita una.
# $flag: such as --target, which sets an option too.
agreed-flag-and-option = { $flag } pone { $option } en { $value }, y --option { $option }={ $other } dice otra cosa:
    quita una de las dos.
agreed-seed = --seed contiene bytes que no son texto: escribe letras y cifras.
agreed-no-such-user = { $file }: el archivo de reglas no se puede leer (no existe ese usuario); revisa el nombre.
# $given: in quotation marks.
agreed-clock = --clock: { $given } no es un tiempo: escribe los segundos por turno, como 60, y si quieres una reserva
    para toda la partida, como 30+120, o none (sin reloj).
