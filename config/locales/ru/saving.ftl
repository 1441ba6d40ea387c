# not_saved is the code of an error: it stays as it is in every language.
saving-fails = Сейчас игру не удаётся сохранить (not_saved: может быть, диск полон?), поэтому она ждёт: освободите
    место, и она продолжится сама.
saving-again = Игра снова сохраняется.
