# Kopīga galda vārdi. Kas tiek rakstīts, ir failā typed.ftl; greedy un chance ir botu vārdi.

## help un vārds: ko tas dara, vienā rindā

lobbywords-ready = Gatavība: piesaka gatavību: pirmajai sadalei, turpināt citā dienā, spēlēt vēlreiz.
lobbywords-unready = Pārdomāt: atsauc gatavību.
lobbywords-seats = Vietas: parāda, kurš kur sēž un kurš ir gatavībā.
lobbywords-sit = Sēsties: pārsēdina citā vietā pirms pirmās sadales: „sēsties 2” (0 ir pirmā; partneri sēž viens otram
    pretī).
lobbywords-fill = Aizpildīt: ļauj botam spēlēt katrā brīvajā vietā: „aizpildīt”, vai „aizpildīt” un bota vārds.
lobbywords-swap = Nomainīt: pirms pirmās sadales nomaina botu ar citu vai atdod botam tavu vietu: nomainīt 1 greedy.
lobbywords-kick = Izraidīt: tas pats, kas „balsot”: „izraidīt 1”, vai „izraidīt” un vārds.
lobbywords-vote = Balsot: balso, lai atbrīvotu tā vietu, kas liek citiem gaidīt: „balsot 1”, vai „balsot” un vārds
    (pirmā klātesošā balss izlemj viena pati).
lobbywords-claim = Uzvara: beidz maču tev par labu, kad visi pretinieki ir aizgājuši.
lobbywords-adjourn = Atlikt: atliek maču visiem un saglabā to: tas turpinās citā dienā, kad visi atkal ir klāt un
    pieteikuši gatavību.
lobbywords-say = Teikt: pasaka visiem kaut ko no šī: { $phrases }.
lobbywords-back = Atgriezties: atdod tev vietu, ja tajā spēlē aizvietotājs.
lobbywords-leave = Pamest: atdod tavu vietu pavisam; kad kārtis ir izdalītas, tas ir zaudējums; „beigt” tikai aizver
    termināli.
lobbywords-quit = Beigt: tikai aizver termināli: vieta paliek tava, un tavā gājienā pēc minūtes spēlē aizvietotājs.

## help viens pats pirms pirmās sadales un pēc mača

lobbywords-help-people = Cilvēki: gatavība · pārdomāt · vietas (kurš kur sēž) · sēsties 2 · aizpildīt vai aizpildīt
    chance (boti) · nomainīt 1 greedy.
lobbywords-help-people-invited = Cilvēki: gatavība · pārdomāt · vietas (kurš kur sēž).
lobbywords-help-talk = Sarunas: teikt labi nospēlēts (palīdzība teikt uzskaita, ko var teikt).
lobbywords-help-go = Prom: beigt (vieta paliek tava: pievienojies atkal) · pamest (pavisam) · balsot 1 (atbrīvo guļavas
    vietu).
lobbywords-help-closely = Par vienu vārdu sīkāk: palīdzība sēsties.

## Tas pats mača vidū, pēc spēles vārdiem

lobbywords-play-people = Cilvēki: vietas (kurš kur sēž) · teikt labi nospēlēts · balsot 1 (atbrīvo guļavas vietu) ·
    uzvara (kad pārējie aizgājuši).
lobbywords-play-go = Prom: beigt (vieta paliek tava: pievienojies atkal) · atlikt (visi turpina citā dienā) · pamest
    (pavisam).

## Uzrakstītais nav neviens no vārdiem

lobbywords-near = „{ $word }” – nesaprotu: varbūt { $near }?
lobbywords-unknown = „{ $word }” – nesaprotu: raksti „gatavība”, „vietas” vai „palīdzība”.

## Ko spēlētājs var teikt visiem, kā to dzird pārējie

lobbywords-phrase-hello = sveiki
lobbywords-phrase-well-played = labi nospēlēts
lobbywords-phrase-thanks = paldies
lobbywords-phrase-sorry = piedodiet
lobbywords-phrase-oops = ups
lobbywords-phrase-one-moment = vienu mirklīti
lobbywords-phrase-good-game = laba spēle
lobbywords-phrase-bye = atā
