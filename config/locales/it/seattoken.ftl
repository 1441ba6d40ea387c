# buraco seat-token: an invitation to a seat, for somebody who comes through a gateway. What stands after two dashes is typed.

seattoken-seat = il numero del posto, 0 è il primo
seattoken-days = quanti giorni vale (di solito 30)
seattoken-gateway = l'indirizzo del gateway come lo vede l'ospite: wss://host (altrimenti quello del serve di questo
    utente)
seattoken-bad-days = --days: un token vale da 1 a { $most } giorni.
# $command: is typed.
seattoken-join = Ci si unisce con: { $command }
seattoken-token = Token: { $token }
seattoken-secret = Chi ce l'ha ha il posto: non darlo a nessun altro.
# $name: who has the seat now.
seattoken-held = Nota: il posto { $seat } ora è di { $name }: questo fa entrare solo chi viene come { $name }.
seattoken-loopback = Nota: questo indirizzo porta al gateway solo da questa macchina: --gateway lo indica per gli altri.
seattoken-no-gateway = Qui non risulta nessun gateway: indica il suo indirizzo come lo vede l'ospite, --gateway
    wss://HOST.
seattoken-everywhere = Il gateway ascolta su tutti gli indirizzi di questa macchina: indica quello per l'ospite,
    --gateway wss://HOST.
seattoken-no-such-seat = I posti del tavolo { $table } vanno da 0 a { $last }.
