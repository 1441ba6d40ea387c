# What the bot of a chat says before any table does, and where there is none. Plain text; /words are commands.

# The language, as it calls itself.
tgfront-own-name = português (Brasil)
# Somebody of whose name nothing can be shown.
tgfront-player = Jogador
tgfront-hello = Aqui se joga buraco e jogos parecidos. Escolha o que quer jogar; suas cartas aparecem só neste chat e para mais ninguém. O resto está em /help.
tgfront-hello-group = Olá! /new cria uma mesa neste chat. Cada um vê suas cartas em um chat privado comigo: abram-no uma vez e toquem em Iniciar.
tgfront-help = O que se pode fazer aqui:
tgfront-help-group = Ainda não há mesa aqui. O que se pode fazer em um grupo:
# The words in quotation marks are typed: the usual own ones of the language (typed.ftl).
tgfront-typing = Na mesa você também pode escrever: "baixar 7♥ 8♥ 9♥", "7h 8h 9h", "comprar", "descartar 4♣", "dica", "ajuda".
# A button.
tgfront-into-group = Jogar em um grupo
# A button.
tgfront-play-go = Jogar
# A button.
tgfront-play-friends = Com amigos, por um link
tgfront-table-coming = Sua mesa já vem.
tgfront-invite = Passe este link a quem vai jogar com você: { $link } Quem o abrir se senta à mesa { $table }.
# A button.
tgfront-invite-button = Encaminhar o link
tgfront-seat-yours = O lugar é seu.
tgfront-seat-yours-already = Você já está nesta mesa.
tgfront-seat-after-turn = O lugar será seu no fim desta vez.
tgfront-seat-press-start = O lugar é seu. Abra o chat privado comigo e toque em Iniciar, para eu poder mostrar suas cartas.
tgfront-too-many-seats = Você já tem todos os lugares que se pode ter ({ $most }): saia antes de uma dessas mesas.
tgfront-no-seat = Você não tem lugar nesta mesa.
tgfront-left = Você deixou seu lugar.
tgfront-table-silent = A mesa não responde agora. Nada se perdeu e nada é feito duas vezes: tente de novo daqui a pouco.
tgfront-moved-on = A partida avançou desde que este botão apareceu.
tgfront-opening = A mesa está abrindo: toque de novo daqui a pouco.
tgfront-no-table = Você não está em nenhuma mesa. /play começa uma, /join com um código leva a uma.
tgfront-no-table-group = Não há mesa aqui. /new cria uma.
# In a chat of one's own. $what: what the command does, as it is listed, such as "end the table".
tgfront-of-groups = /{ $command } é um comando de grupos: { $what }. Escreva-o no grupo da sua mesa; /help diz o que se pode fazer aqui.
# In a chat of one's own.
tgfront-no-command = Não há nenhum comando /{ $command }. /help diz quais há.
tgfront-table-here = Já há uma mesa aqui. /status a mostra de novo, /cancel a encerra.
tgfront-unknown-rules = Não há regras com esse nome. Escolha uma destas: { $names }.
tgfront-join-how = Escreva depois do comando o código da mesa, por exemplo /join K7M2QX.
tgfront-join-unknown = Não há nenhuma mesa { $table }. Confira o código.
tgfront-group-only = A mesa { $table } é de um grupo, e só os membros dele jogam nela. Entre antes no grupo, depois sente-se lá ou escreva /join { $table } de novo.
tgfront-group-unknown = O Telegram não diz agora se você está no grupo da mesa { $table }. Nada se perdeu: tente de novo daqui a pouco.
tgfront-group-left = Você não está mais no grupo da mesa { $table }, por isso seu lugar nela foi deixado. Para se sentar de novo, volte ao grupo.
tgfront-tables = { $count ->
    [one] Você está em { $count } mesa. O que você escreve vale para a marcada; toque em outra para passar a ela.
   *[other] Você está em { $count } mesas. O que você escreve vale para a marcada; toque em outra para passar a ela.
}
tgfront-reached = Certo: agora posso mostrar suas cartas aqui. Volte ao grupo e jogue.
tgfront-reached-sit = Certo: agora posso escrever para você. Volte ao grupo e ocupe um lugar lá.
tgfront-hand-missing = As cartas ainda não são dadas: alguém não as veria ({ $names }). Abra o chat privado comigo e toque lá em Iniciar.
tgfront-anonymous = Você escreve em nome do grupo. Envie em seu próprio nome (desligue o anonimato), para eu saber quem joga.
tgfront-channel = Um canal não pode jogar. Escreva em seu próprio nome.
# $language: its own name; $languages: codes such as "it, pt-BR"
tgfront-language-now = O idioma é { $language }. Há: { $languages }.
tgfront-language-unknown = Escreva um código depois do comando, por exemplo /lang it. Há: { $languages }.
tgfront-language-chosen = De agora em diante falo { $language } aqui.
tgfront-pictures-how = /pictures on mostra as cartas em imagens, /pictures off só texto.
tgfront-pictures-on = As imagens estão ligadas.
tgfront-pictures-off = Agora só texto.
tgfront-report = Sua queixa tem o código { $report }. Passe-o a quem mantém este bot: com ele se pode ver o registro da partida.
tgfront-report-enough = Por hoje você não pode reclamar de mais mesas. Tente amanhã.
tgfront-forget-sure = Apagar tudo o que é guardado sobre você: lugares, idioma, preferências, seu nome nas estatísticas? Nas partidas em andamento você deixa então o lugar de vez. Os registros das partidas ficam.
# A button.
tgfront-forget-yes = Apagar
tgfront-forgotten = Apagado; registros: { $count }. Se você fizer algo aqui de novo, algo sobre você volta a ser guardado.
# A button above the keyboard; it opens the private chat.
tgfront-inline-none = Você não está em nenhuma mesa: jogar
# The same, where the table of a group was asked for at which somebody else sits.
tgfront-inline-not-here = Você não está na mesa { $table }
# The same: there is a seat, and no deal goes on.
tgfront-inline-no-cards = Você está sem cartas agora: à mesa
