# What the help of a command (buraco play --help) says of each option: half sentences, without a full stop. Words such
# as human,expert, none, 0 and K=V are typed.

# $codes: of the languages, such as "en, ru".
help-lang = valoda, kurā tu lasi: { $codes } (citādi kā iestatījumos, tad kā vidē)
help-plain = visu saka teikumos, ekrāna lasītājiem
help-plain-watch = kārtis sauc vārdos, ekrāna lasītājiem

## A match: play and create. $names: of the games.

help-rules-asked = { $names } vai savs TOML fails (bez tā tiek pajautāts)
help-rules-create = { $names } vai TOML fails
help-option = maina noteikumu; var atkārtot
help-seats-play = kas spēlē, piemēram, human,expert,expert,expert (2, 4 vai 6; viens human)
help-seats-create = kas spēlē: human,greedy,human,greedy (citādi visas vietas brīvas)
help-target = spēlē līdz N punktiem; 0: viena sadale
help-seed = dala no šīs sākumvērtības: atkārtojami, bet jaukšana nav godīga
help-clock-play = sekundes gājienam (30), arī ar laika krājumu mačam (30+120); vai none (bez pulksteņa)
help-clock-create = sekundes gājienam un laika krājums (90+300) vai none
help-record = raksta mača ierakstu, sadali pēc sadales
help-resume = turpina saglabātu spēli (jaunāko)
help-bot-create = šis bots dabū pēdējo brīvo vietu vai vietu SEAT; var atkārtot
help-private = atrod tikai tas, kas zina kodu
help-name-create = patur pirmo brīvo vietu vārdam NAME

## Shared tables: tables, join and watch

help-tables-all = arī privātos galdus un tos, kur mačs ir beidzies
help-json = rindā viens JSON objekts, programmām
help-table = galda kods vai ielūguma saite (wss://…)
help-code = galda kods
help-seat = vietas numurs, pirmā ir 0 (citādi jebkura brīva)
help-as = kas tu esi; ja tev jau ir vieta, atkal tava
help-token = vietas atslēga, ja saitē tās nav
help-bot-join = vietā no šejienes spēlē šis bots
help-take-over = pārņem tavu vietu no cita tava pieslēguma
help-delay = visu stāsta tik sekundes vēlāk

## Records: replay. play --record and export are typed.

help-record-or-code = ieraksts, kādu raksta play --record un export, vai saglabātas spēles kods
help-from = sāk ar soli N (parasti 1)
help-seat-replay = rāda, ko redzēja vieta S (pirmā ir 0); citādi visas kārtis

## What a bot is given.

help-worlds = katra tā gājiena budžets laika vietā
help-set = bota iestatījums; var atkārtot
