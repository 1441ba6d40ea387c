## Pirms pirmās sadales vienojās par citiem noteikumiem

newrules-now = Noteikumi ir mainīti: tagad pie galda spēlē { $game }, spēlētāju skaits ir { $players }.
newrules-changed = Citādi nekā iepriekš: { $changes }.
newrules-change = { $option }: { $value }
