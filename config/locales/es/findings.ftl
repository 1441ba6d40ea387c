findings-help-file = un registro, como lo escriben play --record y export
findings-unreadable = { $file } no se puede leer ({ $reason }); revisa el nombre.
findings-no-record = { $file } no es el registro de una partida: indica un archivo escrito por play --record o export.

findings-at-line = línea { $line }: { $text }
findings-at-deal = línea { $line }, mano { $deal }: { $text }
findings-fault-at-line = línea { $line }: ERROR: { $text }
findings-fault-at-deal = línea { $line }, mano { $deal }: ERROR: { $text }
findings-unseen = Ninguna comprobación ve nombres u horas cambiados, quién actuó por un asiento (by) ni lo que dijo un
    bot (info).
findings-sum = { $verified }, { $followed }, { $faults }
findings-sum-verified = { $deals ->
    [one] { $count } de { $deals } mano verificada
   *[other] { $count } de { $deals } manos verificadas
}
findings-sum-followed = jugadas y puntos seguidos
findings-sum-followed-part = jugadas y puntos seguidos en { $count }
findings-sum-not-followed = jugadas y puntos sin seguir
findings-sum-faults = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}

findings-damaged = Esta línea está dañada ({ $reason }); se saltó y se comprobó el resto.
findings-no-utf8 = no es texto en UTF-8
findings-no-object = no es un objeto JSON
findings-no-type = Esta línea no tiene un tipo que un registro conozca; se saltó.
findings-after-result = Esta línea está después del resultado; un registro termina con su único resultado.
findings-no-deal = El registro no tiene ninguna mano: no hay nada que comprobar.

findings-no-result = La partida terminó, pero no sigue ningún resultado: el registro no está entero.
findings-goes-on = No sigue ningún resultado: la partida continúa, o falta el resto del registro.
findings-second-match = Aquí empieza una segunda partida; un registro contiene una sola. Se comprobó por separado.
findings-no-rules = Las reglas de esta partida no se pueden armar, así que no se puede recalcular ninguna mano:
    { $reason }
findings-no-table = El nombre de la mesa no es texto, así que no se puede recalcular ninguna mano.
findings-seeded = Con semilla: no es una mezcla limpia. El registro mismo lo dice; sus manos no salen de un secreto y
    no se pueden verificar.
findings-format = Su formato es { $given }; se leyó como si fuera { $own }.
findings-engine = Escrito con otras reglas (motor { $given }; el de este programa es { $own }): se comprobó la mezcla,
    no las jugadas ni los puntos.
findings-seats = Jugadores nombrados: { $players }; asientos: { $seats }.

findings-no-match = Antes de esta mano no hay una línea de la partida legible, así que no se puede recalcular.
findings-not-next = La mano { $deal } sigue a la { $last }; las manos se numeran una a una.
findings-not-first = La primera mano de una partida es la número 1, no la { $deal }.
findings-dealer = Reparte el asiento { $seat }, pero se va en sentido horario y le toca al asiento { $due }.
findings-late-draw = Hay un sorteo; solo lo tiene la primera mano de una partida.
findings-undrawn = No hubo sorteo: se eligió que reparta el asiento { $seat }.
findings-chosen-seats = El sorteo fue solo para quién reparte; los jugadores habían elegido sus asientos.
findings-no-deal-line = Antes de este puntaje no hay una línea de la mano legible; la mano no quedó verificada.
findings-other-score = Es el puntaje de la mano { $score } y está después de la { $deal }; ninguna quedó verificada.
findings-withheld = El secreto de esta mano no se reveló; no quedó verificada.
findings-no-score = A esta mano no le sigue una línea de puntaje con su secreto; no quedó verificada.
findings-seeded-claims = Una partida con semilla no tiene compromiso, números al azar ni secreto; los que indica esta
    mano no significan nada.
findings-no-hex = El secreto no está en hexadecimal con minúsculas; la mano no quedó verificada.
findings-short-secret = El secreto tiene solo { $bytes } bytes; se puede adivinar por su compromiso. Usa { $usual }.
findings-secret-again = El secreto de la mano { $deal } se usó otra vez; ya se conocía antes de esta.
findings-verified-alone = Verificada: el secreto es el prometido y da exactamente esta mano. Ningún asiento envió un
    número al azar, así que solo prueba que nada cambió después del compromiso.
findings-verified-with = { $count ->
    [one] Verificada: el secreto es el prometido y, con el número al azar del asiento { $seats }, da exactamente esta
       mano: si es honesto, nadie eligió las cartas.
   *[other] Verificada: el secreto es el prometido y, con los números al azar de los asientos { $seats }, da exactamente
       esta mano: si uno de ellos es honesto, nadie eligió las cartas.
}

findings-was-over = La partida había terminado ({ $reason }) antes de esta mano; un registro termina con su resultado.
findings-was-abandoned = La mano anterior se abandonó, y eso termina la partida; no le sigue ninguna.
findings-scores-unknown = El puntaje de la partida antes de esta mano no se conoce, así que no se siguieron sus
    jugadas.
findings-dealt-otherwise = Sus cartas no se repartieron con estas reglas, así que no se siguieron sus jugadas.
findings-act-nowhere = Esta jugada no está en ninguna mano; las jugadas van entre una mano y su puntaje.
findings-not-allowed = Las reglas no permiten lo que hace aquí el asiento { $seat } ({ $reason }); el resto de la mano
    no se siguió.
findings-no-action = Esta línea no contiene ninguna jugada.
findings-no-team = El ganador debe ser un equipo del 0 al { $last }, o null si no hay.
findings-not-over = La mano no terminó tras su última jugada, y aun así tiene puntaje.
findings-not-abandoned = La mano figura como abandonada, y sin embargo se jugó hasta el final ({ $over }).
findings-no-such-end = La partida no puede haber terminado por { $reason }: ninguna mano la terminó así.
findings-differs-over = Cómo terminó la mano: registrado { $recorded }, según las jugadas { $right }.
findings-differs-score = Los puntos: registrado { $recorded }, según las jugadas { $right }.
findings-differs-totals = Los totales: registrado { $recorded }, según las jugadas { $right }.
findings-differs-abandoned-score = Los puntos de una mano abandonada: registrado { $recorded }, según las jugadas
    { $right }.
findings-differs-abandoned-sheet = El recuento de una mano abandonada: registrado { $recorded }, según las jugadas
    { $right }.
findings-differs-match-totals = Los totales de la partida: registrado { $recorded }, según las jugadas { $right }.
findings-differs-reason = El motivo: registrado { $recorded }, según las jugadas { $right }.
findings-differs-winner = El ganador: registrado { $recorded }, según las jugadas { $right }.
findings-differs-abandoned-winner = El ganador de una partida abandonada: registrado { $recorded }, según las jugadas
    { $right }.
findings-differs-turns = El número de turnos por asiento: registrado { $recorded }, según las jugadas { $right }.
findings-differs-stand-in = El número de turnos de suplentes por asiento: registrado { $recorded }, según las jugadas
    { $right }.
findings-none = nada
findings-sheet = El recuento es distinto: { $places }.
findings-sheet-item = { $item } del equipo { $team }
findings-sheet-too-many = un dato de más del equipo { $team }
findings-sheet-teams = el número de equipos
