# The menus of a table's rules in a group. Options and their values are called as everywhere else.

## The pages; buttons with the choices stand under each

tgmenu-preset = Qual modalidade? As opções voltam às usuais dela.
tgmenu-target = A partida vai até quantos pontos?
tgmenu-one-deal = uma rodada
tgmenu-clocks = Quanto tempo há para cada vez? O que passa disso sai de uma reserva para a partida toda; acabada ela,
    um substituto termina a vez.
tgmenu-options = Opções, página { $page } de { $pages }. Um toque muda a opção.
# $value: the value of an option.
tgmenu-now = Agora: { $value }
# $game: its name, such as burraco.
tgmenu-usual = Em geral em { $game }: { $value }
# What an option means, where its line for terminals would not be understood. No full stop
tgmenu-teams-about = quantos times; parceiros nunca se sentam lado a lado; três times precisam de seis jogadores
tgmenu-decks-about = baralhos de 52 cartas; em geral três com seis jogadores, senão dois
tgmenu-pots-about = quantos mortos são dados; em geral três com três baralhos, senão dois
tgmenu-values-about = quantos pontos vale cada carta
tgmenu-royal-in-one-turn-about = a real e a de ás a ás só contam se todas as cartas foram jogadas na mesma vez
# Against bots, without a group. $level: a player of the house
tgmenu-others-played = Quem joga nos outros lugares: { $level }.
# A button: from a page of the rules to the first one.
tgmenu-back = Voltar

## The clock, as it is said of a table. $time and $bank: such as "90 seconds"

tgmenu-no-clock = Sem relógio: cada um tem o tempo que quiser.
tgmenu-clock = Para cada vez: { $time }
tgmenu-clock-bank = Para cada vez: { $time }; de reserva para a partida toda: { $bank }
# A button: no clock runs.
tgmenu-off = sem relógio
tgmenu-hours = { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
