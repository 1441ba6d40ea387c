keybar-enter = Enter
keybar-space = Espaço

keybar-draw = comprar
keybar-pile = lixo
keybar-keep = ficar
keybar-refuse = recusar

keybar-pick = escolher
keybar-lay = baixar
keybar-extend = aumentar
keybar-discard = descartar
keybar-clear = soltar
keybar-undo = desfazer
keybar-send-early = enviar já
keybar-withdraw = recolher
keybar-send = enviar

keybar-hint = dica
keybar-follow = fazer
keybar-moves = jogadas
keybar-sort = ordenar

keybar-score = placar
keybar-log = histórico
keybar-people = pessoas
keybar-back = meu lugar
keybar-leave = sair
keybar-next = próxima rodada
keybar-again = jogar de novo
keybar-replay = rever
keybar-all = teclas
