# not_saved is the code of an error: it stays as it is in every language.
saving-fails = The game cannot be saved right now (not_saved: is the disk full where it is kept?), so it waits:
    make room there, and it goes on by itself.
saving-again = The game can be saved again.
