# What can be set at the prompt. sort, cards, name and announce are typed, with the words after them.

preferences-sort-how = Come ordinare la mano? Scrivi sort suit (per seme) o sort rank (per valore).
preferences-sorted-suit = La mano è ordinata per seme, anche nelle prossime partite.
preferences-sorted-rank = La mano è ordinata per valore, anche nelle prossime partite.
preferences-cards-how = Come scrivere le carte? Scrivi cards signs (simboli), cards letters (lettere) o cards words (parole).
preferences-cards-signs = Le carte sono scritte in simboli, anche nelle prossime partite.
preferences-cards-letters = Le carte sono scritte in lettere, anche nelle prossime partite.
preferences-cards-words = Le carte sono scritte in parole, anche nelle prossime partite.
preferences-name-which = Come ti chiami? Scrivi name e il tuo nome.
# $name: the player's own.
preferences-named = Dalla prossima partita il tuo nome è { $name }.
# $now: all, brief or quiet, as it is typed.
preferences-announce-how = Quanto vuoi sapere di ciò che fanno gli altri? Ora è { $now }. Scrivi announce all (tutto),
    announce brief (senza le carte pescate dal tallone) o announce quiet (solo monte, pozzetti, burrachi e
    chiusura).
preferences-announced-all = Si racconta tutto ciò che fanno gli altri, anche nelle prossime partite.
preferences-announced-brief = Si racconta ciò che fanno gli altri, tranne le carte pescate dal tallone, anche nelle
    prossime partite.
preferences-announced-quiet = Di ciò che fanno gli altri si raccontano solo monte, pozzetti, burrachi e
    chiusura, anche nelle prossime partite; il resto lo racconta log.
