# O estado da mesa em frases, pedido com uma palavra.

## A partida

topics-match = Rodada { $n }. A partida até agora: { $points }.

## A mão

topics-hand-watching = Você assiste: não tem mão.
topics-hand-unseen-pot = { $count ->
    [one] Você tem um morto de { $count } carta e ainda não pode ver.
   *[other] Você tem um morto de { $count } cartas e ainda não pode ver.
}
topics-hand-empty = Você não tem nenhuma carta.
topics-hand = Você tem { $count ->
        [one] { $count } carta, que vale
       *[other] { $count } cartas, que valem
    }{" "}{ $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }: { $cards }.
topics-new = Novo na sua mão: { $cards }.
topics-new-none = Não há nada novo na sua mão.

## Os jogos. $team: "Nós", "Eles", ou nomes.

topics-melds-none = { $team }: nada baixado ainda.
topics-melds-due = { $team }: a primeira baixada da rodada tem de somar { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
topics-meld = { $kind ->
    [set] { $team }: jogo { $meld }, trinca
   *[sequence] { $team }: jogo { $meld }, sequência
}: { $cards }; { $grade }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
topics-meld-wild = { $kind ->
    [set] { $team }: jogo { $meld }, trinca
   *[sequence] { $team }: jogo { $meld }, sequência
}: { $cards }; { $grade }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }; coringa { $wild } no lugar de { $natural }.

## O lixo

topics-pile-empty = O lixo está vazio.
topics-pile-closed = { $count ->
    [one] O lixo tem { $count } carta; em cima está { $card }.
   *[other] O lixo tem { $count } cartas; em cima está { $card }.
}
topics-pile = { $count ->
    [one] O lixo tem uma carta: { $cards }.
   *[other] O lixo tem { $count } cartas, a de cima por último: { $cards }.
}

## O monte, e o que vem quando ele acaba

topics-stock-pot-follows = { $count ->
    [0] O monte não tem nenhuma carta; depois dele vem um morto.
    [one] O monte tem { $count } carta; depois dele vem um morto.
   *[other] O monte tem { $count } cartas; depois dele vem um morto.
}
topics-stock-ends = { $count ->
    [0] O monte não tem nenhuma carta; a rodada acaba na vez em que se compra a última.
    [one] O monte tem { $count } carta; a rodada acaba na vez em que se compra a última.
   *[other] O monte tem { $count } cartas; a rodada acaba na vez em que se compra a última.
}
topics-stock-ends-with =
    { $count ->
        [0] O monte não tem nenhuma carta;
        [one] O monte tem { $count } carta;
       *[other] O monte tem { $count } cartas;
    }
    { $left ->
        [0] a rodada acaba na vez em que não resta nenhuma.
        [one] a rodada acaba na vez em que só resta { $left }.
       *[other] a rodada acaba na vez em que só restam { $left }.
    }

## Os mortos

topics-pots = { $pots ->
    [0] Não resta nenhum morto de { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
    [one] Resta { $pots } morto de { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
   *[other] Restam { $pots } mortos de { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
}
topics-pot-taken = { $team }: pegou o morto.
topics-pot-not-yet = { $team }: ainda sem morto.

## Quantas cartas cada um tem

topics-players = Na ordem de jogo: { $players }.
topics-player = { $count ->
    [0] { $name } nenhuma carta
    [one] { $name } { $count } carta
   *[other] { $name } { $count } cartas
}

## De quem é a vez

topics-turn-over = A rodada acabou.
topics-turn-draw-own = É a sua vez de comprar.
topics-turn-draw-other = É a vez de { $name } comprar.
topics-turn-take-own = É a sua vez de comprar ou pegar o lixo.
topics-turn-take-other = É a vez de { $name } comprar ou pegar o lixo.
topics-turn-decide-own = É a sua vez de ficar com a carta comprada ou recusar.
topics-turn-decide-other = É a vez de { $name } ficar com a carta comprada ou recusar.
topics-turn-lay-own = É a sua vez de baixar jogos e descartar.
topics-turn-lay-other = É a vez de { $name } baixar jogos e descartar.
