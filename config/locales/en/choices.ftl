# What a move comes to, in a few words beside it in the list of choices.

choices-draw = cannot be undone
# The whole pile is taken.
choices-take = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# The top of the pile goes into a meld; $count: the other cards of it.
choices-take-rest = { $count } more for your hand, cannot be undone
choices-take-only-top = cannot be undone
choices-keep = it is your card for this turn, cannot be undone
choices-refuse = it starts the pile and you draw another, cannot be undone
choices-withdraw = your melds come back and { $penalty } points more are needed, cannot be undone
