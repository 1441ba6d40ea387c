# The menus of a table's rules in a group. Options and their values are called as everywhere else.

## The pages; buttons with the choices stand under each

tgmenu-preset = Какая игра? Настройки станут такими, какие в ней обычны.
tgmenu-target = До скольких очков играем партию?
tgmenu-one-deal = одна сдача
tgmenu-clocks = Сколько времени даётся на ход? Всё сверх этого берётся из запаса на всю партию; когда кончится и он, ход
    закончит подмена.
tgmenu-options = Настройки, страница { $page } из { $pages }. Нажатие меняет настройку.
# $value: the value of an option.
tgmenu-now = Сейчас: { $value }
# $game: its name, such as burraco.
tgmenu-usual = Обычно в { $game }: { $value }
# What an option means, where its line for terminals would not be understood. No full stop
tgmenu-teams-about = сколько команд; партнёры не сидят рядом; для трёх команд нужно шесть игроков
tgmenu-decks-about = колоды по 52 карты; обычно три при шести игроках, иначе две
tgmenu-pots-about = сколько морто откладывают; обычно три при трёх колодах, иначе два
tgmenu-values-about = сколько очков стоит каждая карта
tgmenu-royal-in-one-turn-about = королевская и от туза до туза считаются, только если все их карты сыграны за один ход
# Against bots, without a group. $level: a player of the house
tgmenu-others-played = На остальных местах играет: { $level }.
# A button: from a page of the rules to the first one.
tgmenu-back = Назад

## The clock, as it is said of a table. $time and $bank: such as "90 seconds"

tgmenu-no-clock = Без часов: времени на ход сколько угодно.
tgmenu-clock = На ход: { $time }
tgmenu-clock-bank = На ход: { $time }; в запасе на всю партию: { $bank }
# A button: no clock runs.
tgmenu-off = без часов
tgmenu-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}
