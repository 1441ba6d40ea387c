# buraco join: a person sits down at a shared table, and leaves it. What stands after two dashes is typed.

## Who the person is

join-who = Как вас зовут? Напишите своё имя: с ним вы сможете вернуться на своё место.
join-who-help = Напишите, как вас называть другим, например Ana. (Ctrl-C — выход)
join-no-name = Скажите, кто вы: --as NAME. С этим именем вы сможете вернуться на своё место.
join-name = В имени может быть от 1 до { $most ->
        [one] { $most } буквы или знака
        [few] { $most } букв или знаков
        [many] { $most } букв или знаков
       *[other] { $most } букв или знаков
    }: напишите другое после --as.

## The invitation: a link (wss://…) with a token in it, for one seat

join-address = Адрес шлюза выглядит так: wss://host или ws://host:port.
join-address-query = В адресе шлюза нет ни запроса, ни пароля: токен пишут после #.
join-token-alone = --token нужен вместе с адресом шлюза, например wss://host.
join-no-token = Шлюзу нужен токен: укажите ссылку-приглашение целиком или --token.
join-seat-of-token = В приглашении сказано, для какого оно места: уберите --seat.

## A bot to play the seat. $given: in quotation marks; $near, $names: names to choose from, as in "a, b or c".

join-no-bot-near = --bot: бота { $given } нет; может быть, { $near }?
join-no-bot = --bot: бота { $given } нет; выберите: { $names }.

## Somebody of this name is there already

join-elsewhere = { $name } играет за столом { $table } с другого терминала: --take-over заберёт это место.
# A question; yes and no are typed.
join-take-over = { $name } уже за столом с другого терминала: забрать это место? (да или нет)
join-stays = Тогда всё остаётся как есть. Чтобы сесть рядом, возьмите другое имя: --as NAME.

## At the table

join-watching = Вы смотрите игру за столом { $table }.
join-sitting = Вы за столом { $table }, место { $seat }, имя { $name }.

## Leaving: what becomes of the seat, and then how to come back

join-left-for-good = За этот стол вы больше не вернётесь: место свободно.
join-seat-stands-in = Место остаётся за вами: в ваш ход через минуту играет подмена, пока вы не вернётесь.
join-seat-adjourned = Место остаётся за вами (игра продолжится в другой день).
join-seat-waits = Место остаётся за вами (остальные вас ждут).
join-seat-given-up = На вашем месте теперь играет бот.
# A command follows on a line of its own.
join-come-back = Вернуться:
# $command: is typed.
join-come-back-invited = Вернуться можно командой `{ $command }` с тем же приглашением.
