# The table of a group before its first deal: a message with buttons.

## What will be played

# $game: such as "burraco to 2000"; $players and $teams: numbers.
tglobby-game = { $game }, { $players } giocatori in { $teams } squadre
# $changes: options and their values, with semicolons between them.
tglobby-differs = Diverso dal solito: { $changes }.

## Who sits there

tglobby-team = Squadra { $team }
# After a name: the bot may not write to them in private yet, where cards are shown.
tglobby-not-reached = ancora senza chat privata

## What is waited for. $names: who

tglobby-missing = { $count ->
    [one] { $names } deve prima aprire la chat privata con il bot e premere Avvia: le carte si vedono lì.
   *[other] { $names } devono prima aprire la chat privata con il bot e premere Avvia: le carte si vedono lì.
}
tglobby-free-seats = { $count ->
    [one] { $count } posto libero: qualcuno si siede, o si aggiunge un bot.
   *[other] { $count } posti liberi: qualcuno si siede, o si aggiungono bot.
}
tglobby-waits-ready = { $count ->
    [one] Manca l'ok di: { $names }. Con l'ok di tutti si danno le carte.
   *[other] Manca l'ok di: { $names }. Con l'ok di tutti si danno le carte.
}
tglobby-ready-asked = { $count ->
    [one] { $names }: si comincia? Premi Ok.
   *[other] { $names }: si comincia? Premete Ok.
}
tglobby-host = { $name } sceglie le regole e dà il via.
tglobby-which-bot = Quale bot si siede al posto { $seat }?
tglobby-who-goes = Chi si toglie? Il posto torna libero.

## Buttons

tglobby-open-private = Apri la chat privata
tglobby-sit = Siediti qui
tglobby-sit-for-bot = Siediti al posto di un bot
tglobby-ready = Ok
tglobby-leave = Lascia il tavolo
tglobby-add-bot = Aggiungi un bot
tglobby-remove = Togli
# Which game is played.
tglobby-rules = Gioco
tglobby-options = Opzioni
# To how many points.
tglobby-target = Punti
tglobby-clock = Tempo
tglobby-close = Torna al tavolo
tglobby-start = Inizia
# Some have not said that they are ready, although they were asked.
tglobby-start-anyway = Inizia senza aspettare

## Answers to a tap

tglobby-sits-already = Hai già un posto qui.
tglobby-press-start = Prima apri la chat privata con il bot e premi Avvia.
