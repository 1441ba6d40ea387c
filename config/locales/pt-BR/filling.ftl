# A mesa de um jogador na tela inteira.

# $reason: the kind of the fault, a word of the program.
filling-failed = A tela inteira falhou ({ $reason }) e foi fechada; nada do jogo se perdeu. Com --plain o jogo continua em linhas: `{ PROGRAM() } play --resume --plain`, ou `{ PROGRAM() } join` como antes; buraco.log diz mais.
