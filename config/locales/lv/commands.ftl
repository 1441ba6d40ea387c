# Vārdi, ko raksta, ir tie, kas failā typed.ftl.

## Ko help un komanda par to saka: katrs sākas ar komandu

commands-about-send = Sūtīt: nosūta saliktās darbības galdam (kad gājiens ir pabeigts, pietiek ar Enter).
commands-about-undo = Atsaukt: atsauc pēdējo salikto darbību.
commands-about-hint = Padoms: pasaka, ko darītu labs spēlētājs un kāpēc (pēc tam 0 to izdara).
commands-about-moves = Darbības: ar numuriem uzskaita visu, ko tagad var darīt; no kombinācijām, kas atšķiras tikai ar
    aizstājējkārti, vienu.
commands-about-table = Galds: vēlreiz parāda visu galdu.
commands-about-sort = Kārtot: sakārto kārtis rokā, arī turpmākajās spēlēs: „kārtot pēc masta” vai „kārtot pēc vērtības”.
commands-about-cards = Kārtis: nosaka, kā raksta kārtis, arī turpmākajās spēlēs: „kārtis zīmes”, „kārtis burti” vai
    „kārtis vārdi”.
commands-about-name = Vārds: pasaka, kā tevi sauks, sākot ar nākamo spēli: vārds Ana.
commands-about-language = Valoda: pasaka, kurā valodā tu lasi, vai izvēlas citu, arī turpmākajām spēlēm: valoda it.
commands-about-announce = Ziņot: nosaka, cik daudz stāstīt par to, ko dara citi: „ziņot visu”, „ziņot īsi” vai „ziņot
    svarīgāko”.
commands-about-score = Punkti: parāda, ko šī sadale līdz šim devusi, un maču.
commands-about-log = Žurnāls: izstāsta, kas šajā sadalē noticis; žurnāls 2 — 2. sadalē.
commands-about-replay = Atkārtojums: uzreiz pastāsta visu beigušos sadali, gājienu pa gājienam, visas kārtis atklātas: atkārtojums 2.
commands-about-sheet = Punktu lapa: parāda pēdējās beigušās sadales punktu lapu; punktu lapa 2 — 2. sadales.
commands-about-rules = Noteikumi: parāda šī galda noteikumus; noteikumi 4 — 4. daļu.
commands-about-clock = Laiks: pasaka, cik laika ir šim gājienam.
commands-about-back = Atgriezties: atdod tev vietu, ja tajā spēlē aizvietotājs.
commands-about-shuffle = Jaukšana: parāda, kas pierāda, ka kārtis dalītas godīgi.
commands-about-verify = Pārbaudīt: pārbauda visas beigušās sadales: solījumu, spēlētāju skaitļus, jaukšanu un tavas
    kārtis.
commands-about-help = Palīdzība: paskaidro vārdu: „palīdzība padoms”; viena pati tā uzskaita visus.
commands-about-quit = Beigt: beidz spēlēšanu; spēle paliek saglabāta.

## Tas pats par darbību

commands-about-draw = Vilkt: velk kavas virsējo kārti.
commands-about-keep = Paturēt: patur pirmo izvilkto kārti šim gājienam.
commands-about-refuse = Atteikties: noliek pirmo izvilkto kārti kaudzē un velk citu.
commands-about-take = Paņemt kaudzi: visa kaudze nāk tavā rokā.
# Slēgta kaudze: jāizmanto tās virsējā kārts.
commands-about-take-closed = Paņemt kaudzi: paņem kaudzi ar tās virsējo kārti: „paņemt kaudzi 6S 7S” izliek to kopā ar
    šīm kārtīm kā jaunu kombināciju, „paņemt kaudzi 2” pieliek to 2. kombinācijai.
commands-about-lay = Izlikt: izliek jaunu kombināciju: izlikt 3S 4S 5S, vai tikai kārtis.
commands-about-extend = Papildināt: papildina kombināciju pēc tās numura: papildināt 2 6S.
commands-about-withdraw = Paņemt atpakaļ: paņem atpakaļ pirmās kombinācijas, kam nepietiek punktu.
commands-about-discard = Nomest: nomet kārti kaudzē, un ar to tavs gājiens beidzas: nomest 9D.

## Tas pats par vārdu, kas jautā vienu lietu

commands-about-hand = Roka: nosauc tavas kārtis.
commands-about-new = Jaunās: nosauc kārtis, kas nākušas klāt kopš tava iepriekšējā gājiena.
commands-about-melds = Kombinācijas: pasaka, kas izlikts uz galda.
commands-about-pile = Kaudze: nosauc kaudzi.
commands-about-stock = Kava: pasaka, cik kāršu palicis kavā.
commands-about-pots = Rezerves: pasaka, kam jau bijusi rezerve.
commands-about-players = Spēlētāji: pasaka, cik kāršu katram rokā.
commands-about-turn = Gājiens: pasaka, kurš tagad iet.
commands-about-deal = Sadale: pasaka, kurš dalīja un kurš sāk.

## Tas pats par citiem vārdiem

commands-no-move = { $verb } šajā spēlē nav darbība.
commands-no-word-near = „{ $typed }” – tāda vārda nezinu: varbūt { $near }?
commands-no-word = „{ $typed }” – tāda vārda nezinu: „palīdzība” viena pati uzskaita visus vārdus.

## Ko saka help viens pats: dažas īsas rindkopas

commands-guide-moves = Darbības: { $forms }; vai parādītais numurs.
commands-form-extend = papildināt 2 6S (2. kombinācijai)
commands-form-keep = paturēt vai atteikties (pirmā izvilktā kārts)
commands-form-take-closed = paņemt kaudzi 6S 7S (kaudze: virsējā ar šīm) · paņemt kaudzi 2 (virsējā 2. kombinācijai)
commands-guide-line = Vairākas darbības vienā rindā: izlikt 3S 4S 5S; nomest 9D.
commands-guide-show = Parādīt: galds · punkti · žurnāls (kas noticis) · noteikumi · laiks · jaukšana (pierādījums, ka
    dalīts godīgi) · pārbaudīt (to pārbauda).
commands-guide-earlier = Sadale, kas beigusies: punktu lapa 2 (tās punkti) · žurnāls 2 (kas noticis) · atkārtojums 2
    (visi gājieni uzreiz, visas kārtis atklātas).
commands-guide-topics = Uzzināt vienu lietu: { $topics }.
commands-guide-advice = Padomi: padoms (pēc tam 0 to izdara) · darbības (viss, ko var darīt).
commands-guide-choose = Izvēlēties: kārtot pēc masta vai pēc vērtības · kārtis zīmes, burti vai vārdi · vārds Ana ·
    valoda it · ziņot visu, īsi vai svarīgāko.
commands-guide-go = Tālāk: sūtīt vai tikai Enter, kad gājiens ir pabeigts · atsaukt · atgriezties (paņem tavu vietu
    atpakaļ no aizvietotāja) · beigt (spēle ir saglabāta).
commands-guide-go-shared = Tālāk: sūtīt vai tikai Enter, kad gājiens ir pabeigts · atsaukt · atgriezties (paņem tavu
    vietu atpakaļ no aizvietotāja).
commands-guide-short = Īsi: pietiek ar vārda sākumu, nom 9D; un d (vilkt) · d 9D (nomest) · l · e · k · r · w · s
    (sūtīt) · u · m · t (galds) · y · n · h vai ? (palīdzība) · q.
commands-guide-word = Par vienu vārdu sīkāk: palīdzība padoms.
commands-guide-cards = Kārtis: vispirms vērtība, tad masts – S (pīķis), H (ercens), D (kāravs), C (kreicis). 10H vai TH ir
    ercena desmitnieks, JK – džokers. Uz galda (2S) ir kombinācijas aizstājējkārts; tavā rokā [2S] ir tikko nākusi.
# The same where everything is said in sentences.
commands-guide-cards-spoken = Kārtis: vispirms vērtība, tad masts – S (pīķis), H (ercens), D (kāravs), C (kreicis). 10H
    vai TH ir ercena desmitnieks, JK – džokers. Par kombinācijas aizstājējkārti tiek pateikts, kuru kārti tā aizstāj;
    „jaunās” nosauc kārtis, kas tikko nākušas rokā.

## Rinda, kas nav saprasta

commands-too-long = { $count ->
    [zero] Rindā, kas sākas ar „{ $begun }”, ir { $count } rakstzīmju; tik gara te nav neviena komanda: „palīdzība” parāda, kādas ir.
    [one] Rindā, kas sākas ar „{ $begun }”, ir { $count } rakstzīme; tik gara te nav neviena komanda: „palīdzība” parāda, kādas ir.
   *[other] Rindā, kas sākas ar „{ $begun }”, ir { $count } rakstzīmes; tik gara te nav neviena komanda: „palīdzība” parāda, kādas ir.
}
commands-alone = Pēc { $word } nekas nav vajadzīgs, bet tur ir „{ $rest }”: raksti tikai { $word }.
commands-no-choice = „{ $typed }” nav izvēle: raksti tikai vienu no parādītajiem numuriem.
commands-ambiguous = „{ $typed }” var būt { $words }: uzraksti mazliet vairāk.
commands-or = { $first } vai { $next }
commands-unknown-near = „{ $typed }” – nesaprotu: varbūt { $near }?
commands-unknown-move = „{ $typed }” – nesaprotu: varbūt { $near }, piemēram, { $form }?
commands-unknown = „{ $typed }” – nesaprotu: raksti darbību, piemēram, { $example }, parādīto numuru vai „palīdzība”.
commands-card = „{ $typed }” ir kārts; ko ar to darīt? Raksti „nomest { $card }” vai pirms tās „papildināt” un
    kombinācijas numuru.
