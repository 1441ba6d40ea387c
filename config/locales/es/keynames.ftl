keynames-shift = Mayús
keynames-page-up = RePág
keynames-page-down = AvPág
keynames-home = Inicio
keynames-end = Fin

keynames-yes = s
keynames-no = n
