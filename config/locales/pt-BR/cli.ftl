# The command buraco itself: what it can do, and what is said where it cannot.

## buraco --help: what each command does, half sentences without a full stop

cli-play = joga uma partida no terminal, contra bots numa mesa sua
cli-games = lista as partidas salvas
cli-serve = hospeda mesas que vários programas compartilham
cli-telegram = mesas em chats do Telegram
cli-tables = lista as mesas compartilhadas
cli-create = cria uma mesa compartilhada e mostra o código dela
cli-join = senta numa mesa compartilhada, no terminal ou com um bot
cli-watch = assiste a uma mesa compartilhada
cli-admin = pausa, retoma, suspende ou fecha uma mesa compartilhada
cli-seat-token = mostra um convite para um lugar de uma mesa compartilhada
cli-export = grava o registro de uma mesa compartilhada
cli-replay = percorre uma partida registrada, para a frente e para trás
cli-verify = confere um registro: cada embaralhada, jogada e placar
cli-bot = escreve um bot, confere e joga com ele
cli-rules = mostra as regras de uma mesa em palavras
cli-vectors = testa o motor com arquivos de casos de conformidade
cli-soak = joga muitas rodadas com todas as regras e verificações
# The noun stays: it is the name of such a count.
cli-perft = conta as sequências de ações permitidas de uma posição
cli-fuzz = diz bobagens a uma mesa e vê que a partida não sofre
cli-chaos = joga enquanto caem programas e servidores; compara registros
cli-bench = mede a velocidade do motor, de uma mesa ou de um jogador
cli-ladder = descobre qual jogador é mais forte, e quanto
# Numbers with which the players of the house weigh up a move.
cli-fit = recalcula os pesos dos jogadores

# COMMAND stands for one of these words; options for what can be written after it.
cli-usage = uso: buraco [COMMAND [options]]
cli-commands = comandos:
cli-explains = `{ PROGRAM() } COMMAND --help` explica um deles.
cli-all = `{ PROGRAM() } --help` lista todos os comandos.
cli-home = `{ PROGRAM() }` sozinho abre a tela inicial.
# `buraco` alone, where that screen is not shown. $why is never shown; $command: what is typed instead.
cli-no-home = { $why ->
    [plain] A tela inicial é desenhada, e --plain diz tudo em frases: assim `{ $command }` começa um jogo.
    [pipe] A tela inicial precisa de um terminal, e aqui há um pipe ou um arquivo: `{ $command }` começa um jogo em linhas.
    [wished] A tela inicial não é desenhada porque BURACO_PLAIN está definido: `{ $command }` começa um jogo em linhas.
    [dumb] Neste tipo de terminal a tela inicial não pode ser desenhada (veja TERM): `{ $command }` começa um jogo em linhas.
    [signs] A tela inicial não pode ser desenhada porque o terminal não mostra os naipes (veja LANG e LC_ALL): `{ $command }` começa um jogo em linhas.
   *[small] A tela inicial precisa de { $columns } colunas e { $lines } linhas, mais do que há: aumente a janela, ou `{ $command }` começa um jogo em linhas.
}

## What cannot be done

# $given: in quotation marks; what stands in ` ` is typed.
cli-unknown-command = O comando { $given } não existe; `{ PROGRAM() } --help` lista todos.
# $reason: of the operating system, a phrase. The name of the command and a colon stand before it.
cli-cannot-go-on = não dá para continuar ({ $reason }): acerte isso e tente de novo.
cli-no-output = A saída padrão está fechada: dê ao comando onde escrever.
