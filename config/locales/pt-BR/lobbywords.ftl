# As palavras de uma mesa com mais gente. O que se digita são as palavras de typed.ftl; greedy e chance são nomes de bots.

## help e uma palavra: o que ela faz

lobbywords-ready = Pronto: diz que você está a postos: para a primeira rodada, para continuar outro dia, para jogar de
    novo.
lobbywords-unready = Cancelar: você deixa de estar a postos.
lobbywords-seats = Lugares: mostra quem está em cada lugar e quem está a postos.
lobbywords-sit = Sentar: troca de lugar antes da primeira rodada: "sentar 2" (0 é o primeiro; parceiros ficam frente a
    frente).
lobbywords-fill = Preencher: põe um bot em cada lugar livre: "preencher", ou "preencher" e o nome dele.
lobbywords-swap = Trocar: troca o bot de um lugar antes da primeira rodada, ou dá o seu próprio lugar a um bot: trocar 1
    greedy.
lobbywords-kick = Expulsar: o mesmo que "votar": "expulsar 1", ou "expulsar" e um nome.
lobbywords-vote = Votar: vota para liberar o lugar de quem deixa todo mundo esperando: "votar 1", ou "votar" e um nome
    (o voto de quem chegou primeiro decide por si só).
lobbywords-claim = Vitória: encerra a partida com vitória sua, depois que todos os adversários saíram.
lobbywords-adjourn = Suspender: suspende a partida para todos e a salva: ela continua outro dia, quando todos tiverem
    voltado e estiverem a postos.
lobbywords-say = Dizer: diz a todos uma destas frases: { $phrases }.
lobbywords-back = Voltar: devolve o seu lugar quando um substituto joga por você.
lobbywords-leave = Abandonar: abre mão do seu lugar de vez, o que conta como derrota depois de dadas as cartas; "sair"
    só fecha o terminal.
lobbywords-quit = Sair: só fecha o terminal: o lugar continua seu, e na sua vez, depois de um minuto, um substituto
    joga.

## help sozinho, antes da primeira rodada e depois de uma partida

lobbywords-help-people = Pessoas: pronto · cancelar · lugares (quem está em cada lugar) · sentar 2 · preencher ou
    preencher chance (bots) · trocar 1 greedy.
lobbywords-help-people-invited = Pessoas: pronto · cancelar · lugares (quem está em cada lugar).
lobbywords-help-talk = Conversa: dizer boa jogada (ajuda dizer lista o que se pode dizer).
lobbywords-help-go = Saída: sair (o lugar continua seu: é só entrar de novo) · abandonar (de vez) · votar 1 (libera o
    lugar de quem dormiu).
lobbywords-help-closely = Saber mais sobre uma palavra: ajuda sentar.

## O mesmo no meio da partida, depois das palavras do jogo

lobbywords-play-people = Pessoas: lugares (quem está em cada lugar) · dizer boa jogada · votar 1 (libera o lugar de quem
    dormiu) · vitória (depois que os outros saíram).
lobbywords-play-go = Saída: sair (o lugar continua seu: é só entrar de novo) · suspender (todos continuam outro dia) ·
    abandonar (de vez).

## O que foi digitado não é nenhuma dessas palavras

lobbywords-near = Não conheço "{ $word }": seria { $near }?
lobbywords-unknown = Não conheço "{ $word }": digite "pronto", "lugares" ou "ajuda".

## O que se pode dizer a todos, como os outros ouvem

lobbywords-phrase-hello = oi
lobbywords-phrase-well-played = boa jogada
lobbywords-phrase-thanks = valeu
lobbywords-phrase-sorry = desculpa
lobbywords-phrase-oops = ops
lobbywords-phrase-one-moment = um momento
lobbywords-phrase-good-game = bom jogo
lobbywords-phrase-bye = tchau
