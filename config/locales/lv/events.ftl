## Ko spēlētājs dara pēc kārtas, ir viens teikums no vairākām daļām: „Ana izvilka kārti un nometa kārti K♣.”

events-did-own = Tu { $did }.
events-did-other = { $name } { $did }.
events-did-stand-in = Tavs aizvietotājs { $did }.
events-table = galds

## Teikuma daļas: -own saka lasītājam par viņu pašu; -other par kādu citu.

events-drew-own = izvilki kārti
events-drew-other = izvilka kārti
events-drew-card-own = izvilki kārti { $card }
events-drew-card-other = izvilka kārti { $card }
events-kept-own = paturēji to
events-kept-other = paturēja to
# Komats beigās noslēdz iespraudumu; teikuma beigās un pirms cita komata to izlaiž.
events-refused-own = atteicies no kārts { $card }, kas sāk kaudzi,
events-refused-other = atteicās no kārts { $card }, kas sāk kaudzi,
events-took-own = { $count ->
    [zero] paņēmi kaudzi ({ $count } kāršu)
    [one] paņēmi kaudzi ({ $count } kārts)
   *[other] paņēmi kaudzi ({ $count } kārtis)
}
events-took-other = { $count ->
    [zero] paņēma kaudzi ({ $count } kāršu)
    [one] paņēma kaudzi ({ $count } kārts)
   *[other] paņēma kaudzi ({ $count } kārtis)
}
events-took-top-own = { $count ->
    [zero] paņēmi kaudzi ({ $count } kāršu, virsū { $card })
    [one] paņēmi kaudzi ({ $count } kārts, virsū { $card })
   *[other] paņēmi kaudzi ({ $count } kārtis, virsū { $card })
}
events-took-top-other = { $count ->
    [zero] paņēma kaudzi ({ $count } kāršu, virsū { $card })
    [one] paņēma kaudzi ({ $count } kārts, virsū { $card })
   *[other] paņēma kaudzi ({ $count } kārtis, virsū { $card })
}
events-took-cards-own = paņēmi kaudzi ({ $cards })
events-took-cards-other = paņēma kaudzi ({ $cards })
events-laid-own = izliki kārtis { $cards } kā { $meld }. kombināciju
events-laid-other = izlika kārtis { $cards } kā { $meld }. kombināciju
events-laid-canasta-own = izliki kārtis { $cards } kā { $meld }. kombināciju ({ $canasta })
events-laid-canasta-other = izlika kārtis { $cards } kā { $meld }. kombināciju ({ $canasta })
events-added-own = papildināji { $meld }. kombināciju ({ $cards })
events-added-other = papildināja { $meld }. kombināciju ({ $cards })
events-added-canasta-own = papildināji { $meld }. kombināciju ({ $cards }; tagad { $canasta })
events-added-canasta-other = papildināja { $meld }. kombināciju ({ $cards }; tagad { $canasta })
events-withdrew-own = { $minimum ->
    [zero] paņēmi atpakaļ šī gājiena kombinācijas (tagad vajag { $minimum } punktu)
    [one] paņēmi atpakaļ šī gājiena kombinācijas (tagad vajag { $minimum } punktu)
   *[other] paņēmi atpakaļ šī gājiena kombinācijas (tagad vajag { $minimum } punktus)
}
events-withdrew-other = { $minimum ->
    [zero] paņēma atpakaļ šī gājiena kombinācijas (tagad vajag { $minimum } punktu)
    [one] paņēma atpakaļ šī gājiena kombinācijas (tagad vajag { $minimum } punktu)
   *[other] paņēma atpakaļ šī gājiena kombinācijas (tagad vajag { $minimum } punktus)
}
events-discarded-own = nometi kārti { $card }
events-discarded-other = nometa kārti { $card }
events-pot-own = paņēmi rezervi
events-pot-other = paņēma rezervi
events-pot-plays-on = paņēma rezervi, ar ko spēlē tālāk,
events-pot-cards-own = paņēmi rezervi ({ $cards })
events-pot-cards-other = paņēma rezervi ({ $cards })
events-out-own = izgāji
events-out-other = izgāja

## Veseli teikumi.

events-dealt-own = { $n }. sadale: dalīji tu, sāk { $starts }.
events-dealt-start-own = { $n }. sadale: dalīja { $dealer }, sāc tu.
events-dealt-other = { $n }. sadale: dalīja { $dealer }, sāk { $starts }.
events-pile-starts = Kaudzi sāk { $card }.
events-cut-own = { $count ->
    [zero] Tu pārcēli { $count } kāršu.
    [one] Tu pārcēli { $count } kārti.
   *[other] Tu pārcēli { $count } kārtis.
}
events-cut-other = { $count ->
    [zero] { $name } pārcēla { $count } kāršu.
    [one] { $name } pārcēla { $count } kārti.
   *[other] { $name } pārcēla { $count } kārtis.
}
events-cut-bonus = { $bonus ->
    [zero] Tieši tik, cik vajag: { $bonus } punktu.
    [one] Tieši tik, cik vajag: { $bonus } punkts.
   *[other] Tieši tik, cik vajag: { $bonus } punkti.
}
events-pot-revealed = Tagad drīksti apskatīt savu rezervi: { $cards }.
events-pot-to-stock = { $count ->
    [zero] Kava beidzās: tagad kava ir rezerve ({ $count } kāršu).
    [one] Kava beidzās: tagad kava ir rezerve ({ $count } kārts).
   *[other] Kava beidzās: tagad kava ir rezerve ({ $count } kārtis).
}
events-stood-in-own = Tavā vietā spēlē aizvietotājs.
events-stood-in-other = { $name }: vietā spēlē aizvietotājs.
events-returned-own = Tu atgriezies.
events-returned-other = { $name } atgriezās.
events-paused = Pie galda pauze; pulkstenis stāv.
events-resumed = Spēle pie galda turpinās.

## Sadales beigas. $points: katras komandas punkti, „Mēs 310, Pretinieki -45”.

events-over = Sadale beigusies: { $points }.
events-over-stock = Sadale beigusies (beidzās kava): { $points }.
events-over-stalemate = Sadale beigusies (neviens vairs neko neizliek): { $points }.
events-over-abandoned = Sadale beigusies (pārtraukta): { $points }.
