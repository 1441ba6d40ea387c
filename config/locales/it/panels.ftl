panels-close = Esc: chiudi
panels-yes-no = Invio: sì · Esc: no
panels-choose = ↑ ↓ Invio: scegli · Esc: niente
