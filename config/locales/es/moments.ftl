# What is wrong with a record. $line: the number of the line; $reason: in English, without a full stop.

moments-other-engine = Este registro se escribió con otras reglas (motor { $engine }; el de este programa es { $own }):
    lo que aquí se muestra y se permite puede ser distinto de lo que fue.
# What stands in parentheses is typed.
moments-empty = Esto no es el registro de una partida: está vacío (play --record FILE escribe uno).
moments-no-record = Esto no es el registro de una partida: su primera línea debería decir las reglas (play --record FILE
    escribe uno).
moments-damaged = La línea { $line } está dañada ({ $reason }) y se saltó.
moments-before-match = La línea { $line } va antes de la línea de la partida, que dice con qué reglas se juega; se
    saltó.
moments-second-match = La línea { $line } empieza una segunda partida, y un registro contiene una sola; se saltó.
moments-no-rules = Línea { $line }: las reglas no se pueden armar, así que no se puede seguir nada: { $reason }
moments-seats = La línea { $line } nombra { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } para { $seats } asientos.
moments-no-such-card = La línea { $line } nombra una carta que no existe ({ $card }); se saltó.
moments-other-players = La línea { $line } no reparte a los jugadores que hay; se saltó.
moments-no-deal = La línea { $line } no es una mano de estas reglas ({ $reason }); se saltó.
moments-no-fit = La línea { $line } no cuadra con la mano ({ $reason }), ni lo que le sigue; se saltó.
# $score, $right: the points of all teams.
moments-other-score = La línea { $line } da el puntaje { $score }, y la mano suma { $right }.
moments-no-totals = La línea { $line } no da un total para cada equipo; se saltó.
moments-no-winner = La línea { $line } nombra como ganador a un equipo que no existe; se saltó.
