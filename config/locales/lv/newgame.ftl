# The form of a new game: a label and a value in each row (56 columns together at most), and what the row means.

newgame-title = Jauna spēle
newgame-shared = Jauns kopīgs galds
newgame-keys = ← → maina · Enter izvēlas · r noteikumi · Esc atpakaļ
newgame-keys-options = ← → maina · Enter ieraksta · Del atjauno · Esc atpakaļ

## The rows.

newgame-start = Sākt spēli
newgame-make = Izveidot galdu
newgame-start-about = { $game }, { $players }.
# The same of a shared table. $clock: such as newgame-clock-bank.
newgame-make-about = { $game }, { $players }. Pulkstenis: { $clock }. Citi apsēžas ar kodu, ko saņemsi.
newgame-rules = Noteikumi
newgame-where-burraco = To spēlē Itālijā, klubos un turnīros.
newgame-where-buraco = To spēlē Ziemeļamerikā un citur.
newgame-where-stbl = Stingrā Brazīlijas galdu spēle.
newgame-where-aberto = Brīvākā Brazīlijas spēle.
newgame-own-rules = Tavi noteikumi no faila.
newgame-players = Spēlētāji
newgame-players-about = Divi, četri vai seši; sešatā var būt arī trīs komandas pa diviem.
newgame-two = divi
newgame-four = četri, divas komandas
newgame-six-two = seši, divas komandas
newgame-six-three = seši, trīs komandas
newgame-partner =
    { $count ->
        [zero] Partneri
        [one] Partneris
       *[other] Partneri
    }
newgame-opponents =
    { $count ->
        [zero] Pretinieki
        [one] Pretinieks
       *[other] Pretinieki
    }
newgame-own-bot = tavs bots
newgame-line-up = Vietas
newgame-line-up-about = Kas spēlē kurā vietā. ← → atgriež partnerus un pretiniekus.
newgame-seats = Vietas
newgame-seats-free = brīvas visiem
newgame-shared-about = Pie galda brīvajās vietās var pasaukt botus.
newgame-target = Mača garums
newgame-target-deal = viena sadale
newgame-target-points =
    { $points ->
        [zero] līdz { $points } punktiem
        [one] līdz { $points } punktam
       *[other] līdz { $points } punktiem
    }
newgame-target-about = Mačs beidzas, kad komandai ir tik punktu. Enter ļauj ierakstīt skaitli.
newgame-clock = Pulkstenis
newgame-clock-none = nav
newgame-clock-turn = { $seconds } s gājienam
newgame-clock-bank = { $seconds } s gājienam, krājums { $bank } s
newgame-clock-about = Laiks gājienam un krājums visam mačam. Kad viss iztērēts, spēlē aizvietotājs.
newgame-options = Papildu noteikumi
newgame-options-changed =
    { $count ->
        [0] kā parasti
        [zero] mainīti: { $count }
        [one] mainīts: { $count }
       *[other] mainīti: { $count }
    }
newgame-options-about = Visi noteikumu iestatījumi, katrs ar paskaidrojumu.
newgame-seed = Sākumvērtība
newgame-seed-none = nav: godīga jaukšana
newgame-seed-about = Mēģinājumiem: viena sākumvērtība vienmēr dala tās pašas kārtis. Tāda jaukšana neko nepierāda.

## What is asked, with a line to write on.

newgame-ask-target = Līdz cik punktiem spēlēt? 0 ir viena sadale.
newgame-ask-clock = Sekundes gājienam, aiz + krājums (30+120); tukšs: bez pulksteņa.
newgame-ask-seed = Sākumvērtība (burti un cipari); tukšs: godīga jaukšana.

## The page of all options.

newgame-options-of = { $game } noteikumi: mainītais apzīmēts ar •
newgame-group-cards = Kārtis un dalīšana
newgame-group-turn = Gājiens
newgame-group-melds = Kombinācijas
newgame-group-canastas = Kanastas
newgame-group-initial = Pirmās kombinācijas
newgame-group-pots = Rezerves un iziešana
newgame-group-end = Sadales beigas
newgame-group-scores = Punkti un mačs
