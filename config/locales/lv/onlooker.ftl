# Tam, kas tikai skatās. Tādi vārdi kā table un quit ir tas, ko raksta: tie stāv failā typed.ftl.

onlooker-table = { $count ->
    [0] Galds { $table }, { $preset }: tur vēl neviens nesēž.
   *[other] Galds { $table }, { $preset }: tur sēž { $names }.
 }
onlooker-no-host = Šo galdu tagad neviens neuztur: gaidām rīkotāju (sāc ar: { PROGRAM() } serve)…

## Kas tur notiek

onlooker-says = { $name } saka: { $phrase }.
onlooker-shuffled = Tiek jauktas { $n }. sadales kārtis.
onlooker-lost = Savienojums ar galdu ir zudis; gaidām to…
onlooker-restored = Savienojums atkal ir.
onlooker-adjourned = Mačs ir atlikts: kamēr spēlētāji neatgriežas, nav ko skatīties.
onlooker-closed = Galds ir slēgts.
onlooker-closed-because = Galds ir slēgts: { $reason }.

## Ko var jautāt

onlooker-help-table = galds: parāda visu galdu.
onlooker-help-topics = { $words }: katrs vārds stāsta tikai par to, ko nosauc.
onlooker-help-score = punkti: parāda, ko šī sadale līdz šim devusi, un mača punktus.
onlooker-help-sheet = punktu lapa: parāda to sadaļu punktu lapas, kuras esi skatījies.
onlooker-help-seats = vietas: parāda, kurš kur sēž.
onlooker-help-clock = laiks: pasaka, cik laika vēl ir tam, kura gājiens tagad ir.
onlooker-help-rules = noteikumi: pasaka šī galda noteikumus.
onlooker-help-log = žurnāls: pasaka, kas šajā sadalē noticis.
onlooker-help-shuffle = jaukšana: pasaka, kas pierāda, ka kārtis jauktas godīgi.
onlooker-help-verify = pārbaudīt: pārbauda visas beigušās sadales.
onlooker-help-help = palīdzība: nosauc šos vārdus.
onlooker-help-quit = beigt: beidz skatīšanos; pie galda to neviens nepamana.
onlooker-unknown = Tu skaties; var jautāt: { $words }.
onlooker-no-table = Galds vēl nav gatavs.
onlooker-no-score = Vēl nekas nav izspēlēts.
