# Sadales punktu lapa un mača stāvoklis. $team: „Mēs”, „Pretinieki” vai vārdi.

scores-item-cards = kārtis uz galda
scores-item-canastas = kanastas
scores-item-out = iziešana
scores-item-cut = pārcelšana
scores-item-hands = kārtis rokā
scores-item-pot = bez rezerves
scores-item-deal = šī sadale
scores-item-match = mačs
scores-deal = { $deal }. sadale
scores-deal-abandoned = { $deal }. sadale pārtraukta, un to neskaita.
# Instead of a sheet, and of how the match ended.
scores-no-deal = Galds tika slēgts pirms pirmās sadales.
scores-deal-told = { $deal }. sadales punkti.
# Under the sheet: a team has reached the target of the match to the point, and the match goes on.
scores-not-past = Ar { $target } nepietiek: maču uzvar tas, kam punktu ir vairāk.
scores-item = { $item } { $points }
scores-team = { $team }: { $items }
scores-team-told = { $team }: { $items }.
scores-canasta = { $kind ->
    [dirty] { $meld }. kombinācija (netīra) { $points }
    [semi_clean] { $meld }. kombinācija (pustīra) { $points }
    [clean] { $meld }. kombinācija (tīra) { $points }
    [royal] { $meld }. kombinācija (karaliska) { $points }
   *[ace_to_ace] { $meld }. kombinācija (no A līdz A) { $points }
}
scores-team-canastas = { $team }: { $canastas }
scores-canastas = Kanastas: { $teams }.

## Ko sadale līdz šim devusi

scores-so-far-cards = { $count ->
    [0] { $points }, jo uz galda nav nevienas kārts
    [one] { $points } par { $count } kārti uz galda
    [zero] { $points } par { $count } kārtīm uz galda
   *[other] { $points } par { $count } kārtīm uz galda
}
scores-so-far-canastas = { $points } par kanastām
scores-so-far-cut = { $points } par pārcelšanu
scores-so-far-no-pot = { $points }, kamēr nav rezerves
scores-hand = { $points ->
    [zero] Rokā palikušās kārtis atskaita komandai; tavējās ir { $points } punktu vērtas.
    [one] Rokā palikušās kārtis atskaita komandai; tavējās ir { $points } punkta vērtas.
   *[other] Rokā palikušās kārtis atskaita komandai; tavējās ir { $points } punktu vērtas.
}
scores-match = Mačs pirms šīs sadales: { $scores }.
scores-match-to = Mačs pirms šīs sadales: { $scores }, spēlē līdz { $target }.
# The same where the target must be passed.
scores-match-past = Mačs pirms šīs sadales: { $scores }; lai uzvarētu, vajag vairāk par { $target }.

scores-history = { $deal }. sadale: { $scores } (mačs: { $totals }).

## Mača beigas. $totals: piemēram, „Mēs 120, Pretinieki -45”.

scores-over = Mačs ir beidzies.
scores-won-own = Tu uzvari: { $totals }.
scores-won-they = Uzvar pretinieki: { $totals }.
scores-won-other = { $count ->
   *[other] { $names } uzvar: { $totals }.
}
scores-drawn = Mačs beidzas neizšķirti: { $totals }.
scores-no-winner = Mačam nav uzvarētāja: { $totals }.
scores-reason-time = Laiks ir beidzies.
scores-reason-abandoned = Tas ir pārtraukts.
# $names: „Tu” vai „Tu un Dario”.
scores-gave-up-own = { $count ->
    [1] { $names } padevies.
   *[other] { $names } padevāties.
}
scores-gave-up-other = { $count ->
   *[other] { $names } padevās.
}
scores-and = { $others } un { $last }
