keynames-shift = Maiusc
keynames-page-up = PagSu
keynames-page-down = PagGiù
keynames-home = Inizio
keynames-end = Fine

keynames-yes = s
keynames-no = n
