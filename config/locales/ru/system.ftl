# What the operating system says of a failure: phrases in parentheses or after a colon, without a capital letter at the
# beginning or a full stop at the end.

system-no-such-file = нет такого файла или каталога
system-access = нет прав доступа
system-not-permitted = это не разрешено
system-no-space = на диске нет места
system-quota = превышена квота на диске
system-read-only = диск доступен только для чтения
system-not-folder = это не каталог
system-is-folder = это каталог
system-exists = файл уже существует
system-long-name = слишком длинное имя файла
system-too-big = файл слишком большой
system-loop = слишком много символических ссылок подряд
system-busy = устройство или файл занят
system-input-output = ошибка ввода-вывода
system-bad-file = файл уже закрыт
system-many-files = открыто слишком много файлов
system-no-memory = не хватает памяти
system-not-program = это не программа
system-invalid = недопустимое значение
system-no-device = нет такого устройства или адреса
system-refused = в соединении отказано
system-reset = соединение сброшено другой стороной
system-aborted = соединение прервано
system-timed-out = время ожидания соединения истекло
system-no-host = к этому компьютеру нет пути
system-no-network = сеть недоступна
system-network-down = сеть не работает
system-pipe = другая сторона закрыла соединение
system-address-used = адрес уже занят
system-no-address = этого адреса здесь нет
system-unknown-name = такое имя неизвестно
system-no-name-now = имя сейчас не удаётся найти
system-name-without-address = у этого имени нет адреса
system-no-reason = причина не названа
