# A group's table: the message that is always up to date, what is answered to taps and commands.

## The live message. $name: a player

tggroup-to-move = tocca a { $name }
# $time: such as "2 minutes", never one of something.
tggroup-left = restano { $time }
tggroup-left-long = resta più di un'ora
# Of a team, where there is no room for its melds.
tggroup-melds = { $count ->
    [one] { $count } gioco, burrachi: { $canastas }
   *[other] { $count } giochi, burrachi: { $canastas }
}
tggroup-paused = Il tavolo è in pausa.
# In a message of its own, with a button below it.
tggroup-pauses = Il tavolo è in pausa. Può riprendere chiunque giochi.
tggroup-goes-on = Si riprende a giocare.
tggroup-adjourned = La partita è sospesa; si può continuare un altro giorno.
tggroup-seat-free = { $name } non gioca più: il posto si può prendere.
# By a vote, or by whoever keeps the tables.
tggroup-seat-put-out = { $name } ha perso il posto: si può prendere.
tggroup-dealing = Si danno le carte…
tggroup-lost = Il tavolo ora non risponde; niente è perso. /cancel lo chiude.
# $table: its code.
tggroup-unheard = Cerco il tavolo { $table }…
# A reminder; the player is told of it.
tggroup-nudge = { $name }, tocca a te.
# After the deal. $names: whose private chat was not reached
tggroup-hand-not-shown = { $names }: non si sono ancora potute mostrare le carte. Bisogna aprire la chat privata con me e
    premere Avvia: poi arrivano.

## After the match. $names: who

tggroup-plays-again = { $count ->
    [one] { $names } gioca ancora
   *[other] { $names } giocano ancora
}
tggroup-again-waits = { $count ->
    [one] Si aspetta { $names }
   *[other] Si aspettano { $names }
}
tggroup-finished = La partita è finita. /new crea un nuovo tavolo.
tggroup-next-table = Gli stessi giocatori continuano qui sotto.
tggroup-expired = Nessuno si è seduto e il tavolo è stato chiuso. /new ne crea uno nuovo.
tggroup-deserted = A questo tavolo non gioca più nessuno e la partita è stata chiusa. /new crea un nuovo tavolo.

## Buttons

tggroup-hand = Le mie carte
tggroup-open-private = Chat privata
tggroup-take-seat = Gioca al posto di { $name }
# For whose seat a stand-in plays.
tggroup-back = Rieccomi
tggroup-again = Gioca ancora
tggroup-no-more = Basta così
tggroup-go-on = Continua
tggroup-yes = Sì
tggroup-no = No
# With a pause.
tggroup-agree = D'accordo

## Questions

tggroup-ask-cancel = Chiudere per sempre questa partita, senza vincitore?
tggroup-ask-leave = { $name }: lasciare per sempre? Per te la partita conta come persa.
# $names: who wants to pause, so many of $all.
tggroup-pause-asked = { $count ->
    [one] Pausa? D'accordo { $count } su { $all }: { $names }
   *[other] Pausa? D'accordo { $count } su { $all }: { $names }
}
# Below it. $names: who of them has no button in this chat; $word: a phrase, as it is said at the table.
tggroup-pause-elsewhere = { $count ->
    [one] { $names } gioca da un altro posto e acconsente dicendo «{ $word }».
   *[other] { $names } giocano da un altro posto e acconsentono dicendo «{ $word }».
}
tggroup-pause-settled = Non c'è più niente da mettere in pausa.

## Answers

tggroup-moved-on = La partita è andata avanti: guarda l'ultimo messaggio.
# $name: who may.
tggroup-host-only = Può farlo solo { $name }.
# To somebody else, who wants to end a table at which nobody sits yet.
tggroup-cancel-wait = { $minutes ->
    [one] Questo tavolo è di { $name }, che può chiuderlo. Se resta vuoto ancora per { $minutes } minuto, può farlo chiunque.
   *[other] Questo tavolo è di { $name }, che può chiuderlo. Se resta vuoto ancora per { $minutes } minuti, può farlo chiunque.
}
tggroup-no-host = Prima siediti: decide chi si è seduto per primo.
tggroup-not-sitting = Non hai un posto a questo tavolo.
tggroup-not-asked = La domanda era per un'altra persona.
tggroup-not-member = Qui gioca solo chi fa parte della chat: prima entra.
tggroup-member-unknown = Telegram ora non dice se fai parte di questa chat. Niente è perso: riprova tra un momento.
tggroup-back-there = { $name }, nessun sostituto gioca per te: il posto è tuo.
tggroup-not-kept = Non si è potuto salvare: riprova tra un momento.
tggroup-not-playing = Si può solo durante una partita.
tggroup-paused-already = Il tavolo è già in pausa; /resume riprende.
tggroup-not-paused = Il tavolo non è in pausa.
tggroup-kick-whom = Scrivi /kick e un nome o il numero di un posto. È un voto: si può liberare solo il posto di chi fa
    aspettare gli altri.
tggroup-kick-own = Quello è il tuo posto: /leave lo lascia.
# $name: whose seat somebody wants to be freed.
tggroup-kick-not-waited-for = { $name } non fa aspettare nessuno, quindi non c'è nulla da votare. Prima della prima smazzata chi
    decide può liberare qualsiasi posto con un pulsante del tavolo.
tggroup-cancelled = Il tavolo è stato chiuso. /new ne crea uno nuovo.
tggroup-cancelled-by = Il tavolo è stato chiuso da { $name }. /new ne crea uno nuovo.
tggroup-bot-late = I bot si aggiungono prima della prima smazzata; dopo, per chi è assente gioca un sostituto.
tggroup-bot-none = Non c'è un posto libero, o qui non ci sono bot.
tggroup-which-language = Che lingua si parla qui?
# A button: the rules are written to whoever presses it.
tggroup-rules-all = Tutte le regole, in privato
# $languages: their own names, each with its code, such as "English (en), italiano (it)".
tggroup-no-such-language = Questa lingua non c'è. Ci sono: { $languages }.
tggroup-speaks = Da ora in questa chat si parla italiano.
tggroup-pictures-how = Scrivi /pictures on o /pictures off.
tggroup-pictures-on = Da ora il tavolo si mostra in un'immagine.
tggroup-pictures-off = Da ora il tavolo si mostra a parole.
# In private. $report: a short id; $table: the table's code.
tggroup-report = Tavolo { $table }: la registrazione si trova sotto { $report }. Dai questo codice a chi gestisce il
    bot.
tggroup-report-none = Per oggi non puoi segnalare altri tavoli: riprova domani.
tggroup-report-sent = Ti ho scritto in privato.

## Statistics

tggroup-stats = Partite finite in questa chat
# $game: its name, such as burraco.
tggroup-stats-game = { $count ->
    [one] { $game }: { $count } partita
   *[other] { $game }: { $count } partite
}
# $points: of the side, in a deal, on average.
tggroup-stats-row = { $name }: vinte { $won } su { $matches }, punti a smazzata { $points }
# All who have asked to be forgotten.
tggroup-somebody = qualcuno
tggroup-stats-none = In questa chat non è ancora finita nessuna partita.
