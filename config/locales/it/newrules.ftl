## Prima della prima smazzata ci si è accordati su altre regole

newrules-now = Le regole sono cambiate: ora al tavolo si gioca { $game }, in { $players }.
newrules-changed = Che cosa cambia: { $changes }.
newrules-change = { $option }: { $value }
