# Words such as ready, fill, back, vote and claim are what is typed;
# in other languages they are the own words of typed.ftl. Seats are numbered from 0.
# Ready is "dare l'ok": an adjective would agree with the player.

## What the table waits for, to everybody who comes

lobby-waits = Il tavolo aspetta chi gioca: si danno le carte quando ogni posto è occupato e tutti hanno dato l'ok.
lobby-waits-adjourned = La partita è sospesa: si riprende quando tutti hanno dato di nuovo l'ok.
lobby-waits-over = La prossima partita comincia quando tutti i presenti hanno dato l'ok per rigiocare.

## What the reader can do about it

lobby-now = Scrivi «pronti» per dare l'ok; «sedere N» cambia posto, «riempire» chiama i bot. (posti, aiuto)
lobby-now-invited = Scrivi «pronti» per dare l'ok. (posti, aiuto)
lobby-now-adjourned = Scrivi «pronti» per riprendere; con «uscire» il posto resta tuo per un altro giorno. (posti,
    aiuto)
lobby-now-over = Scrivi «pronti» per giocare ancora, o «uscire». (posti, aiuto)
lobby-now-ready = Hai dato l'ok: «ripensarci» lo ritira, «riempire» chiama i bot nei posti liberi. (posti, aiuto)
lobby-now-ready-invited = Hai dato l'ok: «ripensarci» lo ritira. (posti, aiuto)
lobby-now-ready-adjourned = Hai dato l'ok per riprendere: «ripensarci» lo ritira. (posti, aiuto)
lobby-now-ready-over = Hai dato l'ok per rigiocare: «ripensarci» lo ritira. (posti, aiuto)

## Why nobody plays just now; one of the sentences before may follow

lobby-idle = Le carte non sono ancora state date.
lobby-idle-paused = Il tavolo è in pausa: nessuno può giocare finché non si riprende.
lobby-idle-adjourned = La partita è sospesa.
lobby-idle-over = La partita è finita.

## Who sits where: a line for each seat

lobby-unknown = Il tavolo non ha ancora detto chi siede dove.
# $bots: names of programs.
lobby-bots = Bot disponibili: { $bots }.
# $seat: its number; $who: who sits there and what is to be known of them, made of the parts below ("Ana, ok dato,
# assente").
lobby-seat = Posto { $seat }: { $who }.
# A partner's, straight across the table from the reader.
lobby-seat-across = Posto { $seat }, di fronte a te: { $who }.
# A partner's at a table of six.
lobby-seat-side = Posto { $seat }, nella tua squadra: { $who }.

## Parts of these lines, with commas between them

# The reader.
lobby-you = tu
# Also in sentences, wherever $who stands.
lobby-bot = { $name } (un bot)
# The seat is.
lobby-free = libero
lobby-free-coming = libero; arriva { $name }
lobby-state-left = ha lasciato il tavolo; il posto si può prendere
# The others have voted the player out.
lobby-state-put-out = fuori per voto; il posto si può prendere
# A stand-in is a bot that plays for somebody who is not there.
lobby-state-held = gioca un sostituto
lobby-state-ready = ok dato
lobby-state-not-ready = manca l'ok
lobby-state-away = assente
# $name: somebody else, who takes the seat.
lobby-state-coming = { $name } prende il posto a fine turno

## Stand-ins, and seats that were given up

lobby-held-own = Un sostituto gioca per te: «tornare» ti ridà il posto.
lobby-held-other = Un sostituto gioca per { $name }.
lobby-back = Scrivi «tornare» per riavere il tuo posto.
lobby-left-own = Hai lasciato il tavolo: qualcun altro può prendere il tuo posto.
lobby-left-other = { $name } ha lasciato il tavolo per sempre: qualcun altro può prendere il posto { $seat }.
# The others have voted the player out.
lobby-put-out-own = Il voto ti ha tolto il posto: qualcun altro può prenderlo.
lobby-put-out-other = Il voto ha tolto il posto a { $name }: qualcun altro può prendere il posto { $seat }.
lobby-claim = Tutti gli avversari hanno lasciato il tavolo: «vittoria» chiude la partita a tuo favore, oppure continua a
    giocare.

## Who comes, goes and changes seats. $beside is never shown: it says where the seat is as the reader sees it, across (a
## partner's, straight across the table), side (a partner's at a table of six) or none.

lobby-moves-own = Passi al posto { $seat }.
lobby-moves-other = { $beside ->
    [across] { $name } passa al posto { $seat }, di fronte a te.
    [side] { $name } passa al posto { $seat }, nella tua squadra.
   *[none] { $name } passa al posto { $seat }.
 }
# $seat: where the first of the two sits now.
lobby-exchange-own = Tu e { $other } vi scambiate i posti: ora hai il posto { $seat }.
lobby-exchange-other = { $beside ->
    [across] { $name } e { $other } si scambiano i posti: { $name } ha ora il posto { $seat }, di fronte a te.
    [side] { $name } e { $other } si scambiano i posti: { $name } ha ora il posto { $seat }, nella tua squadra.
   *[none] { $name } e { $other } si scambiano i posti: { $name } ha ora il posto { $seat }.
 }
lobby-takes-own = Prendi il posto { $seat }.
# $name: who had it.
lobby-takes-from-own = Prendi il posto { $seat }, che era di { $name }.
# $who: a name, or a bot's as in lobby-bot.
lobby-takes-other = { $beside ->
    [across] { $who } prende il posto { $seat }, di fronte a te.
    [side] { $who } prende il posto { $seat }, nella tua squadra.
   *[none] { $who } prende il posto { $seat }.
 }
lobby-takes-from-other = { $beside ->
    [across] { $who } prende il posto { $seat } (era di { $name }), di fronte a te.
    [side] { $who } prende il posto { $seat } (era di { $name }), nella tua squadra.
   *[none] { $who } prende il posto { $seat } (era di { $name }).
 }
# $name: who had it.
lobby-free-again = Il posto { $seat } è di nuovo libero (era di { $name }).
# $who: a bot, as in lobby-bot.
lobby-has-yours = Ora al tuo posto c'è { $who }.
# During a match. $name: who played there before.
lobby-instead-own = Ora giochi al posto di { $name }.
lobby-instead-other = Ora { $who } gioca al posto di { $name }.
# $name: somebody who is to have the seat.
lobby-coming-own = { $name } prende il tuo posto alla fine del turno.
# $whose: who has it now.
lobby-coming-other = { $name } prende il posto di { $whose } alla fine del turno.
lobby-here = { $name } è al tavolo.
lobby-away = { $name } è assente.
# In the middle of a match.
lobby-away-playing = { $name } è assente: al suo turno, dopo un minuto, gioca un sostituto.

## Who is ready. $phase is never shown: it says for what, lobby (the first match), adjourned (to go on with a match of
## another day) or over (to play another match).

lobby-ready-own = { $phase ->
    [adjourned] Hai dato l'ok per riprendere.
    [over] Hai dato l'ok per rigiocare.
   *[lobby] Hai dato l'ok.
 }
lobby-ready-other = { $phase ->
    [adjourned] { $name } ha dato l'ok per riprendere.
    [over] { $name } ha dato l'ok per rigiocare.
   *[lobby] { $name } ha dato l'ok.
 }
lobby-unready-own = { $phase ->
    [adjourned] Hai ritirato l'ok per riprendere.
    [over] Hai ritirato l'ok per rigiocare.
   *[lobby] Hai ritirato l'ok.
 }
lobby-unready-other = { $phase ->
    [adjourned] { $name } ha ritirato l'ok per riprendere.
    [over] { $name } ha ritirato l'ok per rigiocare.
   *[lobby] { $name } ha ritirato l'ok.
 }

## Votes to free the seat of somebody who keeps the others waiting

# $whose: who has that seat.
lobby-votes-own = Voti per liberare il posto di { $whose }.
lobby-votes-yours = { $name } vota per liberare il tuo posto.
# To somebody who plays: vote and the number is what is typed.
lobby-votes-other = { $name } vota per liberare il posto di { $whose } («votare { $seat }» se vuoi anche tu).
# To somebody who watches.
lobby-votes-watched = { $name } vota per liberare il posto di { $whose }.
