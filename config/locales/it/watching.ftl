# A chi guarda un tavolo a tutto schermo e non gioca.

## La riga sopra i tasti.

watching-now = Guardi il tavolo { $table }.
watching-now-late = Guardi il tavolo { $table }; ritardo: { $late }.
watching-now-early = Guardi il tavolo { $table }: le carte non sono ancora state date.
watching-waits = Si aspetta il tavolo…
watching-lost = Il collegamento con il tavolo è caduto; torna da sé. Quello che vedi è com'era prima.

## Titoli.

watching-score-title = Punti
watching-log-title = Che cosa è successo
watching-people-title = Chi siede qui
watching-sheet-title = La smazzata è finita
watching-keys-title = Tasti

## La riga dei tasti.

watching-key-score = punti
watching-key-rules = regole
watching-key-log = cronaca
watching-key-people = giocatori
watching-key-keys = tasti
watching-key-leave = esci

## Tutti i tasti.

watching-help-score = i punti della partita e di questa smazzata
watching-help-log = tutto quello che è successo da quando guardi
watching-help-people = chi siede a quale posto
watching-help-melds = scorrono i giochi
watching-help-keys = questo elenco
watching-help-leave = esce; al tavolo non se ne accorge nessuno

# The screen could not be drawn. $reason: the kind of the fault, a word of the program.
watching-failed = Lo schermo intero ha avuto un guasto ({ $reason }) e si è chiuso: --plain mostra il tavolo riga per riga; buraco.log dice di più.
