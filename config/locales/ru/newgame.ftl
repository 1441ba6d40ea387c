# The form of a new game: a label and a value in each row (56 columns together at most), and what the row means.

newgame-title = Новая игра
newgame-shared = Новый общий стол
newgame-keys = ← → менять · Enter выбрать · r правила · Esc назад
newgame-keys-options = ← → менять · Enter вписать · Del вернуть · Esc готово

## The rows.

newgame-start = Начать игру
newgame-make = Создать стол
newgame-start-about = { $game }, { $players }.
# The same of a shared table. $clock: such as newgame-clock-bank.
newgame-make-about = { $game }, { $players }. Часы: { $clock }. Вы получите код, по которому сядут другие.
newgame-rules = Правила
newgame-where-burraco = Играют в Италии, в клубах и на турнирах.
newgame-where-buraco = Играют в Северной Америке и не только.
newgame-where-stbl = Строгая игра бразильских столов.
newgame-where-aberto = Вольная бразильская игра.
newgame-own-rules = Ваши правила из файла.
newgame-players = Игроки
newgame-players-about = Двое, четверо или шестеро; вшестером можно играть и тремя парами.
newgame-two = двое
newgame-four = четверо, две команды
newgame-six-two = шестеро, две команды
newgame-six-three = шестеро, три команды
newgame-partner =
    { $count ->
        [one] Партнёр
        [few] Партнёры
       *[other] Партнёры
    }
newgame-opponents =
    { $count ->
        [one] Соперник
        [few] Соперники
       *[other] Соперники
    }
newgame-own-bot = ваш бот
newgame-line-up = Места
newgame-line-up-about = Кто играет на каком месте. ← → возвращает к партнёрам и соперникам.
newgame-seats = Места
newgame-seats-free = свободны для всех
newgame-shared-about = За столом на свободные места можно позвать ботов.
newgame-target = Длина партии
newgame-target-deal = одна сдача
newgame-target-points =
    { $points ->
        [one] до { $points } очка
        [few] до { $points } очков
        [many] до { $points } очков
       *[other] до { $points } очков
    }
newgame-target-about = Партия кончается, когда команда набирает столько очков. Enter — вписать число.
newgame-clock = Часы
newgame-clock-none = нет
newgame-clock-turn = { $seconds } с на ход
newgame-clock-bank = { $seconds } с на ход, запас { $bank } с
newgame-clock-about = Время на ход и запас на всю партию. Когда всё истрачено, играет подмена.
newgame-options = Тонкости правил
newgame-options-changed =
    { $count ->
        [0] как обычно
        [one] изменено: { $count }
        [few] изменено: { $count }
        [many] изменено: { $count }
       *[other] изменено: { $count }
    }
newgame-options-about = Все настройки правил, каждая с объяснением.
newgame-seed = Заданное число
newgame-seed-none = нет: честная тасовка
newgame-seed-about = Для опытов: одно и то же число всегда даёт одни и те же карты. Такая тасовка ничего не доказывает.

## What is asked, with a line to write on.

newgame-ask-target = До скольких очков играть? 0 — одна сдача.
newgame-ask-clock = Секунд на ход, через + запас (30+120); пусто: без часов.
newgame-ask-seed = Заданное число, можно и буквы; пусто: честная тасовка.

## The page of all options.

newgame-options-of = Правила { $game }: изменённое отмечено •
newgame-group-cards = Карты и сдача
newgame-group-turn = Ход
newgame-group-melds = Комбинации
newgame-group-canastas = Канасты
newgame-group-initial = Первая выкладка
newgame-group-pots = Морто и закрытие
newgame-group-end = Конец сдачи
newgame-group-scores = Счёт и партия
