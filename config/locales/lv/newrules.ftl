## Pirms pirmās sadales vienojās par citiem noteikumiem

newrules-now = Tagad spēlē pēc citiem noteikumiem: { $game }, spēlētāju skaits ir { $players }.
newrules-changed = Citādi nekā iepriekš: { $changes }.
newrules-change = { $option }: { $value }
