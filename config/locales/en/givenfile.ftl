# Files that somebody named in a command.

givenfile-no-file = { $path } is a folder, a pipe or a device, and no file that could be read to its end: name a file.
