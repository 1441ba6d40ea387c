# The table of a group before its first deal: a message with buttons.

## What will be played

# $game: such as "burraco to 2000"; $players and $teams: numbers.
tglobby-game = { $game }, spēlētāji: { $players }, komandas: { $teams }
# $changes: options and their values, with semicolons between them.
tglobby-differs = Citādi nekā parasti: { $changes }.

## Who sits there

tglobby-team = { $team }. komanda
# After a name: the bot may not write to them in private yet, where cards are shown.
tglobby-not-reached = privāti vēl nevar uzrakstīt

## What is waited for. $names: who

tglobby-missing = { $count ->
    [one] { $names }: vispirms jāatver privāta sarakste ar botu un jānospiež Start, kārtis rāda tikai tur.
   *[other] { $names }: vispirms katram jāatver privāta sarakste ar botu un jānospiež Start, kārtis rāda tikai tur.
}
tglobby-free-seats = { $count ->
    [one] Brīva { $count } vieta: tajā var sēsties kāds vai bots.
   *[other] Brīvas vietas: { $count }; tajās var sēsties kāds vai boti.
}
tglobby-waits-ready = { $count ->
    [one] Gaidām gatavību: { $names }. Kad visi to pieteikuši, kārtis dala.
   *[other] Gaidām gatavību: { $names }. Kad visi to pieteikuši, kārtis dala.
}
tglobby-ready-asked = { $count ->
    [one] { $names }: vai var sākt? Nospied “Gatavība”.
   *[other] { $names }: vai var sākt? Nospiediet “Gatavība”.
}
tglobby-host = Noteikumus izvēlas un spēli sāk { $name }.
tglobby-which-bot = Kurš bots sēdīsies vietā { $seat }?
tglobby-who-goes = Kuru noņemt? Vieta atkal būs brīva.

## Buttons

tglobby-open-private = Atvērt privāto saraksti
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
tglobby-press-start = Vispirms atver privāto saraksti ar botu un nospied tur Start.
