# Kāpēc uzrakstīto darbību nevar izlasīt. Darbības un kārtis raksta ar vārdiem no faila typed.ftl.

notation-too-long = { $count ->
    [zero] Rindā, kas sākas ar „{ $typed }”, ir { $count } rakstzīmju, vairāk nekā jebkurā darbībā: raksti darbību,
        piemēram, „izlikt 3S 4S 5S”.
    [one] Rindā, kas sākas ar „{ $typed }”, ir { $count } rakstzīme, vairāk nekā jebkurā darbībā: raksti darbību,
        piemēram, „izlikt 3S 4S 5S”.
   *[other] Rindā, kas sākas ar „{ $typed }”, ir { $count } rakstzīmes, vairāk nekā jebkurā darbībā: raksti darbību,
        piemēram, „izlikt 3S 4S 5S”.
}
notation-nothing = Nekas nav uzrakstīts: raksti darbību, piemēram, „vilkt” vai „nomest 9D”.
notation-no-move = „{ $typed }” nav darbība: raksti vilkt, paturēt, atteikties, paņemt kaudzi, izlikt, papildināt,
    paņemt atpakaļ vai nomest.
notation-no-move-near = „{ $typed }” nav darbība: varbūt { $near }, piemēram, { $form }?
notation-alone = Pēc { $verb } nekas nav vajadzīgs, bet tur ir „{ $typed }”: raksti tikai { $verb }.
notation-take-alone = Atvērtu kaudzi ņem visu, bet tur ir „{ $typed }”: raksti tikai „paņemt kaudzi”.
notation-extend-which = Kuru kombināciju papildināt un ar kurām kārtīm? Raksti tās numuru un kārtis: papildināt 3 6S.
notation-no-meld-number = „{ $typed }” nav kombinācijas numurs: raksti numuru, ko rāda galds, un tad kārtis, piemēram,
    „papildināt 3 6S”.
notation-discard-which = Kuru kārti nomest? Raksti kārti aiz „nomest”: nomest 9D.
notation-which-cards = { $verb } – kuras kārtis? Raksti tās aiz tā: { $form }.
notation-one-discard = Nomet tikai vienu kārti, bet nosauktas { $count }: raksti vienu, piemēram, „nomest { $first }”.
notation-one-card = Ar „{ $typed }” { $count ->
        [zero] nosaukts { $count } kāršu
        [one] nosaukta { $count } kārts
       *[other] nosauktas { $count } kārtis
    }, bet vajag vienu: raksti vienu kārti, piemēram, 9D.
notation-no-cards = Neviena kārts nav nosaukta: raksti vērtību un mastu, piemēram, 3S 4S 5S.
notation-too-many = Nosaukts vairāk par { $most ->
        [one] { $most } kārti
        [zero] { $most } kārtīm
       *[other] { $most } kārtīm
    }, vairāk nekā jebkurā kombinācijā: nosauc mazāk.
notation-two-ways = „{ $typed }” var izlasīt dažādi: liec starp kārtīm atstarpes.
notation-no-card = „{ $typed }” nav kārts: raksti vērtību un mastu, piemēram, 9D, TH vai AS, vai JK – džokeru.
notation-no-suit = „{ $typed }” ir tikai puse kārts: raksti arī mastu, piemēram, { $rank }S, { $rank }H, { $rank }D vai
    { $rank }C.
notation-no-rank = „{ $typed }” ir tikai puse kārts: raksti arī vērtību, piemēram, A{ $suit }, 9{ $suit } vai T{ $suit }.
notation-rank-first = „{ $typed }” tā nav kārts: vispirms raksta vērtību, { $turned }.
