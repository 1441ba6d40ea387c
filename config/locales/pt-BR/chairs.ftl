# sit, vote, yes … são o que se digita. Os lugares são numerados a partir de 0.

chairs-which = Qual lugar? Digite { $word } e um número de 0 a { $last }, ou um nome ("lugares" mostra quem está em cada
    lugar).
chairs-which-unknown = Qual lugar? Digite { $word } e um número, ou um nome.
chairs-invited = Não dá para pedir isso com um convite: só pode quem entrou com o código da mesa ou criou a mesa
    ({ PROGRAM() } admin).

## Trocar de lugar

chairs-yours-already = Você já está no lugar { $seat }.
chairs-too-late = Só se troca de lugar antes da primeira rodada.

## Votar para liberar um lugar

chairs-vote-own = Ninguém vota para liberar o próprio lugar: "abandonar" abre mão dele.
chairs-vote-free = Não há ninguém no lugar { $seat }: está livre.
chairs-vote-bot = { $name } é um bot e não deixa ninguém esperando.

## Bots

chairs-none-free = Nenhum lugar está livre: não há vaga para um bot.
chairs-no-bot = Não existe o bot "{ $asked }": digite um destes: { $bots }.
chairs-no-bot-near = Não existe o bot "{ $asked }": seria { $near }?
chairs-give-up = O bot { $bot } fica com o seu lugar agora, e você sai da mesa; para voltar a jogar, é preciso entrar de
    novo. Digite "sim" para dar o lugar a ele, qualquer outra coisa para ficar.
chairs-give-up-in-play = O bot { $bot } fica com o seu lugar no fim da sua vez, e você sai da mesa; para voltar a jogar,
    é preciso entrar de novo. Digite "sim" para dar o lugar a ele, qualquer outra coisa para ficar.
chairs-swap-over = A partida acabou: os lugares se trocam na mesa onde vocês jogarem de novo.
chairs-swap-person = O lugar { $seat } é de { $name }: só { $name } pode deixar um bot jogar ali. ("votar { $seat }"
    libera o lugar se { $name } deixar todo mundo esperando)
chairs-swap-brought = { $name } é um bot trazido por alguém: só quem trouxe pode tirar. ("votar { $seat }" libera o
    lugar se ele deixar todo mundo esperando)
chairs-swap-late = Só se troca de bot antes da primeira rodada.
chairs-adjourn = A partida para agora para todos e fica salva; ela continua quando todos tiverem voltado à mesa e
    estiverem a postos. Digite "sim" para suspendê-la, qualquer outra coisa para seguir jogando.
chairs-adjourn-none = Não há partida em andamento: nada a suspender.
chairs-adjourned-already = A partida já está suspensa: ela continua quando todos tiverem voltado e estiverem a postos.
