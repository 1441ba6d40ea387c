# What each command of a chat does, as Telegram lists it: a few words, no full stop.

tgcommands-play = играть с ботами или с друзьями по ссылке
tgcommands-tables = столы, за которыми вы сидите
tgcommands-join = занять место за столом по его коду
tgcommands-back = вернуть себе место, за которым играет подмена
tgcommands-leave-private = отказаться от своего места
tgcommands-leave = отказаться от своего места
tgcommands-rules = правила стола
tgcommands-lang = выбрать свой язык
tgcommands-lang-group = выбрать язык этого чата
tgcommands-pictures = картинки: on – включить, off – выключить
tgcommands-report = номер протокола для жалобы
tgcommands-forget = удалить всё, что о вас хранится
tgcommands-help = что здесь можно делать
tgcommands-new = создать стол
tgcommands-status = показать стол ещё раз
tgcommands-kick = голосовать за освобождение места
tgcommands-pause = пауза, если все согласны
tgcommands-resume = продолжить после паузы
tgcommands-cancel = закрыть стол
tgcommands-stats = партии этого чата
tgcommands-bot = посадить за стол бота
