# buraco play: a match begun, or a saved one gone on with. $game: its code. What stands in ` ` or after -- is typed.

# The name of whoever has given none.
play-nameless = Spēlētājs

# $reason: why, a phrase.
play-not-saved = Spēli nevar saglabāt ({ $reason }): izlabo to un mēģini vēlreiz.
play-no-rules = Spēle netika izvēlēta, tāpēc nekas nav sākts.

## A saved game

play-goes-on = Spēle { $game } turpinās ar { $n }. sadali.
play-another = Vēl viens mačs ar tiem pašiem: noteikumi un pulkstenis ir tie paši.
play-another-unrecorded = Failā { $record } ir iepriekšējais mačs; šim ieraksts netiek rakstīts.
play-record-ends = Tās ierakstu { $record } vairs nevar rakstīt: --record FILE nosauc citu.
play-own-bot = Spēlē { $game } spēlēja tavs bots: to turpina { PROGRAM() } bot play --resume { $game } -- COMMAND.
play-no-bot = Spēlē { $game } spēlēja bots { $bot }, bet tāda nav.
play-match-over = Spēles { $game } mačs ir beidzies: `{ PROGRAM() } play` sāk citu, --record uzraksta tā ierakstu.
# $problem: a sentence about what is damaged; $count: how many deals were over before the damage.
play-damaged = { $count ->
    [zero] { $problem } `{ PROGRAM() } play --resume { $game } --record FILE` uzraksta ierakstu ar { $count } sadalēm, kas
        beidzās pirms tam.
    [one] { $problem } `{ PROGRAM() } play --resume { $game } --record FILE` uzraksta ierakstu ar { $count } sadali, kas
        beidzās pirms tam.
   *[other] { $problem } `{ PROGRAM() } play --resume { $game } --record FILE` uzraksta ierakstu ar { $count } sadalēm, kas
       beidzās pirms tam.
}
play-damaged-recorded = { $count ->
    [zero] { $problem } Ierakstā ir { $count } sadales, kas beidzās pirms tam.
    [one] { $problem } Ierakstā ir { $count } sadale, kas beidzās pirms tam.
   *[other] { $problem } Ierakstā ir { $count } sadales, kas beidzās pirms tam.
}
play-unknown-game = Saglabātas spēles { $game } nav: `{ PROGRAM() } games` uzskaita, kādas ir.
# $damaged: how many saved files are damaged.
play-no-saved-game = { $damaged ->
    [0] Nav saglabātas spēles, ko turpināt: `{ PROGRAM() } play` sāk jaunu.
    [zero] Nav saglabātas spēles, ko turpināt (bojāti ir { $damaged } faili: `{ PROGRAM() } games` pasaka, kāpēc): `{ PROGRAM() }
        play` sāk jaunu.
    [one] Nav saglabātas spēles, ko turpināt (bojāts ir { $damaged } fails: `{ PROGRAM() } games` pasaka, kāpēc): `{ PROGRAM() } play`
        sāk jaunu.
   *[other] Nav saglabātas spēles, ko turpināt (bojāti ir { $damaged } faili: `{ PROGRAM() } games` pasaka, kāpēc): `{ PROGRAM() }
       play` sāk jaunu.
}
# $flag: such as --seats.
play-not-with-resume = --resume turpina spēli tādu, kāda tā tika sākta: izlaid { $flag }.
