keybar-enter = Enter
keybar-space = Пробел

keybar-draw = взять
keybar-pile = сброс
keybar-keep = оставить
keybar-refuse = отказ

keybar-pick = выбрать
keybar-lay = выложить
keybar-extend = дополнить
keybar-discard = сбросить
keybar-clear = отпустить
keybar-undo = отменить
keybar-send-early = отправить это
keybar-withdraw = забрать назад
keybar-send = отправить

keybar-hint = подсказка
keybar-follow = сделать
keybar-moves = действия
keybar-sort = порядок

keybar-score = счёт
keybar-log = ход сдачи
keybar-people = игроки
keybar-back = вернуть место
keybar-leave = выйти
keybar-next = новая сдача
keybar-again = ещё матч
keybar-replay = просмотр
keybar-all = клавиши
