# What the table did not accept, and what to do; beside what the rules refuse.

rejected-watchers-watch = Chi guarda può solo guardare; per giocare prendi un posto libero al tavolo.
rejected-no-actions = Un invio contiene almeno una mossa; aggiungine una.
# $most: how many.
rejected-too-many-actions = Un invio contiene al massimo { $most } mosse; mandane di meno.
# Info and explain are what a bot may say beside its moves. $most: bytes; $deep: how many lists may be in each other.
rejected-too-much-said = Info ed explain hanno al massimo { $most } byte ciascuno e { $deep } livelli; di' di meno.
# $number: of the table's record.
rejected-accepted = Queste mosse erano già state accettate con il numero { $number }; non serve altro.
rejected-moved-on = Nel frattempo il tavolo è andato avanti; guarda che cosa c'è adesso e decidi di nuovo.
rejected-no-deal = Nessuna smazzata è in corso; aspetta la prossima.
rejected-paused = Il tavolo è in pausa; aspetta che riprenda.
# back is typed.
rejected-stood-in = Un sostituto gioca a questo posto; «tornare» te lo ridà.
rejected-looked-already = Il tuo ultimo invio ha superato una carta che non avevi visto, e il rifiuto te ne ha detto
    qualcosa: comincia con le stesse mosse di allora, fino a quella carta.
# $why: what the system says of it, a phrase.
rejected-not-saved = Il tavolo non è riuscito a salvare queste mosse, che quindi non valgono ({ $why }); rimandale tra un
    momento.
rejected-unsaved = Il tavolo non è riuscito a salvare queste mosse, che quindi non valgono; rimandale tra un momento.
# $what: what is wrong with it, in English; a word for those who write programs.
rejected-garbled = Questo non è un messaggio nella lingua dei posti: { $what }.
rejected-not-understood = Il tavolo non capisce quello che è stato mandato; usa un programma della stessa versione.
# $phrases: words with commas between them, which are sent as they are.
rejected-only-phrases = Si possono dire solo queste frasi, e solo da un posto: { $phrases }.
rejected-seat-freed = Gli altri hanno liberato questo posto: torna al tavolo per chiederne uno.
rejected-no-claim = Si può chiedere la vittoria quando tutti gli avversari hanno lasciato il tavolo; fino ad allora
    gioca, o lascialo anche tu.
rejected-may-not-vote = Può votare per liberare un posto solo chi gioca a un tavolo con una sala d'attesa.
rejected-nobody-waits = Un voto libera il posto di chi fa aspettare gli altri; quel posto non fa aspettare nessuno.
