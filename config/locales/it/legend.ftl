legend-due = l'apertura deve ancora arrivare a 50 punti
legend-due-so-far = quanti di questi sono già calati
legend-pot = la squadra non ha ancora preso il pozzetto; lo ha preso
legend-more = altri giochi: sopra, sotto
legend-staged = preparato, non ancora inviato
legend-new = una carta nuova della tua mano
legend-picked = una carta scelta; una carta scelta che è nuova
legend-clock = quanto resta del turno, e oltre; per gli altri tutto insieme
