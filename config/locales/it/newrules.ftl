## Prima della prima smazzata ci si è accordati su altre regole

newrules-now = Ora si gioca con altre regole: { $game }, in { $players }.
newrules-changed = Che cosa cambia: { $changes }.
newrules-change = { $option }: { $value }
