# The table of a group before its first deal: a message with buttons.

## What will be played

# $game: such as "burraco to 2000"; $players and $teams: numbers.
tglobby-game = { $game }, spēlētāji: { $players }, komandas: { $teams }
# $changes: options and their values, with semicolons between them.
tglobby-differs = Citādi nekā parasti: { $changes }.

## Who sits there

tglobby-team = { $team }. komanda
# After a name: the bot may not write to them in private yet, where cards are shown.
tglobby-not-reached = bots vēl nevar rakstīt privāti

## What is waited for. $names: who

tglobby-missing = { $count ->
    [zero] { $names }: vispirms katram jāatver privātais čats ar botu un jānospiež „Start”, kārtis rāda tur.
    [one] { $names }: vispirms jāatver privātais čats ar botu un jānospiež „Start”, kārtis rāda tur.
   *[other] { $names }: vispirms katram jāatver privātais čats ar botu un jānospiež „Start”, kārtis rāda tur.
}
tglobby-free-seats = { $count ->
    [zero] Brīvas vietas: { $count }; tajās var sēsties spēlētāji vai boti.
    [one] Brīva { $count } vieta: tajā var sēsties spēlētājs vai bots.
   *[other] Brīvas vietas: { $count }; tajās var sēsties spēlētāji vai boti.
}
tglobby-waits-ready = { $count ->
    [zero] Gaidām gatavību: { $names }. Kad to būs pieteikuši visi, dalīs kārtis.
    [one] Gaidām gatavību: { $names }. Kad to būs pieteikuši visi, dalīs kārtis.
   *[other] Gaidām gatavību: { $names }. Kad to būs pieteikuši visi, dalīs kārtis.
}
tglobby-ready-asked = { $count ->
    [zero] { $names }: vai var sākt? Nospiediet „Gatavība”.
    [one] { $names }: vai var sākt? Nospied „Gatavība”.
   *[other] { $names }: vai var sākt? Nospiediet „Gatavība”.
}
tglobby-host = Noteikumus izvēlas un spēli sāk { $name }.
tglobby-which-bot = Kurš bots sēdīsies vietā { $seat }?
tglobby-who-goes = Kuru noņemt? Vieta atkal būs brīva.

## Buttons

tglobby-open-private = Atvērt privāto čatu
tglobby-sit = Sēsties šeit
tglobby-sit-for-bot = Sēsties bota vietā
tglobby-ready = Gatavība
tglobby-leave = Aiziet
tglobby-add-bot = Pievienot botu
tglobby-remove = Noņemt
# Which game is played.
tglobby-rules = Spēle
tglobby-options = Iestatījumi
# To how many points.
tglobby-target = Punkti
tglobby-clock = Laiks
tglobby-close = Atpakaļ pie galda
tglobby-start = Sākt
# Some have not said that they are ready, although they were asked.
tglobby-start-anyway = Sākt, negaidot

## Answers to a tap

tglobby-sits-already = Tev šeit jau ir vieta.
tglobby-press-start = Vispirms atver privāto čatu ar botu un nospied tur „Start”.
