# The numbered choices as they are shown. $move is a phrase of text.ftl, in the infinitive.

# $cards: such as "(4) 9♦ (5) K♣"; the numbers are typed.
offer-discards = scartare { $cards }
# A card among these; $note: what its discard comes to, such as "chiude".
offer-discard-noted = { $card } { $note }

## How many more there are than shown. moves is typed.

offer-more-takes = { $count ->
    [one] e un altro modo di raccogliere il monte: «mosse» elenca tutto.
   *[other] e altri { $count } modi di raccogliere il monte: «mosse» elenca tutto.
}
offer-more-melds = { $count ->
    [one] e un altro modo di calare o attaccare: «mosse» elenca tutto.
   *[other] e altri { $count } modi di calare o attaccare: «mosse» elenca tutto.
}
offer-more-moves = { $count ->
    [one] e un altro modo di raccogliere, calare o attaccare: «mosse» elenca tutto.
   *[other] e altri { $count } modi di raccogliere, calare o attaccare: «mosse» elenca tutto.
}

## The same in sentences, for the ear. $note says in a few words what the move comes to.

offer-move = { $number }: { $move }.
offer-move-noted = { $number }: { $move }; { $note }.
# $cards: such as "4 nove di quadri, 5 re di fiori".
offer-discards-told = Da scartare: { $cards }.
