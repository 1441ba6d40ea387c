# Tam, kas tikai skatās. Tādi vārdi kā table un quit ir tas, ko raksta: tie paliek, kā ir.

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

onlooker-help-table = table: parāda visu galdu.
onlooker-help-topics = { $words }: katrs vārds stāsta tikai par to, ko nosauc.
onlooker-help-score = score: parāda, ko šī sadale līdz šim devusi, un mača punktus.
onlooker-help-sheet = sheet: parāda to sadaļu punktu lapas, kuras esi skatījies.
onlooker-help-seats = seats: parāda, kurš kur sēž.
onlooker-help-clock = clock: pasaka, cik laika vēl ir tam, kura gājiens tagad ir.
onlooker-help-rules = rules: pasaka šī galda noteikumus.
onlooker-help-log = log: pasaka, kas šajā sadalē noticis.
onlooker-help-shuffle = shuffle: pasaka, kas pierāda, ka kārtis jauktas godīgi.
onlooker-help-verify = verify: pārbauda visas beigušās sadales.
onlooker-help-help = help: nosauc šos vārdus.
onlooker-help-quit = quit: beidz skatīšanos; pie galda to neviens nepamana.
onlooker-unknown = Tu skaties; var jautāt: { $words }.
onlooker-no-table = Galds vēl nav gatavs.
onlooker-no-score = Vēl nekas nav izspēlēts.
