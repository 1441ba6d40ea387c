# La mesa de un jugador en toda la pantalla.

# $reason: the kind of the fault, a word of the program.
filling-failed = La pantalla completa falló ({ $reason }) y se cerró; no se perdió nada del juego. Con --plain se sigue en líneas: `{ PROGRAM() } play --resume --plain`, o `{ PROGRAM() } join` como antes; buraco.log dice más.
