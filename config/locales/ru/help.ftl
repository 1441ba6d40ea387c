# What the help of a command (buraco play --help) says of each option: half sentences, without a full stop. Words such
# as human,expert, none, 0 and K=V are typed.

# $codes: of the languages, such as "en, ru".
help-lang = на каком языке вам читать: { $codes } (иначе как в настройках, затем как в окружении)
help-plain = говорить всё предложениями, для программ экранного доступа
help-plain-watch = называть карты словами, для программ экранного доступа

## A match: play and create. $names: of the games.

help-rules-asked = { $names } или свой файл TOML (без этого вас спросят)
help-rules-create = { $names } или файл TOML
help-option = изменить правило; можно повторять
help-seats-play = кто играет, например human,expert,expert,expert (2, 4 или 6; один human)
help-seats-create = кто играет: human,greedy,human,greedy (иначе все места свободны)
help-target = играть до N очков; 0: одна сдача
help-seed = сдавать по этому числу: сдачи можно повторить, но тасовка не честная
help-clock-play = секунды на ход (30) или с запасом на партию (30+120); или none (без часов)
help-clock-create = секунды на ход и запас (90+300) или none
help-record = записывать протокол партии, сдача за сдачей
help-resume = продолжить сохранённую игру (последнюю)
help-bot-create = посадить этого бота на последнее свободное место или на место SEAT; можно повторять
help-private = найдёт только тот, кто знает код
help-name-create = оставить первое свободное место для NAME

## Shared tables: tables, join and watch

help-tables-all = и закрытые для чужих столы, и те, где партия окончена
help-json = по объекту JSON на строку, для программ
help-table = код стола или ссылка-приглашение (wss://…)
help-code = код стола
help-seat = номер места, первое — 0 (иначе любое свободное)
help-as = кто вы; это и ваше прежнее место, если оно есть
help-token = токен места, если в ссылке его нет
help-bot-join = на этом месте отсюда играет этот бот
help-take-over = забрать своё место у другого вашего подключения
help-delay = рассказывать всё на столько секунд позже

## Records: replay. play --record and export are typed.

help-record-or-code = протокол, каким его пишут play --record и export, или код сохранённой игры
help-from = начать с шага N (обычно с 1)
help-seat-replay = показывать то, что видело место S (первое — 0); иначе все карты

## What a bot is given.

help-worlds = бюджет каждого его хода вместо времени
help-set = настройка бота; можно несколько раз
