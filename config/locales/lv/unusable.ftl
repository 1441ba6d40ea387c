# Rules that cannot be used: on a command line, in a file of rules, or in a form. $name: an option, as it is typed
# ("target", "values.K"); words, numbers and names that are typed stay as they are.

# $names: names to choose from, "a, b or c".
unusable-unknown-option = { $name }: tāda iestatījuma noteikumos nav; izvēlies { $names }.
unusable-unknown-option-near = { $name }: tāda iestatījuma noteikumos nav; varbūt { $names }?
unusable-unknown-rank = { $name }: tādas kārts vērtības nav; izvēlies { $names }.
# $given: what was written, in quotation marks or as a number; $names: to choose from.
unusable-unknown-preset = { $name }: noteikumu ar nosaukumu { $given } nav; izvēlies { $names }.
unusable-unknown-preset-near = { $name }: noteikumu ar nosaukumu { $given } nav; varbūt { $names }?
# $allowed: one of those at the end of this file.
unusable-not-allowed = { $name }: { $given } neder; var būt: { $allowed }.
unusable-too-long = { $name }: tik garš skaitlis neder; var būt: { $allowed }.
# $preset: the name of the game, as it is typed.
unusable-missing = { $name }: noteikumos { $preset } tā nav; var būt: { $allowed }.
unusable-three-teams = { $name }: 3 komandām vajag 6 spēlētājus, bet ir { $players }; izvēlies 2 komandas vai 6
    spēlētājus.
# $players times $hand, $pots times $pot: cards; $dealt: all of these; $all: all cards there are. $upcard: one where the
# pile begins with a card; $decks: more where more packs can be chosen. $least, $most: what may be chosen for $name.
unusable-too-many-cards = { $name }: { $players } × { $hand } kārtis rokās un { $pots } × { $pot } rezervēs{ $upcard ->
        [one] {" "}un kaudzes pirmā kārts
       *[none] {""}
    } kopā ir { $dealt }, bet vismaz vienai no { $all } jāpaliek kavā; izvēlies { $decks ->
        [more] vairāk kavu vai mazāk kāršu rokā vai rezervē
       *[most] mazāk kāršu rokā vai rezervē
    }.
unusable-too-many-cards-most = { $name }: { $players } × { $hand } kārtis rokās un { $pots } × { $pot }
    rezervēs{ $upcard ->
        [one] {" "}un kaudzes pirmā kārts
       *[none] {""}
    } kopā ir { $dealt }, bet vismaz vienai no { $all } jāpaliek kavā; izvēlies { $name } no { $least } līdz { $most }
    vai { $decks ->
        [more] vairāk kavu vai mazāk kāršu rokā vai rezervē
       *[most] mazāk kāršu rokā vai rezervē
    }.
# $written: what was written, in quotation marks.
unusable-no-value = { $written }: iestatījumu raksta kā nosaukums=vērtība, piemēram, players=2.

## A file of rules. $file: its name; $why: what the reader of the file, or the computer, says of it, in English.

unusable-no-toml = { $file }: to nevar izlasīt kā TOML; raksti nosaukums = vērtība, pa vienam rindā.
unusable-no-toml-line = { $file }, { $line }. rinda: tas nav TOML ({ $why }); raksti nosaukums = vērtība, pa vienam
    rindā.
unusable-no-preset = { $name }: noteikumu failā jābūt teiktam, uz kā tas balstās; raksti preset = { $names }.
unusable-no-text = { $file }: tas nav UTF-8 teksts: saglabā to kā UTF-8.
unusable-unreadable = { $file }: noteikumu failu nevar izlasīt ({ $why }); pārbaudi nosaukumu.

## What may be chosen, as $allowed in a sentence. derived is typed.

unusable-allowed-switch = true vai false
unusable-allowed-pairs = saraksts ar [mača punkti no, punkti] augošā secībā, piemēram, [[0, 50], [1500, 75]], vai []
unusable-allowed-table = tabula ar punktiem no { $least } līdz { $most } jebkurai no kārtīm { $ranks }
unusable-allowed-names = { $names }
unusable-allowed-names-derived = { $names } vai derived
unusable-allowed-number = vesels skaitlis no { $least } līdz { $most }
unusable-allowed-number-derived = vesels skaitlis no { $least } līdz { $most } vai derived
unusable-allowed-points = vesels punktu skaits
