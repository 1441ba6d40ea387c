## До первой сдачи договорились о других правилах

newrules-now = Теперь играют по другим правилам: { $game }, игроков { $players }.
newrules-changed = Изменилось: { $changes }.
newrules-change = { $option }: { $value }
