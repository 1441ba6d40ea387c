# Ko galds nepieņēma un ko darīt; bez tā, ko neļauj noteikumi.

rejected-watchers-watch = Skatītāji tikai skatās; lai spēlētu, ieņem brīvu vietu pie galda.
rejected-no-actions = Gājienā jābūt vismaz vienai darbībai; pieliec kādu.
rejected-too-many-actions = Vienā gājienā darbību nav vairāk par { $most }; sūti mazāk.
rejected-too-much-said = Info un explain katrs ir ne lielāks par { $most ->
        [one] { $most } baitu
        [zero] { $most } baitiem
       *[other] { $most } baitiem
    } un ne dziļāks par { $deep ->
        [one] { $deep } līmeni
        [zero] { $deep } līmeņiem
       *[other] { $deep } līmeņiem
    }; saki mazāk.
rejected-accepted = Šis gājiens jau pieņemts ar numuru { $number }; vairāk neko nevajag.
rejected-moved-on = Spēle pa to laiku jau ir aizgājusi tālāk; paskaties, kas ir uz galda, un izlem no jauna.
rejected-no-deal = Tagad sadale netiek spēlēta; gaidi nākamo.
rejected-paused = Galds ir apturēts; gaidi, kamēr spēle turpinās.
rejected-stood-in = Šajā vietā spēlē aizvietotājs; „atgriezties” to tev atdod.
rejected-looked-already = Tavs iepriekšējais gājiens turpinājās pēc kārts, kas tev nebija redzama, un atteikums par to ko
    pateica: sāc ar tām pašām darbībām kā toreiz, līdz tai kārtij.
rejected-not-saved = Galds nevarēja saglabāt šo gājienu, un tas neskaitās ({ $why }); pēc brīža sūti to vēlreiz.
rejected-unsaved = Galds nevarēja saglabāt šo gājienu, un tas neskaitās; pēc brīža sūti to vēlreiz.
rejected-garbled = Tā nav ziņa vietu valodā: { $what }.
rejected-not-understood = Galds nesaprot, kas nosūtīts; lieto tās pašas versijas programmu.
rejected-only-phrases = Teikt var tikai šīs frāzes, un tikai no savas vietas: { $phrases }.
rejected-seat-freed = Pārējie ir atbrīvojuši šo vietu: pievienojies galdam vēlreiz, lai vietu lūgtu.
rejected-no-claim = Uzvaru var pieprasīt, kad aizgājuši visi pretinieki; līdz tam spēlē tālāk vai pamet galdu.
rejected-may-not-vote = Par vietas atbrīvošanu balso tikai tas, kurš spēlē pie galda, kur spēlētāji sanāk paši.
rejected-nobody-waits = Ar balsojumu atbrīvo vietu tam, kurš liek pārējiem gaidīt; šī vieta gaidīt neliek.
