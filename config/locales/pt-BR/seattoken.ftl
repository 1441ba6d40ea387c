# buraco seat-token: an invitation to a seat, for somebody who comes through a gateway. What stands after two dashes is typed.

seattoken-seat = o número do lugar, 0 é o primeiro
seattoken-days = por quantos dias vale (em geral 30)
seattoken-gateway = o endereço do gateway como o convidado o vê: wss://host (senão, o do serve deste usuário)
seattoken-bad-days = --days: um token vale de 1 a { $most } dias.
# $command: is typed.
seattoken-join = Para entrar: { $command }
seattoken-token = Token: { $token }
seattoken-secret = Quem o tem tem o lugar: não o passe a mais ninguém.
# $name: who has the seat now.
seattoken-held = Atenção: o lugar { $seat } agora é de { $name }: isto só deixa entrar quem vier como { $name }.
seattoken-loopback = Atenção: este endereço leva ao gateway só a partir desta máquina: --gateway o indica para os
    outros.
seattoken-no-gateway = Não se sabe de nenhum gateway aqui: indique o endereço como o convidado o vê, --gateway
    wss://HOST.
seattoken-everywhere = O gateway escuta em todos os endereços desta máquina: indique o do convidado, --gateway
    wss://HOST.
seattoken-no-such-seat = Os lugares da mesa { $table } vão de 0 a { $last }.
