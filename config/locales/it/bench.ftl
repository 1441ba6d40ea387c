bench-help = I tuoi bot: posti (chi gioca) · cambiare 1 expert (un altro bot al posto 1) · lasciare (un bot gioca per
    te, finché non scrivi «tornare»).
bench-about-seats = Posti: dice chi gioca dove, e quali bot ci sono.
bench-about-swap = Cambiare: mette un altro bot a un posto, subito o alla fine del suo turno: cambiare 1 expert.
bench-about-leave = Lasciare: fa giocare un bot per te; «tornare» ti ridà il posto.
bench-let-play = Fai giocare un bot per me
bench-ask-leave = Un bot gioca per te da questo turno; [b] ti ridà il posto. Lo fai giocare?
bench-leave = Un bot gioca per te da questo turno; «tornare» ti ridà il posto, e «uscire» lascia la partita salvata.
    Scrivi «sì» per farlo giocare, qualsiasi altra cosa per giocare tu.
bench-own = Il posto { $seat } è tuo: «lasciare» ci fa giocare un bot.
bench-over = La partita è finita: non si cambiano più i bot.
bench-which = Quale bot? Scrivi «cambiare { $seat }» e uno di questi: { $bots }.
bench-done = Ora al posto { $seat } gioca { $who }.
bench-due = Al posto { $seat } gioca { $who } dalla fine del suo turno.
