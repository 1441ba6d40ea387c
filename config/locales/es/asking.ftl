## La pregunta antes de la partida, y qué es cada juego

asking-which = ¿A qué juego jugamos?
asking-burraco = Italiano: escaleras y piernas (tríos); cualquier canasta para cerrar
asking-buraco = Americano: primera bajada de 50 puntos; canasta limpia para cerrar
asking-stbl = Brasileño, cerrado: el pozo solo si usas su carta de arriba; una mano
# Como el juego stbl.
asking-aberto = Brasileño, abierto: como stbl, pero cualquiera puede tomar el pozo; una mano
# $name: el primer juego de la lista; rules y help se escriben tal cual.
asking-answers = Escribe un número o un nombre; Enter sin más elige { $name }. («reglas { $name }» muestra sus reglas;
    ayuda)

## Lo que se responde

# Lo que está entre paréntesis y tras «buraco play» se escribe tal cual.
asking-help = Cada juego tiene sus reglas: escribe su número o su nombre para jugar, «reglas» y su nombre para leerlas
    (reglas burraco). Las opciones se dan al iniciar el programa: { PROGRAM() } play --help las muestra. Ctrl-C sale.
asking-playing = Jugamos a { $name }.
asking-unknown-near = «{ $typed }» no es ninguno de estos juegos: ¿querías decir { $near }?
asking-unknown = «{ $typed }» no es ninguno de estos juegos: escribe un número del 1 al { $count }, o pulsa Enter.
asking-rules-which = ¿Las reglas de qué juego? Escribe «reglas» y uno de estos: { $names }.
asking-rules-told = Escribe { $name } para jugar, u otro nombre.
