# A group's table: the message that is always up to date, what is answered to taps and commands.

## The live message. $name: a player

tggroup-to-move = é a vez de { $name }
# $time: such as "2 minutes", never one of something.
tggroup-left = restam { $time }
tggroup-left-long = resta mais de uma hora
# Of a team, where there is no room for its melds.
tggroup-melds = { $count ->
    [one] { $count } jogo, canastras: { $canastas }
   *[other] { $count } jogos, canastras: { $canastas }
}
tggroup-paused = A mesa está em pausa.
# In a message of its own, with a button below it.
tggroup-pauses = A mesa está em pausa. Quem joga pode retomar.
tggroup-goes-on = O jogo continua.
tggroup-adjourned = A partida está suspensa; pode continuar outro dia.
tggroup-seat-free = { $name } não joga mais: o lugar pode ser ocupado.
# By a vote, or by whoever keeps the tables.
tggroup-seat-put-out = { $name } perdeu o lugar: ele pode ser ocupado.
tggroup-dealing = Dando as cartas…
tggroup-lost = A mesa não responde agora; nada se perdeu. /cancel a encerra.
# $table: its code.
tggroup-unheard = Procurando a mesa { $table }…
# A reminder; the player is told of it.
tggroup-nudge = { $name }, é a sua vez.
# After the deal. $names: whose private chat was not reached
tggroup-hand-not-shown = { $names }: ainda não foi possível mostrar as cartas. É preciso abrir o chat privado comigo e
    tocar em Iniciar: então elas chegam.

## After the match. $names: who

tggroup-plays-again = { $count ->
    [one] { $names } joga de novo
   *[other] { $names } jogam de novo
}
tggroup-again-waits = { $count ->
    [one] Esperando { $names }
   *[other] Esperando { $names }
}
tggroup-finished = A partida acabou. /new cria uma nova mesa.
tggroup-next-table = Os mesmos jogadores continuam na mesa abaixo.
tggroup-expired = Ninguém se sentou e a mesa foi fechada. /new cria outra.
tggroup-deserted = Ninguém mais joga nesta mesa e a partida foi encerrada. /new cria uma nova mesa.

## Buttons

tggroup-hand = Minhas cartas
tggroup-open-private = Chat privado
tggroup-take-seat = Jogar no lugar de { $name }
# For whose seat a stand-in plays.
tggroup-back = Voltei
tggroup-again = Jogar de novo
tggroup-no-more = Chega
tggroup-go-on = Continuar
tggroup-yes = Sim
tggroup-no = Não
# With a pause.
tggroup-agree = De acordo

## Questions

tggroup-ask-cancel = Encerrar esta partida de vez, sem vencedor?
tggroup-ask-leave = { $name }: sair de vez? Para você a partida conta como perdida.
# $names: who wants to pause, so many of $all.
tggroup-pause-asked = { $count ->
    [one] Pausa? { $count } de { $all } quer: { $names }
   *[other] Pausa? { $count } de { $all } querem: { $names }
}
# Below it. $names: who of them has no button in this chat; $word: a phrase, as it is said at the table.
tggroup-pause-elsewhere = { $count ->
    [one] { $names } joga de outro lugar e concorda dizendo "{ $word }".
   *[other] { $names } jogam de outro lugar e concordam dizendo "{ $word }".
}
tggroup-pause-settled = Não há mais o que pausar.

## Answers

tggroup-moved-on = A partida avançou: veja a última mensagem.
# $name: who may.
tggroup-host-only = Só { $name } pode fazer isso.
# To somebody else, who wants to end a table at which nobody sits yet.
tggroup-cancel-wait = { $minutes ->
    [one] Esta mesa foi criada por { $name }, que pode fechá-la. Se ficar vazia por mais { $minutes } minuto, qualquer pessoa pode.
   *[other] Esta mesa foi criada por { $name }, que pode fechá-la. Se ficar vazia por mais { $minutes } minutos, qualquer pessoa pode.
}
tggroup-no-host = Sente-se antes: decide quem se sentou primeiro.
tggroup-not-sitting = Você não tem lugar nesta mesa.
tggroup-not-asked = A pergunta era para outra pessoa.
tggroup-not-member = Aqui só joga quem é membro do chat: entre antes.
tggroup-member-unknown = O Telegram não diz agora se você está neste chat. Nada se perdeu: tente de novo daqui a pouco.
tggroup-back-there = { $name }, nenhum substituto joga por você: o lugar é seu.
tggroup-not-kept = Não foi possível guardar agora: tente de novo daqui a pouco.
tggroup-not-playing = Isso só é possível durante uma partida.
tggroup-paused-already = A mesa já está em pausa; /resume continua.
tggroup-not-paused = A mesa não está em pausa.
tggroup-kick-whom = Escreva /kick e um nome ou o número de um lugar. É uma votação: só perde o lugar quem faz os
    outros esperar.
tggroup-kick-own = Esse é o seu lugar: /leave o deixa.
# $name: whose seat somebody wants to be freed.
tggroup-kick-not-waited-for = { $name } não deixa ninguém esperando, então não há o que votar. Antes da primeira rodada quem
    decide pode liberar qualquer lugar com um botão da mesa.
tggroup-cancelled = A mesa foi fechada. /new cria outra.
tggroup-cancelled-by = A mesa foi fechada por { $name }. /new cria outra.
tggroup-bot-late = Bots entram antes da primeira rodada; depois, um substituto joga por quem está ausente.
tggroup-bot-none = Não há lugar livre, ou aqui não há bots.
tggroup-which-language = Que idioma se fala aqui?
# A button: the rules are written to whoever presses it.
tggroup-rules-all = Todas as regras, no privado
# $languages: their own names, each with its code, such as "English (en), italiano (it)".
tggroup-no-such-language = Esse idioma não existe aqui. Há: { $languages }.
tggroup-speaks = De agora em diante neste chat se fala português.
tggroup-pictures-how = Escreva /pictures on ou /pictures off.
tggroup-pictures-on = De agora em diante a mesa aparece em imagem.
tggroup-pictures-off = De agora em diante a mesa aparece em palavras.
# In private. $report: a short id; $table: the table's code.
tggroup-report = Mesa { $table }: o registro está sob { $report }. Passe esse código a quem cuida do bot.
tggroup-report-none = Por hoje você não pode reclamar de mais mesas: tente amanhã.
tggroup-report-sent = Escrevi para você no privado.

## Statistics

tggroup-stats = Partidas terminadas neste chat
# $game: its name, such as burraco.
tggroup-stats-game = { $count ->
    [one] { $game }: { $count } partida
   *[other] { $game }: { $count } partidas
}
# $points: of the side, in a deal, on average.
tggroup-stats-row = { $name }: { $won } vitórias em { $matches }, { $points } pontos por rodada
# All who have asked to be forgotten.
tggroup-somebody = alguém
tggroup-stats-none = Neste chat ainda não terminou nenhuma partida.
