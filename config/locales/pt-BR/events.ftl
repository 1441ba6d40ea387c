## O que alguém fez seguido é uma frase de várias partes: "Ana comprou uma carta e descartou K♣".

events-did-own = Você { $did }.
events-did-other = { $name } { $did }.
events-did-stand-in = Seu substituto { $did }.
events-table = a mesa

## As partes

events-drew-own = comprou uma carta
events-drew-other = comprou uma carta
events-drew-card-own = comprou { $card }
events-drew-card-other = comprou { $card }
events-kept-own = ficou com ela
events-kept-other = ficou com ela
# A vírgula no fim é tirada no fim da frase e antes de outra vírgula.
events-refused-own = recusou { $card }, que abre o lixo,
events-refused-other = recusou { $card }, que abre o lixo,
events-took-own = pegou o lixo de { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
events-took-other = pegou o lixo de { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
events-took-top-own = pegou o lixo de { $count ->
    [one] { $count } carta ({ $card })
   *[other] { $count } cartas ({ $card } em cima)
}
events-took-top-other = pegou o lixo de { $count ->
    [one] { $count } carta ({ $card })
   *[other] { $count } cartas ({ $card } em cima)
}
events-took-cards-own = pegou o lixo ({ $cards })
events-took-cards-other = pegou o lixo ({ $cards })
events-laid-own = baixou { $cards } como jogo { $meld }
events-laid-other = baixou { $cards } como jogo { $meld }
events-laid-canasta-own = baixou { $cards } como jogo { $meld } ({ $canasta })
events-laid-canasta-other = baixou { $cards } como jogo { $meld } ({ $canasta })
events-added-own = pôs { $cards } no jogo { $meld }
events-added-other = pôs { $cards } no jogo { $meld }
events-added-canasta-own = pôs { $cards } no jogo { $meld } ({ $canasta })
events-added-canasta-other = pôs { $cards } no jogo { $meld } ({ $canasta })
events-withdrew-own = recolheu os jogos desta vez (o mínimo agora é de { $minimum ->
        [one] { $minimum } ponto
       *[other] { $minimum } pontos
    })
events-withdrew-other = recolheu os jogos desta vez (o mínimo agora é de { $minimum ->
        [one] { $minimum } ponto
       *[other] { $minimum } pontos
    })
events-discarded-own = descartou { $card }
events-discarded-other = descartou { $card }
events-pot-own = pegou um morto
events-pot-other = pegou um morto
events-pot-plays-on = pegou um morto e continua jogando
events-pot-cards-own = pegou um morto ({ $cards })
events-pot-cards-other = pegou um morto ({ $cards })
events-out-own = bateu
events-out-other = bateu

## Frases inteiras

events-dealt-own = Rodada { $n }: você deu as cartas, { $starts } começa.
events-dealt-start-own = Rodada { $n }: { $dealer } deu as cartas, você começa.
events-dealt-other = Rodada { $n }: { $dealer } deu as cartas, { $starts } começa.
events-pile-starts = O lixo começa com { $card }.
events-cut-own = { $count ->
    [0] Você cortou e não levantou nenhuma carta.
    [one] Você cortou e levantou { $count } carta.
   *[other] Você cortou e levantou { $count } cartas.
}
events-cut-other = { $count ->
    [0] { $name } cortou e não levantou nenhuma carta.
    [one] { $name } cortou e levantou { $count } carta.
   *[other] { $name } cortou e levantou { $count } cartas.
}
events-cut-bonus = Na medida: { $bonus ->
        [one] { $bonus } ponto
       *[other] { $bonus } pontos
    }.
events-pot-revealed = Agora você pode ver o seu morto: { $cards }.
events-pot-to-stock = { $count ->
    [one] O monte acabou: um morto de { $count } carta vira o monte.
   *[other] O monte acabou: um morto de { $count } cartas vira o monte.
}
events-stood-in-own = Um substituto joga por você.
events-stood-in-other = Um substituto joga no lugar de { $name }.
events-returned-own = Você voltou.
events-returned-other = { $name } voltou.
events-paused = A mesa está em pausa; o relógio não corre.
events-resumed = A mesa continua.

## O fim de uma rodada

events-over = A rodada acabou: { $points }.
events-over-stock = A rodada acabou (fim do monte): { $points }.
events-over-stalemate = A rodada acabou (ninguém baixava mais): { $points }.
events-over-abandoned = A rodada acabou (foi abandonada): { $points }.
