# Kāpēc iesaka darbību. $move: nenoteiksme, „nomest kārti 9♦”; kārtis vienmēr nominatīvā.
reason-because = { $move }, jo { $why }
reason-both = { $cause } un { $other }

## Cēloņi: teikuma daļas pēc „jo”, pirms to „un” komata nav

# Kaudzi atstāj un velk kārti no kavas.
reason-pile-none = kaudzē nav kāršu
reason-pile-not-allowed = tu nevari paņemt kaudzi
reason-pile-costs-wild = par kaudzi būtu jāatdod aizstājējkārts
reason-pile-top-brings-little = kaudzes virsējā kārts tev dod pārāk maz
reason-pile-brings-less = kaudze tev dod mazāk nekā kārts no kavas
reason-pile-worth-less = kārts no kavas tev noder vairāk nekā kaudze
# Kur ir -card-, kaudzē ir viena kārts.
reason-pile-card-worth-less = kārts no kavas tev noder vairāk nekā { $cards }
reason-pile-no-meld = kaudze tev nedod nevienu kombināciju
reason-pile-no-meld-without-wild = bez aizstājējkārts kaudze tev nedod nevienu kombināciju
reason-pile-card-no-meld = { $cards } tev nedod nevienu kombināciju
reason-pile-card-no-meld-without-wild = { $cards } bez aizstājējkārts tev nedod nevienu kombināciju
reason-pile-might-stay = sadale var drīz beigties un kaudze varētu palikt tev rokā
reason-pile-card-might-stay = sadale var drīz beigties un { $cards } varētu palikt tev rokā
reason-pile-few-help = { $all ->
    [one] no { $all } kaudzes kārts tev tagad noderētu tikai { $count }
    [zero] no { $all } kaudzes kārtīm tev tagad noderētu tikai { $count }
   *[other] no { $all } kaudzes kārtīm tev tagad noderētu tikai { $count }
}
reason-went-round = kārtis jau pietiekami ilgi ņem un nomet pa vienai
reason-others-ahead = pretinieki ir priekšā un sadale tā nedrīkst beigties

# Pirmo kārti patur vai no tās atsakās.
reason-first-wild = tā ir aizstājējkārts
reason-first-of-use = tā var noderēt
reason-first-same-rank = tev jau ir tās pašas vērtības kārts
reason-first-goes = tā der pie tavām kārtīm
reason-first-another = tev tāda jau ir
reason-first-alone = pie tās tev nekas neder

# Paņem kaudzi, tās virsējā kārts nāk kombinācijā.
reason-take-joins = { $cards } tur der
reason-take-joins-one-more = { $cards } tur der un dod rokā vēl vienu kārti
reason-take-joins-more = { $count ->
    [zero] { $cards } tur der un dod rokā vēl { $count } kāršu
    [one] { $cards } tur der un dod rokā vēl { $count } kārti
   *[other] { $cards } tur der un dod rokā vēl { $count } kārtis
}
# Ar kārtīm no text-take-with.
reason-take-makes-meld = { $cards } ar tām veido kombināciju
reason-take-makes-meld-one-more = { $cards } ar tām veido kombināciju un dod rokā vēl vienu kārti
reason-take-makes-meld-more = { $count ->
    [zero] { $cards } ar tām veido kombināciju un dod rokā vēl { $count } kāršu
    [one] { $cards } ar tām veido kombināciju un dod rokā vēl { $count } kārti
   *[other] { $cards } ar tām veido kombināciju un dod rokā vēl { $count } kārtis
}
reason-take-fits = tavām kombinācijām der { $cards }
reason-take-wild = tajā ir aizstājējkārts
reason-take-many = { $count ->
    [zero] { $count } kāršu tev dod vairāk iespēju nekā viena no kavas
    [one] { $count } kārts tev dod vairāk iespēju nekā viena no kavas
   *[other] { $count } kārtis tev dod vairāk iespēju nekā viena no kavas
}
reason-take-card-goes = kārts { $cards } der pie tavām kārtīm
reason-take-cards-go = kārtis { $cards } der pie tavām kārtīm
reason-take-card-sequence = kopā ar tavām kārtīm { $cards } veido virkni
reason-take-cards-sequence = kopā ar tavām kārtīm { $cards } veido virkni
reason-take-card-set = kopā ar tavām kārtīm { $cards } veido grupu
reason-take-cards-set = kopā ar tavām kārtīm { $cards } veido grupu
reason-take-from-others = citādi pretinieku kombinācijām tiek { $cards }
reason-take-more = { $count ->
    [zero] { $count } kāršu ir vairāk nekā viena no kavas
    [one] { $count } kārts ir vairāk nekā viena no kavas
   *[other] { $count } kārtis ir vairāk nekā viena no kavas
}
reason-take-from-next = tā { $cards } nepaliek nākamajam spēlētājam
reason-take-no-stock = tā tev nevajag kārti no kavas

# Kombinācijas paņem atpakaļ vai izliek.
reason-withdraw-short = šajā gājienā nevar savākt vajadzīgos punktus ({ $points })
reason-lay-pot-near = tā rezerve ir tuvu
reason-lay-out-near = tā tu drīz varēsi iziet
reason-lay-may-end = sadale var drīz beigties un kārtis, kas paliek rokā, skaitās pret tevi
reason-lay-wild = aizstājējkārts tur noder vairāk nekā rokā
reason-lay-counts = izliktās kārtis skaitās tev par labu, bet kārtis rokā – pret tevi

# Nomet kārti. Tā var būt saukta vārdos, „pīķa kalps”: bez vietniekvārda dzimtes.
reason-discard-alone = pie šīs kārts tev nekas neder
reason-discard-another = tev ir vēl viena tāda
reason-discard-let-go = nākamais spēlētājs nesen tādu nometa
reason-discard-left = nākamais spēlētājs tādu nepaņēma
reason-discard-rank-let-go = nākamais spēlētājs nometa { $rank ->
    [ace] dūzi
    [two] divnieku
    [three] trijnieku
    [four] četrinieku
    [five] piecinieku
    [six] sešinieku
    [seven] septītnieku
    [eight] astotnieku
    [nine] devītnieku
    [ten] desmitnieku
    [jack] kalpu
    [queen] dāmu
   *[king] kungu
}
reason-discard-rank-left = nākamais spēlētājs nepaņēma { $rank ->
    [ace] dūzi
    [two] divnieku
    [three] trijnieku
    [four] četrinieku
    [five] piecinieku
    [six] sešinieku
    [seven] septītnieku
    [eight] astotnieku
    [nine] devītnieku
    [ten] desmitnieku
    [jack] kalpu
    [queen] dāmu
   *[king] kungu
}
reason-discard-fits-none = pretiniekiem nav kur to pielikt
reason-discard-all-seen = visas blakus kārtis jau ir redzētas
reason-discard-few-out = spēlē palikušas vien dažas blakus kārtis
reason-discard-costly = sadale var drīz beigties un neviena cita kārts tev nemaksātu dārgāk
reason-discard-least-points = nevienai tavai kārtij nav mazāk punktu
reason-discard-nothing-better = nekā labāka nomešanai tev nav

## Darbība un kas no tās iznāk

reason-goes-out = { $move } un iziet
reason-takes-pot = { $move } un paņemt rezervi
reason-lay-pot = { $move } un uzreiz paņemt rezervi
reason-lay-canasta = { $canasta ->
    [dirty] { $move } un iegūt netīru kanastu
    [semi_clean] { $move } un iegūt pustīru kanastu
    [clean] { $move } un iegūt tīru kanastu
    [royal] { $move } un iegūt karalisku kanastu
   *[ace_to_ace] { $move } un iegūt kanastu no A līdz A
}
reason-lay-towards = { $move }, jo pirmajām kombinācijām vajag { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}
reason-lay-clean = { $move } un padarīt kombināciju tīru
reason-lay-one-short = { $move }, un līdz kanastai trūks vienas kārts
reason-discard-least = { $move }, jo šī kārts tev vajadzīga vismazāk
reason-discard-least-fits-none = { $move }, jo šī kārts tev vajadzīga vismazāk un neder nevienai pretinieku kombinācijai
reason-discard-helps-least = { $move }, jo šī kārts tev palīdz vismazāk

## Kāpēc tā gājis spēlētājs, kas gājienus izspēlē uz priekšu. $plan, $rival: darbības vai reason-pass

reason-better = { $points ->
    [one] { $plan } — par { $points } punktu labāk nekā { $rival }
    [zero] { $plan } — par { $points } punktiem labāk nekā { $rival }
   *[other] { $plan } — par { $points } punktiem labāk nekā { $rival }
}
reason-no-worse = { $plan } — ne sliktāk kā { $rival }
reason-over = { $count ->
    [one] { $said } (pārbaudīts { $count } slēpto kāršu izkārtojums)
    [zero] { $said } (pārbaudīts { $count } slēpto kāršu izkārtojumu)
   *[other] { $said } (pārbaudīti { $count } slēpto kāršu izkārtojumi)
}
reason-pass = nedarīt neko
reason-no-time = nebija laika salīdzināt
reason-nothing-else = nav ar ko salīdzināt
reason-only-move = Citas iespējas nav.
# In a replay, where it is not the reader who is spoken to. $reason: a sentence.
reason-of-player = { $reason } („Tu” ir pats spēlētājs.)
