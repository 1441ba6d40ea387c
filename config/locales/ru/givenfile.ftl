# Files that somebody named in a command.

givenfile-no-file = { $path } — это папка, канал или устройство, а не файл, который можно дочитать до конца: укажите
    файл.
