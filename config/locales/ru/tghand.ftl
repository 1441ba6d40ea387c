# A person's message of a table in a chat: its buttons, and what stands above them. The other buttons have the words of
# the keys (keybar.ftl).

## Buttons: as short as can be

# Lays the picked cards as a new meld.
tghand-button-lay = Выложить
# Puts them to the meld of that number.
tghand-button-add = Добавить к { $meld }
# The same, where there are many: a list comes.
tghand-button-add-which = Добавить к…
# $count: the cards of the pile.
tghand-button-take = Взять сброс ({ $count })
# From the stock; beside the button that takes the pile.
tghand-button-draw = Взять карту

## What can be done now

# Before what the picked cards would come to.
tghand-your-turn = Ваш ход.
tghand-lay = Выберите карты, чтобы выложить их или добавить к комбинации; ход кончается сбросом одной карты.
tghand-discard = Выкладывать больше нечего: выберите одну карту и сбросьте её, чтобы закончить ход.
# The first melds of the deal are begun and do not come to the points that they must have.
tghand-short-undo = { $points ->
    [one] Для первой выкладки нужно ещё { $points } очко: выкладывайте дальше или отмените последнее без потерь.
    [few] Для первой выкладки нужно ещё { $points } очка: выкладывайте дальше или отмените последнее без потерь.
    [many] Для первой выкладки нужно ещё { $points } очков: выкладывайте дальше или отмените последнее без потерь.
   *[other] Для первой выкладки нужно ещё { $points } очка: выкладывайте дальше или отмените последнее без потерь.
}
tghand-short-withdraw = { $points ->
    [one] Для первой выкладки нужно ещё { $points } очко: выкладывайте дальше или заберите комбинации назад.
    [few] Для первой выкладки нужно ещё { $points } очка: выкладывайте дальше или заберите комбинации назад.
    [many] Для первой выкладки нужно ещё { $points } очков: выкладывайте дальше или заберите комбинации назад.
   *[other] Для первой выкладки нужно ещё { $points } очка: выкладывайте дальше или заберите комбинации назад.
}
# The turn is put together and waits for its button.
tghand-send = Ход собран: отправьте его или отмените последний шаг.
tghand-send-for-pot = Отправьте это, и вы получите морто; или отмените последний шаг.
tghand-send-last = Отправьте это, и сдача закончится; или отмените последний шаг.
# $moves: what to do, with the reasons.
tghand-hint = Подсказка: { $moves }.
tghand-no-hint = Здесь подсказки нет.
# On a button: what a canasta that becomes dirty was worth, and what it will be.
tghand-bonus-less = премия { $before }→{ $after }

## Headings

# The steps of the turn follow, a line each.
tghand-staged = Ещё не отправлено:
# What the others have done follows, a sentence each.
tghand-news = Что произошло:
