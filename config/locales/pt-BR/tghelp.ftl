# What help says of typed words in a chat, where there are buttons and no keys: in the place of messages of commands.ftl
# and lobbywords.ftl, with the own words of the language (typed.ftl).

# $forms: the moves of this table with dots between them, each as it is typed.
tghelp-moves = Dá para fazer tudo com os botões: toque nas cartas para escolhê-las, depois no botão do que você quer. Você também pode escrever: { $forms }.
tghelp-advice = Conselho: dica (um botão faz isso) · jogadas (um botão para tudo o que dá para fazer).
# /lang and /pictures are commands.
tghelp-choose = Escolher: ordenar por naipe ou por valor. /lang escolhe o idioma, /pictures imagens ou texto.
tghelp-go = Seguir: enviar, quando a vez está completa · desfazer · voltar (retoma o seu lugar do substituto).
tghelp-short = Basta o começo da palavra: desca 9♦.
tghelp-cards = Cartas: o valor e depois o naipe, com o símbolo ou a letra: 10♥ ou 10H é o dez de copas, JK um joker. Na mesa, (2♠) é o coringa do jogo; na sua mão, [2♠] acabou de entrar.
# After help and a word.
tghelp-about-hint = Dica: o que faria quem joga bem, e por quê; um botão faz isso.
tghelp-about-send = Enviar: envia à mesa as jogadas preparadas; o botão também envia.
tghelp-about-moves = Jogadas: mostra um botão para tudo o que dá para fazer agora; das que só diferem no coringa, um.
# $typed: what was typed; $example: a move as it is typed.
tghelp-unknown = Não conheço "{ $typed }": use os botões, digite uma jogada como { $example }, ou "ajuda".
# A number was typed.
tghelp-no-choice = Não conheço "{ $typed }": use os botões, ou escreva "ajuda".
tghelp-leave = Saída: suspender (todos continuam outro dia) · abandonar (de vez). Você pode parar a qualquer momento: o lugar continua seu.
# The same before the first deal and after a match.
tghelp-leave-lobby = Saída: abandonar (de vez) · votar 1 (libera o lugar de quem dormiu). Você pode parar a qualquer momento: o lugar continua seu.
tghelp-about-sit = Sentar: troca de lugar antes da primeira rodada: "sentar 2" (parceiros ficam frente a frente).
