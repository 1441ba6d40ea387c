# A person's seat at a table, in their own chat: what its buttons open, and what is answered.

tgseat-yes = Да
tgseat-no = Нет
# Back to the buttons of the turn.
tgseat-back = ‹ Назад
# More buttons.
tgseat-more = Ещё…
tgseat-close = Закрыть
# After the score of a deal: the next one.
tgseat-go-on = Следующая сдача
# All of the table in words; a button, and the title of that text.
tgseat-table = Стол словами
# A button: the stand-in has the reader's seat.
tgseat-i-am-back = Я снова здесь
tgseat-stood-in = Сейчас за вас играет подмена: нажмите кнопку, когда вернётесь.
# An old button was pressed.
tgseat-moved-on = Игра ушла вперёд.
# The reader has written quit, which ends the console of a terminal.
tgseat-no-quit = Прерваться можно в любой момент: место остаётся вашим. Чтобы отдать его, напишите «уйти».
# About a word that is typed.
tgseat-about-leave = Уйти — значит отдать место насовсем; после раздачи карт это считается поражением.
# $deal: a deal's number.
tgseat-promised = Тасовка сдачи { $deal } обещана: страница о тасовке покажет, чем это доказывается.
# On the page about the shuffle. /report is a command.
tgseat-recomputed = Протокол партии доказывает честность тасовки любому, у кого он есть: /report даёт его номер, а сам протокол — у того, кто держит этого бота.
tgseat-not-here = Из этого чата об этом попросить нельзя.
tgseat-claim = Все ваши соперники ушли: завершите партию в вашу пользу кнопкой или играйте дальше.
# To somebody whom a link has brought. /play is a command.
tgseat-full = За этим столом все места заняты: попросите освободить одно или начните свой стол командой /play.
# After what the table waits for: being ready, changing seats and more.
tgseat-now = Это делают кнопки под сообщением стола.
# In the list of somebody's tables, after rules and players: whose turn it is.
tgseat-entry-own = ваш ход
tgseat-entry-other = ходит { $name }
tgseat-entry-waits = карты не розданы
tgseat-entry-over = партия окончена
# What is written into a chat by who looks at their hand from there and presses a line of it: others read it.
tgseat-inline-posts = Смотрю свои карты.
# Somebody wants to adjourn the match, which all who play decide. $names: who has not said so yet.
tgseat-adjourn-asked = Остальных тоже спросили; партию отложат, когда согласятся все. Ждём ответа: { $names }.
# To those who are asked; yes and no are buttons. $name: who wants it.
tgseat-adjourn-others = { $name } предлагает отложить партию: она сохранится, и все продолжат в другой день. Согласны?
