# Izvēles ar numuriem, kā tās parāda. Raksta numuru.

offer-discards = nomest kārti: { $cards }
offer-discard-noted = { $card } { $note }

## Cik vēl ir tādu, kas nav parādīti. moves ir tas, ko raksta.

offer-more-takes = { $count ->
    [zero] un vēl { $count } veidu, kā paņemt kaudzi: „darbības” parāda visus.
    [one] un vēl { $count } veids, kā paņemt kaudzi: „darbības” parāda visus.
   *[other] un vēl { $count } veidi, kā paņemt kaudzi: „darbības” parāda visus.
}
offer-more-melds = { $count ->
    [zero] un vēl { $count } veidu, kā izlikt vai papildināt: „darbības” parāda visus.
    [one] un vēl { $count } veids, kā izlikt vai papildināt: „darbības” parāda visus.
   *[other] un vēl { $count } veidi, kā izlikt vai papildināt: „darbības” parāda visus.
}
offer-more-moves = { $count ->
    [zero] un vēl { $count } veidu, kā ņemt, izlikt vai papildināt: „darbības” parāda visus.
    [one] un vēl { $count } veids, kā ņemt, izlikt vai papildināt: „darbības” parāda visus.
   *[other] un vēl { $count } veidi, kā ņemt, izlikt vai papildināt: „darbības” parāda visus.
}

## Tas pats teikumos, ausij

offer-move = { $number }: { $move }.
offer-move-noted = { $number }: { $move }; { $note }.
offer-discards-told = Var nomest: { $cards }.
