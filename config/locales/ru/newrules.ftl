## До первой сдачи договорились о других правилах

newrules-now = Правила изменены: теперь за столом играют в { $game }, игроков { $players }.
newrules-changed = Изменилось: { $changes }.
newrules-change = { $option }: { $value }
