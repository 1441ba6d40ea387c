# What can be set at the prompt. sort, cards, name and announce are typed, with the words after them.

preferences-sort-how = Kā kārtot kārtis rokā? Raksti „kārtot pēc masta” vai „kārtot pēc vērtības”.
preferences-sorted-suit = Kārtis rokā sakārtotas pēc masta, arī turpmākajās spēlēs.
preferences-sorted-rank = Kārtis rokā sakārtotas pēc vērtības, arī turpmākajās spēlēs.
preferences-cards-how = Kā rakstīt kārtis? Raksti „kārtis zīmes”, „kārtis burti” vai „kārtis vārdi”.
preferences-cards-signs = Kārtis tiek rakstītas ar zīmēm, arī turpmākajās spēlēs.
preferences-cards-letters = Kārtis tiek rakstītas ar burtiem, arī turpmākajās spēlēs.
preferences-cards-words = Kārtis tiek rakstītas vārdos, arī turpmākajās spēlēs.
preferences-name-which = Kā tevi sauc? Raksti „vārds” un savu vārdu.
preferences-named = Sākot ar nākamo spēli, tevi sauks { $name }.
# $now: all, brief or quiet, in own words.
preferences-announce-how = Cik daudz stāstīt par to, ko dara citi? Tagad ir { $now }. Raksti „ziņot visu” (visu), „ziņot
    īsi” (bez kārtīm, ko ņem no kavas) vai „ziņot svarīgāko” (tikai kaudzi, rezervi, kanastas un iziešanu).
preferences-announced-all = Tiek stāstīts viss, ko dara citi, arī turpmākajās spēlēs.
preferences-announced-brief = Tiek stāstīts viss, ko dara citi, izņemot no kavas ņemtās kārtis, arī turpmākajās
    spēlēs.
preferences-announced-quiet = No tā, ko dara citi, tiek stāstīts tikai par kaudzi, rezervi, kanastām un iziešanu, arī
    turpmākajās spēlēs; pārējo izstāsta „žurnāls”.
