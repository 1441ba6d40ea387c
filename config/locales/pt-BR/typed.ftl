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

## Help

# $words: own words with the English ones, "vilkt (draw) · paturēt (keep)". Not said in English.
typed-listed = Também vale escrever em português: { $words }.
