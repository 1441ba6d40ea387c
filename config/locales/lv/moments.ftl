# What is wrong with a record. $line: the number of the line; $reason: in English, without a full stop.

moments-other-engine = Šis ieraksts rakstīts pēc citiem noteikumiem (dzinējs { $engine }; šai programmai { $own }): tas,
    kas šeit parādīts un atļauts, var atšķirties no tā, kas bija.
# What stands in parentheses is typed.
moments-empty = Tas nav mača ieraksts: tas ir tukšs (ierakstu raksta play --record FILE).
moments-no-record = Tas nav mača ieraksts: pirmajā rindā būtu jābūt noteikumiem (ierakstu raksta play --record FILE).
moments-damaged = { $line }. rinda ir bojāta ({ $reason }); tā ir izlaista.
moments-before-match = { $line }. rinda ir pirms mača rindas, kas pasaka, pēc kādiem noteikumiem spēlē; tā ir izlaista.
moments-second-match = { $line }. rinda sāk otru maču, bet ierakstā ir viens; tā ir izlaista.
moments-no-rules = { $line }. rinda: noteikumus nevar izveidot, tāpēc neko nevar parādīt: { $reason }
moments-seats = { $line }. rinda: nosaukti spēlētāji: { $players }, vietas: { $seats }.
moments-no-such-card = { $line }. rinda nosauc kārti, kādas nav ({ $card }); tā ir izlaista.
moments-other-players = { $line }. rinda nedala kārtis tiem spēlētājiem, kas ir; tā ir izlaista.
moments-no-deal = { $line }. rinda ir izlaista: tā nav šo noteikumu sadale. { $reason }.
moments-no-fit = { $line }. rinda neder šai sadalei ({ $reason }), un arī tas, kas seko; tā ir izlaista.
# $score, $right: the points of all teams.
moments-other-score = { $line }. rinda dod punktus { $score }, bet sadalē iznāk { $right }.
moments-no-totals = { $line }. rinda nedod kopsummu katrai komandai; tā ir izlaista.
moments-no-winner = { $line }. rinda par uzvarētāju nosauc komandu, kādas nav; tā ir izlaista.
