## Antes de la primera mano se acordaron otras reglas

newrules-now = Ahora se juega con otras reglas: { $game }, con { $players } jugadores.
newrules-changed = Lo que cambia: { $changes }.
newrules-change = { $option }: { $value }
