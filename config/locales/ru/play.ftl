# buraco play: a match begun, or a saved one gone on with. $game: its code. What stands in ` ` or after -- is typed.

# The name of whoever has given none.
play-nameless = Игрок

# $reason: why, a phrase.
play-not-saved = Игру сохранить нельзя ({ $reason }): исправьте это и попробуйте ещё раз.
play-no-rules = Игра не выбрана, поэтому ничего не начато.

## A saved game

play-goes-on = Игра { $game } продолжается со сдачи { $n }.
play-another = Ещё одна партия с теми же игроками: правила и часы те же.
play-another-unrecorded = В { $record } — предыдущая партия; протокол этой не пишется.
play-record-ends = Её протокол { $record } больше писать нельзя: --record FILE назовёт другой файл.
play-own-bot = В игре { $game } участвовал ваш бот: её продолжает { PROGRAM() } bot play --resume { $game } -- COMMAND.
play-no-bot = В игре { $game } участвовал бот { $bot }, а такого нет.
play-match-over = Партия игры { $game } окончена: `{ PROGRAM() } play` начнёт другую, --record запишет протокол.
# $problem: a sentence about what is damaged; $count: how many deals were over before the damage.
play-damaged = { $problem } `{ PROGRAM() } play --resume { $game } --record FILE` запишет протокол того, что было сыграно до
    этого ({ $count ->
        [one] { $count } сдача
        [few] { $count } сдачи
        [many] { $count } сдач
       *[other] { $count } сдачи
    }).
play-damaged-recorded = { $problem } В протоколе то, что было сыграно до этого ({ $count ->
        [one] { $count } сдача
        [few] { $count } сдачи
        [many] { $count } сдач
       *[other] { $count } сдачи
    }).
play-unknown-game = Сохранённой игры { $game } нет: `{ PROGRAM() } games` показывает, какие есть.
# $damaged: how many saved files are damaged.
play-no-saved-game = { $damaged ->
    [0] Нет сохранённой игры, которую можно продолжить: `{ PROGRAM() } play` начнёт новую.
    [one] Нет сохранённой игры, которую можно продолжить (повреждён { $damaged } файл: `{ PROGRAM() } games` говорит почему):
        `{ PROGRAM() } play` начнёт новую.
    [few] Нет сохранённой игры, которую можно продолжить (повреждены { $damaged } файла: `{ PROGRAM() } games` говорит почему):
        `{ PROGRAM() } play` начнёт новую.
    [many] Нет сохранённой игры, которую можно продолжить (повреждены { $damaged } файлов: `{ PROGRAM() } games` говорит
        почему): `{ PROGRAM() } play` начнёт новую.
   *[other] Нет сохранённой игры, которую можно продолжить (повреждены { $damaged } файла: `{ PROGRAM() } games` говорит
       почему): `{ PROGRAM() } play` начнёт новую.
}
# $flag: such as --seats.
play-not-with-resume = --resume продолжает игру такой, какой она была начата: уберите { $flag }.
