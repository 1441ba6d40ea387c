# ready, fill, back, vote, claim … são o que se digita. Os lugares são numerados a partir de 0.
# "a postos" não muda com o gênero de quem joga.

## O que a mesa espera, para quem chega

lobby-waits = A mesa espera os jogadores: as cartas são dadas quando não houver lugar livre e todo mundo estiver a
    postos.
lobby-waits-adjourned = A partida está suspensa: continua quando todo mundo estiver a postos de novo.
lobby-waits-over = A próxima partida começa quando todos os presentes estiverem a postos para jogar de novo.

## O que dá para fazer

lobby-now = Digite "pronto" para ficar a postos; "sentar N" troca de lugar, "preencher" chama bots. (lugares, ajuda)
lobby-now-invited = Digite "pronto" para ficar a postos. (lugares, ajuda)
lobby-now-adjourned = Digite "pronto" para continuar; "sair" guarda o lugar para outro dia. (lugares, ajuda)
lobby-now-over = Digite "pronto" para jogar de novo, ou "sair". (lugares, ajuda)
lobby-now-ready = Você está a postos: "cancelar" volta atrás, "preencher" chama bots para os lugares livres. (lugares,
    ajuda)
lobby-now-ready-invited = Você está a postos: "cancelar" volta atrás. (lugares, ajuda)
lobby-now-ready-adjourned = Você está a postos para continuar: "cancelar" volta atrás. (lugares, ajuda)
lobby-now-ready-over = Você está a postos para jogar de novo: "cancelar" volta atrás. (lugares, ajuda)

## Por que ninguém joga agora

lobby-idle = As cartas ainda não foram dadas.
lobby-idle-paused = A mesa está em pausa: ninguém pode jogar até ela continuar.
lobby-idle-adjourned = A partida está suspensa.
lobby-idle-over = A partida acabou.

## Quem está em cada lugar

lobby-unknown = A mesa ainda não disse quem está em cada lugar.
lobby-bots = Bots disponíveis: { $bots }.
lobby-seat = Lugar { $seat }: { $who }.
lobby-seat-across = Lugar { $seat }, à sua frente: { $who }.
lobby-seat-side = Lugar { $seat }, do seu time: { $who }.

## Partes dessas linhas, com vírgulas entre elas

lobby-you = você
lobby-bot = { $name } (bot)
lobby-free = livre
lobby-free-coming = livre; { $name } vem aí
lobby-state-left = saiu de vez; o lugar pode ser ocupado
lobby-state-put-out = saiu por votação; o lugar pode ser ocupado
lobby-state-held = um substituto joga
lobby-state-ready = a postos
lobby-state-not-ready = ainda não está a postos
lobby-state-away = ausente
lobby-state-coming = { $name } fica com o lugar no fim da vez

## Substitutos e lugares de que se abriu mão

lobby-held-own = Um substituto joga por você: "voltar" retoma o seu lugar.
lobby-held-other = Um substituto joga no lugar de { $name }.
lobby-back = Digite "voltar" para retomar o seu lugar.
lobby-left-own = Você saiu da mesa: outra pessoa pode ficar com o seu lugar.
lobby-left-other = { $name } saiu de vez: outra pessoa pode ficar com o lugar { $seat }.
lobby-put-out-own = Você saiu por votação: outra pessoa pode ficar com o seu lugar.
lobby-put-out-other = { $name } saiu por votação: outra pessoa pode ficar com o lugar { $seat }.
lobby-claim = Todos os adversários saíram: "vitória" encerra a partida com vitória sua; ou continue jogando.

## Quem chega, sai e troca de lugar

lobby-moves-own = Você passa para o lugar { $seat }.
lobby-moves-other = { $beside ->
    [across] { $name } passa para o lugar { $seat }, à sua frente.
    [side] { $name } passa para o lugar { $seat }, do seu time.
   *[none] { $name } passa para o lugar { $seat }.
 }
lobby-exchange-own = Você e { $other } trocam de lugar: o seu agora é o lugar { $seat }.
lobby-exchange-other = { $beside ->
    [across] { $name } e { $other } trocam de lugar: { $name } agora está no lugar { $seat }, à sua frente.
    [side] { $name } e { $other } trocam de lugar: { $name } agora está no lugar { $seat }, do seu time.
   *[none] { $name } e { $other } trocam de lugar: { $name } agora está no lugar { $seat }.
 }
lobby-takes-own = Você fica com o lugar { $seat }.
lobby-takes-from-own = Você fica com o lugar { $seat }, que era de { $name }.
lobby-takes-other = { $beside ->
    [across] { $who } fica com o lugar { $seat }, à sua frente.
    [side] { $who } fica com o lugar { $seat }, do seu time.
   *[none] { $who } fica com o lugar { $seat }.
 }
lobby-takes-from-other = { $beside ->
    [across] { $who } fica com o lugar { $seat }, que era de { $name }, à sua frente.
    [side] { $who } fica com o lugar { $seat }, que era de { $name }, do seu time.
   *[none] { $who } fica com o lugar { $seat }, que era de { $name }.
 }
lobby-free-again = O lugar { $seat } está livre de novo (era de { $name }).
lobby-has-yours = { $who } está agora no seu lugar.
lobby-instead-own = Agora você joga no lugar de { $name }.
lobby-instead-other = { $who } joga agora no lugar de { $name }.
lobby-coming-own = { $name } fica com o seu lugar no fim da vez.
lobby-coming-other = { $name } fica com o lugar de { $whose } no fim da vez.
lobby-here = { $name } está aqui.
lobby-away = { $name } está ausente.
# In the middle of a match.
lobby-away-playing = { $name } está ausente: na sua vez, depois de um minuto, joga um substituto.

## Quem está a postos

lobby-ready-own = { $phase ->
    [adjourned] Você está a postos para continuar.
    [over] Você está a postos para jogar de novo.
   *[lobby] Você está a postos.
 }
lobby-ready-other = { $phase ->
    [adjourned] { $name } está a postos para continuar.
    [over] { $name } está a postos para jogar de novo.
   *[lobby] { $name } está a postos.
 }
lobby-unready-own = { $phase ->
    [adjourned] Você não está mais a postos para continuar.
    [over] Você não está mais a postos para jogar de novo.
   *[lobby] Você não está mais a postos.
 }
lobby-unready-other = { $phase ->
    [adjourned] { $name } não está mais a postos para continuar.
    [over] { $name } não está mais a postos para jogar de novo.
   *[lobby] { $name } não está mais a postos.
 }

## Votos para liberar o lugar de quem deixa todo mundo esperando

lobby-votes-own = Você vota para liberar o lugar de { $whose }.
lobby-votes-yours = { $name } vota para liberar o seu lugar.
lobby-votes-other = { $name } vota para liberar o lugar de { $whose } ("votar { $seat }" vota junto).
lobby-votes-watched = { $name } vota para liberar o lugar de { $whose }.
