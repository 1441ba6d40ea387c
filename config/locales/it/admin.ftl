# buraco admin: orders to a shared table. What is typed stays as it is: SEAT, PROGRAM, none, resume. $seat: a number.

admin-pause = nessuno gioca, nessun orologio corre
admin-resume = si continua dopo una pausa o un rinvio
admin-start = si distribuisce senza aspettare nessuno
admin-adjourn = si rinvia a un altro giorno
admin-clock = dà ai giocatori altri tempi da adesso in poi
admin-clock-times = secondi per un turno e una riserva (90+300), o none
admin-rules = prima della prima mano: giocare con altre regole, con i posti che prevedono
admin-rules-named = il nome delle regole, o un file di regole
admin-close = chiude la partita per sempre, senza vincitori
admin-kick = libera un posto
admin-swap = fa giocare un posto a un bot dalla fine del suo turno
admin-give = dà al bot di un posto un budget (0: nessuno) o opzioni
admin-fill = fa giocare un bot in ogni posto libero
admin-at-seat = SEAT è un numero, 0 è il primo posto, o il nome di chi ci siede
# $what: one of the messages above; $at: the last of them.
admin-help-at-seat = { $what } ({ $at })
# What has become of an order.
admin-paused = Il tavolo { $table } è in pausa: nessuno gioca e nessun orologio corre. Si continua con: { PROGRAM() }
    admin { $table } resume
admin-resumed = Il tavolo { $table } continua.
admin-started = Al tavolo { $table } si distribuisce senza aspettare nessuno.
admin-closed = La partita del tavolo { $table } è finita, senza vincitori.
admin-adjourned = Il tavolo { $table } è rinviato: continua quando i suoi giocatori sono tornati e sono pronti.
admin-paused-already = Il tavolo { $table } è già in pausa. Si continua con: { PROGRAM() } admin { $table } resume
admin-adjourned-already = Il tavolo { $table } è già rinviato: continua quando i suoi giocatori tornano.
admin-not-paused = Il tavolo { $table } non era in pausa: ci si sta giocando.
admin-not-begun = Il tavolo { $table } non era in pausa: la prima smazzata deve ancora venire.
admin-over = La partita del tavolo { $table } è finita.
admin-playing = Al tavolo { $table } si gioca già.
# $name: who had the seat.
admin-freed = Il posto { $seat } del tavolo { $table } ora è libero (era di { $name }).
admin-put-out = { $name } non ha più il posto { $seat } del tavolo { $table }: finché nessuno lo prende gioca un
    sostituto.
# $bot: the program.
admin-swapped = Un bot ({ $bot }) gioca al posto { $seat } del tavolo { $table }.
# $name: who played there before.
admin-swapped-for = Un bot ({ $bot }) gioca al posto { $seat } del tavolo { $table } invece di { $name }, dalla fine del
    turno.
admin-no-clock = Da adesso al tavolo { $table } nessun orologio corre.
# $times: as it was typed, such as 90+300.
admin-clock-now = I giocatori del tavolo { $table } hanno { $times } secondi da adesso in poi.
admin-same-rules = Il tavolo { $table } gioca già con queste regole.
admin-other-rules = Il tavolo { $table } ora gioca con altre regole, e nessuno è più pronto: { $seats }.
admin-given = { $name } da adesso gioca al posto { $seat } del tavolo { $table } con quello che ha ricevuto.
# $seats: who sits where, such as "0 Ana, 1 Bruno".
admin-none-free = Nessun posto del tavolo { $table } era libero: { $seats }.
admin-filled = I bot hanno preso i posti liberi del tavolo { $table }: { $seats }.
# A seat, after its number.
admin-free = libero
# $typed: a name.
admin-nobody-called = Al tavolo { $table } nessuno si chiama { $typed }: indica il posto con il numero ({ $seats }).
admin-several-called = Al tavolo { $table } più di uno si chiama { $typed }: indica il posto con il numero ({ $seats }).
# $problem: why, without a full stop.
admin-unplayable = Al tavolo { $table } non si può giocare: { $problem }.
admin-closed-unplayable = Al tavolo { $table } non si poteva giocare, e ora è chiuso; ciò che resta del suo registro
    rimane.
