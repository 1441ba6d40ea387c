# What the help of a command (buraco play --help) says of each option: half sentences, without a full stop. Words such
# as human,expert, none, 0 and K=V are typed.

# $codes: of the languages, such as "en, ru".
help-lang = o idioma em que você lê: { $codes } (sem isso, o das configurações; depois, o do ambiente)
help-plain = diz tudo em frases, para leitores de tela
help-plain-watch = diz as cartas em palavras, para leitores de tela

## A match: play and create. $names: of the games.

help-rules-asked = { $names }, ou um arquivo TOML seu (sem isso, é perguntado)
help-rules-create = { $names }, ou um arquivo TOML
help-option = muda uma regra; pode ser repetida
help-seats-play = quem joga, como human,expert,expert,expert (2, 4 ou 6; um só human)
help-seats-create = quem joga: human,greedy,human,greedy (sem isso, todos os lugares ficam livres)
help-target = joga até N pontos; 0: uma só rodada
help-seed = dá as cartas a partir desta semente: repetível, e não é um embaralhamento honesto
help-clock-play = segundos por vez (30), ou com uma reserva para a partida (30+120); ou none (sem relógio)
help-clock-create = segundos por vez e uma reserva (90+300), ou none
help-record = grava o registro da partida, rodada a rodada
help-resume = continua uma partida salva (a mais recente)
help-bot-create = este bot fica com o último lugar livre, ou com o lugar SEAT; pode ser repetida
help-private = só quem sabe o código encontra a mesa
help-name-create = guarda o primeiro lugar livre para NAME

## Shared tables: tables, join and watch

help-tables-all = também as mesas privadas e as que já tiveram a partida terminada
help-json = um objeto JSON por linha, para programas
help-table = o código da mesa, ou um link de convite (wss://…)
help-code = o código da mesa
help-seat = o número do lugar, 0 é o primeiro (sem isso, qualquer um livre)
help-as = quem você é; se já tem um lugar, é o seu de novo
help-token = o de um lugar, se o link não tiver
help-bot-join = este bot joga no lugar, daqui
help-take-over = pega o seu lugar mesmo que você esteja em outra conexão
help-delay = conta tudo com tantos segundos de atraso

## Records: replay. play --record and export are typed.

help-record-or-code = um registro, como gravam play --record e export, ou o código de uma partida salva
help-from = começa no passo N (normalmente 1)
help-seat-replay = mostra o que o lugar S viu (0 é o primeiro); sem isso, todas as mãos

## What a bot is given.

help-worlds = o orçamento de cada vez dele, em lugar de tempo
help-set = uma opção do bot; pode repetir-se
