keynames-shift = Shift
keynames-page-up = PgUp
keynames-page-down = PgDn
keynames-home = Home
keynames-end = End

keynames-yes = j
keynames-no = n
