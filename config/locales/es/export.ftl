# buraco export: the public record of a shared table, in a file.

export-record = dónde escribirlo; - lo escribe en la salida estándar
export-not-yet = Todavía no ha terminado ninguna mano de la mesa { $table }: antes no se puede mostrar nada.
export-closed-early = La mesa { $table } se cerró antes de terminar la primera mano: no hay registro de ella.
# $problem: a sentence about what is damaged.
export-damaged = { $problem } El registro tiene las manos terminadas antes de eso.
export-nothing-left = De la mesa { $table } no queda nada: el servidor no tiene registros de ella.
