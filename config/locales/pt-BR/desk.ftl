## Uma vez preparada e ainda não enviada

desk-moved-on = Enquanto isso a mesa andou; nada foi jogado.
desk-nothing-played = Nada foi jogado.
desk-time-up = Seu tempo acabou: um substituto terminou a sua vez.
desk-staged-is-back = O que você tinha preparado está de volta:

## Pedido quando não há nada para mostrar

desk-no-table = As cartas ainda não foram dadas.
desk-no-log = Ainda não aconteceu nada.
desk-no-shuffle = Ainda não se embaralhou nada.

## O relógio

desk-no-clock = Nesta mesa não corre relógio.

## Por que não dá para jogar agora

desk-no-deal = Não há nada para jogar agora: espere a próxima rodada.
desk-stood-in = Um substituto está jogando por você: "voltar" retoma o seu lugar.
desk-turn-other = É a vez de { $name }; a sua vem por si só.
