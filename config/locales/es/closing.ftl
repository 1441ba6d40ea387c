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
closing-gone-table = mesa { $table }: esta mesa ya no existe: el servidor no conserva sus registros
closing-closed = la conexión está cerrada

## Una mesa en la que no se puede jugar o a la que no se puede pedir nada

closing-not-owner = de la mesa { $table } se ocupa ahora otro proceso
closing-no-answer = la mesa { $table } no responde: inicia un servidor para ella ({ PROGRAM() } serve) y prueba otra vez; un
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

## A gateway: what seats reach tables through from far away. $url: its address; $reason: why; $status, $code: numbers.
## id and ping are typed by programs; a frame is how a WebSocket sends a message.

closing-gateway-unreachable = no se puede llegar a la pasarela { $url } ({ $reason })
closing-no-gateway = en { $url } no hay ninguna pasarela: mira otra vez la invitación
closing-gateway-other-version = la pasarela no entiende este programa: usa uno de la misma versión
closing-gateway-refuses = la pasarela rechaza esta conexión
closing-gateway-not-now = la pasarela no acepta conexiones ahora (estado { $status })
closing-gateway-closed = la pasarela cerró la conexión ({ $code })
closing-gateway-going = la pasarela se está cerrando: vuelve dentro de un momento
closing-gateway-failed = la pasarela falló: vuelve a entrar
closing-no-id = el id no llegó a tiempo: di enseguida quién eres
closing-id-first = el primer mensaje debe ser id: di quién eres
closing-tables-protocol = estas mesas hablan el protocolo { $ours }, no el { $theirs }: usa un programa que lo hable
closing-seat-not-yet = el asiento todavía no cambia de manos: vuelve dentro de un momento
closing-seat-at-end-of-turn = el asiento será tuyo al final de su turno
closing-not-the-language = demasiado que no es mensaje del lenguaje de los asientos
closing-too-many-pings = demasiados ping: envía menos
closing-not-text = el lenguaje de los asientos es texto: envía tramas de texto
closing-not-utf8 = el lenguaje de los asientos es texto en UTF-8
closing-broken-frames = estas tramas incumplen el protocolo WebSocket (RFC 6455)
closing-too-big = un mensaje tiene como máximo { $most } KiB
closing-client-gone = el programa del jugador se desconectó
closing-lost = se perdió la conexión
closing-seat-closed = el asiento cerró su conexión
closing-table-closed = la mesa está cerrada
closing-client-closed = este programa del jugador se cerró
closing-client-failed = este programa del jugador falló
closing-program-failed = este programa falló
