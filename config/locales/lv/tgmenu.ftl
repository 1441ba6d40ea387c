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

## The clock, as it is said of a table. $time and $bank: such as "90 seconds"

tgmenu-no-clock = Bez pulksteņa: laika gājienam ir, cik vajag.
tgmenu-clock = Gājienam: { $time }
tgmenu-clock-bank = Gājienam: { $time }; krājumā visam mačam: { $bank }
# A button: no clock runs.
tgmenu-off = bez pulksteņa
tgmenu-hours = { $hours ->
    [one] { $hours } stunda
   *[other] { $hours } stundas
}
