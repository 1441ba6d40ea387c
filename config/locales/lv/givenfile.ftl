# Files that somebody named in a command.

givenfile-no-file = { $path } ir mape, caurule vai ierīce, nevis fails, ko var izlasīt līdz galam: norādi failu.
