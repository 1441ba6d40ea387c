# What a move comes to, in a few words beside it in the list of choices.

choices-draw = non si annulla
# The whole pile is taken.
choices-take = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
# The top of the pile goes into a meld; $count: the other cards of it.
choices-take-rest = { $count ->
    [one] un'altra carta in mano, non si annulla
   *[other] altre { $count } carte in mano, non si annulla
}
choices-take-only-top = non si annulla
choices-keep = è la tua carta per questo turno, non si annulla
choices-refuse = apre il monte e ne peschi un'altra, non si annulla
choices-withdraw = i tuoi giochi tornano in mano e { $penalty ->
        [one] serve { $penalty } punto
       *[other] servono { $penalty } punti
    } in più, non si annulla
