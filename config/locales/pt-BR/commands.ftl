# O que se digita são as palavras de typed.ftl.

## O que help e um comando dizem dele: cada frase começa pelo comando

commands-about-send = Enviar: envia à mesa as jogadas preparadas (Enter sozinho também envia, quando a vez está
    completa).
commands-about-undo = Desfazer: desfaz a última jogada preparada.
commands-about-hint = Dica: o que faria quem joga bem, e por quê (depois, 0 faz isso).
commands-about-moves = Jogadas: lista, com números, tudo o que dá para fazer agora; das que só diferem no coringa, uma.
commands-about-table = Mesa: mostra de novo a mesa inteira.
commands-about-sort = Ordenar: arruma a mão, também nas próximas partidas: "ordenar por naipe" ou "ordenar por valor".
commands-about-cards = Cartas: diz como se escrevem as cartas, também nas próximas partidas: "cartas símbolos", "cartas
    letras" ou "cartas palavras".
commands-about-name = Nome: diz o seu nome a partir da próxima partida: nome Ana.
commands-about-language = Idioma: diz em que idioma você lê, ou escolhe outro, também para as próximas partidas: idioma
    it.
commands-about-announce = Anunciar: diz quanto é contado do que os outros fazem: "anunciar tudo", "anunciar resumido" ou
    "anunciar pouco".
commands-about-score = Placar: mostra o que esta rodada rendeu até agora, e o placar da partida.
commands-about-log = Histórico: conta o que aconteceu nesta rodada; histórico 2: na rodada 2.
commands-about-replay = Rever: conta de uma vez toda uma rodada que acabou, jogada por jogada, com as mãos abertas: rever 2.
commands-about-sheet = Súmula: mostra a súmula da última rodada que acabou; súmula 2: a da rodada 2.
commands-about-rules = Regras: mostra as regras desta mesa; regras 4: a parte 4.
commands-about-clock = Relógio: diz quanto tempo resta para esta vez.
commands-about-back = Voltar: devolve o seu lugar quando um substituto joga por você.
commands-about-shuffle = Embaralhamento: mostra a prova de que as cartas foram dadas sem trapaça.
commands-about-verify = Conferir: confere todas as rodadas acabadas: compromisso, números, embaralhamento e as suas
    cartas.
commands-about-help = Ajuda: explica uma palavra: "ajuda dica"; sem mais nada, lista todas.
commands-about-quit = Sair: deixa o jogo; a partida fica salva.

## O mesmo para as jogadas

commands-about-draw = Comprar: compra a carta de cima do monte.
commands-about-keep = Ficar: fica com a primeira carta comprada, e é a desta vez.
commands-about-refuse = Recusar: põe no lixo a primeira carta comprada e compra outra.
commands-about-take = Pegar: o lixo inteiro vem para a sua mão.
commands-about-take-closed = Pegar: pega o lixo usando a carta de cima: "pegar 6S 7S" forma um jogo dela com estas,
    "pegar 2" põe a carta no jogo 2.
commands-about-lay = Baixar: baixa um jogo novo: baixar 3S 4S 5S, ou só as cartas.
commands-about-extend = Aumentar: põe cartas num jogo pelo número dele: aumentar 2 6S.
commands-about-withdraw = Recolher: recolhe a primeira baixada que não chega ao mínimo.
commands-about-discard = Descartar: põe uma carta no lixo e encerra a sua vez: descartar 9D.

## O mesmo para as palavras que perguntam uma coisa só

commands-about-hand = Mão: diz as suas cartas.
commands-about-new = Novas: diz as cartas que entraram desde a sua última vez.
commands-about-melds = Jogos: diz os jogos que estão na mesa.
commands-about-pile = Lixo: diz o que há no lixo.
commands-about-stock = Monte: diz quantas cartas restam no monte.
commands-about-pots = Mortos: diz quem já pegou o morto.
commands-about-players = Jogadores: diz quantas cartas cada um tem.
commands-about-turn = Vez: diz de quem é a vez.
commands-about-deal = Rodada: diz quem deu as cartas e quem começa.

## O mesmo para outras palavras

commands-no-move = { $verb } não é jogada desta modalidade.
commands-no-word-near = "{ $typed }" não é palavra que eu conheça: seria { $near }?
commands-no-word = "{ $typed }" não é palavra que eu conheça: "ajuda", sem mais nada, lista as que existem.

## O que help diz sozinho

commands-guide-moves = Jogadas: { $forms }; ou um número mostrado.
commands-form-extend = aumentar 2 6S (no jogo 2)
commands-form-keep = ficar ou recusar (a primeira carta comprada)
commands-form-take-closed = pegar 6S 7S (o lixo: a de cima com estas) · pegar 2 (a de cima no jogo 2)
commands-guide-line = Várias jogadas numa linha: baixar 3S 4S 5S; descartar 9D.
commands-guide-show = Mostrar: mesa · placar · histórico · regras · relógio · embaralhamento (a prova de que as cartas
    foram dadas sem trapaça) · conferir (confere essa prova).
commands-guide-earlier = Uma rodada que acabou: súmula 2 (a súmula) · histórico 2 (o que aconteceu) · rever 2 (todas as
    jogadas de uma vez, todas as mãos abertas).
commands-guide-topics = Perguntar uma coisa só: { $topics }.
commands-guide-advice = Conselho: dica (depois, 0 faz isso) · jogadas (tudo o que dá para fazer).
commands-guide-choose = Escolher: ordenar por naipe ou por valor · cartas símbolos, letras ou palavras · nome Ana ·
    idioma it · anunciar tudo, resumido ou pouco.
commands-guide-go = Seguir: enviar, ou Enter sozinho quando a vez está completa · desfazer · voltar (retoma o seu lugar
    do substituto) · sair (a partida fica salva).
commands-guide-go-shared = Seguir: enviar, ou Enter sozinho quando a vez está completa · desfazer · voltar (retoma o seu
    lugar do substituto).
commands-guide-short = Para abreviar: basta o começo da palavra, desca 9D; e d (comprar) · d 9D (descartar) · l · e · k
    · r · w · s (enviar) · u · m · t (mesa) · y · n · h ou ? (ajuda) · q.
commands-guide-word = Saber mais sobre uma palavra: ajuda dica.
commands-guide-cards = Cartas: o valor e depois o naipe como S (espadas), H (copas), D (ouros), C (paus). 10H ou TH
    é o dez de copas, JK um joker. Na mesa, (2S) é o coringa do jogo; na sua mão, [2S] acabou de entrar.
# The same where everything is said in sentences.
commands-guide-cards-spoken = Cartas: o valor e depois o naipe como S (espadas), H (copas), D (ouros), C (paus). 10H ou
    TH é o dez de copas, JK um joker. Do coringa de um jogo se diz que carta ele substitui; "novas" diz quais cartas
    acabaram de entrar na mão.

## Uma linha que não se entende

commands-too-long = A linha que começa com "{ $begun }" tem { $count ->
    [one] { $count } caractere
   *[other] { $count } caracteres
 }, mais do que qualquer coisa que se possa pedir aqui: "ajuda" lista o que se pode.
commands-alone = Depois de { $word } não vai nada, e ali está "{ $rest }": digite só { $word }.
commands-no-choice = "{ $typed }" não é uma opção: digite só um dos números mostrados.
commands-ambiguous = "{ $typed }" pode ser { $words }: digite mais um pedaço da palavra.
commands-or = { $first } ou { $next }
commands-unknown-near = Não conheço "{ $typed }": seria { $near }?
commands-unknown-move = Não conheço "{ $typed }": seria { $near }, como em { $form }?
commands-unknown = Não conheço "{ $typed }": digite uma jogada como { $example }, um número mostrado, ou "ajuda".
commands-card = "{ $typed }" é uma carta; o que fazer com ela? Digite "descartar { $card }", ou "aumentar" e o número de
    um jogo antes dela.
