panels-close = Esc: fechar
panels-yes-no = Enter: sim · Esc: não
panels-choose = ↑ ↓ Enter: escolher · Esc: nada
