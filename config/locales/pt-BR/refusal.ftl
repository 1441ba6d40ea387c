# Por que as regras não permitem uma jogada: o que está errado e o que fazer. The words typed are those of
# typed.ftl.

## O que foi enviado não é uma jogada

refusal-malformed = Isso não é uma jogada: envie draw, keep, refuse, take, lay, extend, withdraw ou discard, com as
    cartas.
refusal-malformed-card = Nenhuma carta se escreve "{ $written }": escreva o valor (A, de 2 a 9, T, J, Q, K) e o naipe
    (S, H, D, C), como na sua mão.
refusal-malformed-bare = Nenhuma carta se escreve { $written }: escreva o valor (A, de 2 a 9, T, J, Q, K) e o naipe
    (S, H, D, C), como na sua mão.
refusal-malformed-other = Carta só se escreve como texto: escreva o valor (A, de 2 a 9, T, J, Q, K) e o naipe
    (S, H, D, C), como na sua mão.

## O momento errado

refusal-deal-over = A rodada acabou; espere a próxima.
refusal-turn-of-seat = É a vez do lugar { $seat }; espere a sua.
refusal-not-your-turn = Não é a sua vez; espere por ela.
refusal-wrong-phase = Não dá para fazer isso neste momento da vez; veja o que dá para fazer agora.
refusal-draw-first = A vez começa com uma carta: compre do monte ou pegue o lixo.
refusal-decide-first = Primeiro decida sobre a carta comprada: fica com ela ou recusa?
refusal-only-discard = Você recolheu os jogos: nesta vez só resta descartar.
refusal-has-card = Você já tem a sua carta: baixe, aumente ou descarte.

## Cartas que não estão na mão

refusal-not-held = Você não tem essas cartas; use cartas da sua mão.
refusal-not-held-to-discard = Você não tem { $card }; descarte uma carta da sua mão.
refusal-not-held-one = Você não tem { $card }; use cartas da sua mão, cada uma só quantas vezes você a tem.
refusal-not-held-all = Você não tem todas estas cartas: { $cards }; use cartas da sua mão, cada uma só quantas vezes você
    a tem.
refusal-not-held-to-take-one = Você não tem { $card }; diga só cartas da sua mão, a carta de cima do lixo vai junto por si
    só.
refusal-not-held-to-take-all = Você não tem todas estas cartas: { $cards }; diga só cartas da sua mão, a carta de cima do
    lixo vai junto por si só.

## Jogos

refusal-unknown-meld = Não há jogo com esse número; escolha um que esteja na mesa.
refusal-not-your-meld = Esse jogo é de outro time; aumente um dos seus.
refusal-invalid-meld = Essas cartas não formam um jogo que esta mesa permita: "regras" diz quais são.
refusal-no-meld = Essas cartas não formam um jogo: são precisas três ou mais cartas seguidas do mesmo naipe{ $sets ->
        [any] , ou três ou mais do mesmo valor
        [court] , ou três ou mais ases, valetes, damas ou reis
        [any-once] , ou três ou mais do mesmo valor (uma trinca de cada valor)
        [court-once] , ou três ou mais ases, valetes, damas ou reis (uma trinca de cada valor)
       *[none] {""}
    }, { $wilds ->
        [one] com no máximo um coringa
       *[none] sem coringas
    }.

## O lixo

refusal-pile-empty = O lixo está vazio; compre do monte.
refusal-pile-top-unused = O lixo é fechado: diga as cartas que vão com a de cima, num jogo novo ou num dos seus.
refusal-pile-top-wild = Um joker ou um dois em cima do lixo só serve para um jogo novo: diga duas cartas para ir com
    ele, ou compre do monte.
refusal-same-card = Você pegou essa carta de um lixo de uma só e não tinha outra igual: descarte outra carta.

## A primeira baixada

refusal-initial-meld-short = A sua primeira baixada fica abaixo dos pontos necessários na mesma vez: use mais cartas,
    ou faça outra coisa.
refusal-short-lay-more = A sua primeira baixada soma { $laid ->
        [one] { $laid } ponto
       *[other] { $laid } pontos
    }, e na mesma vez são precisos { $due }: baixe mais, ou recolha os jogos.
refusal-short-use-more = A sua primeira baixada tem de somar { $due ->
        [one] { $due } ponto
       *[other] { $due } pontos
    } na mesma vez: use mais cartas, ou faça outra coisa.
refusal-nothing-to-withdraw = Não há primeira baixada abaixo do mínimo para recolher; continue a sua vez.

## O fim da vez e da rodada

refusal-must-keep-card = Depois disso você não poderia encerrar a vez, ou bateria sem o que é preciso: guarde outra carta.
refusal-keep-for-the-end = Depois disso você não poderia encerrar a vez: agora não dá para descartar { $card }; guarde
    uma carta que dê para descartar.
refusal-keep-before-pot = O seu time ainda não pegou o morto e não pode bater: guarde uma carta depois do descarte.
refusal-keep-last-discard = Para bater é preciso ter { $needs ->
        [clean] uma canastra limpa
       *[any] uma canastra
    } e uma última carta para descartar que não seja coringa: guarde mais uma carta.
refusal-keep-without-canasta = O seu time ainda não tem { $needs ->
        [clean] uma canastra limpa
       *[any] uma canastra
    } e não pode bater: guarde uma carta depois do descarte.
refusal-final-discard-wild = A última carta de uma rodada não pode ser um joker nem um dois: guarde outra carta para
    descartar.
