# buraco seat-token: an invitation to a seat, for somebody who comes through a gateway. What stands after two dashes is typed.

seattoken-seat = el número del asiento, 0 es el primero
seattoken-days = cuántos días vale (normalmente 30)
seattoken-gateway = la dirección de la pasarela como la ve el invitado: wss://host (si no, la del serve de este usuario)
seattoken-bad-days = --days: un token vale de 1 a { $most } días.
# $command: is typed.
seattoken-join = Se entra con: { $command }
seattoken-token = Token: { $token }
seattoken-secret = Quien lo tiene tiene el asiento: no se lo des a nadie más.
# $name: who has the seat now.
seattoken-held = Nota: el asiento { $seat } es ahora de { $name }: esto solo deja entrar a quien venga como { $name }.
seattoken-loopback = Nota: esta dirección lleva a la pasarela solo desde esta máquina: --gateway la indica para los
    demás.
seattoken-no-gateway = Aquí no se sabe de ninguna pasarela: indica su dirección como la ve el invitado, --gateway
    wss://HOST.
seattoken-everywhere = La pasarela escucha en todas las direcciones de esta máquina: indica la del invitado, --gateway
    wss://HOST.
seattoken-no-such-seat = Los asientos de la mesa { $table } van del 0 al { $last }.
