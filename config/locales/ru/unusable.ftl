# Rules that cannot be used: on a command line, in a file of rules, or in a form. $name: an option, as it is typed
# ("target", "values.K"); words, numbers and names that are typed stay as they are.

# $names: names to choose from, "a, b or c".
unusable-unknown-option = { $name }: такого правила нет; выберите { $names }.
unusable-unknown-option-near = { $name }: такого правила нет; может быть, { $names }?
unusable-unknown-rank = { $name }: такого достоинства карт нет; выберите { $names }.
# $given: what was written, in quotation marks or as a number; $names: to choose from.
unusable-unknown-preset = { $name }: правил с названием { $given } нет; выберите { $names }.
unusable-unknown-preset-near = { $name }: правил с названием { $given } нет; может быть, { $names }?
# $allowed: one of those at the end of this file.
unusable-not-allowed = { $name }: { $given } не подходит; можно: { $allowed }.
unusable-too-long = { $name }: число такой длины не подходит; можно: { $allowed }.
# $preset: the name of the game, as it is typed.
unusable-missing = { $name }: в правилах { $preset } этого нет; можно: { $allowed }.
unusable-three-teams = { $name }: для 3 команд нужно 6 игроков, а их { $players }; выберите 2 команды или 6 игроков.
# $players times $hand, $pots times $pot: cards; $dealt: all of these; $all: all cards there are. $upcard: one where the
# pile begins with a card; $decks: more where more packs can be chosen. $least, $most: what may be chosen for $name.
unusable-too-many-cards = { $name }: { $players } × { $hand } карт на руках и { $pots } × { $pot } в морто{ $upcard ->
        [one] {" "}и первая карта сброса
       *[none] {""}
    } — это всего { $dealt }, а из { $all } хотя бы одна должна остаться в колоде; выберите { $decks ->
        [more] больше колод карт либо меньше карт в руке или в морто
       *[most] меньше карт в руке или в морто
    }.
unusable-too-many-cards-most = { $name }: { $players } × { $hand } карт на руках и { $pots } × { $pot } в
    морто{ $upcard ->
        [one] {" "}и первая карта сброса
       *[none] {""}
    } — это всего { $dealt }, а из { $all } хотя бы одна должна остаться в колоде; выберите { $name } от { $least } до
    { $most } или { $decks ->
        [more] больше колод карт либо меньше карт в руке или в морто
       *[most] меньше карт в руке или в морто
    }.
# $written: what was written, in quotation marks.
unusable-no-value = { $written }: правило пишется как имя=значение, например players=2.

## A file of rules. $file: its name; $why: what the reader of the file, or the computer, says of it, in English.

unusable-no-toml = { $file }: это нельзя прочитать как TOML; пишите имя = значение, по одному в строке.
unusable-no-toml-line = { $file }, строка { $line }: это не TOML ({ $why }); пишите имя = значение, по одному в строке.
unusable-no-preset = { $name }: в файле правил сказано, на чём он основан; напишите preset = { $names }.
unusable-no-text = { $file }: это не текст в UTF-8: сохраните файл в UTF-8.
unusable-unreadable = { $file }: файл правил прочитать нельзя ({ $why }); проверьте имя.

## What may be chosen, as $allowed in a sentence. derived is typed.

unusable-allowed-switch = true или false
unusable-allowed-pairs = список [счёт партии от, очки] с растущим счётом, например [[0, 50], [1500, 75]], или []
unusable-allowed-table = таблица очков от { $least } до { $most } для любых достоинств из { $ranks }
unusable-allowed-names = { $names }
unusable-allowed-names-derived = { $names } или derived
unusable-allowed-number = целое число от { $least } до { $most }
unusable-allowed-number-derived = целое число от { $least } до { $most } или derived
unusable-allowed-points = целое число очков
