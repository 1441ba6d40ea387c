# Deals of this match that are over, told again. What is typed (sheet, log, replay) stays as it is.

# $word: what was typed.
earlier-number = Aiz { $word } raksta sadales numuru vai neko: { $word } 2.
earlier-none = Šajā mačā vēl neviena sadale nav beigusies.
# $deal: the number asked for; $last: that of the newest deal that is over.
earlier-not-over = { $last ->
    [1] Beigusies ir tikai 1. sadale, ne { $deal }.
    [zero] { $deal }. sadale nav beigusies: raksti numuru no 1 līdz { $last }.
    [one] { $deal }. sadale nav beigusies: raksti numuru no 1 līdz { $last }.
   *[other] { $deal }. sadale nav beigusies: raksti numuru no 1 līdz { $last }.
}
earlier-not-kept = { $deal }. sadali te nevar pastāstīt: tā izspēlēta, pirms atnāci, un tās pieraksta te nav.
# On the full screen; F7 is a key.
earlier-replay-key = Beigušos sadali šķirsta ar F7.
# What a player was dealt. $cards: one card or several.
earlier-holds = { $name }: { $cards }.
