# Keys as they are printed on the keyboards of this language; Enter and Space stand in keybar.ftl.
keynames-shift = Shift
keynames-page-up = PgUp
keynames-page-down = PgDn
keynames-home = Home
keynames-end = End

# The letters, small ones, with which yes and no begin.
keynames-yes = y
keynames-no = n
