## Antes da primeira rodada combinaram outras regras

newrules-now = As regras mudaram: agora a mesa joga { $game }, com { $players } jogadores.
newrules-changed = O que mudou: { $changes }.
newrules-change = { $option }: { $value }
