# The coach of the first deal: one sentence or two beside the table, in two lines of 58 columns. What stands in square
# brackets is a key.

# The first page.
lesson-aim-title = Tava pirmā sadale
lesson-aim-meld = Punktus dod kombinācijas: trīs vai vairāk kārtis, vienas vērtības vai pēc kārtas vienā mastā. Uz galda tās var augt.
lesson-aim-canasta = Septiņas kārtis kombinācijā ir kanasta, kas dod visvairāk punktu.
lesson-aim-pot = Ar tukšu roku tu saņem rezervi, vienpadsmit jaunas kārtis. Ar rezervi un kanastu tu izej: izspēlē pēdējo kārti, un sadale ir beigusies.
lesson-aim-turn = Katrā gājienā tu paņem kārti, izliec, ko gribi, un nomet kārti.
lesson-aim-help = Rinda zem galda saka, ko darīt tālāk; [h] pasaka, kāpēc, un [a] to izdara.

# A card is due. [h] gives the hint with its reason.
lesson-draw-first = Katrs gājiens sākas ar kārti: [d] velk vienu no kavas. ([p] tās vietā paņemtu visu kaudzi.)
lesson-take-first = Katrs gājiens sākas ar kārti: [d] velk no kavas, [p] paņem visu kaudzi. Te labāk [p].
lesson-draw = Velc kārti no kavas ar [d]: kaudze šobrīd dod mazāk. [h] pasaka, kāpēc.
lesson-draw-only = Kaudze ir tukša: [d] velk kārti no kavas.
lesson-take = Paņem kaudzi ar [p]: šobrīd tā dod vairāk nekā kārts no kavas. [h] pasaka, kāpēc.

# $cards: three cards or more, of one suit and in a row.
lesson-lay-first-sequence = { $cards } seko cita citai vienā mastā: tā ir virkne. Izvēlies tās (← → un atstarpe), tad [l] izliek.
# $cards: of one rank.
lesson-lay-first-set = { $cards } ir vienas vērtības: tā ir grupa. Izvēlies tās (← → un atstarpe), tad [l] tās izliek.
lesson-lay = { $cards } ir vēl viena kombinācija: izvēlies un spied [l]. Punktus dod kārtis, kas ir uz galda.
lesson-lay-wild = { $cards } ir kombinācija: džokers vai divnieks aizstāj kārti. Izvēlies tās, tad [l] izliek.
# $meld: its number.
lesson-extend = { $cards } der tavai { $meld }. kombinācijai: izvēlies un spied [e]. Garās ir vērtīgākās.
lesson-extend-canasta = { $cards }: ar to { $meld }. kombinācija ir kanasta, septiņas kārtis. Izvēlies un spied [e]. Tīra ir vērtīgāka.

# $card: the card to part with.
lesson-discard = Šobrīd vairs nav, ko izlikt: beidz gājienu. Ej uz { $card } un spied [d], lai to nomestu.
lesson-discard-canasta = Beidz gājienu: ej uz { $card } un spied [d]. Mērķis ir kanasta: septiņu kāršu kombinācija.
lesson-discard-pot-near = Beidz gājienu: ej uz { $card } un spied [d]. Aiz pēdējās kārts gaida rezerve, 11 jaunas kārtis.
lesson-discard-pot = Spied [d] un nomet pēdējo kārti, { $card }: tad rezerve, vienpadsmit jaunas kārtis, ir tava.
lesson-discard-out-near = Beidz gājienu: ej uz { $card } un spied [d]. Kanasta un rezerve ir: ar tukšu roku tu iziesi.
lesson-discard-out = Spied [d] un nomet pēdējo kārti, { $card }: kanasta un rezerve tev ir, tātad tu izej.

# Cards are picked. $more: those still to be picked.
lesson-picked-more = Izvēlēts: { $cards }. Tagad izvēlies arī { $more }.
lesson-picked-discard = Izvēlēta kārts { $card }: [d] to nomet un beidz gājienu.
lesson-picked-lay = { $cards } ir kombinācija: [l] to izliek. Esc atlaiž kārtis.
lesson-picked-extend = { $cards }: [e] pieliek { $meld }. kombinācijai. Esc atlaiž.
lesson-picked-one = Izvēlēta kārts { $card }. Izvēlies vēl, lai būtu trīs, vai [d] to nomet un beidz gājienu.
lesson-picked-none = { $cards } nav kombinācija. Der trīs vienas vērtības vai trīs pēc kārtas vienā mastā; džokeri un divnieki aizstāj.

lesson-send = Gājiens ir salikts, bet vēl nav izspēlēts. Enter to izspēlē; [u] atsauc soli.
lesson-send-pot = Tā bija pēdējā kārts: Enter to izspēlē, un rezerve nāk tev rokā.
lesson-send-out = Ar to tu izej: Enter to izspēlē, un sadali saskaita.
lesson-others = Iet otrs spēlētājs. Kas notiek, stāsta blakus galdam.
lesson-wait = Mirkli: galds ir aizņemts.

# The deal is over. $missed: one or more of the goals below.
lesson-over = Tu sasniedzi visu, kas sadalē ir: kanastu, rezervi un iziešanu.
lesson-over-missed = Šoreiz neizdevās: { $missed }. Mācību sadali var sākt no jauna, kad vien gribi.
lesson-goal-canasta = kanasta
lesson-goal-pot = rezerve
lesson-goal-out = iziešana
