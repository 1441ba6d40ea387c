# Files that somebody named in a command.

givenfile-no-file = { $path } es una carpeta, una tubería o un dispositivo, y no un archivo que se pueda leer hasta el
    final: indica un archivo.
