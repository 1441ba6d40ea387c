# What can be set at the prompt. sort, cards, name and announce are typed, with the words after them.

preferences-sort-how = Ordenar a mão como? Digite "ordenar por naipe" ou "ordenar por valor".
preferences-sorted-suit = A mão fica ordenada por naipe, também nas próximas partidas.
preferences-sorted-rank = A mão fica ordenada por valor, também nas próximas partidas.
preferences-cards-how = Como escrever as cartas? Digite "cartas símbolos", "cartas letras" ou "cartas palavras".
preferences-cards-signs = As cartas vão com símbolos, também nas próximas partidas.
preferences-cards-letters = As cartas vão com letras, também nas próximas partidas.
preferences-cards-words = As cartas vão por extenso, também nas próximas partidas.
preferences-name-which = Qual é o seu nome? Digite "nome" e o seu nome.
preferences-named = A partir da próxima partida, seu nome é { $name }.
# $now: all, brief or quiet, in own words.
preferences-announce-how = Quanto contar do que os outros fazem? Agora é { $now }. Digite "anunciar tudo" (tudo),
    "anunciar resumido" (sem as cartas compradas do monte) ou "anunciar pouco" (só lixo, mortos, canastras e batida).
preferences-announced-all = Tudo o que os outros fazem é contado, também nas próximas partidas.
preferences-announced-brief = O que os outros fazem é contado, menos as cartas compradas do monte, também nas próximas
    partidas.
preferences-announced-quiet = Do que os outros fazem só são contados lixo, mortos, canastras e batida, também nas
    próximas partidas; "histórico" conta o resto.
