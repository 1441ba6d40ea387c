## The whole of what is said about the table of the next match

# $table: its code.
rematch-same = Rigiocano le stesse persone: questo è il tavolo { $table }.
rematch-another = Scrivi «ancora» per giocare un'altra partita con le stesse persone; Invio termina.
# $here: who plays again, one of those below.
rematch-full = La prossima partita è al tavolo { $table }: { $here }.
# $free: the free seats, as in rematch-free.
rematch-open = La prossima partita è al tavolo { $table }: { $here }; { $free }.
# $missing: who is not there any more, as in rematch-missing.
rematch-missed = La prossima partita è al tavolo { $table }: { $here }; { $free } ({ $missing }).

## Its parts: each follows a colon, a semicolon or a parenthesis

rematch-nobody = non rigioca nessuno
# To the reader.
rematch-own = rigiochi tu
# To the reader. $names: the other players, joined by text-and; $count: how many they are.
rematch-own-with = { $count ->
    [one] rigiocate tu e { $names }
   *[other] rigiocate tu, { $names }
 }
# $names: the players, the reader not among them; $count: how many they are.
rematch-others = { $count ->
    [one] rigioca { $names }
   *[other] rigiocano { $names }
 }
# $seats: the numbers of the free seats; $count: how many they are.
rematch-free = { $count ->
    [one] è libero il posto { $seats }
   *[other] sono liberi i posti { $seats }
 }
# $names: who played before; $count: how many they are.
rematch-missing = { $count ->
    [one] non c'è { $names }
   *[other] non ci sono { $names }
 }
