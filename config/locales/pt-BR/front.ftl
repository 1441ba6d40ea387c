# The home screen: what there is to do, one row each, and what each means (under the list, three lines at most).

front-title = Buraco, burraco e parentes
front-family = a família da canastra, no seu terminal

## The rows, and what each means.

front-continue = Continuar
front-continue-which = { $game }, rodada { $n }
front-the-lesson = a lição
front-new = Nova partida
front-new-about = Jogue contra bots numa mesa só sua: as regras, quem joga, até quantos pontos.
front-join = Entrar numa mesa
front-join-about = Jogue com outras pessoas: pelo código de uma mesa ou pelo link de um convite.
front-saved = Partidas salvas
front-saved-about = Continue uma partida, confira as rodadas dela ou apague-a.
front-replays = Rever
front-replays-about = Reveja passo a passo uma rodada que acabou, para a frente e para trás, com as cartas abertas.
front-learn = Aprender
front-learn-about = Uma primeira rodada com um guia ao lado da mesa. Dá para sair e continuar a qualquer momento.
# Asked where it was left before its end; then the keys for it.
front-lesson = A lição ainda não acabou: continuar ou começar de novo?
front-lesson-keys = Enter: continuar · n: começar de novo · Esc: voltar
front-settings = Configurações
front-settings-about = Seu nome, o idioma, as cartas, as cores.
front-quit = Sair
front-quit-about = De volta ao shell. As partidas se salvam sozinhas.

## The keys, in one line of 56 columns at most.

front-keys-first = ↑ ↓ linha · Enter abre · Esc sai
front-keys = ↑ ↓ linha · Enter abre · Esc volta
front-keys-line = Enter confirma · Esc cancela
front-keys-sure = Enter: sim · Esc: não
front-keys-read = Esc volta
front-keys-saved = Enter joga · r revê · v confere · w grava · Del apaga
front-keys-empty = Esc volta
front-keys-replays = ↑ ↓ linha · ← → rodada · Enter abre · Esc volta

## Shared tables.

front-join-code = Um código ou um link
front-join-code-about = O código que quem criou a mesa passou, ou um convite que começa com wss:// ou https://.
front-join-create = Uma nova mesa compartilhada
front-join-create-about = Escolha as regras; você recebe o código para passar adiante e já se senta.
front-join-name = Seu nome
front-join-name-none = ainda sem nome
front-join-name-about = Os outros o veem, e com ele você volta ao seu lugar.
front-join-looking = Procurando mesas…
front-join-no-server = Não dá para listar as mesas
front-join-tables = Mesas
front-join-no-tables = Ainda não há mesas compartilhadas
front-join-table-about = Enter senta você ali.
front-join-elsewhere = { $name } está nessa mesa em outro terminal. Ficar com o lugar aqui?

## What is asked, with a line to write on.

front-ask-code = O código da mesa, ou o link inteiro do convite:
front-ask-name = Como os outros devem chamar você?
front-ask-record = Gravar o registro neste arquivo:
front-ask-folder = Onde procurar registros (uma pasta ou um arquivo):

## Saved games.

front-saved-none = Ainda não há partidas salvas.
front-saved-damaged = { $game }: danificada
front-saved-busy = Ela está sendo jogada em outra janela agora.
front-saved-over = A partida acabou: Enter mostra de novo as rodadas.
front-saved-open = Enter continua.
front-saved-no-deal = Nenhuma rodada dela acabou ainda.
front-delete = Apagar a partida salva { $game }? Não dá para recuperar.
front-record-written = O registro está em { $file }.
front-no-such-user = Não existe esse usuário: digite o caminho inteiro.
front-no-name = Um nome tem de 1 a { $most } letras ou sinais: escolha outro.
front-no-time = { $given } não é um tempo: escreva os segundos por vez, como 60, e, se quiser, uma reserva para a
    partida toda, como 30+120; vazio: sem relógio.

## What the check of a saved game has found.

front-verify = A partida { $game }, conferida
front-verify-nothing = Nenhuma rodada acabou ainda: não há o que conferir.
front-verify-seeded = As cartas vieram de uma semente: dá para repeti-las, mas ninguém pode provar que o embaralhamento
    é honesto.
front-verify-shuffles =
    { $all ->
        [one] Embaralhamento honesto comprovado: { $count } de { $all } rodada.
       *[other] Embaralhamento honesto comprovado: { $count } de { $all } rodadas.
    }
front-verify-moves =
    { $all ->
        [one] Jogadas e pontos conferidos: { $count } de { $all } rodada.
       *[other] Jogadas e pontos conferidos: { $count } de { $all } rodadas.
    }
front-verify-faults =
    { $count ->
        [0] Nenhum erro encontrado.
        [one] { $count } erro encontrado.
       *[other] { $count } erros encontrados.
    }

## Replays.

front-replays-folder = Registros em
front-replays-folder-about = Enter escolhe outra pasta, ou um só arquivo.
front-replays-games = Partidas salvas
front-replays-no-games = Nenhuma partida salva tem rodadas terminadas
front-replays-records = Registros
front-replays-no-records = Nenhum registro nesta pasta
front-replays-deal = rodada { $n } de { $count }
front-no-folder = Não dá para ler { $folder }: digite outra pasta.

## Said when a person comes back to the home screen.

front-note-saved = A partida { $game } está salva: Continuar volta a ela.
# Another game was played later: Continue goes on with that one. Saved games: front-saved.
front-note-saved-too = A partida { $game } está salva: ela espera em Partidas salvas.
# Learn: front-learn.
front-note-lesson = A lição está salva: Aprender continua com ela.
front-note-over = A partida { $game } acabou.
front-note-seat = Seu lugar na mesa { $table } continua seu: Entrar numa mesa leva de volta.
front-note-link = Seu lugar continua seu: o mesmo convite leva de volta.
# Said at the very first time. Learn: front-learn.
front-note-first = Primeira vez aqui? Aprender ensina o jogo em uma rodada.
# $reason: the kind of the fault, a word of the program.
front-failed = A tela inicial falhou ({ $reason }) e foi fechada: `{ PROGRAM() } --help` lista os comandos; buraco.log diz mais.
