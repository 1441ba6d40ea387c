# What the operating system says of a failure: phrases in parentheses or after a colon, without a capital letter at the
# beginning or a full stop at the end.

system-no-such-file = no existe ese archivo o carpeta
system-access = permiso denegado
system-not-permitted = operación no permitida
system-no-space = no queda espacio en el disco
system-quota = se superó la cuota del disco
system-read-only = disco de solo lectura
system-not-folder = no es una carpeta
system-is-folder = es una carpeta
system-exists = el archivo ya existe
system-long-name = nombre de archivo demasiado largo
system-too-big = archivo demasiado grande
system-loop = demasiados enlaces simbólicos seguidos
system-busy = dispositivo o archivo ocupado
system-input-output = error de entrada o salida
system-bad-file = el archivo ya está cerrado
system-many-files = demasiados archivos abiertos
system-no-memory = memoria insuficiente
system-not-program = no es un programa
system-invalid = valor no válido
system-no-device = no existe ese dispositivo o dirección
system-refused = conexión rechazada
system-reset = conexión interrumpida por el otro lado
system-aborted = conexión interrumpida
system-timed-out = se agotó el tiempo de conexión
system-no-host = no hay ruta hasta ese equipo
system-no-network = red inaccesible
system-network-down = la red no funciona
system-pipe = el otro lado cerró la conexión
system-address-used = dirección ya en uso
system-no-address = esa dirección no existe aquí
system-unknown-name = nombre desconocido
system-no-name-now = por ahora no se encuentra ese nombre
system-name-without-address = ese nombre no tiene dirección
system-no-reason = no se indica el motivo
