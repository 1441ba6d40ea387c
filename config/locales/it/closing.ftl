# Why a connection to a table has ended, or a table cannot be asked. Phrases, to stand after a colon: no capital letter at
# the beginning (but for a name), no full stop at the end. $table: the code of a table; $name: a player's name.

closing-flooded = troppi messaggi: mandane di meno, e aspetta le risposte
closing-elsewhere = a questo posto adesso gioca un altro collegamento
closing-given-up = hai lasciato il tuo posto
closing-put-out = il tuo posto è stato liberato: torna al tavolo per chiederne uno
closing-changed-seats = chi giocava qui ha cambiato posto
closing-seat-free = questo posto adesso è libero
closing-seat-played = { $name } adesso gioca a questo posto
closing-no-such-seat = a questo tavolo un posto così non c'è
# A protocol is a version of the language that programs speak. $ours: that of the table; $theirs: that of the reader.
closing-protocol = questo tavolo parla il protocollo { $ours }, non { $theirs }: usa un programma che lo parli
closing-adjourned = la partita è sospesa: torna al tavolo per continuare
closing-over = la partita è finita
closing-over-next = la partita è finita; si continua al tavolo { $table }
closing-gone = questo tavolo non c'è più: il server non ne ha più i dati
closing-gone-table = tavolo { $table }: questo tavolo non c'è più: il server non ne ha più i dati
closing-closed = il collegamento è chiuso

## A table that cannot be played or asked

closing-not-owner = il tavolo { $table } adesso è ospitato da un altro processo
# buraco serve is typed.
closing-no-answer = il tavolo { $table } non risponde: avvia chi lo ospita ({ PROGRAM() } serve), poi riprova; se era solo in
    ritardo, può ancora fare quello che hai chiesto
# The log is the file of all that has happened. $line: a number; $what: how, a phrase.
closing-damaged = tavolo { $table }: la riga { $line } del suo registro è danneggiata ({ $what }); il tavolo non è stato aperto
# $theirs, $ours: numbers of the rules' engine.
closing-other-engine = al tavolo { $table } si è giocato con la versione { $theirs } delle regole e questo programma ha la
    { $ours }; aprilo con la versione che lo ha creato
closing-busy = al tavolo { $table } gioca un altro processo; continua là, o prima chiudi quel processo
# $seq: the number of a record in its log.
closing-failed = il tavolo { $table } si blocca ogni volta dopo la registrazione { $seq }; niente è andato perso,
    segnalalo
closing-match-over = la partita del tavolo { $table } è finita: chiedi un invito a un altro tavolo
# $next: the code of the table of the rematch.
closing-match-over-next = la partita del tavolo { $table } è finita ed è continuata al tavolo { $next }: chiedi un invito a
    un altro tavolo
closing-unknown-table = il tavolo { $table } non esiste; guarda i nomi nell'elenco di quelli salvati

## The connection itself

closing-host-left = chi ospitava questo tavolo lo ha lasciato
closing-another-host = questo tavolo è ospitato altrove
closing-carrier-closed = il collegamento è stato chiuso
closing-too-slow = i messaggi arrivavano più in fretta di quanto venissero letti
closing-too-slow-come-again = i messaggi arrivavano più in fretta di quanto venissero letti; torna, e vedrai tutto
# A token is the secret part of an invitation.
closing-bad-token = questo token non è di questi tavoli: chiedi un nuovo invito
closing-expired-token = questo token è scaduto: chiedi un nuovo invito
closing-token-not-accepted = il gateway non accetta questo token: chiedi un nuovo invito
closing-not-genuine = il certificato del gateway non è autentico: non fidarti di questo indirizzo
closing-gateway-lost = il collegamento con il gateway è caduto
# $url: its address.
closing-gateway-silent = il gateway { $url } non risponde

## A gateway: what seats reach tables through from far away. $url: its address; $reason: why; $status, $code: numbers.
## id and ping are typed by programs; a frame is how a WebSocket sends a message.

closing-gateway-unreachable = il gateway { $url } non è raggiungibile ({ $reason })
closing-no-gateway = a { $url } non c'è un gateway: guarda di nuovo l'invito
closing-gateway-other-version = il gateway non capisce questo programma: usane uno della stessa versione
closing-gateway-refuses = il gateway rifiuta questo collegamento
closing-gateway-not-now = per ora il gateway non accetta collegamenti (stato { $status })
closing-gateway-closed = il gateway ha chiuso il collegamento ({ $code })
closing-gateway-going = il gateway si sta fermando: torna tra un momento
closing-gateway-failed = il gateway ha avuto un guasto: entra di nuovo
closing-no-id = non è arrivato un id in tempo: di' subito chi sei
closing-id-first = il primo messaggio dev'essere id: di' chi sei
closing-tables-protocol = questi tavoli parlano il protocollo { $ours }, non { $theirs }: usa un programma che lo
    parli
closing-seat-not-yet = il posto non passa ancora di mano: torna tra un momento
closing-seat-at-end-of-turn = il posto è tuo alla fine del suo turno
closing-not-the-language = troppe cose che non sono messaggi del linguaggio dei posti
closing-too-many-pings = troppi ping: mandane di meno
closing-not-text = il linguaggio dei posti è testo: manda frame di testo
closing-not-utf8 = il linguaggio dei posti è testo in UTF-8
closing-broken-frames = questi frame violano il protocollo WebSocket (RFC 6455)
closing-too-big = un messaggio contiene al massimo { $most } KiB
closing-client-gone = il programma del giocatore si è scollegato
closing-lost = il collegamento è caduto
closing-seat-closed = il posto ha chiuso il suo collegamento
closing-table-closed = il tavolo è chiuso
closing-client-closed = questo programma del giocatore è stato chiuso
closing-client-failed = questo programma del giocatore ha avuto un guasto
closing-program-failed = questo programma ha avuto un guasto
