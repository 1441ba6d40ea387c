# What can be set at the prompt. sort, cards, name and announce are typed, with the words after them.

preferences-sort-how = Sort the hand how? Write sort suit or sort rank.
preferences-sorted-suit = The hand is sorted by suit, in later games too.
preferences-sorted-rank = The hand is sorted by rank, in later games too.
preferences-cards-how = How shall cards be written? Write cards signs or cards letters or cards words.
preferences-cards-signs = Cards are written in signs, in later games too.
preferences-cards-letters = Cards are written in letters, in later games too.
preferences-cards-words = Cards are written in words, in later games too.
preferences-name-which = What are you called? Write name and your name.
# $name: the player's own.
preferences-named = From the next game on you are { $name }.
# $now: all, brief or quiet, as it is typed.
preferences-announce-how = How much of what the others do shall be told? Now it is { $now }. Write announce all,
    announce brief (without the cards they draw from the stock), or announce quiet (only piles, pots, canastas and
    going out).
preferences-announced-all = All that the others do is told, in later games too.
preferences-announced-brief = What the others do is told but for the cards they draw from the stock, in later games
    too.
preferences-announced-quiet = Of what the others do only piles, pots, canastas and going out are told, in later games
    too; log tells the rest.
