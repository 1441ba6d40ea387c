# Ko galds solīja par kāršu jaukšanu un vai to turēja. $deal: sadales numurs.

promises-seeded = Kārtis dalītas no zināmas sākumvērtības (seed): jaukšana nav godīga.
# --seed ir komandas iestatījums.
promises-seed-known = Kas zina sākumvērtību, tas zina visas kārtis; bez sākumvērtības kārtis jauc godīgi.
promises-promised = { $deal }. sadales jaukšana ir apsolīta („jaukšana” paskaidro): { $promise }.
promises-promised-anew = Galds { $deal }. sadalei ir devis jaunu solījumu, SHA-256 { $promise }:
    šai jaukšanai neuzticies.
promises-explained = { $deal }. sadale: pirms galds zināja kāda spēlētāja nejaušo skaitli, tas deva solījumu,
    SHA-256 { $promise }; pēc sadales tas parāda noslēpumu, no kura solījums izveidots.
# --record FILE un buraco verify FILE raksta datoram tieši tā.
promises-recomputed = Ierakstu (--record FILE) var pārbaudīt jebkurš: { PROGRAM() } verify FILE pārrēķina katru kārti.
promises-recomputed-shared = Ierakstu var pārbaudīt jebkurš, kas pie galda nāk ar kodu: { PROGRAM() } export { $table }
    --record FILE to saglabā, tad { PROGRAM() } verify FILE pārrēķina katru kārti.

## Pēc sadales. $secret: garš heksadecimāls skaitlis.

promises-withheld = Galds { $deal }. sadales noslēpumu neatklāj: nekas nav pierādīts.
promises-secret = { $deal }. sadales noslēpums bija { $secret }.
promises-kept = { $deal }. sadales noslēpums bija { $secret }: tas atbilst solījumam.
promises-broken = { $deal }. sadales noslēpums esot { $secret }, bet tas NEATBILST galda solījumam.
