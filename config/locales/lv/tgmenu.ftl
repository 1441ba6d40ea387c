# The menus of a table's rules in a group. Options and their values are called as everywhere else.

## The pages; buttons with the choices stand under each

tgmenu-preset = Kura spēle? Iestatījumi kļūs tādi, kādi tajā ir parasti.
tgmenu-target = Līdz cik punktiem spēlējam maču?
tgmenu-one-deal = viena sadale
tgmenu-clocks = Cik daudz laika ir gājienam? Ko patērē virs tā, ņem no laika krājuma visam mačam; kad beidzies arī
    tas, gājienu pabeidz aizvietotājs.
tgmenu-options = Iestatījumi, { $page }. lapa no { $pages }. Pieskāriens iestatījumu maina.
# $value: the value of an option.
tgmenu-now = Tagad: { $value }
# $game: its name, such as burraco.
tgmenu-usual = Parasti spēlē { $game }: { $value }
# What an option means, where its line for terminals would not be understood. No full stop
tgmenu-teams-about = cik ir komandu; partneri nesēž blakus; trim komandām vajag sešus spēlētājus
tgmenu-decks-about = kavas pa 52 kārtīm; parasti trīs ar sešiem spēlētājiem, citādi divas
tgmenu-pots-about = cik rezervju izdala; parasti trīs ar trim kavām, citādi divas
tgmenu-values-about = cik punktu ir vērta katra kārts
tgmenu-royal-in-one-turn-about = karalisko un no A līdz A skaita tikai tad, ja visas kārtis izspēlētas vienā gājienā
# Against bots, without a group. $level: a player of the house
tgmenu-others-played = Pārējās vietās spēlē: { $level }.
# A button: from a page of the rules to the first one.
tgmenu-back = Atpakaļ

## The clock, as it is said of a table. $time and $bank: such as "90 seconds"

tgmenu-no-clock = Bez pulksteņa: laika gājienam ir, cik vajag.
tgmenu-clock = Gājienam: { $time }
tgmenu-clock-bank = Gājienam: { $time }; krājumā visam mačam: { $bank }
# A button: no clock runs.
tgmenu-off = bez pulksteņa
tgmenu-hours = { $hours ->
    [zero] { $hours } stundu
    [one] { $hours } stunda
   *[other] { $hours } stundas
}
