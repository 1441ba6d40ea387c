# What is wrong with a record. $line: the number of the line; $reason: in English, without a full stop.

moments-other-engine = Questa registrazione è stata scritta con altre regole (motore { $engine }; quello di questo
    programma è { $own }): ciò che qui è mostrato e permesso può essere diverso da com'era.
# What stands in parentheses is typed.
moments-empty = Questa non è la registrazione di una partita: è vuota (play --record FILE ne scrive una).
moments-no-record = Questa non è la registrazione di una partita: la prima riga dovrebbe dire le regole (play --record
    FILE ne scrive una).
moments-damaged = La riga { $line } è danneggiata ({ $reason }) ed è stata saltata.
moments-before-match = La riga { $line } viene prima di quella della partita, che dice con quali regole si gioca; è
    stata saltata.
moments-second-match = La riga { $line } comincia una seconda partita, e una registrazione ne contiene una sola; è stata
    saltata.
moments-no-rules = Riga { $line }: le regole non si possono ricostruire, quindi non si può seguire niente: { $reason }
moments-seats = La riga { $line } indica { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    } per { $seats } posti.
moments-no-such-card = La riga { $line } indica una carta che non esiste ({ $card }); è stata saltata.
moments-other-players = La riga { $line } non distribuisce ai giocatori che ci sono; è stata saltata.
moments-no-deal = La riga { $line } non è una smazzata di queste regole ({ $reason }); è stata saltata.
moments-no-fit = La riga { $line } non va d'accordo con la smazzata ({ $reason }), e nemmeno ciò che segue; è stata
    saltata.
# $score, $right: the points of all teams.
moments-other-score = La riga { $line } dà il punteggio { $score }, e la smazzata fa { $right }.
moments-no-totals = La riga { $line } non dà un totale per ogni squadra; è stata saltata.
moments-no-winner = La riga { $line } indica come vincitrice una squadra che non c'è; è stata saltata.
