## The table closes

session-closed = Стол закрыт: { $reason }.
session-closed-shared = { $reason }.

## The connection

session-lost = Связь со столом потеряна; ждём её…
session-restored = Связь восстановлена.
session-unconnected = Связи со столом пока нет ({ $reason }): пробуем ещё…

## Between two deals

session-deal-next = Enter — следующая сдача.
session-deal-over = Сдача окончена: Enter — следующая.

## What was typed

session-sending = Ваш ход уже отправлен на стол: подождите ответа.
