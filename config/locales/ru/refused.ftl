# Почему стол не сделал того, о чём просили помимо игры: места, боты, имена.

refused-not-now = Сейчас это сделать нельзя: { $why }.
refused-not-now-over = Сейчас это сделать нельзя: партия окончена.
refused-cannot-now = Сейчас это сделать нельзя; посмотрите, что происходит за столом, и попросите ещё раз.
refused-nobody-there = На месте { $seat } никого нет.
refused-seat-is-free = На этом месте никого нет.
refused-somebody-there = Место { $seat } занято: выберите другое.
refused-seat-is-taken = Это место занято: выберите другое.
refused-somebody-comes = Место { $seat } следующим займёт { $name }: выберите другое.
refused-no-such-seat = Места за этим столом — от 0 до { $last }.
refused-seat-unknown = Такого места за этим столом нет: выберите другое.
refused-free-seats = Есть свободные места: посадите на них ботов или подождите, пока их займут.
refused-table-full = Все места заняты: смотрите игру или попросите того, кто создал стол, освободить место.
refused-void-invitation = Место с тех пор перешло к другому: попросите новое приглашение.
refused-dealt-already = Меняться местами можно только до первой сдачи.
refused-rules-dealt-already = Правила можно менять только до первой сдачи: для других правил создайте новый стол.
refused-rules-no-lobby = Правила меняются только за столом, который ждёт игроков: для других правил создайте новый стол.
refused-too-many-people = За столом людей: { $people }, а мест тогда будет { $seats }: сначала кто-то должен уйти.
refused-people-too-many = За столом больше людей, чем тогда будет мест: сначала кто-то должен уйти.
refused-bad-rules = По таким правилам играть нельзя: выберите другие параметры.
refused-bad-overrides = Отличия от исходных правил и все параметры должны давать одни и те же правила: вычислите то и другое заново.
refused-bad-hold = Часы можно остановить на время от 0 до { $most } миллисекунд: просите меньше и повторяйте, пока это нужно.
refused-hold-unfit = На столько часы остановить нельзя: просите меньше и повторяйте, пока это нужно.
refused-match-over = Партия окончена: создайте новый стол.

## Имена

refused-bad-name = В имени от 1 до { $most ->
        [one] { $most } буквы или знака
        [few] { $most } букв или знаков
        [many] { $most } букв или знаков
       *[other] { $most } букв или знаков
    }, и все они видны.
refused-name-unfit = Такое имя взять нельзя: выберите другое.
refused-name-there = { $name } уже сидит на месте { $seat }: займите это место или выберите другое имя.
refused-name-comes = { $name } следующим займёт место { $seat }: займите это место или выберите другое имя.
refused-name-is-taken = Такое имя здесь уже есть: выберите другое.
refused-name-is-a-bot = { $name } за этим столом — бот: приходите как бот или под другим именем.
refused-name-is-a-person = { $name } за этим столом — человек: приходите как человек или под другим именем.
refused-name-has-seat = На месте { $seat } сидит { $name }: выберите другое или приходите под именем { $name }, если это вы.

## Боты

refused-bad-kind = Игрок — это human (человек) или bot (бот).
refused-bad-clock = На ход нужна хотя бы одна миллисекунда, и ни одно время не может быть меньше нуля.
refused-only-for-bots = Бюджет и настройки дают только боту: уберите их.
refused-no-bot-there = На месте { $seat } не бот: бюджет и настройки бывают только у ботов.
refused-no-house-bots = Своих ботов здесь нет: пусть кто-нибудь приведёт бота.
refused-no-such-bot = Бота { $asked } здесь нет; выберите из этих: { $names }.
refused-no-such-bot-near = Бота { $asked } здесь нет; может быть, { $names }?
refused-bot-unknown = Такого бота здесь нет: выберите другого.
refused-or = { $others } или { $last }
refused-bad-budget = Такой бюджет боту дать нельзя: выберите другой.
refused-bad-options = Такие настройки боту дать нельзя: посмотрите, какие у него есть.
refused-garbled = Стол не понимает, о чём его просят; возьмите программу той же версии.

## Что дают боту

refused-bad-worlds = Бюджет — от 1 до { $most ->
        [one] { $most } мира
        [few] { $most } миров
        [many] { $most } миров
       *[other] { $most } миров
    }: назовите такое число.
refused-too-many-options = Боту дают не больше { $most ->
        [one] { $most } настройки
        [few] { $most } настроек
        [many] { $most } настроек
       *[other] { $most } настроек
    } и не больше { $bytes ->
        [one] { $bytes } байта
        [few] { $bytes } байт
        [many] { $bytes } байт
       *[other] { $bytes } байт
    }: дайте меньше.
refused-no-options = У этого бота настроек нет: уберите { $option }.
refused-unknown-option = Настройки { $asked } у этого бота нет; выберите из этих: { $names }.
refused-unknown-option-near = Настройки { $asked } у этого бота нет; может быть, { $names }?
refused-option-no-value = Настройка { $option }: значение — это число, текст, true или false.
refused-option-of = Настройка { $option } — одно из { $values }, а не { $value }.
refused-option-range = Настройка { $option } — целое число от { $low } до { $high }, а не { $value }.
refused-option-from = Настройка { $option } — целое число не меньше { $low }, а не { $value }.
refused-option-up-to = Настройка { $option } — целое число не больше { $high }, а не { $value }.
refused-option-whole = Настройка { $option } — целое число, а не { $value }.
refused-option-switch = Настройка { $option } — true или false, а не { $value }.
refused-option-word = Настройка { $option } — слово, а не { $value }.
refused-option-text = Настройка { $option } — текст, а не { $value }.
