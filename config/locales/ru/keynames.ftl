keynames-shift = Shift
keynames-page-up = PgUp
keynames-page-down = PgDn
keynames-home = Home
keynames-end = End

keynames-yes = д
keynames-no = н
