# What the bot of a chat says before any table does, and where there is none. Plain text; /words are commands.

# The language, as it calls itself.
tgfront-own-name = italiano
# Somebody of whose name nothing can be shown.
tgfront-player = Giocatore
tgfront-hello = Qui si gioca a burraco e ai giochi affini. Scegli a che cosa giocare; le tue carte si vedono solo in questa chat e nessun altro le vede. Il resto lo dice /help.
tgfront-hello-group = Ciao! /new crea un tavolo in questa chat. Ognuno vede le proprie carte in una chat privata con me: apritela una volta e premete Avvia.
tgfront-help = Che cosa si può fare qui:
tgfront-help-group = Qui non c'è ancora un tavolo. Che cosa si può fare in un gruppo:
# The words in quotation marks are typed: the usual own ones of the language (typed.ftl).
tgfront-typing = Al tavolo puoi anche scrivere: «calare 7♥ 8♥ 9♥», «7h 8h 9h», «pescare», «scartare 4♣», «consiglio», «aiuto».
# A button.
tgfront-into-group = Gioca in un gruppo
# A button.
tgfront-play-go = Gioca
# A button.
tgfront-play-friends = Con gli amici, tramite un link
tgfront-table-coming = Il tavolo arriva.
tgfront-invite = Passa questo link a chi deve giocare con te: { $link } Chi lo segue si siede al tavolo { $table }.
# A button.
tgfront-invite-button = Inoltra il link
tgfront-seat-yours = Il posto è tuo.
tgfront-seat-yours-already = Siedi già a questo tavolo.
tgfront-seat-after-turn = Il posto sarà tuo alla fine di questo turno.
tgfront-seat-press-start = Il posto è tuo. Apri la chat privata con me e premi Avvia, così posso mostrarti le carte.
tgfront-too-many-seats = Hai già tutti i posti che si possono avere ({ $most }): lascia prima uno di quei tavoli.
tgfront-no-seat = Non hai un posto a questo tavolo.
tgfront-left = Hai lasciato il tuo posto.
tgfront-table-silent = Il tavolo ora non risponde. Niente è perso e niente viene fatto due volte: riprova tra un momento.
tgfront-moved-on = La partita è andata avanti da quando è apparso questo pulsante.
tgfront-opening = Il tavolo si sta aprendo: premi di nuovo tra un momento.
tgfront-no-table = Non siedi a nessun tavolo. /play ne comincia uno, /join con un codice ti porta a uno.
tgfront-no-table-group = Qui non c'è un tavolo. /new ne crea uno.
# In a chat of one's own. $what: what the command does, as it is listed, such as "end the table".
tgfront-of-groups = /{ $command } è un comando dei gruppi: { $what }. Scrivilo nel gruppo del tuo tavolo; che cosa si può fare qui lo dice /help.
# In a chat of one's own.
tgfront-no-command = Non c'è nessun comando /{ $command }. Quali ci sono lo dice /help.
tgfront-table-here = Qui c'è già un tavolo. /status lo mostra di nuovo, /cancel lo chiude.
tgfront-unknown-rules = Non ci sono regole con questo nome. Scegli tra queste: { $names }.
tgfront-join-how = Scrivi dopo il comando il codice del tavolo, per esempio /join K7M2QX.
tgfront-join-unknown = Non c'è nessun tavolo { $table }. Controlla il codice.
tgfront-group-only = Il tavolo { $table } è di un gruppo, e ci gioca solo chi ne fa parte. Prima entra nel gruppo, poi siediti lì o scrivi di nuovo /join { $table }.
tgfront-group-unknown = Telegram ora non dice se fai parte del gruppo del tavolo { $table }. Niente è perso: riprova tra un momento.
tgfront-group-left = Non fai più parte del gruppo del tavolo { $table }, perciò il tuo posto lì è stato lasciato. Per sederti di nuovo, rientra nel gruppo.
tgfront-tables = { $count ->
    [one] Siedi a { $count } tavolo. Ciò che scrivi vale per quello segnato; premine un altro per passare a quello.
   *[other] Siedi a { $count } tavoli. Ciò che scrivi vale per quello segnato; premine un altro per passare a quello.
}
tgfront-reached = Bene: ora posso mostrarti qui le tue carte. Torna nel gruppo e gioca.
tgfront-reached-sit = Bene: ora posso scriverti. Torna nel gruppo e prendi posto lì.
tgfront-hand-missing = Le carte non si danno ancora: qualcuno non le vedrebbe ({ $names }). Apri la chat privata con me e premi lì Avvia.
tgfront-anonymous = Scrivi a nome del gruppo. Mandalo a tuo nome (disattiva l'anonimato), così so chi gioca.
tgfront-channel = Un canale non può giocare. Scrivi a tuo nome.
# $language: its own name; $languages: codes such as "it, pt-BR"
tgfront-language-now = La lingua è { $language }. Ci sono: { $languages }.
tgfront-language-unknown = Scrivi un codice dopo il comando, per esempio /lang it. Ci sono: { $languages }.
tgfront-language-chosen = Da ora qui parlo { $language }.
tgfront-pictures-how = /pictures on mostra le carte in immagini, /pictures off solo testo.
tgfront-pictures-on = Ora vedi le immagini.
tgfront-pictures-off = Ora vedi solo testo.
tgfront-report = Il tuo reclamo ha il codice { $report }. Dallo a chi gestisce questo bot: così può vedere la registrazione della partita.
tgfront-report-enough = Per oggi non puoi segnalare altri tavoli. Riprova domani.
tgfront-forget-sure = Cancellare tutto ciò che è conservato su di te: posti, lingua, preferenze, il tuo nome nelle statistiche? Nelle partite in corso lasci allora il posto per sempre. Le registrazioni delle partite restano.
# A button.
tgfront-forget-yes = Cancella
tgfront-forgotten = Cancellato; voci: { $count }. Se da ora fai qualcosa qui, si conserverà di nuovo qualcosa su di te.
# A button above the keyboard; it opens the private chat.
tgfront-inline-none = Non siedi a nessun tavolo: gioca
# The same, where the table of a group was asked for at which somebody else sits.
tgfront-inline-not-here = Non siedi al tavolo { $table }
# The same: there is a seat, and no deal goes on.
tgfront-inline-no-cards = Ora non hai carte: al tavolo
