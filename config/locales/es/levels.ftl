## Los jugadores de la casa, del más flojo al más fuerte: un nombre corto y qué esperar («greedy: buen principiante: …»)

levels-chance-name = Azar
levels-chance = hace cualquier jugada permitida, todas con la misma probabilidad
levels-greedy-name = Principiante
levels-greedy = buen principiante: baja lo que puede, guarda los comodines, no regala nada a nadie
levels-expert-name = De club
levels-expert = fuerte jugador de club: cuenta las cartas, recuerda quién tomó y dejó qué, sopesa cada robo, cada bajada
    y cada descarte
levels-search-name = El más fuerte
levels-search = el más fuerte: prueba cada plan con muchos repartos de las cartas ocultas; lento, hasta un segundo por
    decisión
