# What is wrong with the server over which tables are shared, or with the log of a table (the file of all that has
# happened): phrases, no capital letter at the beginning, no full stop at the end. $reason: another of these, or why the
# operating system refuses; $table: a code; $what, $answer, $name, $path, $address: as programs write them.

## The server

trouble-unanswered = сервер не ответил за { $seconds } с
trouble-unreachable = сервер недоступен ({ $reason })
trouble-connecting = ошибка { $number } при подключении к { $address }: { $reason }
trouble-connecting-several = ошибка при подключении к { $address }: { $reason }
trouble-several = несколько ошибок: { $reasons }
trouble-call-failed = подключиться к { $address } не удалось
trouble-writing = ошибка { $number } при отправке: { $reason }
trouble-closed-by-server = сервер закрыл соединение
trouble-unanswered-for = сервер не отвечает уже { $seconds } с
trouble-unasked = сервер отвечает на то, чего не спрашивали
trouble-given-up = от него отказались
trouble-wants-password = сервер требует пароль
trouble-wrong-password = сервер не принимает эти имя и пароль
trouble-not-allowed = сервер не разрешает этого этому пользователю
trouble-no-memory = у сервера не осталось памяти для записи
trouble-no-disk = сервер не может писать на свой диск
trouble-replica = этот сервер — копия, писать на него нельзя
trouble-few-replicas = у сервера слишком мало копий для записи
trouble-loading = сервер ещё читает свои данные
trouble-script-busy = сервер занят скриптом
trouble-no-primary = сервер потерял связь с главным сервером
trouble-cluster-down = кластер не работает
trouble-no-script = сервер не знает скрипта
trouble-wrong-type = под этим именем на сервере лежит что-то другое
trouble-moved = сервер — часть кластера, а это лежит в другой его части
trouble-refused = сервер отклонил команду ({ $answer })
trouble-no-sentinel = ни один sentinel не может назвать главный сервер
trouble-bad-answer = ответ сервера нельзя понять
trouble-closed-at-once = сервер сразу закрыл соединение
trouble-closed = сервер закрыл соединение
trouble-broke = соединение оборвалось ({ $reason })
trouble-no-server = отвечает не сервер Redis или Valkey ({ $what })
trouble-failed-reading = сбой соединения при чтении
trouble-silent = сервер замолчал
trouble-takes-nothing = сервер больше ничего не принимает
trouble-was-closed = оно было закрыто
trouble-exchange-failed = сбой обмена с сервером
trouble-bad-key = { $name } на сервере — не ключ; удалите его и раздайте новые приглашения
trouble-tried-again = { $reason }; попытки продолжаются; если это надолго, проверьте сервер

## A log

trouble-not-appended = хозяин не может дописать журнал стола { $table }: { $reason }; ничего не потеряно, всё
    продолжится, когда сервер снова заработает
trouble-not-read = хозяин не может прочитать журнал стола { $table }: { $reason }; ничего не потеряно, всё
    продолжится, когда сервер снова заработает
trouble-not-listed = хозяин не может узнать, какие есть журналы: { $reason }; ничего не потеряно, всё продолжится,
    когда сервер снова заработает
trouble-unsure = хозяин не знает, записан ли журнал стола { $table }: { $reason }; ничего не потеряно, всё
    продолжится, когда сервер снова заработает
trouble-conflict = стол { $table }: запись { $number } нельзя добавить, следующая — { $due }; прочитайте журнал ещё
    раз
trouble-empty = стол { $table }: его журнал пуст; из игры ничего не сохранено
trouble-log-unreadable = стол { $table }: его журнал не читается ({ $reason })
trouble-only-reading = этот журнал открыт только для чтения
trouble-no-ordinary-file = { $path }: это не обычный файл

## How a line of a log is damaged. The line is spoken of: "its" is the line's.

trouble-out-of-order = здесь запись { $number }, а должна быть { $due }: строки не хватает или она повторена
trouble-checksum = контрольная сумма другая, значит, строку изменили
trouble-other-number = её номер — { $name }
trouble-no-record = в ней не запись, а что-то другое
trouble-cut-short = строка обрывается
trouble-no-json = это не JSON: { $what }
trouble-other = не подходит: { $what }
