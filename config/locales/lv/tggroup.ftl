# A group's table: the message that is always up to date, what is answered to taps and commands.

## The live message. $name: a player

tggroup-to-move = iet { $name }
# $time: such as "2 minutes", never one of something.
tggroup-left = vēl { $time }
tggroup-left-long = vēl vairāk nekā stunda
# Of a team, where there is no room for its melds.
tggroup-melds = { $count ->
    [zero] { $count } kombināciju, kanastas: { $canastas }
    [one] { $count } kombinācija, kanastas: { $canastas }
   *[other] { $count } kombinācijas, kanastas: { $canastas }
}
tggroup-paused = Pie galda ir pauze.
# In a message of its own, with a button below it.
tggroup-pauses = Pie galda ir pauze. Turpināt var ikviens, kas spēlē.
tggroup-goes-on = Spēle turpinās.
tggroup-adjourned = Mačs ir atlikts; to var turpināt citā dienā.
tggroup-seat-free = { $name } vairs nespēlē: vietu var ieņemt.
# By a vote, or by whoever keeps the tables.
tggroup-seat-put-out = { $name } zaudēja vietu: to var ieņemt.
tggroup-dealing = Kārtis dala…
tggroup-lost = Galds šobrīd neatbild; nekas nav zudis. /cancel to slēgs.
# $table: its code.
tggroup-unheard = Meklējam galdu { $table }…
# A reminder; the player is told of it.
tggroup-nudge = { $name }, tavs gājiens.
# After the deal. $names: whose private chat was not reached
tggroup-hand-not-shown = { $names }: kārtis vēl neizdevās parādīt. Atveriet privāto čatu ar mani un nospiediet tur „Start”:
    tad tās atnāks.

## After the match. $names: who

tggroup-plays-again = { $count ->
    [zero] { $names } spēlē vēlreiz
    [one] { $names } spēlē vēlreiz
   *[other] { $names } spēlē vēlreiz
}
tggroup-again-waits = { $count ->
    [zero] Gaidām: { $names }
    [one] Gaidām: { $names }
   *[other] Gaidām: { $names }
}
tggroup-finished = Mačs ir beidzies. /new izveido jaunu galdu.
tggroup-next-table = Tie paši spēlētāji turpina pie galda zemāk.
tggroup-expired = Neviens neapsēdās, tāpēc galds ir slēgts. /new izveido jaunu.
tggroup-deserted = Pie šī galda vairs neviens nespēlē, tāpēc mačs ir izbeigts. /new izveido jaunu galdu.

## Buttons

tggroup-hand = Manas kārtis
tggroup-open-private = Privātais čats
tggroup-take-seat = Sēsties spēlētāja { $name } vietā
# For whose seat a stand-in plays.
tggroup-back = Esmu atpakaļ
tggroup-again = Vēl vienu maču
tggroup-no-more = Pietiek
tggroup-go-on = Turpināt
tggroup-yes = Jā
tggroup-no = Nē
# With a pause.
tggroup-agree = Piekrītu

## Questions

tggroup-ask-cancel = Beigt šo maču pavisam, bez uzvarētāja?
tggroup-ask-leave = { $name }: aiziet pavisam? Mačs tev skaitīsies zaudēts.
# $names: who wants to pause, so many of $all.
tggroup-pause-asked = { $count ->
    [zero] Pauze? Piekrīt { $count } no { $all }: { $names }
    [one] Pauze? Piekrīt { $count } no { $all }: { $names }
   *[other] Pauze? Piekrīt { $count } no { $all }: { $names }
}
# Below it. $names: who of them has no button in this chat; $word: a phrase, as it is said at the table.
tggroup-pause-elsewhere = { $count ->
    [one] { $names } spēlē no citurienes un piekrīt, sakot „{ $word }”.
   *[other] { $names } spēlē no citurienes un piekrīt, sakot „{ $word }”.
}
tggroup-pause-settled = Vairs nav ko apturēt.

## Answers

tggroup-moved-on = Spēle ir aizgājusi tālāk: skaties jaunāko ziņu.
# $name: who may.
tggroup-host-only = To var tikai { $name }.
# To somebody else, who wants to end a table at which nobody sits yet.
tggroup-cancel-wait = { $minutes ->
    [zero] Šo galdu izveidoja { $name }, un to slēgt var tikai { $name }. Ja vēl { $minutes } minūtes te neviena nebūs, to varēs jebkurš.
    [one] Šo galdu izveidoja { $name }, un to slēgt var tikai { $name }. Ja vēl { $minutes } minūti te neviena nebūs, to varēs jebkurš.
   *[other] Šo galdu izveidoja { $name }, un to slēgt var tikai { $name }. Ja vēl { $minutes } minūtes te neviena nebūs, to varēs jebkurš.
}
tggroup-no-host = Vispirms apsēdies: izlemj tas, kas apsēdās pirmais.
tggroup-not-sitting = Tev nav vietas pie šī galda.
tggroup-not-asked = Jautāja kādam citam.
tggroup-not-member = Šeit spēlē tikai čata dalībnieki: vispirms pievienojies tam.
tggroup-member-unknown = Telegram šobrīd nepasaka, vai tu esi šajā čatā. Nekas nav zudis: mēģini vēlreiz pēc brīža.
tggroup-back-there = { $name }, tavā vietā neviens nespēlē: vieta ir tava.
tggroup-not-kept = To šobrīd neizdevās saglabāt: mēģini vēlreiz pēc brīža.
tggroup-not-playing = To var tikai mača vidū.
tggroup-paused-already = Pauze jau ir; /resume turpina.
tggroup-not-paused = Pauzes nav.
tggroup-kick-whom = Raksti /kick un vārdu vai vietas numuru. Tā ir balsošana: izbalsot var tikai to, kuru pārējie
    gaida.
tggroup-kick-own = Tā ir tava vieta: no tās var atteikties ar /leave.
# $name: whose seat somebody wants to be freed.
tggroup-kick-not-waited-for = { $name } nevienam neliek gaidīt, tāpēc nav par ko balsot. Pirms pirmās sadales tas, kas izvēlas noteikumus, jebkuru
    vietu var atbrīvot ar pogu zem galda.
tggroup-cancelled = Galds ir slēgts. /new izveido jaunu.
tggroup-cancelled-by = Galds ir slēgts, tā izlēma { $name }. /new izveido jaunu.
tggroup-bot-late = Botus pievieno pirms pirmās sadales; vēlāk to vietā, kuru nav, spēlē aizvietotājs.
tggroup-bot-none = Nav brīvas vietas vai arī botu šeit nav.
tggroup-which-language = Kādā valodā šeit runāsim?
# A button: the rules are written to whoever presses it.
tggroup-rules-all = Visi noteikumi privāti
# $languages: their own names, each with its code, such as "English (en), italiano (it)".
tggroup-no-such-language = Tādas valodas te nav. Ir: { $languages }.
tggroup-speaks = Turpmāk šajā čatā runāsim latviski.
tggroup-pictures-how = Raksti /pictures on vai /pictures off.
tggroup-pictures-on = Turpmāk galdu rāda attēlā.
tggroup-pictures-off = Turpmāk galdu rāda ar vārdiem.
# In private. $report: a short id; $table: the table's code.
tggroup-report = Galds { $table }: tā ieraksts atrodams ar numuru { $report }. Nodod šo numuru tam, kas uztur botu.
tggroup-report-none = Šodien par citiem galdiem vairs nevari sūdzēties: mēģini rīt.
tggroup-report-sent = Atbilde ir privātajā čatā.

## Statistics

tggroup-stats = Pabeigtie mači šajā čatā
# $game: its name, such as burraco.
tggroup-stats-game = { $count ->
    [zero] { $game }: { $count } maču
    [one] { $game }: { $count } mačs
   *[other] { $game }: { $count } mači
}
# $points: of the side, in a deal, on average.
tggroup-stats-row = { $name }: uzvaras { $won } no { $matches }, punkti sadalē { $points }
# All who have asked to be forgotten.
tggroup-somebody = kāds
tggroup-stats-none = Šajā čatā vēl nav pabeigts neviens mačs.
