# buraco seat-token: an invitation to a seat, for somebody who comes through a gateway. What stands after two dashes is typed.

seattoken-seat = vietas numurs, 0 ir pirmā
seattoken-days = cik dienu tas der (parasti 30)
seattoken-gateway = vārtejas adrese, kā to redz viesis: wss://host (citādi šī lietotāja serve adrese)
seattoken-bad-days = --days: atslēga der dienas no 1 līdz { $most }.
# $command: is typed.
seattoken-join = Pievienojies ar: { $command }
seattoken-token = Atslēga: { $token }
seattoken-secret = Kam tā ir, tam ir vieta: nedod to nevienam citam.
# $name: who has the seat now.
seattoken-held = Piezīme: { $seat }. vieta tagad ir spēlētājam { $name }: ar šo ielaidīs tikai to, kurš nāk kā { $name
    }.
seattoken-loopback = Piezīme: šī adrese ved uz vārteju tikai no šīs mašīnas: citiem to nosauc ar --gateway.
seattoken-no-gateway = Te nav zināma neviena vārteja: nosauc tās adresi, kā to redz viesis: --gateway wss://HOST.
seattoken-everywhere = Vārteja klausās visās šīs mašīnas adresēs: nosauc to, ko redz viesis: --gateway wss://HOST.
seattoken-no-such-seat = Galda { $table } vietas ir no 0 līdz { $last }.
