# Viena galda noteikumi no tā iestatījumiem: veseli teikumi, katrs sava rinda. Kārtis raksta ar burtiem un skaitļiem:
# A K Q J 10 9 8 7 6 5 4 3 2.

rules-heading = Spēles { $preset } noteikumi
# $changes: iestatījumi tā, kā tos raksta, „players = 2, same_card = true”.
rules-heading-changed = Spēles { $preset } noteikumi, mainīts: { $changes }

## Nodaļu virsraksti

rules-title-cards = Kārtis un komandas
rules-title-turn = Gājiens
rules-title-melds = Kombinācijas
rules-title-canastas = Kanastas
rules-title-initial-meld = Pirmās kombinācijas
rules-title-pots = Rezerves un iziešana
rules-title-end = Sadales beigas
rules-title-scores = Punkti

## Kas spēlē un kurš pirmais dala

rules-players-two = Divi spēlētāji, katrs spēlē par sevi.
rules-players-four = Četri spēlētāji divās komandās pa diviem; partneri sēž viens otram pretī.
rules-players-six-in-pairs = Seši spēlētāji trijās komandās pa diviem; partneri sēž viens otram pretī.
rules-players-six-in-threes = Seši spēlētāji divās komandās pa trim; abu komandu spēlētāji sēž pamīšus.
rules-draw-partners = Ja vietas nav izvēlētas, partnerus un vietas nosaka izvilktās kārtis: augstākais ir džokers,
    tad 2, A, K un tā tālāk līdz 3. Divas augstākās spēlē pret divām zemākajām; augstākā sāk, bet zemākā, tai pa
    labi, dala. Pēc tam dalītājs mainās pulksteņrādītāja virzienā, un sāk spēlētājs pa kreisi no dalītāja.
rules-draw-dealer = Lai noteiktu pirmo dalītāju, katrai vietai izvelk kārti, augstākais ir dūzis: sāk tas, kam ir
    augstākā kārts, neskaitot komandu, kurai ir zemākā, bet dala spēlētājs pirms tā. Pēc tam dalītājs mainās
    pulksteņrādītāja virzienā, un sāk spēlētājs pa kreisi no dalītāja.

## Kārtis

# $decks: 2 vai 3; $jokers: cik katrā; $cards: visas kārtis kopā.
rules-packs-jokers =
    { $decks ->
        [2] Divas kavas
        [3] Trīs kavas
        [zero] Kavas ({ $decks })
        [one] Kavas ({ $decks })
       *[other] Kavas ({ $decks })
    } pa 52 kārtīm ar { $jokers ->
        [1] vienu džokeru
        [2] diviem džokeriem
        [one] { $jokers } džokeru
        [zero] { $jokers } džokeriem
       *[other] { $jokers } džokeriem
    } katrā: kopā { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārts
       *[other] { $cards } kārtis
    }.
rules-packs =
    { $decks ->
        [2] Divas kavas
        [3] Trīs kavas
        [zero] Kavas ({ $decks })
        [one] Kavas ({ $decks })
       *[other] Kavas ({ $decks })
    } pa 52 kārtīm bez džokeriem: kopā { $cards ->
        [zero] { $cards } kāršu
        [one] { $cards } kārts
       *[other] { $cards } kārtis
    }.
# $hand: cik kāršu katram; $pots: cik rezervju, vismaz viena; $size: cik kāršu katrā; $stock: cik kāršu kavā.
rules-dealt-pots =
    Katram spēlētājam izdala { $hand ->
        [zero] { $hand } kāršu
        [one] { $hand } kārti
       *[other] { $hand } kārtis
    }; { $pots ->
        [1] ir viena rezerve, un tajā
        [2] ir divas rezerves, un katrā
        [3] ir trīs rezerves, un katrā
        [zero] ir { $pots } rezervju, un katrā
        [one] ir { $pots } rezerve, un katrā
       *[other] ir { $pots } rezerves, un katrā
    } { $size ->
        [zero] { $size } kāršu
        [one] { $size } kārts
       *[other] { $size } kārtis
    }; kavā paliek { $stock ->
        [zero] { $stock } kāršu
        [one] { $stock } kārts
       *[other] { $stock } kārtis
    }.
rules-dealt =
    Katram spēlētājam izdala { $hand ->
        [zero] { $hand } kāršu
        [one] { $hand } kārti
       *[other] { $hand } kārtis
    }; rezervju nav; kavā paliek { $stock ->
        [zero] { $stock } kāršu
        [one] { $stock } kārts
       *[other] { $stock } kārtis
    }.
rules-opening-upcard = Vienu kārti atklāj: ar to sākas kaudze.
rules-opening-empty = Sākumā kaudze ir tukša, tāpēc pirmajam spēlētājam jāvelk kārts.
rules-opening-refusable = Sākumā kaudze ir tukša. Pirmais spēlētājs velk kārti un drīkst to paturēt vai no tās
    atteikties: tad ar to sākas kaudze, un nākamā izvilktā kārts ir jāpatur.
# $cards: visu rezervju kārtis kopā.
rules-cut =
    Spēlētājs pa labi no dalītāja pārceļ kavu; ja { $cards ->
        [zero] nocelts tieši { $cards } kāršu
        [one] nocelta tieši { $cards } kārts
       *[other] noceltas tieši { $cards } kārtis
    }, cik vajag rezervēm, komanda saņem { $points ->
        [zero] { $points } punktu
        [one] { $points } punktu
       *[other] { $points } punktus
    }.
# $values: tādi kā rules-value, ar komatiem: „džokers = 30, 2 = 20, A = 15, K Q J 10 9 8 = 10”.
rules-values = Kāršu vērtības: { $values }.
# $cards: viena kārts vai vairākas, kam vienāda vērtība, „K Q J”.
rules-value = { $cards } = { $points }
rules-joker = džokers

## Gājiens

rules-pile-open = Vispirms velc kavas virsējo kārti vai paņem visu kaudzi. Visas kaudzes kārtis drīkst redzēt visi,
    un to drīkst paņemt bez nosacījumiem.
rules-pile-closed = Vispirms velc kavas virsējo kārti vai paņem visu kaudzi. Redzama ir tikai kaudzes virsējā kārts
    un tās kāršu skaits.
rules-pile-top = Kaudzi drīkst paņemt tikai tad, ja tās virsējo kārti tūlīt izmanto: kopā ar kārtīm no rokas jaunā
    kombinācijā vai savas komandas kombinācijas papildināšanai; džokeru un jebkuru divnieku drīkst izmantot tikai
    jaunā kombinācijā. Pēc tam pārējās kaudzes kārtis nonāk rokā.
rules-pile-top-no-jokers = Kaudzi drīkst paņemt tikai tad, ja tās virsējo kārti tūlīt izmanto: kopā ar kārtīm no
    rokas jaunā kombinācijā vai savas komandas kombinācijas papildināšanai; divnieku drīkst izmantot tikai jaunā
    kombinācijā. Pēc tam pārējās kaudzes kārtis nonāk rokā.
rules-lay = Pēc tam izliec jaunas kombinācijas un papildini savas komandas kombinācijas, cik vien gribi. Kārtis uz
    galda paliek savā kombinācijā.
rules-same-card = Kas paņēmis kaudzi ar vienu kārti, tajā pašā gājienā nedrīkst nomest tās pašas vērtības un masta
    kārti, ja vien tāda nebija rokā jau pirms tam.
rules-discard = Beigās nomet vienu kārti. Nedrīkst darīt neko tādu, pēc kā gājienu vairs nevar pabeigt.

## Virknes

rules-sequence = Virkne ir trīs vai vairāk viena masta kārtis pēc kārtas.
rules-ace-both = Dūzis stāv apakšā, pirms divnieka, vai augšā, pēc kunga.
rules-ace-high = Dūzis stāv tikai augšā, pēc kunga.
rules-ace-low = Dūzis stāv tikai apakšā, pirms divnieka.
rules-ace-to-ace = Virkne drīkst iet no dūža līdz dūzim: četrpadsmit kārtis ar diviem dūžiem.
rules-one-ace-and-wild = Divu īstu dūžu virknē nedrīkst būt, bet no A līdz K ar aizstājējkārti galā drīkst:
    četrpadsmit kārtis.
rules-one-ace = Divu dūžu virknē nedrīkst būt.

## Aizstājējkārtis; -no-jokers: spēlē bez džokeriem, -no-sets: spēlē bez grupām

rules-wild = Divnieks savā vietā, zem sava masta trijnieka, ir īsta kārts. Džokeri un visi pārējie divnieki ir
    aizstājējkārtis: kombinācijā drīkst būt viena aizstājējkārts, tā aizstāj jebkuru kārti un drīkst pārvietoties
    savā kombinācijā.
rules-wild-no-jokers = Divnieks savā vietā, zem sava masta trijnieka, ir īsta kārts. Visi pārējie divnieki ir
    aizstājējkārtis: kombinācijā drīkst būt viena aizstājējkārts, tā aizstāj jebkuru kārti un drīkst pārvietoties
    savā kombinācijā.
rules-unused = Divnieks savā vietā, zem sava masta trijnieka, ir īsta kārts. Džokeri un visi pārējie divnieki ir
    aizstājējkārtis, un virknēs un grupās tās neder.
rules-unused-no-jokers = Divnieks savā vietā, zem sava masta trijnieka, ir īsta kārts. Visi pārējie divnieki ir
    aizstājējkārtis, un virknēs un grupās tās neder.
rules-unused-no-sets = Divnieks savā vietā, zem sava masta trijnieka, ir īsta kārts. Džokeri un visi pārējie
    divnieki ir aizstājējkārtis, un virknēs tās neder.
rules-unused-no-jokers-no-sets = Divnieks savā vietā, zem sava masta trijnieka, ir īsta kārts. Visi pārējie divnieki
    ir aizstājējkārtis, un virknēs tās neder.

## Grupas

rules-sets-none = Grupu nav: vienas vērtības kārtis kombināciju neveido.
rules-sets-court = Grupa ir trīs vai vairāk vienas vērtības kārtis: tikai kalpi, dāmas, kungi vai dūži.
rules-sets-any = Grupa ir trīs vai vairāk vienas vērtības kārtis, jebkuras, izņemot divniekus.
rules-wild-sets = Trīs vai vairāk džokeri un divnieki veido aizstājējkāršu grupu, un tā ir netīra.
rules-wild-sets-no-jokers = Trīs vai vairāk divnieki veido aizstājējkāršu grupu, un tā ir netīra.
rules-set-most =
    { $count ->
        [zero] Grupā ir ne vairāk kā { $count } kāršu.
        [one] Grupā ir ne vairāk kā { $count } kārts.
       *[other] Grupā ir ne vairāk kā { $count } kārtis.
    }
rules-set-any-size = Grupa drīkst būt tik liela, cik pietiek kāršu.
rules-set-one = Komandai drīkst būt tikai viena katras vērtības grupa.
rules-set-several = Komandai drīkst būt vairākas vienas vērtības grupas.

## Kanastas: to saraksts, labākā pirmā

rules-canasta = Kanasta ir kombinācija no septiņām vai vairāk kārtīm. Par to saņem lielākos no punktiem, kas tai der:
# Saraksta daļa $canasta; aiz pēdējās ir punkts.
rules-canasta-item = { $canasta };
rules-canasta-last = { $canasta }.
# Daļas. $points: tikai skaitlis.
rules-canasta-ace-to-ace = no A līdz A, četrpadsmit viena masta kārtis bez aizstājējkārts: { $points }
rules-canasta-ace-to-ace-at-once = no A līdz A, četrpadsmit viena masta kārtis bez aizstājējkārts, izliktas vienā
    gājienā: { $points }
rules-canasta-royal = karaliska, trīspadsmit viena masta kārtis no A līdz K bez aizstājējkārts: { $points }
rules-canasta-royal-at-once = karaliska, trīspadsmit viena masta kārtis no A līdz K bez aizstājējkārts, izliktas
    vienā gājienā: { $points }
rules-canasta-clean = tīra, bez aizstājējkārts: { $points }
rules-canasta-semi-clean = pustīra, septiņas īstas kārtis pēc kārtas (vai septiņas grupā) un viena aizstājējkārts:
    { $points }
rules-canasta-dirty = netīra, ar aizstājējkārti: { $points }

## Pirmās kombinācijas

# $steps: tādi kā rules-minimum-step, ar komatiem, varbūt teikuma daļā rules-minimum-from.
rules-minimum = Komandas pirmajām kombinācijām sadalē vienā gājienā pēc kāršu vērtības jāsasniedz: { $steps }. Ja
    mača punktu ir mazāk par nulli, tos skaita par nulli.
# $score: mača punkti, no kuriem tā ir.
rules-minimum-step =
    { $points ->
        [zero] { $points } punktu, ja mačā ir vismaz { $score }
        [one] { $points } punkts, ja mačā ir vismaz { $score }
       *[other] { $points } punkti, ja mačā ir vismaz { $score }
    }
rules-minimum-from = nekas, kamēr mačā ir mazāk par { $score }, tad { $steps }
rules-minimum-counts = Tā paša gājiena papildinājumus skaita, prēmijas ne. Kamēr punktu nepietiek, nevar ne
    pabeigt gājienu, ne palikt bez kārtīm.
rules-withdraw = Kas to nevar sasniegt, drīkst ņemt kombinācijas atpakaļ: viss izliktais atgriežas rokā, un atliek
    tikai nomest kārti.
# $points: par tik vairāk komandai pēc tam vajag.
rules-withdraw-dearer =
    Kas to nevar sasniegt, drīkst ņemt kombinācijas atpakaļ: viss izliktais atgriežas rokā, komandai šajā sadalē pēc tam
    vajag par { $points ->
        [zero] { $points } punktiem
        [one] { $points } punktu
       *[other] { $points } punktiem
    } vairāk, un atliek tikai nomest kārti.

## Rezerves

rules-pot = Kas izspēlē pēdējo kārti, kad komandai rezerves vēl nav bijis, to paņem. Ja pēdējā kārts ir izlikta,
    gājiens turpinās ar rezervi; ja nomesta, ar rezervi spēlē no nākamā gājiena.
rules-pot-spare = Komandai ir tikai viena rezerve; ja rezervju ir vairāk nekā komandu, lieko neizmanto.
rules-pot-spare-stock = Komandai ir tikai viena rezerve; ja rezervju ir vairāk nekā komandu, liekā var tikai kļūt
    par kavu.
rules-pot-few = Rezerves nepietiek visām komandām: kas pirmais, tas paņem.
rules-pot-view-at-once = Rezervi, kas paņemta, nometot kārti, drīkst apskatīt uzreiz.
rules-pot-view-partner = Rezervi, kas paņemta, nometot kārti, drīkst apskatīt, kad gājienu izspēlējis kāds partneris.
rules-pot-view-own-turn = Rezervi, kas paņemta, nometot kārti, drīkst apskatīt, kad sākas tās īpašnieka nākamais
    gājiens.

## Iziešana. $canasta: any, clean vai strictly_clean (ja ir arī pustīras kanastas).

rules-out =
    { $canasta ->
        [any] Lai izietu, komandai vajag kanastu, tīru vai netīru.
        [strictly_clean] Lai izietu, komandai vajag tīru kanastu (ar pustīru nepietiek).
       *[clean] Lai izietu, komandai vajag tīru kanastu.
    }
# Rezerves ir, bet iziešanai tās nevajag.
rules-out-pot-or-not =
    { $canasta ->
        [any] Lai izietu, komandai vajag kanastu, tīru vai netīru; rezervi nevajag.
        [strictly_clean] Lai izietu, komandai vajag tīru kanastu (ar pustīru nepietiek); rezervi nevajag.
       *[clean] Lai izietu, komandai vajag tīru kanastu; rezervi nevajag.
    }
rules-out-pot =
    { $canasta ->
        [any] Lai izietu, komandai jāpaņem sava rezerve un jāizliek kanasta, tīra vai netīra.
        [strictly_clean] Lai izietu, komandai jāpaņem sava rezerve un jāizliek tīra kanasta (ar pustīru nepietiek).
       *[clean] Lai izietu, komandai jāpaņem sava rezerve un jāizliek tīra kanasta.
    }
rules-out-pot-or-none-left =
    { $canasta ->
        [any] Lai izietu, komandai vajag kanastu, tīru vai netīru, un jāpaņem sava rezerve; kad rezervju vairs
            nav, iziet drīkst arī komanda, kurai tās nav bijis.
        [strictly_clean] Lai izietu, komandai vajag tīru kanastu (ar pustīru nepietiek) un jāpaņem sava rezerve;
            kad rezervju vairs nav, iziet drīkst arī komanda, kurai tās nav bijis.
       *[clean] Lai izietu, komandai vajag tīru kanastu un jāpaņem sava rezerve; kad rezervju vairs nav, iziet
            drīkst arī komanda, kurai tās nav bijis.
    }
rules-out-nobody = Iziet nevar neviens: tam vajag rezervi, bet rezervju nav.
rules-last-card = Pēdējo kārti drīkst izlikt vai nomest, arī aizstājējkārti.
rules-last-discard = Pēdējā kārts jānomet; der jebkura.
rules-last-natural = Pēdējā kārts jānomet, un tā nedrīkst būt ne džokers, ne divnieks. (Lai paņemtu rezervi, drīkst.)
rules-last-natural-no-jokers = Pēdējā kārts jānomet, un tā nedrīkst būt divnieks. (Lai paņemtu rezervi, drīkst.)
rules-out-bonus =
    { $points ->
        [zero] Par iziešanu ir { $points } punktu.
        [one] Par iziešanu ir { $points } punkts.
       *[other] Par iziešanu ir { $points } punkti.
    }

## Sadales beigas. $left: cik kavas kāršu vairs neizspēlē.

rules-end =
    { $left ->
        [0] Ja gājiena beigās kava ir tukša, sadale ir beigusies. Pēc tam kaudzi paņemt nedrīkst.
        [zero] Ja gājiena beigās kavā ir ne vairāk kā { $left } kāršu, sadale ir beigusies. Pēc tam kaudzi paņemt
            nedrīkst.
        [one] Ja gājiena beigās kavā ir ne vairāk kā { $left } kārts, sadale ir beigusies. Pēc tam kaudzi paņemt
            nedrīkst.
       *[other] Ja gājiena beigās kavā ir ne vairāk kā { $left } kārtis, sadale ir beigusies. Pēc tam kaudzi paņemt
            nedrīkst.
    }
rules-end-pot =
    { $left ->
        [0] Ja gājiena beigās kava ir tukša, atlikusī rezerve kļūst par kavu un spēle turpinās.
        [zero] Ja gājiena beigās kavā ir ne vairāk kā { $left } kāršu, atlikusī rezerve kļūst par kavu un spēle
            turpinās.
        [one] Ja gājiena beigās kavā ir ne vairāk kā { $left } kārts, atlikusī rezerve kļūst par kavu un spēle turpinās.
       *[other] Ja gājiena beigās kavā ir ne vairāk kā { $left } kārtis, atlikusī rezerve kļūst par kavu un spēle
            turpinās.
    }
rules-end-no-pot = Ja tādas rezerves nav, sadale ir beigusies. Pēc tam kaudzi paņemt nedrīkst.
rules-end-last-card = Kas izvelk pēdējo kārti, pabeidz savu gājienu.
# $turns: tik gājienu ir $rounds apļi.
rules-stalemate =
    Sadale ir beigusies arī tad, ja { $turns ->
        [zero] { $turns } gājienu
        [one] { $turns } gājienu
       *[other] { $turns } gājienus
    } pēc kārtas ({ $rounds ->
        [zero] { $rounds } apļu
        [one] { $rounds } apli
       *[other] { $rounds } apļus
    }) visi ņēma kaudzi ar vienu kārti un neko neizlika.

## Punkti un mača beigas

rules-score = Komanda saņem visu izlikto kāršu vērtību, prēmijas par kanastām un par iziešanu, mīnus to kāršu
    vērtību, kas palikušas tās spēlētājiem rokā.
rules-score-cut = Komanda saņem visu izlikto kāršu vērtību, prēmijas par kanastām, par iziešanu un par pārcelšanu,
    mīnus to kāršu vērtību, kas palikušas tās spēlētājiem rokā.
rules-no-pot =
    { $points ->
        [zero] Komanda, kurai rezerves nav bijis, zaudē { $points } punktu.
        [one] Komanda, kurai rezerves nav bijis, zaudē { $points } punktu.
       *[other] Komanda, kurai rezerves nav bijis, zaudē { $points } punktus.
    }
rules-unplayed-cards = Rezervi, no kuras vēl nav izspēlēta neviena kārts, atskaita pa kārtīm, tāpat kā kārtis rokā.
rules-unplayed-penalty = Rezerve, no kuras vēl nav izspēlēta neviena kārts, maksā 100 punktus, nevis savas kārtis.
rules-reach =
    Mačā uzvar komanda, kas sasniedz { $points ->
        [zero] { $points } punktu
        [one] { $points } punktu
       *[other] { $points } punktus
    }; ja tādas ir vairākas, uzvar lielākais rezultāts, bet, ja tie ir vienādi, spēlē vēl vienu sadali.
rules-pass =
    Mačā uzvar komanda, kas sasniedz vairāk nekā { $points ->
        [zero] { $points } punktu
        [one] { $points } punktu
       *[other] { $points } punktus
    }; ja tādas ir vairākas, uzvar lielākais rezultāts, bet, ja tie ir vienādi, spēlē vēl vienu sadali.
rules-time =
    Pēc { $minutes ->
        [zero] { $minutes } minūtēm
        [one] { $minutes } minūtes
       *[other] { $minutes } minūtēm
    } iesāktā sadale ir pēdējā: uzvar lielākais rezultāts, vienāds ir neizšķirts.
rules-deals-in-time =
    Sadales spēlē tik ilgi, kamēr tās sākas { $minutes ->
        [zero] { $minutes } minūšu laikā
        [one] { $minutes } minūtes laikā
       *[other] { $minutes } minūšu laikā
    }; uzvar lielākais rezultāts, vienāds ir neizšķirts.
rules-one-deal = Spēlē vienu sadali: uzvar lielākais rezultāts, vienāds ir neizšķirts.
