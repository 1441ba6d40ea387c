findings-help-file = ieraksts, kādu raksta play --record un export
findings-unreadable = { $file } nevar nolasīt ({ $reason }); pārbaudi nosaukumu.
findings-no-record = { $file } nav mača ieraksts: nosauc failu, ko uzrakstīja play --record vai export.

findings-at-line = { $line }. rinda: { $text }
findings-at-deal = { $line }. rinda, { $deal }. sadale: { $text }
findings-fault-at-line = { $line }. rinda: KĻŪDA: { $text }
findings-fault-at-deal = { $line }. rinda, { $deal }. sadale: KĻŪDA: { $text }
findings-unseen = Nekāda pārbaude neredz mainītus vārdus vai laikus, kas rīkojies vietas vārdā (by) un ko teicis bots
    (info).
findings-sum = { $verified }, { $followed }, { $faults }
findings-sum-verified = { $deals ->
    [one] pierādīts: { $count } no { $deals } sadales
    [zero] pierādīts: { $count } no { $deals } sadalēm
   *[other] pierādīts: { $count } no { $deals } sadalēm
}
findings-sum-followed = gājieni un punkti sakrīt
findings-sum-followed-part = gājieni un punkti sakrīt (sadaļu skaits: { $count })
findings-sum-not-followed = gājieni un punkti nav pārbaudīti
findings-sum-faults = { $count ->
    [zero] { $count } kļūdu
    [one] { $count } kļūda
   *[other] { $count } kļūdas
}

findings-damaged = Šī rinda ir bojāta ({ $reason }); tā izlaista, pārējais pārbaudīts.
findings-no-utf8 = tas nav teksts UTF-8 kodējumā
findings-no-object = tas nav JSON objekts
findings-no-type = Šīs rindas veidu ieraksts nepazīst; tā izlaista.
findings-after-result = Šī rinda ir pēc rezultāta; ieraksts beidzas ar savu vienīgo rezultātu.
findings-no-deal = Ierakstā nav nevienas sadales: nav ko pārbaudīt.

findings-no-result = Mačs ir beidzies, bet rezultāta nav: ieraksts nav pilns.
findings-goes-on = Rezultāta nav: mačs turpinās vai ieraksta beigas ir nogrieztas.
findings-second-match = Šeit sākas otrs mačs; ierakstā ir viens. Tas pārbaudīts atsevišķi.
findings-no-rules = Šī mača noteikumus nevar izveidot, tāpēc nevienu sadali nevar pārrēķināt: { $reason }
findings-no-table = Galda nosaukums nav teksts, tāpēc nevienu sadali nevar pārrēķināt.
findings-seeded = Kārtis no sākumvērtības (seed): jaukšana nav godīga. To saka pats ieraksts; sadalēm nav noslēpuma,
    un pierādīt tās nevar.
findings-format = Tā formāts ir { $given }; tas lasīts tā, it kā būtu { $own }.
findings-engine = Rakstīts pēc citiem noteikumiem (dzinējs { $given }; šai programmai { $own }): jaukšana pārbaudīta,
    gājieni un punkti ne.
findings-seats = Nosaukti spēlētāji: { $players }, vietas: { $seats }.

findings-no-match = Pirms šīs sadales nav nolasāmas mača rindas, tāpēc to nevar pārrēķināt.
findings-not-next = { $deal }. sadale seko { $last }. sadalei; sadales numurē pēc kārtas.
findings-not-first = Mača pirmajai sadalei ir numurs 1, nevis { $deal }.
findings-dealer = Dala { $seat }. vieta, bet dalīšana iet pulksteņrādītāja virzienā un pienākas { $due }. vietai.
findings-late-draw = Ir izloze; tā ir tikai mača pirmajai sadalei.
findings-undrawn = Izlozes nebija: par dalītāju izvēlēta { $seat }. vieta.
findings-chosen-seats = Izloze bija tikai par dalīšanu, tātad spēlētāji vietas izvēlējās paši.
findings-no-deal-line = Pirms šiem punktiem nav nolasāmas sadales rindas; sadale nav pierādīta.
findings-other-score = Tie ir { $score }. sadales punkti, bet tie ir pēc { $deal }. sadales; neviena nav pierādīta.
findings-withheld = Šīs sadales noslēpums nav atklāts; tā nav pierādīta.
findings-no-score = Šai sadalei neseko punktu rinda ar noslēpumu; tā nav pierādīta.
findings-seeded-claims = Mačam ar sākumvērtību (seed) nav ne solījuma, ne nejaušo skaitļu, ne noslēpuma; šeit
    nosauktais neko nenozīmē.
findings-no-hex = Noslēpums nav heksadecimāls skaitlis ar mazajiem burtiem; sadale nav pierādīta.
findings-short-secret = Noslēpuma garums baitos ir tikai { $bytes }; to var uzminēt pēc solījuma. Vajag { $usual }.
findings-secret-again = { $deal }. sadales noslēpums lietots vēlreiz; pirms šīs sadales tas jau bija zināms.
findings-verified-alone = Pierādīts: noslēpums ir apsolītais, un no tā iznāk tieši šī sadale. Neviena vieta nejaušu
    skaitli nesūtīja, tāpēc pierādīts tikai, ka pēc solījuma nekas nav mainīts.
findings-verified-with = { $count ->
    [one] Pierādīts: noslēpums ir apsolītais, un ar vietas { $seats } nejaušo skaitli no tā iznāk tieši šī sadale: ja
       tas ir godīgs, kārtis neviens nav izvēlējies.
   *[other] Pierādīts: noslēpums ir apsolītais, un ar vietu { $seats } nejaušajiem skaitļiem no tā iznāk tieši šī
       sadale: ja kaut viens no tiem ir godīgs, kārtis neviens nav izvēlējies.
}

findings-was-over = Mačs beidzās ({ $reason }) pirms šīs sadales; ieraksts beidzas ar rezultātu.
findings-was-abandoned = Iepriekšējā sadale pārtraukta, un ar to mačs beidzas; citas vairs neseko.
findings-scores-unknown = Mača punkti pirms šīs sadales nav zināmi, tāpēc tās gājieni nav pārbaudīti.
findings-dealt-otherwise = Kārtis nav dalītas pēc šiem noteikumiem, tāpēc gājieni nav pārbaudīti.
findings-act-nowhere = Šī darbība nav nevienā sadalē; darbības ir starp sadali un tās punktiem.
findings-not-allowed = Noteikumi neatļauj to, ko te dara { $seat }. vieta ({ $reason }); pārējā sadale nav pārbaudīta.
findings-no-action = Šajā rindā nav nevienas darbības.
findings-no-team = Uzvarētājam jābūt komandai no 0 līdz { $last } vai null, ja tāda nav.
findings-not-over = Pēc pēdējās darbības sadale nav beigusies, bet punkti ir.
findings-not-abandoned = Sadale esot pārtraukta, bet tā izspēlēta līdz galam ({ $over }).
findings-no-such-end = Mačs nevarēja beigties ar { $reason }: neviena sadale to tā nebeidza.
findings-differs-over = Sadales beigas: ierakstīts { $recorded }, pēc gājieniem { $right }.
findings-differs-score = Punkti: ierakstīts { $recorded }, pēc gājieniem { $right }.
findings-differs-totals = Kopsumma: ierakstīts { $recorded }, pēc gājieniem { $right }.
findings-differs-abandoned-score = Pārtrauktas sadales punkti: ierakstīts { $recorded }, pēc gājieniem { $right }.
findings-differs-abandoned-sheet = Pārtrauktas sadales aprēķins: ierakstīts { $recorded }, pēc gājieniem { $right }.
findings-differs-match-totals = Mača kopsumma: ierakstīts { $recorded }, pēc gājieniem { $right }.
findings-differs-reason = Beigu iemesls: ierakstīts { $recorded }, pēc gājieniem { $right }.
findings-differs-winner = Uzvarētājs: ierakstīts { $recorded }, pēc gājieniem { $right }.
findings-differs-abandoned-winner = Pārtraukta mača uzvarētājs: ierakstīts { $recorded }, pēc gājieniem { $right }.
findings-differs-turns = Gājienu skaits pa vietām: ierakstīts { $recorded }, pēc gājieniem { $right }.
findings-differs-stand-in = Aizvietotāju gājienu skaits pa vietām: ierakstīts { $recorded }, pēc gājieniem { $right }.
findings-none = nav
findings-sheet = Aprēķins atšķiras: { $places }.
findings-sheet-item = { $team }. komandas { $item }
findings-sheet-too-many = { $team }. komandas lieks ieraksts
findings-sheet-teams = komandu skaits
