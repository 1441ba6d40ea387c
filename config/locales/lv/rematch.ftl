## Viss, ko saka par nākamā mača galdu

rematch-same = Vēlreiz spēlē tie paši spēlētāji: šis ir galds { $table }.
rematch-another = Raksti „vēlreiz”, lai spēlētu vēl vienu maču ar tiem pašiem; Enter beidz.
rematch-full = Nākamais mačs ir pie galda { $table }: { $here }.
rematch-open = Nākamais mačs ir pie galda { $table }: { $here }; { $free }.
rematch-missed = Nākamais mačs ir pie galda { $table }: { $here }; { $free } ({ $missing }).

## Tā daļas: katra aiz kola, semikola vai iekavas

rematch-nobody = vēlreiz neviens nespēlē
rematch-own = vēlreiz spēlē tu
rematch-own-with = { $count ->
    [1] vēlreiz spēlē tu un { $names }
   *[other] vēlreiz spēlē tu, { $names }
 }
rematch-others = { $count ->
   *[other] vēlreiz spēlē { $names }
 }
rematch-free = { $count ->
    [1] brīva ir vieta { $seats }
   *[other] brīvas ir vietas { $seats }
 }
rematch-missing = { $count ->
   *[other] nav klāt: { $names }
 }
