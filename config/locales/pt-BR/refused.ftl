# Por que a mesa não fez o que se pediu fora do jogo: lugares, bots, nomes.

refused-not-now = Agora não dá para fazer isso: { $why }.
refused-not-now-over = Agora não dá para fazer isso: a partida acabou.
refused-cannot-now = Agora não dá para fazer isso; veja como a mesa está e peça de novo.
refused-nobody-there = Não há ninguém no lugar { $seat }.
refused-seat-is-free = Não há ninguém nesse lugar.
refused-somebody-there = O lugar { $seat } está ocupado: escolha outro.
refused-seat-is-taken = Esse lugar está ocupado: escolha outro.
refused-somebody-comes = Daqui a pouco { $name } ocupa o lugar { $seat }: escolha outro.
refused-no-such-seat = Os lugares desta mesa vão de 0 a { $last }.
refused-seat-unknown = Esta mesa não tem esse lugar: escolha outro.
refused-free-seats = Há lugares livres: preencha com bots, ou espere até que alguém os ocupe.
refused-table-full = Todos os lugares estão ocupados: assista, ou peça ao anfitrião que libere um.
refused-void-invitation = Este lugar mudou de mãos: peça um novo convite.
refused-dealt-already = Só se troca de lugar antes da primeira rodada.
refused-rules-dealt-already = Só se mudam as regras antes da primeira rodada: para outras regras, crie uma nova mesa.
refused-rules-no-lobby = Só se mudam as regras numa mesa que espera jogadores: para outras regras, crie uma nova mesa.
refused-too-many-people = Há { $people } pessoas nesta mesa e os lugares seriam { $seats }: alguém precisa sair antes.
refused-people-too-many = Há mais pessoas nesta mesa do que haveria lugares: alguém precisa sair antes.
refused-bad-rules = Não dá para jogar com essas regras: escolha outras opções.
refused-bad-overrides = O que difere das regras de base e todas as opções devem dar as mesmas regras: recalcule os dois.
refused-bad-hold = O relógio pode parar de 0 a { $most } milissegundos: peça menos, e de novo enquanto precisar.
refused-hold-unfit = O relógio não pode parar por tanto tempo: peça menos, e de novo enquanto precisar.
refused-match-over = A partida acabou: crie uma mesa nova.

## Nomes

refused-bad-name = Um nome tem de 1 a { $most ->
        [one] { $most } letra ou sinal
       *[other] { $most } letras ou sinais
    }, todos visíveis.
refused-name-unfit = Esse nome não pode ser usado: escolha outro.
refused-name-there = { $name } já está no lugar { $seat }: entre nesse lugar, ou escolha outro nome.
refused-name-comes = Daqui a pouco { $name } ocupa o lugar { $seat }: entre nesse lugar, ou escolha outro nome.
refused-name-is-taken = Alguém já tem esse nome aqui: escolha outro.
refused-name-is-a-bot = { $name } é um bot nesta mesa: venha como bot, ou com outro nome.
refused-name-is-a-person = { $name } é uma pessoa nesta mesa: venha como pessoa, ou com outro nome.
refused-name-has-seat = O lugar { $seat } é de { $name }: escolha outro, ou venha como { $name } se for você.

## Bots

refused-bad-kind = Quem joga é human (uma pessoa) ou bot.
refused-bad-clock = Dê pelo menos um milissegundo por vez, e nenhum tempo abaixo de zero.
refused-only-for-bots = Só um bot recebe orçamento e opções: deixe isso de fora.
refused-no-bot-there = Não há bot no lugar { $seat }: só bots têm orçamento e opções.
refused-no-house-bots = Aqui não há bots da casa: que alguém traga um.
refused-no-such-bot = Nenhum bot da casa se chama { $asked }; escolha { $names }.
refused-no-such-bot-near = Nenhum bot da casa se chama { $asked }; seria { $names }?
refused-bot-unknown = Nenhum bot da casa se chama assim: escolha outro.
refused-or = { $others } ou { $last }
refused-bad-budget = Um bot não pode receber esse orçamento: escolha outro.
refused-bad-options = Um bot não pode receber essas opções: veja quais ele tem.
refused-garbled = A mesa não entende o pedido; use um programa da mesma versão.

## O que um bot recebe

refused-bad-worlds = Um orçamento vai de 1 a { $most ->
        [one] { $most } mundo
       *[other] { $most } mundos
    }: dê um desses números.
refused-too-many-options = Um bot recebe no máximo { $most ->
        [one] { $most } opção
       *[other] { $most } opções
    } de { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }: dê menos.
refused-no-options = Este bot não tem opções: deixe { $option } de fora.
refused-unknown-option = Este bot não tem a opção { $asked }; escolha { $names }.
refused-unknown-option-near = Este bot não tem a opção { $asked }; seria { $names }?
refused-option-no-value = Opção { $option }: um valor é um número, um texto, true ou false.
refused-option-of = A opção { $option } pode ser { $values }, e não { $value }.
refused-option-range = A opção { $option } é um número inteiro de { $low } a { $high }, e não { $value }.
refused-option-from = A opção { $option } é um número inteiro a partir de { $low }, e não { $value }.
refused-option-up-to = A opção { $option } é um número inteiro até { $high }, e não { $value }.
refused-option-whole = A opção { $option } é um número inteiro, e não { $value }.
refused-option-switch = A opção { $option } é true ou false, e não { $value }.
refused-option-word = A opção { $option } é uma palavra, e não { $value }.
refused-option-text = A opção { $option } é um texto, e não { $value }.
