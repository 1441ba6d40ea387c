# buraco replay: a recorded match, step by step.

## What is typed

# Enter is the key; b, first, end, d, deal N, open, seat N, help and q are typed.
replay-keys = Enter: tālāk, b: atpakaļ, skaitlis: uz turieni, sākums, beigas, d: nākamā sadale, sadale N, atklāti vai
    vieta N: kura kārtis, palīdzība, q: beigt.
# replay-keys follows.
replay-no-step = „{ $typed }” nav solis.
# open and seat are typed; $last: the highest number of a seat.
replay-whose-cards = Kura kārtis? Raksti „atklāti” vai „vieta” un skaitli no 0 līdz { $last }.
replay-begins = Šeit ieraksts sākas.
replay-ends = Šeit ieraksts beidzas, solī { $step }.
# $typed: the number that was asked for; $count: how many deals there are, from $first to $last.
replay-no-deal = { $count ->
    [1] Sadales { $typed } nav: ierakstā ir tikai { $first }. sadale.
   *[other] Sadales { $typed } nav: ierakstā ir sadales no { $first }. līdz { $last }.
}
replay-last-deal = { $count ->
    [1] Šī ir pēdējā sadale: ierakstā ir tikai { $first }. sadale.
   *[other] Šī ir pēdējā sadale: ierakstā ir sadales no { $first }. līdz { $last }.
}

## A step

# A heading in two parts, to the left and to the right; and the same in one sentence.
replay-step = { $step }. solis no { $count }
replay-deal = { $n }. sadale
replay-step-told = { $step }. solis no { $count }, { $n }. sadale.
# $sentence: what happened; a stand-in played for the player.
replay-by-stand-in = { $sentence } (aizvietotājs)
# $reason: what the player itself says of its move.
replay-why = Kāpēc: { $reason }

# What a player holds, after the name.
replay-no-card = nav kāršu
replay-unseen-pot = { $count ->
    [zero] rezerve, vēl neapskatīta: { $count } kāršu
    [one] rezerve, vēl neapskatīta: { $count } kārts
   *[other] rezerve, vēl neapskatīta: { $count } kārtis
}

## What is wrong. What stands after two dashes is typed; $reason: of the operating system.

replay-unreadable = { $file } nevar izlasīt ({ $reason }): pārbaudi nosaukumu.
replay-no-match = { $file }: te nav mača, ko varētu parādīt.
replay-no-such-step = --from: ierakstā ir soļi no 1 līdz { $count }, bet { $given } nav.
replay-no-such-seat = --seat: vietas ir no 0 līdz { $last }, bet { $given } nav.
