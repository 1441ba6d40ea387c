# The menus of a table's rules in a group. Options and their values are called as everywhere else.

## The pages; buttons with the choices stand under each

tgmenu-preset = Quale gioco? Le opzioni tornano a quelle consuete.
tgmenu-target = A quanti punti si gioca la partita?
tgmenu-one-deal = una smazzata
tgmenu-clocks = Quanto tempo c'è per un turno? Il di più si prende da una riserva per tutta la partita; finita anche
    quella, il turno lo finisce un sostituto.
tgmenu-options = Opzioni, pagina { $page } di { $pages }. Si cambiano toccandole.
# $value: the value of an option.
tgmenu-now = Adesso: { $value }
# $game: its name, such as burraco.
tgmenu-usual = Di solito in { $game }: { $value }
# What an option means, where its line for terminals would not be understood. No full stop
tgmenu-teams-about = quante squadre; i compagni non siedono mai vicini; tre squadre richiedono sei giocatori
tgmenu-decks-about = mazzi da 52 carte; di solito tre con sei giocatori, altrimenti due
tgmenu-pots-about = quanti pozzetti si danno; di solito tre con tre mazzi, altrimenti due
tgmenu-values-about = quanti punti vale ogni carta
tgmenu-royal-in-one-turn-about = reale e asso-asso contano solo se tutte le carte sono state giocate in un solo turno
# Against bots, without a group. $level: a player of the house
tgmenu-others-played = Gli altri posti li occupa: { $level }.
# A button: from a page of the rules to the first one.
tgmenu-back = Indietro

## The clock, as it is said of a table. $time and $bank: such as "90 seconds"

tgmenu-no-clock = Senza orologio: ognuno ha tutto il tempo che vuole.
tgmenu-clock = Per un turno: { $time }
tgmenu-clock-bank = Per un turno: { $time }; di riserva per tutta la partita: { $bank }
# A button: no clock runs.
tgmenu-off = senza orologio
tgmenu-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}
