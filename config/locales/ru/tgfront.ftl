# What the bot of a chat says before any table does, and where there is none. Plain text; /words are commands.

# The language, as it calls itself.
tgfront-own-name = русский
# Somebody of whose name nothing can be shown.
tgfront-player = Игрок
tgfront-hello = Здесь играют в буррако и родственные ему игры. Выберите игру; ваши карты показываются только в этом чате, больше их никто не видит. Остальное расскажет /help.
tgfront-hello-group = Здравствуйте! /new создаёт стол в этом чате. Свои карты каждый видит в личном чате со мной: откройте его один раз и нажмите «Старт».
tgfront-help = Что здесь можно делать:
tgfront-help-group = Стола здесь пока нет. Что можно делать в группе:
# The words in quotation marks are typed: the usual own ones of the language (typed.ftl).
tgfront-typing = За столом можно и писать: «выложить 7♥ 8♥ 9♥», «7h 8h 9h», «взять карту», «сбросить 4♣», «подсказка», «помощь».
# A button.
tgfront-into-group = Играть в группе
# A button.
tgfront-play-go = Играть
# A button.
tgfront-play-friends = С друзьями, по ссылке
tgfront-table-coming = Стол сейчас появится.
tgfront-invite = Передайте эту ссылку тем, кто будет играть с вами: { $link } Кто по ней перейдёт, сядет за стол { $table }.
# A button.
tgfront-invite-button = Переслать ссылку
tgfront-seat-yours = Место ваше.
tgfront-seat-yours-already = Вы уже сидите за этим столом.
tgfront-seat-after-turn = Место станет вашим, когда кончится этот ход.
tgfront-seat-press-start = Место ваше. Откройте личный чат со мной и нажмите «Старт», чтобы видеть свои карты.
tgfront-too-many-seats = У вас уже столько мест, сколько можно ({ $most }): сначала выйдите из-за одного из столов.
tgfront-no-seat = У вас нет места за этим столом.
tgfront-left = Вы отказались от своего места.
tgfront-table-silent = Стол сейчас не отвечает. Ничего не потеряно и ничего не сделается дважды: попробуйте ещё раз чуть позже.
tgfront-moved-on = Игра ушла вперёд с тех пор, как показана эта кнопка.
tgfront-opening = Стол как раз создаётся: нажмите ещё раз чуть позже.
tgfront-no-table = Вы не сидите ни за одним столом. /play начнёт игру, /join с кодом приведёт за стол.
tgfront-no-table-group = Здесь нет стола. /new создаст его.
# In a chat of one's own. $what: what the command does, as it is listed, such as "end the table".
tgfront-of-groups = /{ $command } – команда для групп: { $what }. Напишите её в группе вашего стола; что можно делать здесь, расскажет /help.
# In a chat of one's own.
tgfront-no-command = Команды /{ $command } нет. Какие есть, расскажет /help.
tgfront-table-here = Здесь уже есть стол. /status покажет его ещё раз, /cancel закроет.
tgfront-unknown-rules = Правил с таким названием нет. Выберите одно из этих: { $names }.
tgfront-join-how = Напишите после команды код стола, например /join K7M2QX.
tgfront-join-unknown = Стола { $table } нет. Проверьте код.
tgfront-group-only = Стол { $table } принадлежит группе, и играют за ним только её участники. Сначала вступите в группу, потом сядьте за стол там или снова напишите /join { $table }.
tgfront-group-unknown = Telegram сейчас не говорит, состоите ли вы в группе стола { $table }. Ничего не потеряно: попробуйте ещё раз чуть позже.
tgfront-group-left = Вы больше не состоите в группе стола { $table }, поэтому ваше место там освобождено. Чтобы снова сесть за стол, вступите в группу.
tgfront-tables = { $count ->
    [one] Вы сидите за { $count } столом. То, что вы пишете, относится к отмеченному; нажмите на другой, чтобы выбрать его.
    [few] Вы сидите за { $count } столами. То, что вы пишете, относится к отмеченному; нажмите на другой, чтобы выбрать его.
    [many] Вы сидите за { $count } столами. То, что вы пишете, относится к отмеченному; нажмите на другой, чтобы выбрать его.
   *[other] Вы сидите за { $count } стола. То, что вы пишете, относится к отмеченному; нажмите на другой, чтобы выбрать его.
}
tgfront-reached = Хорошо: теперь я могу показывать вам карты здесь. Возвращайтесь в группу и играйте.
tgfront-reached-sit = Хорошо: теперь я могу вам писать. Вернитесь в группу и займите там место.
tgfront-hand-missing = Карты пока не сдаются: кое-кто их не увидит ({ $names }). Откройте личный чат со мной и нажмите там «Старт».
tgfront-anonymous = Вы пишете от имени группы. Отправьте это от своего имени (выключите «Анонимность»), чтобы было известно, кто играет.
tgfront-channel = Канал играть не может. Напишите от своего имени.
# $language: its own name; $languages: codes such as "it, pt-BR"
tgfront-language-now = Язык: { $language }. Есть: { $languages }.
tgfront-language-unknown = Напишите после команды код языка, например /lang it. Есть: { $languages }.
tgfront-language-chosen = Теперь язык этого чата: { $language }.
tgfront-pictures-how = /pictures on показывает карты картинками, /pictures off – только текстом.
tgfront-pictures-on = Картинки включены.
tgfront-pictures-off = Теперь только текст.
tgfront-report = Номер вашей жалобы: { $report }. Передайте его тому, кто держит этого бота: по нему можно посмотреть протокол партии.
tgfront-report-enough = Сегодня вы больше не можете пожаловаться на другие столы. Попробуйте завтра.
tgfront-forget-sure = Удалить всё, что о вас хранится: места, язык, пожелания, ваше имя в статистике? Из идущих партий вы тогда уйдёте насовсем. Протоколы партий остаются.
# A button.
tgfront-forget-yes = Удалить
tgfront-forgotten = Удалено; записей: { $count }. Если вы снова что-нибудь здесь сделаете, о вас опять будут храниться данные.
# A button above the keyboard; it opens the private chat.
tgfront-inline-none = Вы не сидите за столом: начать игру
# The same, where the table of a group was asked for at which somebody else sits.
tgfront-inline-not-here = Вы не сидите за столом { $table }
# The same: there is a seat, and no deal goes on.
tgfront-inline-no-cards = Сейчас у вас нет карт: к столу
