# Kopīga galda vārdi. Kas tiek rakstīts, paliek, kā ir; greedy un chance ir botu vārdi.

## help un vārds: ko tas dara, vienā rindā

lobbywords-ready = Ready piesaka gatavību: pirmajai sadalei, turpināt citā dienā, spēlēt vēlreiz.
lobbywords-unready = Unready to atsauc.
lobbywords-seats = Seats parāda, kurš kur sēž un kurš ir gatavībā.
lobbywords-sit = Sit pārsēdina citā vietā pirms pirmās sadales: sit 2 (0 ir pirmā; partneri sēž viens otram pretī).
lobbywords-fill = Fill ļauj botam spēlēt katrā brīvajā vietā: fill, vai fill un bota vārds.
lobbywords-swap = Swap pirms pirmās sadales nomaina botu ar citu vai atdod botam tavu vietu: swap 1 greedy.
lobbywords-kick = Kick ir tas pats, kas vote: kick 1, vai kick un vārds.
lobbywords-vote = Vote balso, lai atbrīvotu tā vietu, kas liek citiem gaidīt: vote 1, vai vote un vārds (pirmā klātesošā
    balss izlemj viena pati).
lobbywords-claim = Claim beidz maču tev par labu, kad visi pretinieki ir aizgājuši.
lobbywords-adjourn = Adjourn atliek maču visiem un saglabā to: tas turpinās citā dienā, kad visi atkal ir klāt un
    pieteikuši gatavību.
lobbywords-say = Say pasaka visiem kaut ko no šī: { $phrases }.
lobbywords-back = Back atdod tev vietu, ja tajā spēlē aizvietotājs.
lobbywords-leave = Leave atdod tavu vietu pavisam; kad kārtis ir izdalītas, tas ir zaudējums; quit tikai aizver termināli.
lobbywords-quit = Quit tikai aizver termināli: vieta paliek tava; tavā gājienā pēc minūtes spēlē aizvietotājs.

## help viens pats pirms pirmās sadales un pēc mača

lobbywords-help-people = Cilvēki: ready · unready · seats (kurš kur sēž) · sit 2 · fill vai fill chance (boti) · swap 1
    greedy.
lobbywords-help-people-invited = Cilvēki: ready · unready · seats (kurš kur sēž).
lobbywords-help-talk = Sarunas: say well played (help say uzskaita, ko var teikt).
lobbywords-help-go = Prom: quit (vieta paliek tava: pievienojies atkal) · leave (pavisam) · vote 1 (atbrīvo guļavas vietu).
lobbywords-help-closely = Par vienu vārdu sīkāk: help sit.

## Tas pats mača vidū, pēc spēles vārdiem

lobbywords-play-people = Cilvēki: seats (kurš kur sēž) · say well played · vote 1 (atbrīvo guļavas vietu) · claim (kad
    pārējie aizgājuši).
lobbywords-play-go = Prom: quit (vieta paliek tava: pievienojies atkal) · adjourn (visi turpina citā dienā) · leave
    (pavisam).

## Uzrakstītais nav neviens no vārdiem

lobbywords-near = „{ $word }” – nesaprotu: varbūt { $near }?
lobbywords-unknown = „{ $word }” – nesaprotu: raksti ready, seats vai help.

## Ko spēlētājs var teikt visiem, kā to dzird pārējie

lobbywords-phrase-hello = sveiki
lobbywords-phrase-well-played = labi nospēlēts
lobbywords-phrase-thanks = paldies
lobbywords-phrase-sorry = piedodiet
lobbywords-phrase-oops = ups
lobbywords-phrase-one-moment = vienu mirklīti
lobbywords-phrase-good-game = laba spēle
lobbywords-phrase-bye = atā
