# O que se digita fica em inglês: send, undo, sort suit, lay 3S 4S 5S.

## O que help e um comando dizem dele: cada frase começa pelo comando

commands-about-send = Send envia à mesa as jogadas preparadas (Enter sozinho também envia, quando a vez está
    completa).
commands-about-undo = Undo desfaz a última jogada preparada.
commands-about-hint = Hint dá uma dica: o que faria quem joga bem, e por quê (depois, 0 faz isso).
commands-about-moves = Moves lista, com números, tudo o que dá para fazer agora; das que só diferem no coringa, uma.
commands-about-table = Table mostra de novo a mesa inteira.
commands-about-sort = Sort arruma a mão, também nas próximas partidas: sort suit (por naipe) ou sort rank (por valor).
commands-about-cards = Cards diz como se escrevem as cartas, também nas próximas partidas: cards signs (símbolos),
    cards letters (letras) ou cards words (palavras).
commands-about-name = Name diz o seu nome a partir da próxima partida: name Ana.
commands-about-language = Language diz em que idioma você lê, ou escolhe outro, também para as próximas partidas:
    language it.
commands-about-announce = Announce diz quanto é contado do que os outros fazem: announce all, announce brief ou
    announce quiet.
commands-about-score = Score mostra o que esta rodada rendeu até agora, e o placar da partida.
commands-about-log = Log conta o que aconteceu nesta rodada; log 2: na rodada 2.
commands-about-replay = Replay conta passo a passo uma rodada que acabou, com todas as mãos abertas: replay 2.
commands-about-sheet = Sheet mostra a súmula da última rodada que acabou; sheet 2: a da rodada 2.
commands-about-rules = Rules mostra as regras desta mesa.
commands-about-clock = Clock diz quanto tempo resta para esta vez.
commands-about-back = Back devolve o seu lugar quando um substituto joga por você.
commands-about-shuffle = Shuffle mostra a prova de que as cartas foram dadas sem trapaça.
commands-about-verify = Verify confere todas as rodadas acabadas: compromisso, números, embaralhamento e as suas cartas.
commands-about-help = Help explica uma palavra: help hint; sem mais nada, lista todas.
commands-about-quit = Quit sai; a partida fica salva.

## O mesmo para as jogadas

commands-about-draw = Draw compra a carta de cima do monte.
commands-about-keep = Keep fica com a primeira carta comprada, e é a desta vez.
commands-about-refuse = Refuse põe no lixo a primeira carta comprada e compra outra.
commands-about-take = Take pega o lixo inteiro.
commands-about-take-closed = Take pega o lixo usando a carta de cima: take 6S 7S forma um jogo dela com estas, take
    2 põe a carta no jogo 2.
commands-about-lay = Lay baixa um jogo novo: lay 3S 4S 5S.
commands-about-extend = Extend põe cartas num jogo pelo número dele: extend 2 6S.
commands-about-withdraw = Withdraw recolhe a primeira baixada que não chega ao mínimo.
commands-about-discard = Discard põe uma carta no lixo e encerra a sua vez: discard 9D.

## O mesmo para as palavras que perguntam uma coisa só

commands-about-hand = Hand diz as suas cartas.
commands-about-new = New diz as cartas que entraram desde a sua última vez.
commands-about-melds = Melds diz os jogos que estão na mesa.
commands-about-pile = Pile diz o que há no lixo.
commands-about-stock = Stock diz quantas cartas restam no monte.
commands-about-pots = Pots diz quem já pegou o morto.
commands-about-players = Players diz quantas cartas cada um tem.
commands-about-turn = Turn diz de quem é a vez.
commands-about-deal = Deal diz quem deu as cartas e quem começa.

## O mesmo para outras palavras

commands-no-move = { $verb } não é jogada desta modalidade.
commands-no-word-near = "{ $typed }" não é palavra que eu conheça: seria { $near }?
commands-no-word = "{ $typed }" não é palavra que eu conheça: help, sem mais nada, lista as que existem.

## O que help diz sozinho

commands-guide-moves = Jogadas: { $forms }; ou um número mostrado.
commands-form-extend = extend 2 6S (no jogo 2)
commands-form-keep = keep ou refuse (a primeira carta comprada)
commands-form-take-closed = take 6S 7S (o lixo: a de cima com estas) · take 2 (a de cima no jogo 2)
commands-guide-line = Várias jogadas numa linha: lay 3S 4S 5S; discard 9D.
commands-guide-show = Mostrar: table (mesa) · score (placar) · log · rules (regras) · clock (relógio) · shuffle (a
    prova de que as cartas foram dadas sem trapaça) · verify (confere).
commands-guide-earlier = Uma rodada que acabou: sheet 2 (a súmula) · log 2 (o que aconteceu) · replay 2 (passo a passo,
    todas as mãos abertas).
commands-guide-topics = Perguntar uma coisa só: { $topics }.
commands-guide-advice = Conselho: hint (depois, 0 faz isso) · moves (tudo o que dá para fazer).
commands-guide-choose = Escolher: sort suit ou rank · cards signs, letters ou words · name Ana · language it ·
    announce all, brief ou quiet.
commands-guide-go = Seguir: send, ou Enter sozinho quando a vez está completa · undo · back (retoma o seu lugar do
    substituto) · quit (a partida fica salva).
commands-guide-go-shared = Seguir: send, ou Enter sozinho quando a vez está completa · undo · back (retoma o seu
    lugar do substituto).
commands-guide-short = Para abreviar: basta o começo da palavra, disc 9D; e d (draw) · d 9D (discard) · l · e · k · r
    · w · s (send) · u · m · t (table) · y · n · h ou ? (help) · q.
commands-guide-word = Saber mais sobre uma palavra: help hint.
commands-guide-cards = Cartas: o valor e depois o naipe como S (espadas), H (copas), D (ouros), C (paus). 10H ou TH
    é o dez de copas, JK um joker. Na mesa, (2S) é o coringa do jogo; na sua mão, [2S] acabou de entrar.
# The same where everything is said in sentences.
commands-guide-cards-spoken = Cartas: o valor e depois o naipe como S (espadas), H (copas), D (ouros), C (paus). 10H ou
    TH é o dez de copas, JK um joker. Do coringa de um jogo se diz que carta ele substitui; new diz quais cartas
    acabaram de entrar na mão.

## Uma linha que não se entende

commands-too-long = A linha que começa com "{ $begun }" tem { $count ->
    [one] { $count } caractere
   *[other] { $count } caracteres
 }, mais do que qualquer coisa que se possa pedir aqui: help lista o que se pode.
commands-alone = Depois de { $word } não vai nada, e ali está "{ $rest }": digite só { $word }.
commands-no-choice = "{ $typed }" não é uma opção: digite só um dos números mostrados.
commands-ambiguous = "{ $typed }" pode ser { $words }: digite mais um pedaço da palavra.
commands-or = { $first } ou { $next }
commands-unknown-near = Não conheço "{ $typed }": seria { $near }?
commands-unknown-move = Não conheço "{ $typed }": seria { $near }, como em { $form }?
commands-unknown = Não conheço "{ $typed }": digite uma jogada como { $example }, um número mostrado, ou help.
commands-card = "{ $typed }" é uma carta; o que fazer com ela? Digite discard { $card }, ou extend e o número de um
    jogo antes dela.
commands-cards = São cartas; o que fazer com elas? Digite lay { $cards }.
