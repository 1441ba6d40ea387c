## Antes de la primera mano se acordaron otras reglas

newrules-now = Las reglas han cambiado: ahora en la mesa se juega { $game }, con { $players } jugadores.
newrules-changed = Lo que cambia: { $changes }.
newrules-change = { $option }: { $value }
