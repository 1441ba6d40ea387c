# The settings, a label and a value in each row (56 columns together at most), and what the row means.

settings-keys = ← → cambia · Invio scrive · Esc indietro
settings-name = Nome
settings-name-about = Come ti chiami al tavolo.
settings-language = Lingua
settings-language-about = Da ora tutto si dice in questa lingua.
settings-cards = Carte
settings-cards-signs = simboli (7♥ K♠)
settings-cards-letters = lettere (7H KS)
settings-cards-about = Lettere, se il terminale mostra male i simboli dei semi.
settings-sort = Ordine della mano
settings-sort-suit = per seme
settings-sort-rank = per valore
settings-sort-own = il tuo
settings-sort-about = Il tuo: le carte restano dove le sposti con Maiusc e le frecce, o con il mouse.
settings-theme = Colori
settings-theme-auto = automatici: chiari o scuri
settings-theme-dark = scuri
settings-theme-light = chiari
settings-theme-terminal = i 16 colori del terminale
settings-theme-about = Fondo scuro o chiaro; o i colori che hai dato al tuo terminale.
settings-hints = Consigli
settings-hints-on = sì
settings-hints-off = no
settings-hints-about = [h] al tavolo consiglia una mossa e dice perché, dove i consigli sono attivi.
settings-announce = Turni degli altri
settings-announce-all = raccontati per intero
settings-announce-brief = senza le pescate
settings-announce-quiet = solo l'essenziale
settings-announce-about = Quanto se ne racconta riga per riga e a chi usa un lettore di schermo; l'essenziale: monte,
    pozzetti, burrachi e chiusure.
