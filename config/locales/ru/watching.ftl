# Тому, кто смотрит за столом на весь экран и сам не играет.

## Строка над клавишами.

watching-now = Вы смотрите игру за столом { $table }.
watching-now-late = Вы смотрите игру за столом { $table }; задержка показа: { $late }.
watching-now-early = Вы смотрите игру за столом { $table }: карты ещё не сданы.
watching-waits = Ждём ответа стола…
watching-lost = Связь со столом потеряна; она восстановится сама. Стол показан таким, каким был.

## Заголовки.

watching-score-title = Счёт
watching-log-title = Что произошло
watching-people-title = Кто за столом
watching-sheet-title = Сдача окончена
watching-keys-title = Клавиши

## Строка клавиш.

watching-key-score = счёт
watching-key-rules = правила
watching-key-log = ход сдачи
watching-key-people = игроки
watching-key-keys = клавиши
watching-key-leave = выход

## Все клавиши.

watching-help-score = счёт партии и этой сдачи
watching-help-log = всё, что произошло, пока вы смотрите
watching-help-people = кто где сидит
watching-help-melds = листать комбинации
watching-help-keys = этот список
watching-help-leave = перестать смотреть; за столом этого не заметят

# The screen could not be drawn. $reason: the kind of the fault, a word of the program.
watching-failed = Полноэкранный режим дал сбой ({ $reason }) и закрыт: --plain покажет стол построчно; подробности в buraco.log.
