panels-close = Esc: cerrar
panels-yes-no = Enter: sí · Esc: no
panels-choose = ↑ ↓ Enter: elegir · Esc: nada
