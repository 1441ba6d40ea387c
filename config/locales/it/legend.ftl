legend-due = L’apertura deve ancora arrivare a 50 punti
legend-due-so-far = Quanti di questi sono già calati
legend-pot = La squadra non ha ancora preso il pozzetto; lo ha preso
legend-more = Altri giochi: sopra, sotto
legend-staged = Preparato, non ancora inviato
