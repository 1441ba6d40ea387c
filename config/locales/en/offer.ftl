# The numbered choices as they are shown. $move, a phrase such as "lay 3♠ 4♠ 5♠", is in English what can be
# typed as well; in other languages the number is what is typed.

# $cards: such as "(4) 9♦ (5) K♣"; the numbers are typed.
offer-discards = discard { $cards }
# A card among these; $note: what its discard comes to, such as "goes out".
offer-discard-noted = { $card } { $note }

## How many more there are than shown. moves is typed.

offer-more-takes = { $count ->
    [one] and { $count } more way to take the pile: moves lists all.
   *[other] and { $count } more ways to take the pile: moves lists all.
}
offer-more-melds = { $count ->
    [one] and { $count } more way to lay or extend: moves lists all.
   *[other] and { $count } more ways to lay or extend: moves lists all.
}
offer-more-moves = { $count ->
    [one] and { $count } more way to take, lay or extend: moves lists all.
   *[other] and { $count } more ways to take, lay or extend: moves lists all.
}

## The same in sentences, for the ear. $note says in a few words what the move comes to.

offer-move = { $number }: { $move }.
offer-move-noted = { $number }: { $move }; { $note }.
# $cards: such as "4 nine of diamonds, 5 king of clubs".
offer-discards-told = To discard: { $cards }.
