# not_saved ir kļūdas kods: visās valodās tas paliek, kā ir.
saving-fails = Spēli tagad nevar saglabāt (not_saved: vai disks, kur to glabā, ir pilns?), tāpēc tā gaida:
    atbrīvo tur vietu, un tā turpināsies pati.
saving-again = Spēli atkal var saglabāt.
