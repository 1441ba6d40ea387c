## Antes da primeira rodada combinaram outras regras

newrules-now = Agora se joga com outras regras: { $game }, com { $players } jogadores.
newrules-changed = O que mudou: { $changes }.
newrules-change = { $option }: { $value }
