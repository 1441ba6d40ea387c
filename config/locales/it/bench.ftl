bench-help = I tuoi bot: seats (chi gioca) · swap 1 expert (un altro bot al posto 1) · leave (un bot gioca per te, fino a
    back).
bench-about-seats = Seats dice chi gioca dove, e quali bot ci sono.
bench-about-swap = Swap mette un altro bot a un posto, subito o alla fine del suo turno: swap 1 expert.
bench-about-leave = Leave fa giocare un bot per te; back ti ridà il posto.
bench-let-play = Fai giocare un bot per me
bench-ask-leave = Un bot gioca per te da questo turno; [b] ti ridà il posto. Lo fai giocare?
bench-leave = Un bot gioca per te da questo turno; back ti ridà il posto, e quit lascia la partita salvata. Scrivi yes per
    farlo giocare, qualsiasi altra cosa per giocare tu.
bench-own = Il posto { $seat } è tuo: leave ci fa giocare un bot.
bench-over = La partita è finita: non si cambia più nessuno.
bench-which = Quale bot? Scrivi swap { $seat } e uno di questi: { $bots }.
bench-done = Ora al posto { $seat } gioca { $who }.
bench-due = Al posto { $seat } gioca { $who } dalla fine del suo turno.
