# What can be set at the prompt. sort, cards, name and announce are typed, with the words after them.

preferences-sort-how = Come ordinare la mano? Scrivi «ordinare per seme» o «ordinare per valore».
preferences-sorted-suit = La mano è ordinata per seme, anche nelle prossime partite.
preferences-sorted-rank = La mano è ordinata per valore, anche nelle prossime partite.
preferences-cards-how = Come scrivere le carte? Scrivi «carte simboli», «carte lettere» o «carte parole».
preferences-cards-signs = Le carte sono scritte in simboli, anche nelle prossime partite.
preferences-cards-letters = Le carte sono scritte in lettere, anche nelle prossime partite.
preferences-cards-words = Le carte sono scritte in parole, anche nelle prossime partite.
preferences-name-which = Come ti chiami? Scrivi «nome» e il tuo nome.
# $name: the player's own.
preferences-named = Dalla prossima partita il tuo nome è { $name }.
# $now: all, brief or quiet, in own words.
preferences-announce-how = Quanto vuoi sapere di ciò che fanno gli altri? Ora è { $now }. Scrivi «raccontare tutto»
    (tutto), «raccontare in breve» (senza le carte pescate dal tallone) o «raccontare poco» (solo monte, pozzetti,
    burrachi e chiusura).
preferences-announced-all = Si racconta tutto ciò che fanno gli altri, anche nelle prossime partite.
preferences-announced-brief = Si racconta ciò che fanno gli altri, tranne le carte pescate dal tallone, anche nelle
    prossime partite.
preferences-announced-quiet = Di ciò che fanno gli altri si raccontano solo monte, pozzetti, burrachi e chiusura, anche
    nelle prossime partite; il resto lo racconta «cronaca».
