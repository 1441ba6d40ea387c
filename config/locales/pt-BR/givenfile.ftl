# Files that somebody named in a command.

givenfile-no-file = { $path } é uma pasta, um pipe ou um dispositivo, e não um arquivo que se possa ler até o fim:
    indique um arquivo.
