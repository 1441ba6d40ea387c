# The table of a group before its first deal: a message with buttons.

## What will be played

# $game: such as "burraco to 2000"; $players and $teams: numbers.
tglobby-game = { $game }, игроков: { $players }, команд: { $teams }
# $changes: options and their values, with semicolons between them.
tglobby-differs = Отличия от обычного: { $changes }.

## Who sits there

tglobby-team = Команда { $team }
# After a name: the bot may not write to them in private yet, where cards are shown.
tglobby-not-reached = бот пока не может написать лично

## What is waited for. $names: who

tglobby-missing = { $count ->
    [one] { $names }: сначала откройте личный чат с ботом и нажмите «Старт», карты показываются там.
    [few] { $names }: сначала откройте личный чат с ботом и нажмите «Старт», карты показываются там.
    [many] { $names }: сначала откройте личный чат с ботом и нажмите «Старт», карты показываются там.
   *[other] { $names }: сначала откройте личный чат с ботом и нажмите «Старт», карты показываются там.
}
tglobby-free-seats = { $count ->
    [one] Свободно { $count } место: его может занять игрок или бот.
    [few] Свободно { $count } места: их могут занять игроки или боты.
    [many] Свободно { $count } мест: их могут занять игроки или боты.
   *[other] Свободно { $count } места: их могут занять игроки или боты.
}
tglobby-waits-ready = { $count ->
    [one] Ждём готовности: { $names }. Когда все будут готовы, карты сдадут.
    [few] Ждём готовности: { $names }. Когда все будут готовы, карты сдадут.
    [many] Ждём готовности: { $names }. Когда все будут готовы, карты сдадут.
   *[other] Ждём готовности: { $names }. Когда все будут готовы, карты сдадут.
}
tglobby-ready-asked = { $count ->
    [one] { $names }: можно начинать? Нажмите «Готовность».
    [few] { $names }: можно начинать? Нажмите «Готовность».
    [many] { $names }: можно начинать? Нажмите «Готовность».
   *[other] { $names }: можно начинать? Нажмите «Готовность».
}
tglobby-host = Правила выбирает и начинает игру { $name }.
tglobby-which-bot = Какой бот сядет на место { $seat }?
tglobby-who-goes = Кого убрать? Место снова станет свободным.

## Buttons

tglobby-open-private = Открыть личный чат
tglobby-sit = Сесть сюда
tglobby-sit-for-bot = Сесть вместо бота
tglobby-ready = Готовность
tglobby-leave = Уйти
tglobby-add-bot = Добавить бота
tglobby-remove = Убрать
# Which game is played.
tglobby-rules = Игра
tglobby-options = Настройки
# To how many points.
tglobby-target = Очки
tglobby-clock = Время
tglobby-close = Назад к столу
tglobby-start = Начать
# Some have not said that they are ready, although they were asked.
tglobby-start-anyway = Начать, не дожидаясь

## Answers to a tap

tglobby-sits-already = У вас здесь уже есть место.
tglobby-press-start = Сначала откройте личный чат с ботом и нажмите там «Старт».
