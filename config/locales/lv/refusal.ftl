# Kāpēc noteikumi darbību neļauj: kas nav kārtībā un ko darīt. The words typed are those of
# typed.ftl.

## Nosūtītais nav darbība

refusal-malformed = Tā nav darbība: sūti vienu no draw, keep, refuse, take, lay, extend, withdraw, discard, ar tās kārtīm.
refusal-malformed-card = Kārti tā neraksta: „{ $written }”; raksti vērtību (A, no 2 līdz 9, T, J, Q, K) un mastu
    (S, H, D, C), kā tavās kārtīs.
refusal-malformed-bare = Kārti tā neraksta: { $written }; raksti vērtību (A, no 2 līdz 9, T, J, Q, K) un mastu
    (S, H, D, C), kā tavās kārtīs.
refusal-malformed-other = Kārti raksta tikai kā tekstu: vērtību (A, no 2 līdz 9, T, J, Q, K) un mastu (S, H, D, C), kā
    tavās kārtīs.

## Nepareizais brīdis

refusal-deal-over = Sadale ir beigusies; gaidi nākamo.
refusal-turn-of-seat = Tagad iet { $seat }. vieta; gaidi savu gājienu.
refusal-not-your-turn = Tagad nav tavs gājiens; gaidi to.
refusal-wrong-phase = Šajā gājiena brīdī to nevar; paskaties, ko tagad var darīt.
refusal-draw-first = Gājiens sākas ar kārti: velc no kavas vai paņem kaudzi.
refusal-decide-first = Vispirms izlem par izvilkto kārti: paturi vai atsakies.
refusal-only-discard = Tu paņēmi kombinācijas atpakaļ: šajā gājienā atliek tikai nomest kārti.
refusal-has-card = Kārts tev jau ir: izliec, papildini vai nomet.

## Kāršu nav rokā

refusal-not-held = Šo kāršu tev nav; ņem kārtis no rokas.
refusal-not-held-to-discard = Tādas kārts tev nav: { $card }; nomet kārti no rokas.
refusal-not-held-one = Tādas kārts tev nav: { $card }; ņem kārtis no rokas, katru tik reižu, cik tev tādu ir.
refusal-not-held-all = Visu šo kāršu tev nav: { $cards }; ņem kārtis no rokas, katru tik reižu, cik tev tādu ir.
refusal-not-held-to-take-one = Tādas kārts tev nav: { $card }; nosauc tikai kārtis no rokas, kaudzes virsējā kārts nāk
    tām līdzi pati.
refusal-not-held-to-take-all = Visu šo kāršu tev nav: { $cards }; nosauc tikai kārtis no rokas, kaudzes virsējā kārts nāk
    tām līdzi pati.

## Kombinācijas

refusal-unknown-meld = Kombinācijas ar šādu numuru nav; izvēlies kādu no tām, kas ir uz galda.
refusal-not-your-meld = Šī kombinācija pieder citai komandai; papildini kādu no savējām.
refusal-invalid-meld = No šīm kārtīm neiznāk kombinācija, kādu šis galds atļauj: „noteikumi” pasaka, kādas ir.
refusal-no-meld = Tā nav kombinācija: vajag vismaz trīs viena masta kārtis pēc kārtas{ $sets ->
        [any] {" "}vai trīs vienas vērtības kārtis
        [court] {" "}vai trīs dūžus, kalpus, dāmas vai kungus
        [any-once] {" "}vai trīs vienas vērtības kārtis (katrai vērtībai viena grupa)
        [court-once] {" "}vai trīs dūžus, kalpus, dāmas vai kungus (katrai vērtībai viena grupa)
       *[none] {""}
    }, { $wilds ->
        [one] ar ne vairāk kā vienu aizstājējkārti
       *[none] bez aizstājējkārtīm
    }.

## Kaudze

refusal-pile-empty = Kaudze ir tukša; velc no kavas.
refusal-pile-top-unused = Kaudze ir slēgta: nosauc kārtis, kas iet kopā ar tās virsējo, jaunai kombinācijai vai kādai no
    savējām.
refusal-pile-top-wild = Džokers vai divnieks kaudzes virspusē der tikai jaunai kombinācijai: nosauc tam klāt divas
    kārtis vai velc no kavas.
refusal-same-card = Tu paņēmi šo kārti kā kaudzi no vienas kārts, un citas tādas tev nebija: nomet citu kārti.

## Pirmās kombinācijas

refusal-initial-meld-short = Tavas pirmās kombinācijas nedod punktus, kas vajadzīgi vienā gājienā: ņem vairāk kāršu vai
    dari ko citu.
refusal-short-lay-more = Tavas pirmās kombinācijas dod { $laid ->
        [zero] { $laid } punktu
        [one] { $laid } punktu
       *[other] { $laid } punktus
    }, bet vienā gājienā vajag { $due }: izliec vēl vai paņem tās atpakaļ.
refusal-short-use-more = Tavām pirmajām kombinācijām vienā gājienā jādod { $due ->
        [zero] { $due } punktu
        [one] { $due } punkts
       *[other] { $due } punkti
    }: ņem vairāk kāršu vai dari ko citu.
refusal-nothing-to-withdraw = Nav pirmo kombināciju zem minimuma, ko paņemt atpakaļ; turpini gājienu.

## Gājiena un sadales beigas

refusal-must-keep-card = Pēc tā tu nevarētu beigt gājienu vai izietu bez tā, kas iziešanai vajadzīgs: paturi vēl kādu
    kārti.
refusal-keep-for-the-end = Pēc tā tu nevarētu beigt gājienu: šo kārti tagad nomest nedrīkst: { $card }; paturi kārti, ko
    drīkst.
refusal-keep-before-pot = Tavai komandai vēl nav bijis rezerves, un iziet tā nedrīkst: pēc nomešanas tev jāpaliek vēl
    kādai kārtij.
refusal-keep-last-discard = Lai izietu, vajag { $needs ->
        [clean] tīru kanastu
       *[any] kanastu
    } un pēdējo kārti, ko nomest un kas nav aizstājējkārts: paturi vēl vienu kārti.
refusal-keep-without-canasta = Tavai komandai vēl nav { $needs ->
        [clean] tīras kanastas
       *[any] kanastas
    }, un iziet tā nedrīkst: pēc nomešanas tev jāpaliek vēl kādai kārtij.
refusal-final-discard-wild = Sadales pēdējā kārts nedrīkst būt džokers vai divnieks: paturi nomešanai citu kārti.
