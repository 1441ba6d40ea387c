# Por qué terminó la conexión con la mesa, o no se le puede pedir nada. Frases para después de dos puntos: sin mayúscula al
# principio y sin punto al final.

closing-flooded = demasiados mensajes: envía menos, y espera las respuestas
closing-elsewhere = en este asiento se juega ahora desde otra conexión
closing-given-up = dejaste tu asiento
closing-put-out = tu asiento fue liberado: entra otra vez en la mesa para pedir uno
closing-changed-seats = quien jugaba aquí cambió de asiento
closing-seat-free = este asiento está libre ahora
closing-seat-played = { $name } juega ahora en este asiento
closing-no-such-seat = en esta mesa no hay tal asiento
closing-protocol = esta mesa habla el protocolo { $ours }, no el { $theirs }: usa un programa que lo hable
closing-adjourned = la partida está aplazada: entra otra vez en la mesa para seguir
closing-over = la partida terminó
closing-over-next = la partida terminó; sigue en la mesa { $table }
closing-gone = esta mesa ya no existe: el servidor no conserva sus registros
closing-closed = la conexión está cerrada

## Una mesa en la que no se puede jugar o a la que no se puede pedir nada

closing-not-owner = de la mesa { $table } se ocupa ahora otro proceso
closing-no-answer = la mesa { $table } no responde: inicia un servidor para ella (buraco serve) y prueba otra vez; un
    servidor que solo se retrasó todavía puede hacer lo que se pidió
closing-damaged = mesa { $table }: la línea { $line } de su registro está dañada ({ $what }); la mesa no se abrió
closing-other-engine = en la mesa { $table } se jugó con la versión { $theirs } de las reglas, y este programa tiene la
    { $ours }; ábrela con la versión que la creó
closing-busy = en la mesa { $table } juega otro proceso; sigue allí, o cierra antes ese proceso
closing-failed = la mesa { $table } falla una y otra vez tras el registro { $seq }; no se perdió nada, avisa de ello
closing-match-over = la partida de la mesa { $table } terminó: pide una invitación a otra
closing-match-over-next = la partida de la mesa { $table } terminó y siguió en la mesa { $next }: pide una invitación a otra
closing-unknown-table = no hay ninguna mesa { $table }; mira los nombres en la lista de las guardadas

## La conexión misma

closing-host-left = el servidor dejó esta mesa
closing-another-host = otro servidor tiene esta mesa
closing-carrier-closed = se cerró la conexión
closing-too-slow = los mensajes llegaban más rápido de lo que se leían
closing-too-slow-come-again = los mensajes llegaban más rápido de lo que se leían; vuelve, y se te mostrará todo
closing-bad-token = este token no es de estas mesas: pide una invitación nueva
closing-expired-token = este token caducó: pide una invitación nueva
closing-token-not-accepted = la pasarela no acepta este token: pide una invitación nueva
closing-not-genuine = el certificado de la pasarela no es auténtico: no confíes en esta dirección
closing-gateway-lost = se perdió la conexión con la pasarela
closing-gateway-silent = la pasarela { $url } no responde
