# Vārdi, ko raksta, paliek, kā ir: send, undo, sort suit, lay 3S 4S 5S.

## Ko help un komanda par to saka: katrs sākas ar komandu

commands-about-send = Send nosūta saliktās darbības galdam (kad gājiens ir pabeigts, pietiek ar Enter).
commands-about-undo = Undo atsauc pēdējo salikto darbību.
commands-about-hint = Hint pasaka, ko darītu labs spēlētājs un kāpēc (pēc tam 0 to izdara).
commands-about-moves = Moves ar numuriem uzskaita visu, ko tagad var darīt; no kombinācijām, kas atšķiras tikai ar
    aizstājējkārti, vienu.
commands-about-table = Table vēlreiz parāda visu galdu.
commands-about-sort = Sort sakārto kārtis rokā, arī turpmākajās spēlēs: sort suit (pēc masta) vai sort rank (pēc vērtības).
commands-about-cards =
    Cards nosaka, kā raksta kārtis, arī turpmākajās spēlēs: cards signs (zīmes), cards letters (burti) vai
    cards words (vārdi).
commands-about-name = Name pasaka, kā tevi sauks, sākot ar nākamo spēli: name Ana.
commands-about-language = Language pasaka, kurā valodā tu lasi, vai izvēlas citu, arī turpmākajām spēlēm: language it.
commands-about-announce = Announce nosaka, cik daudz stāstīt par to, ko dara citi: announce all, announce brief vai
    announce quiet.
commands-about-score = Score parāda, ko šī sadale līdz šim devusi, un maču.
commands-about-log = Log pastāsta, kas noticis šajā sadalē; log 2 — 2. sadalē.
commands-about-replay = Replay soli pa solim pastāsta beigušos sadali ar visām kārtīm atklāti: replay 2.
commands-about-sheet = Sheet parāda pēdējās beigušās sadales punktu lapu; sheet 2 — 2. sadales.
commands-about-rules = Rules parāda šī galda noteikumus.
commands-about-clock = Clock pasaka, cik laika ir šim gājienam.
commands-about-back = Back atdod tev vietu, ja tajā spēlē aizvietotājs.
commands-about-shuffle = Shuffle parāda, kas pierāda, ka kārtis dalītas godīgi.
commands-about-verify = Verify pārbauda visas beigušās sadales: solījumu, spēlētāju skaitļus, jaukšanu un tavas kārtis.
commands-about-help = Help paskaidro vārdu: help hint; viens pats tas uzskaita visus.
commands-about-quit = Quit beidz spēlēšanu; spēle paliek saglabāta.

## Tas pats par darbību

commands-about-draw = Draw velk kavas virsējo kārti.
commands-about-keep = Keep patur pirmo izvilkto kārti šim gājienam.
commands-about-refuse = Refuse noliek pirmo izvilkto kārti kaudzē un velk citu.
commands-about-take = Take paņem visu kaudzi.
# Slēgta kaudze: jāizmanto tās virsējā kārts.
commands-about-take-closed =
    Take paņem kaudzi ar tās virsējo kārti: take 6S 7S izliek to kopā ar šīm kārtīm kā jaunu kombināciju, take 2
    pieliek to 2. kombinācijai.
commands-about-lay = Lay izliek jaunu kombināciju: lay 3S 4S 5S.
commands-about-extend = Extend papildina kombināciju pēc tās numura: extend 2 6S.
commands-about-withdraw = Withdraw paņem atpakaļ pirmās kombinācijas, kam nepietiek punktu.
commands-about-discard = Discard nomet kārti kaudzē, un ar to tavs gājiens beidzas: discard 9D.

## Tas pats par vārdu, kas jautā vienu lietu

commands-about-hand = Hand nosauc tavas kārtis.
commands-about-new = New nosauc kārtis, kas nākušas klāt kopš tava iepriekšējā gājiena.
commands-about-melds = Melds pasaka, kas izlikts uz galda.
commands-about-pile = Pile nosauc kaudzi.
commands-about-stock = Stock pasaka, cik kāršu palicis kavā.
commands-about-pots = Pots pasaka, kam jau bijusi rezerve.
commands-about-players = Players pasaka, cik kāršu katram rokā.
commands-about-turn = Turn pasaka, kurš tagad iet.
commands-about-deal = Deal pasaka, kurš dalīja un kurš sāk.

## Tas pats par citiem vārdiem

commands-no-move = { $verb } šajā spēlē nav darbība.
commands-no-word-near = „{ $typed }” – tāda vārda nezinu: varbūt { $near }?
commands-no-word = „{ $typed }” – tāda vārda nezinu: help viens pats uzskaita visus vārdus.

## Ko saka help viens pats: dažas īsas rindkopas

commands-guide-moves = Darbības: { $forms }; vai parādītais numurs.
commands-form-extend = extend 2 6S (2. kombinācijai)
commands-form-keep = keep vai refuse (pirmā izvilktā kārts)
commands-form-take-closed = take 6S 7S (kaudze: virsējā ar šīm) · take 2 (virsējā 2. kombinācijai)
commands-guide-line = Vairākas darbības vienā rindā: lay 3S 4S 5S; discard 9D.
commands-guide-show = Parādīt: table (galds) · score (punkti) · log (kas noticis) · rules (noteikumi) · clock (laiks) ·
    shuffle (pierādījums, ka dalīts godīgi) · verify (to pārbauda).
commands-guide-earlier = Sadale, kas beigusies: sheet 2 (tās punkti) · log 2 (kas noticis) · replay 2 (soli pa solim,
    visas kārtis atklātas).
commands-guide-topics = Uzzināt vienu lietu: { $topics }.
commands-guide-advice = Padomi: hint (pēc tam 0 to izdara) · moves (viss, ko var darīt).
commands-guide-choose = Izvēlēties: sort suit vai rank · cards signs, letters vai words · name Ana · language it ·
    announce all, brief vai quiet.
commands-guide-go = Tālāk: send vai tikai Enter, kad gājiens ir pabeigts · undo · back (paņem tavu vietu atpakaļ no
    aizvietotāja) · quit (spēle ir saglabāta).
commands-guide-go-shared = Tālāk: send vai tikai Enter, kad gājiens ir pabeigts · undo · back (paņem tavu vietu atpakaļ no
    aizvietotāja).
commands-guide-short = Īsi: pietiek ar vārda sākumu, disc 9D; un d (draw) · d 9D (discard) · l · e · k · r · w · s (send)
    · u · m · t (table) · y · n · h vai ? (help) · q.
commands-guide-word = Par vienu vārdu sīkāk: help hint.
commands-guide-cards = Kārtis: vispirms vērtība, tad masts – S (pīķis), H (ercens), D (kāravs), C (kreicis). 10H vai TH ir
    ercena desmitnieks, JK – džokers. Uz galda (2S) ir kombinācijas aizstājējkārts; tavā rokā [2S] ir tikko nākusi.
# The same where everything is said in sentences.
commands-guide-cards-spoken = Kārtis: vispirms vērtība, tad masts – S (pīķis), H (ercens), D (kāravs), C (kreicis). 10H
    vai TH ir ercena desmitnieks, JK – džokers. Par kombinācijas aizstājējkārti tiek pateikts, kuru kārti tā aizstāj;
    new nosauc kārtis, kas tikko nākušas rokā.

## Rinda, kas nav saprasta

commands-too-long = { $count ->
    [zero] Rindā, kas sākas ar „{ $begun }”, ir { $count } rakstzīmju; tik gara te nav neviena komanda: help parāda, kādas ir.
    [one] Rindā, kas sākas ar „{ $begun }”, ir { $count } rakstzīme; tik gara te nav neviena komanda: help parāda, kādas ir.
   *[other] Rindā, kas sākas ar „{ $begun }”, ir { $count } rakstzīmes; tik gara te nav neviena komanda: help parāda, kādas ir.
}
commands-alone = Pēc { $word } nekas nav vajadzīgs, bet tur ir „{ $rest }”: raksti tikai { $word }.
commands-no-choice = „{ $typed }” nav izvēle: raksti tikai vienu no parādītajiem numuriem.
commands-ambiguous = „{ $typed }” var būt { $words }: uzraksti mazliet vairāk.
commands-or = { $first } vai { $next }
commands-unknown-near = „{ $typed }” – nesaprotu: varbūt { $near }?
commands-unknown-move = „{ $typed }” – nesaprotu: varbūt { $near }, piemēram, { $form }?
commands-unknown = „{ $typed }” – nesaprotu: raksti darbību, piemēram, { $example }, parādīto numuru vai help.
commands-card = „{ $typed }” ir kārts; ko ar to darīt? Raksti discard { $card } vai pirms tās extend un kombinācijas numuru.
commands-cards = Tās ir kārtis; ko ar tām darīt? Raksti lay { $cards }.
