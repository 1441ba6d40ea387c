# buraco join: a person sits down at a shared table, and leaves it. What stands after two dashes is typed.

## Who the person is

join-who = Como você se chama? Digite seu nome: com ele você pode voltar ao seu lugar.
join-who-help = Digite como os outros devem chamar você, por exemplo Ana. (Ctrl-C para sair)
join-no-name = Diga quem você é: --as NAME. Com esse nome você pode voltar ao seu lugar.
join-name = Um nome tem de 1 a { $most } letras ou sinais: escreva outro depois de --as.

## The invitation: a link (wss://…) with a token in it, for one seat

join-address = O endereço de um gateway é assim: wss://host ou ws://host:port.
join-address-query = O endereço de um gateway não tem consulta nem senha: um token vai depois de um #.
join-token-alone = --token vai junto com o endereço de um gateway, como wss://host.
join-no-token = Um gateway pede um token: dê o link de convite inteiro, ou --token.
join-seat-of-token = O convite já diz para qual lugar é: tire --seat.

## A bot to play the seat. $given: in quotation marks; $near, $names: names to choose from, as in "a, b or c".

join-no-bot-near = --bot: não existe o bot { $given }; talvez { $near }?
join-no-bot = --bot: não existe o bot { $given }; escolha { $names }.

## Somebody of this name is there already

join-elsewhere = { $name } está na mesa { $table } em outro terminal: --take-over pega o lugar.
# A question; yes and no are typed.
join-take-over = { $name } está na mesa em outro terminal: quer pegar o lugar neste? (sim ou não)
join-stays = Então fica tudo como está. Para sentar ao lado use outro nome: --as NAME.

## At the table

join-watching = Você assiste à mesa { $table }.
join-sitting = Você está na mesa { $table }, lugar { $seat }, com o nome { $name }.

## Leaving: what becomes of the seat, and then how to come back

join-left-for-good = Você saiu da mesa para sempre.
join-seat-stands-in = O lugar continua seu: na sua vez, depois de um minuto, um substituto joga até você voltar.
join-seat-adjourned = O lugar continua sendo seu (a partida continua outro dia).
join-seat-waits = O lugar continua sendo seu (os outros esperam por você).
join-seat-given-up = De agora em diante um bot fica com o seu lugar.
# A command follows on a line of its own.
join-come-back = Para voltar:
# $command: is typed.
join-come-back-invited = Para voltar use `{ $command }` com o mesmo convite.
