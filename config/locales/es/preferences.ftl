# What can be set at the prompt. sort, cards, name and announce are typed, with the words after them.

preferences-sort-how = ¿Cómo ordeno tus cartas? Escribe «ordenar por palo» o «ordenar por valor».
preferences-sorted-suit = Tus cartas se ordenan por palo, también en próximas partidas.
preferences-sorted-rank = Tus cartas se ordenan por valor, también en próximas partidas.
preferences-cards-how = ¿Cómo escribo las cartas? Escribe «cartas signos», «cartas letras» o «cartas palabras».
preferences-cards-signs = Las cartas se escriben con signos, también en próximas partidas.
preferences-cards-letters = Las cartas se escriben con letras, también en próximas partidas.
preferences-cards-words = Las cartas se escriben con palabras, también en próximas partidas.
preferences-name-which = ¿Cómo te llamas? Escribe «nombre» y tu nombre.
preferences-named = Desde la próxima partida tu nombre es { $name }.
# $now: all, brief or quiet, in own words.
preferences-announce-how = ¿Cuánto se cuenta de lo que hacen los demás? Ahora es { $now }. Escribe «anunciar todo»
    (todo), «anunciar en breve» (sin las cartas robadas del mazo) o «anunciar poco» (solo pozo, muertos, canastas y
    cierre).
preferences-announced-all = Se cuenta todo lo que hacen los demás, también en las próximas partidas.
preferences-announced-brief = Se cuenta lo que hacen los demás, salvo las cartas robadas del mazo, también en las
    próximas partidas.
preferences-announced-quiet = De lo que hacen los demás solo se cuentan pozo, muertos, canastas y cierre, también en las
    próximas partidas; «historial» cuenta el resto.
