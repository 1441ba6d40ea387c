# Почему связь со столом кончилась или стол нельзя ни о чём спросить. Фраза после двоеточия: без заглавной буквы в начале
# и без точки в конце.

closing-flooded = слишком много сообщений: отправляйте меньше и ждите ответов
closing-elsewhere = на этом месте теперь играют через другое соединение
closing-given-up = вы отдали своё место
closing-put-out = ваше место освободили: присоединитесь к столу ещё раз, чтобы получить место
closing-changed-seats = игрок с этого места пересел
closing-seat-free = это место теперь свободно
closing-seat-played = { $name } теперь играет на этом месте
closing-no-such-seat = такого места за этим столом нет
closing-protocol = этот стол говорит по протоколу { $ours }, а не { $theirs }: возьмите программу, которая его знает
closing-adjourned = партия отложена: присоединитесь к столу ещё раз, чтобы продолжить
closing-over = партия окончена
closing-over-next = партия окончена; игра продолжается за столом { $table }
closing-gone = этого стола больше нет: его записей на сервере не осталось
closing-gone-table = стол { $table }: этого стола больше нет: его записей на сервере не осталось
closing-closed = соединение закрыто

## Стол, за которым нельзя играть или который нельзя спросить

closing-not-owner = столом { $table } теперь занимается другой процесс
closing-no-answer = стол { $table } не отвечает: запустите программу, которая его держит ({ PROGRAM() } serve), и попробуйте ещё раз;
    прежняя, если она только задержалась, ещё может сделать то, о чём просили
closing-damaged = стол { $table }: строка { $line } его журнала повреждена ({ $what }); стол не открыт
closing-other-engine = за столом { $table } играли по правилам версии { $theirs }, а у этой программы версия { $ours };
    откройте его той программой, которой он создан
closing-busy = за столом { $table } играет другой процесс; продолжайте там или сначала завершите его
closing-failed = стол { $table } снова и снова даёт сбой после записи { $seq }; ничего не потеряно, сообщите об этом
closing-match-over = партия за столом { $table } окончена: попросите приглашение за другой стол
closing-match-over-next = партия за столом { $table } окончена и продолжилась за столом { $next }: попросите приглашение за
    другой стол
closing-unknown-table = стола { $table } нет; посмотрите названия в списке сохранённых

## Само соединение

closing-host-left = хозяин оставил этот стол
closing-another-host = у этого стола другой хозяин
closing-carrier-closed = соединение было закрыто
closing-too-slow = сообщения приходили быстрее, чем их читали
closing-too-slow-come-again = сообщения приходили быстрее, чем их читали; подключитесь ещё раз, и всё будет показано
closing-bad-token = этот токен не от этих столов: попросите новое приглашение
closing-expired-token = срок этого токена истёк: попросите новое приглашение
closing-token-not-accepted = шлюз не принимает этот токен: попросите новое приглашение
closing-not-genuine = сертификат шлюза не подлинный: не доверяйте этому адресу
closing-gateway-lost = связь со шлюзом потеряна
closing-gateway-silent = шлюз { $url } не отвечает

## A gateway: what seats reach tables through from far away. $url: its address; $reason: why; $status, $code: numbers.
## id and ping are typed by programs; a frame is how a WebSocket sends a message.

closing-gateway-unreachable = шлюз { $url } недоступен ({ $reason })
closing-no-gateway = по адресу { $url } шлюза нет: проверьте приглашение
closing-gateway-other-version = шлюз не понимает эту программу: возьмите программу той же версии
closing-gateway-refuses = шлюз отказывает в соединении
closing-gateway-not-now = шлюз сейчас не принимает соединений (статус { $status })
closing-gateway-closed = шлюз закрыл соединение ({ $code })
closing-gateway-going = шлюз завершает работу: подключитесь ещё раз чуть позже
closing-gateway-failed = сбой шлюза: подключитесь ещё раз
closing-no-id = сообщение id не пришло вовремя: представляйтесь сразу
closing-id-first = первое сообщение — id: сначала представьтесь
closing-tables-protocol = эти столы говорят по протоколу { $ours }, а не { $theirs }: возьмите программу, которая его
    знает
closing-seat-not-yet = место пока не передано: подключитесь ещё раз чуть позже
closing-seat-at-end-of-turn = место станет вашим, когда его ход закончится
closing-not-the-language = слишком много того, что не сообщения языка мест
closing-too-many-pings = слишком много ping: отправляйте меньше
closing-not-text = язык мест — текст: отправляйте текстовые кадры
closing-not-utf8 = язык мест — текст в UTF-8
closing-broken-frames = эти кадры нарушают протокол WebSocket (RFC 6455)
closing-too-big = в сообщении не больше { $most } КиБ
closing-client-gone = программа игрока отключилась
closing-lost = соединение потеряно
closing-seat-closed = место закрыло своё соединение
closing-table-closed = стол закрыт
closing-client-closed = эта программа игрока закрыта
closing-client-failed = сбой этой программы игрока
closing-program-failed = сбой этой программы
