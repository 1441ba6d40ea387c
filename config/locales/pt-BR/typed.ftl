# Words of a language's own for what can be typed, with commas between them, in small letters, the usual one first; an
# English word is understood beside them, so a message that has no other says the English one. No two messages may share
# a word, and none may be an English word for something else. A beginning is enough where only one word begins so;
# accents may be left out. The moves are also understood as the messages of text.ftl show them.

## Moves

typed-draw = comprar, compra, compre
typed-keep = ficar, fica, fique
typed-refuse = recusar, recusa, recuse
typed-take = pegar, pega, pegue
typed-lay = baixar, baixa, baixe
typed-extend = aumentar, aumenta, aumente
typed-withdraw = recolher, recolhe, recolha
typed-discard = descartar, descarta, descarte

## Commands. shuffle: what proves a fair deal; back: take the own seat back from a stand-in.

typed-send = enviar, envia, envie
typed-undo = desfazer, desfaz, desfaça
typed-hint = dica
typed-moves = jogadas
typed-table = mesa
typed-sort = ordenar, ordena
typed-cards = cartas
typed-name = nome
typed-score = placar, pontos
typed-sheet = súmula
typed-log = histórico, registro
typed-replay = rever, revê, reveja
typed-rules = regras
typed-clock = relógio, tempo
typed-back = voltar, volta
typed-shuffle = embaralhamento
typed-verify = conferir
typed-help = ajuda
typed-language = idioma, língua
typed-announce = anunciar, avisos
typed-quit = sair

## Questions about one thing. new: the cards that have just come in; turn: whose turn it is.

typed-hand = mão
typed-new = novas
typed-melds = jogos
typed-pile = lixo
typed-stock = monte
typed-pots = mortos
typed-players = jogadores
typed-turn = vez
typed-deal = rodada

## Answers

typed-yes = sim
typed-no = não

## After a command. sort: suit, rank; cards: signs, letters, words; announce: all, brief, quiet. These may be any words, also
## of the others.

typed-sort-suit = por naipe, naipe
typed-sort-rank = por valor, valor
typed-cards-signs = símbolos, sinais
typed-cards-letters = letras
typed-cards-words = palavras
typed-announce-all = tudo
typed-announce-brief = resumido, resumo
typed-announce-quiet = pouco

## The people and the bots at a table. leave: for good; quit, above, only ends the program. claim: the match is won, since
## the others have left; adjourn: it goes on another day. None may be a word above.

typed-ready = pronto, pronta
typed-unready = cancelar, espera
typed-seats = lugares
typed-sit = sentar
typed-fill = preencher, preenche
typed-swap = trocar, troca
typed-kick = expulsar
typed-vote = votar, voto
typed-claim = vitória
typed-adjourn = suspender
typed-say = dizer, diga
typed-leave = abandonar

## After a match: again, with the same players. In a replay: the first step, the last one, a deal by its number; open: all
## hands seen; seat: those of one seat.

typed-again = de novo
typed-first = início
typed-end = fim
typed-open = abertas
typed-seat = lugar

## Help

# $words: own words with the English ones, "vilkt (draw) · paturēt (keep)". Not said in English.
typed-listed = As palavras em inglês também valem: { $words }.
