# A person's seat at a table, in their own chat: what its buttons open, and what is answered.

tgseat-yes = Sì
tgseat-no = No
# Back to the buttons of the turn.
tgseat-back = ‹ Indietro
# More buttons.
tgseat-more = Altro…
tgseat-close = Chiudi
# After the score of a deal: the next one.
tgseat-go-on = La prossima smazzata
# All of the table in words; a button, and the title of that text.
tgseat-table = Tavolo a parole
# A button: the stand-in has the reader's seat.
tgseat-i-am-back = Rieccomi
tgseat-stood-in = Ora un sostituto gioca per te: premi il pulsante quando ci sei di nuovo.
# An old button was pressed.
tgseat-moved-on = La partita è andata avanti.
# The reader has written quit, which ends the console of a terminal.
tgseat-no-quit = Puoi fermarti quando vuoi: il posto resta tuo. Per lasciarlo scrivi «lasciare».
# About a word that is typed.
tgseat-about-leave = Uscire cede il posto per sempre; a carte date vale come una sconfitta.
# $deal: a deal's number.
tgseat-promised = Impegno sulle carte della smazzata { $deal }: la pagina sul mazzo mostra che cosa lo proverà.
# On the page about the shuffle. /report is a command.
tgseat-recomputed = La registrazione della partita prova le mescolate a chiunque la abbia: /report ne dà il codice, e la registrazione è di chi gestisce questo bot.
tgseat-not-here = Da questa chat non si può chiedere.
tgseat-claim = Tutti gli avversari hanno lasciato il tavolo: chiudi la partita a tuo favore con il pulsante, o continua a giocare.
# To somebody whom a link has brought. /play is a command.
tgseat-full = A questo tavolo tutti i posti sono occupati: chiedi di liberarne uno, o apri un tavolo con /play.
# After what the table waits for: being ready, changing seats and more.
tgseat-now = Lo fanno i pulsanti sotto il messaggio del tavolo.
# In the list of somebody's tables, after rules and players: whose turn it is.
tgseat-entry-own = tocca a te
tgseat-entry-other = tocca a { $name }
tgseat-entry-waits = le carte non sono date
tgseat-entry-over = la partita è finita
# What is written into a chat by who looks at their hand from there and presses a line of it: others read it.
tgseat-inline-posts = Ho guardato le mie carte.
# Somebody wants to adjourn the match, which all who play decide. $names: who has not said so yet.
tgseat-adjourn-asked = È stato chiesto anche agli altri; la partita viene sospesa quando tutti accettano. Si aspetta la risposta di: { $names }.
# To those who are asked; yes and no are buttons. $name: who wants it.
tgseat-adjourn-others = { $name } vorrebbe sospendere la partita: viene salvata e si riprende un altro giorno. Ti va bene?
