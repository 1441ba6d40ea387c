## The table closes

# $reason: why the table has closed, a phrase without a full stop.
session-closed = Il tavolo è stato chiuso: { $reason }.
# $reason: the same, and it begins with a capital letter.
session-closed-shared = { $reason }.

## The connection

session-lost = Il collegamento con il tavolo è caduto; si aspetta che torni…
session-restored = Di nuovo in linea.
# There was no connection yet. $reason: why not, without a full stop.
session-unconnected = Ancora nessun collegamento con il tavolo ({ $reason }): si riprova…

## Between two deals

session-deal-next = Invio dà le carte della prossima smazzata.
session-deal-over = Smazzata finita: Invio dà le carte della prossima.

## What was typed

session-sending = Il tuo turno è già in viaggio verso il tavolo: aspetta la risposta.
