# A person's seat at a table, in their own chat: what its buttons open, and what is answered.

tgseat-yes = Sim
tgseat-no = Não
# Back to the buttons of the turn.
tgseat-back = ‹ Voltar
# More buttons.
tgseat-more = Mais…
tgseat-close = Fechar
# After the score of a deal: the next one.
tgseat-go-on = A próxima rodada
# All of the table in words; a button, and the title of that text.
tgseat-table = Mesa em palavras
# A button: the stand-in has the reader's seat.
tgseat-i-am-back = Voltei
tgseat-stood-in = Agora um substituto joga por você: aperte o botão quando voltar.
# An old button was pressed.
tgseat-moved-on = A partida avançou.
# The reader has written quit, which ends the console of a terminal.
tgseat-no-quit = Você pode parar quando quiser: o lugar continua seu. Para deixá-lo, escreva "abandonar".
# About a word that is typed.
tgseat-about-leave = Sair entrega seu lugar de vez, o que conta como derrota depois que as cartas são dadas.
# $deal: a deal's number.
tgseat-promised = Embaralhamento da rodada { $deal } prometido: a página sobre ele mostra o que o provará.
# On the page about the shuffle. /report is a command.
tgseat-recomputed = O registro da partida prova os embaralhamentos a quem o tiver: /report dá o código dele, e o registro está com quem mantém este bot.
tgseat-not-here = Isso não pode ser pedido neste chat.
tgseat-claim = Todos os adversários saíram: encerre a partida com vitória sua pelo botão, ou continue jogando.
# To somebody whom a link has brought. /play is a command.
tgseat-full = Nesta mesa todos os lugares estão ocupados: peça que liberem um, ou abra uma mesa com /play.
# After what the table waits for: being ready, changing seats and more.
tgseat-now = Os botões sob a mensagem da mesa fazem isso.
# In the list of somebody's tables, after rules and players: whose turn it is.
tgseat-entry-own = sua vez
tgseat-entry-other = vez de { $name }
tgseat-entry-waits = as cartas não foram dadas
tgseat-entry-over = a partida acabou
# What is written into a chat by who looks at their hand from there and presses a line of it: others read it.
tgseat-inline-posts = Olhei as minhas cartas.
# Somebody wants to adjourn the match, which all who play decide. $names: who has not said so yet.
tgseat-adjourn-asked = Os outros também foram consultados; a partida é suspensa quando todos concordarem. Falta a resposta de: { $names }.
# To those who are asked; yes and no are buttons. $name: who wants it.
tgseat-adjourn-others = { $name } quer suspender a partida: ela fica salva e todos continuam outro dia. Você concorda?
