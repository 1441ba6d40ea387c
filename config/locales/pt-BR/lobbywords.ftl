# As palavras de uma mesa com mais gente. O que se digita fica em inglês; greedy e chance são nomes de bots.

## help e uma palavra: o que ela faz

lobbywords-ready = Ready diz que você está a postos: para a primeira rodada, para continuar outro dia, para jogar de
    novo.
lobbywords-unready = Unready volta atrás nisso.
lobbywords-seats = Seats mostra quem está em cada lugar e quem está a postos.
lobbywords-sit = Sit troca de lugar antes da primeira rodada: sit 2 (0 é o primeiro; parceiros ficam frente a frente).
lobbywords-fill = Fill põe um bot em cada lugar livre: fill, ou fill e o nome dele.
lobbywords-swap = Swap troca o bot de um lugar antes da primeira rodada, ou dá o seu próprio lugar a um bot: swap 1
    greedy.
lobbywords-kick = Kick é outra palavra para vote: kick 1, ou kick e um nome.
lobbywords-vote = Vote vota para liberar o lugar de quem deixa todo mundo esperando: vote 1, ou vote e um nome (o
    voto de quem chegou primeiro decide por si só).
lobbywords-claim = Claim encerra a partida com vitória sua, depois que todos os adversários saíram.
lobbywords-adjourn = Adjourn suspende a partida para todos e a salva: ela continua outro dia, quando todos tiverem
    voltado e estiverem a postos.
lobbywords-say = Say diz a todos uma destas frases: { $phrases }.
lobbywords-back = Back devolve o seu lugar quando um substituto joga por você.
lobbywords-leave = Leave abre mão do seu lugar de vez, o que conta como derrota depois de dadas as cartas; quit só
    fecha o terminal.
lobbywords-quit = Quit só fecha o terminal: o lugar continua seu; na sua vez, depois de um minuto, um substituto joga.

## help sozinho, antes da primeira rodada e depois de uma partida

lobbywords-help-people = Pessoas: ready · unready · seats (quem está em cada lugar) · sit 2 · fill ou fill chance
    (bots) · swap 1 greedy.
lobbywords-help-people-invited = Pessoas: ready · unready · seats (quem está em cada lugar).
lobbywords-help-talk = Conversa: say well played (help say lista o que se pode dizer).
lobbywords-help-go = Sair: quit (o lugar continua seu: é só entrar de novo) · leave (de vez) · vote 1 (libera o
    lugar de quem dormiu).
lobbywords-help-closely = Saber mais sobre uma palavra: help sit.

## O mesmo no meio da partida, depois das palavras do jogo

lobbywords-play-people = Pessoas: seats (quem está em cada lugar) · say well played · vote 1 (libera o lugar de quem
    dormiu) · claim (depois que os outros saíram).
lobbywords-play-go = Sair: quit (o lugar continua seu: é só entrar de novo) · adjourn (todos continuam outro dia) ·
    leave (de vez).

## O que foi digitado não é nenhuma dessas palavras

lobbywords-near = Não conheço "{ $word }": seria { $near }?
lobbywords-unknown = Não conheço "{ $word }": digite ready, seats ou help.

## O que se pode dizer a todos, como os outros ouvem

lobbywords-phrase-hello = oi
lobbywords-phrase-well-played = boa jogada
lobbywords-phrase-thanks = valeu
lobbywords-phrase-sorry = desculpa
lobbywords-phrase-oops = ops
lobbywords-phrase-one-moment = um momento
lobbywords-phrase-good-game = bom jogo
lobbywords-phrase-bye = tchau
