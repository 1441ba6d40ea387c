# buraco join: a person sits down at a shared table, and leaves it. What stands after two dashes is typed.

## Who the person is

join-who = Come ti chiami? Scrivi il tuo nome: con quello puoi tornare al tuo posto.
join-who-help = Scrivi come devono chiamarti gli altri, per esempio Ana. (Ctrl-C per uscire)
join-no-name = Di' chi sei: --as NAME. Con quel nome puoi tornare al tuo posto.
join-name = Un nome ha da 1 a { $most } lettere o segni: scrivine un altro dopo --as.

## The invitation: a link (wss://…) with a token in it, for one seat

join-address = L'indirizzo di un gateway è fatto così: wss://host o ws://host:port.
join-address-query = L'indirizzo di un gateway non contiene query né password: un token va dopo un #.
join-token-alone = --token va insieme all'indirizzo di un gateway, come wss://host.
join-no-token = Un gateway vuole un token: dai il link d'invito intero, oppure --token.
join-seat-of-token = L'invito dice già per quale posto è: togli --seat.

## A bot to play the seat. $given: in quotation marks; $near, $names: names to choose from, as in "a, b or c".

join-no-bot-near = --bot: non c'è un bot { $given }; forse { $near }?
join-no-bot = --bot: non c'è un bot { $given }; scegli { $names }.

## Somebody of this name is there already

join-elsewhere = { $name } è al tavolo { $table } da un altro terminale: --take-over prende il posto.
# A question; yes and no are typed.
join-take-over = { $name } è al tavolo da un altro terminale: vuoi prendere il posto da questo? (sì o no)
join-stays = Allora tutto resta com'è. Per sederti accanto usa un altro nome: --as NAME.

## At the table

join-watching = Guardi il tavolo { $table }.
join-sitting = Sei al tavolo { $table }, posto { $seat }, con il nome { $name }.

## Leaving: what becomes of the seat, and then how to come back

join-left-for-good = Hai lasciato il tavolo per sempre.
join-seat-stands-in = Il posto resta tuo: al tuo turno, dopo un minuto, gioca un sostituto finché non torni.
join-seat-adjourned = Il posto resta tuo (si continua un altro giorno).
join-seat-waits = Il posto resta tuo (gli altri ti aspettano).
join-seat-given-up = Da ora il tuo posto lo ha un bot.
# A command follows on a line of its own.
join-come-back = Per tornare:
# $command: is typed.
join-come-back-invited = Per tornare usa `{ $command }` con lo stesso invito.
