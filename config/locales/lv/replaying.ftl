# Mača ieraksts, ko šķirsta pa visu ekrānu.

## Rinda zem galda: kurā ieraksta vietā esam.

replaying-step = Solis { $at } no { $count }
replaying-deal = { $n }. sadale no { $last }
replaying-open = visas kārtis atklātas
replaying-seat = kā to redz { $name }
replaying-speed-slow = iet lēni
replaying-speed-usual = iet
replaying-speed-quick = iet ātri

## Kas notika.

replaying-stand-in = (aizvietotājs)
replaying-why = Kāpēc: { $reason }
replaying-begins = Šeit ieraksts sākas.
replaying-ends = Šeit ieraksts beidzas, { $count }. solī.
replaying-no-deal = { $n }. sadales nav: ierakstā ir { $first }.–{ $last }. sadale.
replaying-no-step = { $n }. soļa nav: ierakstā ir 1.–{ $count }. solis.
replaying-no-number = Ieraksti skaitli.
replaying-last-deal = Šī ir ieraksta pēdējā sadale.
replaying-first-deal = Šī ir ieraksta pirmā sadale.

## Visas kārtis, viena roka zem otras.

replaying-no-card = kāršu nav
replaying-unseen-pot = { $count ->
    [zero] rezerve, vēl neapskatīta ({ $count } kāršu)
    [one] rezerve, vēl neapskatīta ({ $count } kārts)
   *[other] rezerve, vēl neapskatīta ({ $count } kārtis)
}

## Virsraksti.

replaying-faults-title = Ne visu šajā ierakstā varēja izlasīt
replaying-score-title = Punkti
replaying-log-title = Sadales gaita
replaying-keys-title = Taustiņi

## Taustiņu rinda.

replaying-key-step = solis
replaying-key-play = palaist
replaying-key-view = skats
replaying-key-deal = sadale
replaying-key-go = iet uz
replaying-key-score = punkti
replaying-key-log = gaita
replaying-key-keys = taustiņi
replaying-key-leave = aiziet

replaying-ask-step = Uz kuru soli:
replaying-ask-deal = Uz kuru sadali:

## Visi taustiņi.

replaying-help-step = soli uz priekšu, soli atpakaļ
replaying-help-deal = nākamā sadale, iepriekšējā sadale
replaying-help-ends = pirmais solis, pēdējais solis
replaying-help-go = uz soli pēc numura
replaying-help-go-deal = uz sadali pēc numura
replaying-help-play = šķirstīt automātiski, apturēt
replaying-help-speed = lēni, kā parasti, ātri
replaying-help-view = nākamā spēlētāja kārtis, pēc pēdējā atkal visas atklātas
replaying-help-score = mača punkti un šīs sadales stāvoklis
replaying-help-log = kas šajā sadalē līdz šim noticis
replaying-help-faults = ko ierakstā nevarēja izlasīt
replaying-help-keys = šis saraksts
replaying-help-leave = aiziet

## At a table that is played: a key steps through the last deal.

replaying-none-yet = Vēl neviena sadale nav beigusies, nav ko šķirstīt.
replaying-not-now = Sadali tagad nevar parādīt: mēģini vēlreiz pēc brīža.
replaying-not-here = Šī galda ieraksts glabājas citur: palūdz to tam, kas galdu izveidoja, un { PROGRAM() } replay FILE to
    rādīs.
replaying-help-table = šķirstīt pēdējo pabeigto sadali

## Why there is nothing to be shown.

replaying-unreadable = Saglabāto spēli { $table } nevar nolasīt ({ $reason }).
replaying-no-record = Spēlē { $table } vēl neviena sadale nav beigusies: nav ko šķirstīt.
replaying-no-such-deal = Spēles { $table } { $deal }. sadale vēl nav beigusies: izspēlē to līdz galam.
# $reason: the kind of the fault, a word of the program.
replaying-failed = Pilnekrāna skats nedarbojas ({ $reason }) un ir aizvērts: --plain rāda ierakstu rindās.
