# The coach of the first deal: one sentence or two beside the table, in two lines of 58 columns. What stands in square
# brackets is a key.

lesson-draw-first = Katrs gājiens sākas ar kārti: [d] velk vienu no kavas. ([p] tās vietā paņemtu visu kaudzi.)
lesson-draw =
    { $count ->
        [zero] [d] velk no kavas; [p] paņem kaudzi, { $count } kāršu. Tas atmaksājas, ja kāda der tavām kombinācijām.
        [one] [d] velk no kavas; [p] paņem kaudzi, { $count } kārti. Tas atmaksājas, ja tā der tavām kombinācijām.
       *[other] [d] velk no kavas; [p] paņem kaudzi, { $count } kārtis. Tas atmaksājas, ja kāda der tavām kombinācijām.
    }
lesson-draw-only = Kaudze ir tukša: [d] velk kārti no kavas.
lesson-draw-few = Kāršu maz: velc ar [d], jo kaudze roku atkal piepildītu. Aiz pēdējās kārts gaida rezerve.
lesson-lay-first-sequence = { $cards } seko cita citai vienā mastā: tā ir virkne. Izvēlies tās (← → un atstarpe), tad [l] izliek.
lesson-lay-first-set = { $cards } ir vienas vērtības: tā ir grupa. Izvēlies tās (← → un atstarpe), tad [l] tās izliek.
lesson-lay = { $cards } ir vēl viena kombinācija: izvēlies un spied [l]. Punktus dod kārtis, kas ir uz galda.
lesson-extend = { $cards } der tavai { $meld }. kombinācijai: izvēlies un spied [e]. Garās ir vērtīgākās.
lesson-extend-canasta = { $cards }: ar to { $meld }. kombinācija ir kanasta, septiņas kārtis. Izvēlies un spied [e]. Tīra ir vērtīgāka.
lesson-discard = Vairs nav, ko izlikt? Beidz gājienu: ej uz kārti, kas der vismazāk, un spied [d].
lesson-discard-canasta = Beidz gājienu, nometot kārti ([d]). Mērķis ir kanasta: septiņas vai vairāk kāršu kombinācija.
lesson-pot-near = Kāršu gandrīz vairs nav: izspēlē pēdējo, un komandas rezerve, vienpadsmit jaunas kārtis, ir tava.
lesson-out-near = Kanasta ir, rezerve paņemta: tiec vaļā no visām kārtīm, pēdējo nomet, un sadale ir beigta.
lesson-picked-lay = { $cards } ir kombinācija: [l] to izliek. Esc atlaiž kārtis.
lesson-picked-extend = { $cards }: [e] pieliek { $meld }. kombinācijai. Esc atlaiž.
lesson-picked-one = Izvēlēta kārts { $card }. Izvēlies vēl, lai būtu trīs, vai [d] to nomet un beidz gājienu.
lesson-picked-none = { $cards } nav kombinācija. Der trīs vienas vērtības vai trīs pēc kārtas vienā mastā; džokeri un divnieki aizstāj.
lesson-send = Gājiens ir salikts, bet vēl nav izspēlēts. Enter to izspēlē; [u] atsauc soli.
lesson-send-pot = Tā bija pēdējā kārts: Enter to izspēlē, un rezerve nāk tev rokā.
lesson-send-out = Ar to tu izej: Enter to izspēlē, un sadali saskaita.
lesson-others = Iet otrs spēlētājs. Kas notiek, stāsta blakus galdam.
lesson-wait = Mirkli: galds ir aizņemts.
lesson-over = Sadale ir beigusies. Izliktais ir tavā labā, visvairāk kanastas; palikušais rokā ir pret tevi.
