nowline-welcome = Bultiņas un atstarpe izvēlas kārtis, l izliek, d nomet, Enter nosūta gājienu; ? rāda visus taustiņus.
nowline-promised = { $deal }. sadales jaukšana ir apsolīta: F4 rāda, kas to pierādīs.

nowline-draw = Tavs gājiens: d velk kārti.
nowline-draw-or-pile = { $count ->
    [1] Tavs gājiens: d velk kārti, p ņem kaudzi (viena kārts).
    [zero] Tavs gājiens: d velk kārti, p ņem kaudzi ({ $count } kāršu).
    [one] Tavs gājiens: d velk kārti, p ņem kaudzi ({ $count } kārts).
   *[other] Tavs gājiens: d velk kārti, p ņem kaudzi ({ $count } kārtis).
}
nowline-draw-or-top = Tavs gājiens: d velk kārti, p ņem kaudzi, uzreiz liekot tās virsējo ({ $card }).
nowline-draw-no-top = Tavs gājiens: d velk kārti (kaudzes virsējā, { $card }, tev nekur neder).
nowline-decide = Izvilkta kārts { $card }: k to patur, r noliek kaudzē un velk citu.
nowline-lay = Izvēlies kārtis: l izliek, e papildina; d nomet un beidz gājienu.
nowline-discard = Izlikt vairs nav ko: d nomet kārti un beidz gājienu.
nowline-short-undo = { $points ->
    [zero] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl, vai u bez maksas atsauc pēdējo.
    [one] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl, vai u bez maksas atsauc pēdējo.
   *[other] Pirmajām kombinācijām vajag vēl { $points } punktus: izliec vēl, vai u bez maksas atsauc pēdējo.
}
nowline-short-withdraw = { $points ->
    [zero] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl, vai w tās paņem atpakaļ.
    [one] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl, vai w tās paņem atpakaļ.
   *[other] Pirmajām kombinācijām vajag vēl { $points } punktus: izliec vēl, vai w tās paņem atpakaļ.
}
nowline-send = Enter nosūta gājienu; u atsauc pēdējo soli.
nowline-send-for-pot = Enter nosūta to un dod tev rezervi; u atsauc pēdējo soli.
nowline-send-last = Enter nosūta to un beidz sadali; u atsauc pēdējo soli.
nowline-deal-over = Sadale ir beigusies.
nowline-sending = Tavs gājiens tiek sūtīts…
nowline-stood-in = Tavā vietā tagad spēlē aizvietotājs: b atdod tev vietu.

nowline-way = { $key } → { $what }
nowline-more-melds = { $count ->
    [zero] Der vēl { $count } tavu kombināciju.
    [one] Der vēl { $count } tava kombinācija.
   *[other] Der vēl { $count } tavas kombinācijas.
}
nowline-take = { $count ->
    [1] Ņem kaudzi ar kārtīm { $cards }.
    [zero] Ņem kaudzi ar kārtīm { $cards }; veidi: { $count }.
    [one] Ņem kaudzi ar kārtīm { $cards }; veidi: { $count }.
   *[other] Ņem kaudzi ar kārtīm { $cards }; veidi: { $count }.
}
nowline-picked = Izvēlētas: { $cards } (punkti: { $points }).

nowline-ask-wild = Tā tu atdod aizstājējkārti { $card }. Sūtīt gājienu?
nowline-ask-dirty = Tā tīra kanasta kļūst netīra. Sūtīt gājienu?

nowline-instead-moves = Tu vari { $moves } (m parāda visu).
nowline-instead-discards = Nomest tu vari: { $cards } (m parāda visu).

nowline-unfinished-draw = Enter nosūta visu gājienu. Vispirms paņem kārti.
nowline-unfinished-decide = Enter nosūta visu gājienu. Vispirms paturi kārti vai atsakies no tās.
nowline-unfinished-short = Enter nosūta visu gājienu. Pirmajām kombinācijām vēl trūkst punktu.
nowline-unfinished-discard = Enter nosūta visu gājienu. Tas beidzas ar nomešanu: izvēlies kārti.
