# Files that somebody named in a command.

givenfile-no-file = { $path } è una cartella, una pipe o un dispositivo, e non un file che si possa leggere fino in
    fondo: indica un file.
