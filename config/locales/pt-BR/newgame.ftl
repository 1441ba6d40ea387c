# The form of a new game: a label and a value in each row (56 columns together at most), and what the row means.

newgame-title = Uma nova partida
newgame-shared = Uma nova mesa compartilhada
newgame-keys = ← → muda · Enter escolhe · r regras · Esc volta
newgame-keys-options = ← → muda · Enter digita · Del restaura · Esc fim

## The rows.

newgame-start = Começar a partida
newgame-make = Criar a mesa
newgame-start-about = { $game }, { $players }.
# The same of a shared table. $clock: such as newgame-clock-bank.
newgame-make-about = { $game }, { $players }. Relógio: { $clock }. Os outros entram com o código que você recebe.
newgame-rules = Regras
newgame-where-burraco = Jogada na Itália, em clubes e torneios.
newgame-where-buraco = Jogada na América do Norte e além.
newgame-where-stbl = A modalidade rigorosa das mesas do Brasil.
newgame-where-aberto = A modalidade mais solta do Brasil.
newgame-own-rules = Regras suas, de um arquivo.
newgame-players = Jogadores
newgame-players-about = Dois, quatro ou seis; com seis, também em três times de dois.
newgame-two = dois
newgame-four = quatro, em dois times
newgame-six-two = seis, em dois times
newgame-six-three = seis, em três times
newgame-partner =
    { $count ->
        [0] Parceiros
        [one] Parceiro
       *[other] Parceiros
    }
newgame-opponents =
    { $count ->
        [0] Adversários
        [one] Adversário
       *[other] Adversários
    }
newgame-own-bot = um bot seu
newgame-line-up = Lugares
newgame-line-up-about = Quem joga, lugar por lugar. ← → volta a parceiros e adversários.
newgame-seats = Lugares
newgame-seats-free = livres para todos
newgame-shared-about = Na mesa dá para chamar bots para os lugares livres.
newgame-target = Joga-se até
newgame-target-deal = uma rodada
newgame-target-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
newgame-target-about = A partida acaba quando um time chega a tantos pontos. Enter para digitar um número.
newgame-clock = Relógio
newgame-clock-none = sem relógio
newgame-clock-turn = { $seconds } s por vez
newgame-clock-bank = { $seconds } s por vez, reserva { $bank } s
newgame-clock-about = Tempo para cada vez e uma reserva para a partida toda. Gastos os dois, joga um substituto.
newgame-options = Mais regras
newgame-options-changed =
    { $count ->
        [0] as de sempre
        [one] { $count } alterada
       *[other] { $count } alteradas
    }
newgame-options-about = Todas as opções das regras, cada uma explicada.
newgame-seed = Semente
newgame-seed-none = sem: embaralhamento honesto
newgame-seed-about = Para testar: a mesma semente dá sempre as mesmas cartas. Um embaralhamento assim não prova nada.

## What is asked, with a line to write on.

newgame-ask-target = Jogar até quantos pontos? 0 é uma rodada.
newgame-ask-clock = Segundos por vez, com + a reserva (30+120); vazio: sem relógio.
newgame-ask-seed = Semente para dar as cartas (letras e números); vazio: sem.

## The page of all options.

newgame-options-of = As regras de { $game }: o que mudou leva •
newgame-group-cards = Cartas e distribuição
newgame-group-turn = A vez
newgame-group-melds = Jogos
newgame-group-canastas = Canastras
newgame-group-initial = A primeira baixada
newgame-group-pots = Mortos e batida
newgame-group-end = O fim da rodada
newgame-group-scores = Pontos e partida
