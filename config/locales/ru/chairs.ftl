# Words such as sit, vote and yes are what is typed: they stay as they are. Seats are numbered from 0.

chairs-which = Какое место? Напишите { $word } и номер от 0 до { $last } или имя (seats показывает, кто где сидит).
chairs-which-unknown = Какое место? Напишите { $word } и номер или имя.
chairs-invited = По приглашению об этом попросить нельзя: это может тот, кто пришёл по коду стола, или тот, кто стол
    создал (buraco admin).

## Taking another seat

chairs-yours-already = Вы и так сидите на месте { $seat }.
chairs-too-late = Меняться местами можно только до первой сдачи.

## Voting to free a seat

chairs-vote-own = За освобождение своего места не голосуют: его отдаёт leave.
chairs-vote-free = На месте { $seat } никого нет: оно свободно.
chairs-vote-bot = { $name } — бот и никого не задерживает.

## Bots

chairs-none-free = Свободных мест нет: бота сажать некуда.
chairs-no-bot = Бота «{ $asked }» нет: напишите одно из имён: { $bots }.
chairs-no-bot-near = Бота «{ $asked }» нет: может быть, { $near }?
# Two questions. $bot: a program's name.
chairs-give-up = Бот { $bot } сейчас займёт ваше место, а вы уйдёте из-за стола; чтобы играть снова, придётся ещё раз
    присоединиться. Напишите yes, чтобы отдать место, что угодно другое — чтобы остаться.
chairs-give-up-in-play = Бот { $bot } займёт ваше место в конце вашего хода, а вы уйдёте из-за стола; чтобы играть
    снова, придётся ещё раз присоединиться. Напишите yes, чтобы отдать место, что угодно другое — чтобы остаться.
chairs-swap-over = Партия окончена: местами меняются за тем столом, где вы играете снова.
chairs-swap-person = На месте { $seat } сидит { $name }: только сам игрок может пустить туда бота. (vote { $seat }
    освобождает место, если { $name } всех задерживает)
chairs-swap-brought = { $name } — бот, которого кто-то привёл: убрать его может только хозяин. (vote { $seat }
    освобождает место, если бот всех задерживает)
chairs-swap-late = Менять ботов можно только до первой сдачи.
