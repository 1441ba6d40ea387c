# not_saved es el código de un error: queda igual en todas las lenguas.
saving-fails = Ahora no se puede guardar la partida (not_saved: ¿está lleno el disco donde se guarda?), así que
    espera: libera espacio ahí, y seguirá sola.
saving-again = La partida se puede guardar otra vez.
