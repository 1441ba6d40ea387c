# The table of a group before its first deal: a message with buttons.

## What will be played

# $game: such as "burraco to 2000"; $players and $teams: numbers.
tglobby-game = { $game }, { $players } jogadores em { $teams } times
# $changes: options and their values, with semicolons between them.
tglobby-differs = Diferente do usual: { $changes }.

## Who sits there

tglobby-team = Time { $team }
# After a name: the bot may not write to them in private yet, where cards are shown.
tglobby-not-reached = ainda sem chat privado

## What is waited for. $names: who

tglobby-missing = { $count ->
    [one] { $names } precisa antes abrir o chat privado com o bot e tocar em Iniciar: as cartas aparecem lá.
   *[other] { $names } precisam antes abrir o chat privado com o bot e tocar em Iniciar: as cartas aparecem lá.
}
tglobby-free-seats = { $count ->
    [one] { $count } lugar livre: alguém se senta, ou entra um bot.
   *[other] { $count } lugares livres: alguém se senta, ou entram bots.
}
tglobby-waits-ready = { $count ->
    [one] Ainda não está a postos: { $names }. Com todos a postos, dão-se as cartas.
   *[other] Ainda não estão a postos: { $names }. Com todos a postos, dão-se as cartas.
}
tglobby-ready-asked = { $count ->
    [one] { $names }: vamos começar? Toque em "A postos".
   *[other] { $names }: vamos começar? Toquem em "A postos".
}
tglobby-host = { $name } escolhe as regras e começa.
tglobby-which-bot = Que bot se senta no lugar { $seat }?
tglobby-who-goes = Quem sai? O lugar fica livre de novo.

## Buttons

tglobby-open-private = Abrir o chat privado
tglobby-sit = Sentar aqui
tglobby-sit-for-bot = Sentar no lugar de um bot
tglobby-ready = A postos
tglobby-leave = Sair
tglobby-add-bot = Pôr um bot
tglobby-remove = Tirar
# Which game is played.
tglobby-rules = Modalidade
tglobby-options = Opções
# To how many points.
tglobby-target = Pontos
tglobby-clock = Tempo
tglobby-close = Voltar à mesa
tglobby-start = Começar
# Some have not said that they are ready, although they were asked.
tglobby-start-anyway = Começar sem esperar

## Answers to a tap

tglobby-sits-already = Você já tem um lugar aqui.
tglobby-press-start = Antes abra o chat privado com o bot e toque em Iniciar.
