# The home screen: what there is to do, one row each, and what each means (under the list, three lines at most).

front-title = Burako, burrako un to radi
front-family = kanastas saime tavā terminālī

## The rows, and what each means.

front-continue = Turpināt
front-continue-which = { $game }, { $n }. sadale
front-the-lesson = mācību sadale
front-new = Jauna spēle
front-new-about = Spēle ar botiem pie sava galda: noteikumi, spēlētāji, garums.
front-join = Sēsties pie galda
front-join-about = Spēle ar cilvēkiem: pēc galda koda vai ielūguma saites.
front-saved = Saglabātās spēles
front-saved-about = Turpināt spēli, pārbaudīt tās sadales vai izdzēst to.
front-replays = Atkārtojumi
front-replays-about = Beigta sadale soli pa solim, uz priekšu un atpakaļ, ar atklātām kārtīm.
front-learn = Mācīties
front-learn-about = Pirmā sadale ar padomdevēju pie galda. To var pārtraukt un turpināt jebkurā brīdī.
# Asked where it was left before its end; then the keys for it.
front-lesson = Mācību sadale vēl nav beigusies: turpināt to vai sākt no jauna?
front-lesson-keys = Enter: turpināt · n: sākt no jauna · Esc: atpakaļ
front-settings = Iestatījumi
front-settings-about = Vārds, valoda, kārtis, krāsas.
front-quit = Beigt
front-quit-about = Atpakaļ komandrindā. Spēles saglabājas pašas.

## The keys, in one line of 56 columns at most.

front-keys-first = ↑ ↓ rinda · Enter atver · Esc beidz
front-keys = ↑ ↓ rinda · Enter atver · Esc atpakaļ
front-keys-line = Enter pieņem · Esc atceļ
front-keys-sure = Enter: jā · Esc: nē
front-keys-read = Esc atpakaļ
front-keys-saved = Enter spēlē · r skata · v pārbauda · w raksta · Del dzēš
front-keys-empty = Esc atpakaļ
front-keys-replays = ↑ ↓ rinda · ← → sadale · Enter atver · Esc atpakaļ

## Shared tables.

front-join-code = Kods vai saite
front-join-code-about = Kods, ko pateica galda veidotājs, vai ielūgums, kas sākas ar wss:// vai https://.
front-join-create = Jauns kopīgs galds
front-join-create-about = Izvēlies noteikumus; saņemsi kodu, ko dot citiem, un apsēdīsies pie galda, pirms nāk citi.
front-join-name = Tavs vārds
front-join-name-none = vēl nav
front-join-name-about = To redz citi, un ar to tu atgriezies savā vietā.
front-join-looking = Meklē galdus…
front-join-no-server = Galdu saraksts nav pieejams
front-join-tables = Galdi
front-join-no-tables = Kopīgu galdu vēl nav
front-join-table-about = Enter apsēdina pie šī galda.
front-join-elsewhere = { $name } jau ir pie šī galda citā terminālī. Pārņemt vietu?

## What is asked, with a line to write on.

front-ask-code = Galda kods vai visa ielūguma saite:
front-ask-name = Kā citiem tevi saukt?
front-ask-record = Rakstīt ierakstu šajā failā:
front-ask-folder = Kur meklēt ierakstus (mape vai viens fails):

## Saved games.

front-saved-none = Saglabātu spēļu vēl nav.
front-saved-damaged = { $game }: bojāts fails
front-saved-busy = To patlaban spēlē citā logā.
front-saved-over = Mačs ir beidzies: Enter vēlreiz parāda tā sadales.
front-saved-open = Enter to turpina.
front-saved-no-deal = Neviena tās sadale vēl nav beigusies.
front-delete = Dzēst saglabāto spēli { $game }? Atgūt to nevarēs.
front-record-written = Ieraksts ir failā { $file }.
front-no-such-user = Tāda lietotāja nav: norādi pilnu ceļu.
front-no-name = Vārdā ir no 1 līdz { $most ->
        [one] { $most } burtam vai zīmei
        [zero] { $most } burtiem vai zīmēm
       *[other] { $most } burtiem vai zīmēm
    }: izvēlies citu.
front-no-time = { $given } nav laiks: raksti sekundes gājienam, piemēram, 60, un, ja gribi, arī laika krājumu visam
    mačam, piemēram, 30+120; tukša rinda: bez pulksteņa.

## What the check of a saved game has found.

front-verify = Spēles { $game } pārbaude
front-verify-nothing = Neviena tās sadale vēl nav beigusies: nav ko pārbaudīt.
front-verify-seeded = Kārtis dalītas no sākumvērtības (seed): tādu jaukšanu var atkārtot, bet tās godīgumu nevar pierādīt.
front-verify-shuffles =
    { $all ->
        [zero] Godīga jaukšana pierādīta: { $count } no { $all } sadalēm.
        [one] Godīga jaukšana pierādīta: { $count } no { $all } sadales.
       *[other] Godīga jaukšana pierādīta: { $count } no { $all } sadalēm.
    }
front-verify-moves =
    { $all ->
        [zero] Gājieni un punkti pārbaudīti: { $count } no { $all } sadalēm.
        [one] Gājieni un punkti pārbaudīti: { $count } no { $all } sadales.
       *[other] Gājieni un punkti pārbaudīti: { $count } no { $all } sadalēm.
    }
front-verify-faults =
    { $count ->
        [0] Kļūdu nav.
        [zero] Atrastas { $count } kļūdas.
        [one] Atrasta { $count } kļūda.
       *[other] Atrastas { $count } kļūdas.
    }

## Replays.

front-replays-folder = Ieraksti mapē
front-replays-folder-about = Enter izvēlas citu mapi vai vienu failu.
front-replays-games = Saglabātās spēles
front-replays-no-games = Saglabātajās spēlēs neviena sadale vēl nav beigusies
front-replays-records = Ieraksti
front-replays-no-records = Šajā mapē ierakstu nav
front-replays-deal = { $n }. sadale no { $count }
front-no-folder = { $folder } nevar nolasīt: norādi citu mapi.

## Said when a person comes back to the home screen.

front-note-saved = Spēle { $game } ir saglabāta: „Turpināt” to turpina.
# Another game was played later: Continue goes on with that one. Saved games: front-saved.
front-note-saved-too = Spēle { $game } ir saglabāta: tā gaida sadaļā „Saglabātās spēles”.
# Learn: front-learn.
front-note-lesson = Mācību sadale ir saglabāta: „Mācīties” to turpina.
front-note-over = Spēles { $game } mačs ir beidzies.
front-note-seat = Tava vieta pie galda { $table } paliek tev: „Sēsties pie galda” ved atpakaļ.
front-note-link = Tava vieta paliek tev: tas pats ielūgums ved atpakaļ.
# Said at the very first time. Learn: front-learn.
front-note-first = Pirmo reizi šeit? „Mācīties” parāda spēli vienā sadalē.
# $reason: the kind of the fault, a word of the program.
front-failed = Sākuma ekrāns nedarbojas ({ $reason }) un ir aizvērts: komandas uzskaita `{ PROGRAM() } --help`; vairāk ir buraco.log.
