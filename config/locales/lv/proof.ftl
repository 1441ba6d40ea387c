proof-none = Pagaidām nav ko pārbaudīt: sadales noslēpumu galds glabā, līdz tā ir beigusies.
proof-seeded = Nav ko pārbaudīt: kārtis dalītas no zināmas sākumvērtības (seed), un nekas nav solīts.

proof-good = { $deal }. sadale: pārbaudīta, viss ir, kā jābūt.
proof-part = { $deal }. sadale: pārbaudīta daļēji, un tur viss ir, kā jābūt.
proof-bad = { $deal }. sadale: pārbaudīta, un viss NAV, kā jābūt.

proof-promise = Noslēpums ir tas, kas apsolīts pirms sadales.
proof-promise-broken = Noslēpums NAV tas, kas apsolīts pirms sadales.
proof-withheld = Noslēpums nav parādīts: par šo sadali nekas nav pierādīts.
proof-earlier = Tā dalīta, pirms tu atnāci: solījums ņemts no ieraksta.
proof-other-record = Ierakstā ir cits solījums vai cits noslēpums, nekā galds teicis.
proof-no-record = Pārējo vietu skaitļi ir tikai ierakstā, un no šejienes to nevar dabūt: jaukšana nav pārrēķināta.
proof-parts = { $count ->
    [0] Neviena vieta nejaušu skaitli nedeva, tāpēc pierādīts tikai, ka pēc solījuma nekas nav mainīts.
    [zero] Savus nejaušos skaitļus deva vietas { $seats }.
    [one] Savu nejaušo skaitli deva vieta { $seats }.
   *[other] Savus nejaušos skaitļus deva vietas { $seats }.
}
proof-own-part = Tavējais tur ir tāds, kādu tu to devi.
proof-own-part-missing = Tavējā tur NAV tāda, kādu tu to devi.
proof-shuffle = Jaukšana, pārrēķināta no noslēpuma un šiem skaitļiem, dod tieši šīs kārtis.
proof-hand = Tev izdalītās kārtis ir starp tām, tavā vietā.
proof-hand-other = Tev izdalītās kārtis NAV tās, kas tavā vietā.
