# not_saved is the code of an error: it stays as it is in every language.
saving-fails = Adesso non si riesce a salvare la partita (not_saved: il disco dove sta è pieno?), perciò si aspetta:
    libera un po' di spazio, e si riprende da sé.
saving-again = La partita si salva di nuovo.
