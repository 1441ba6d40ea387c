# After a refusal: what of the same kind would be allowed. moves is typed.

# $cards: of the reader's hand.
instead-fitting = Al gioco { $meld } puoi attaccare, delle tue carte: { $cards }.
instead-none-fits = Nessuna delle tue carte, da sola, si attacca al gioco { $meld }.
instead-no-melds = Adesso non c'è niente da calare o attaccare.
# $moves: phrases such as "calare 3♠ 4♠ 5♠ o attaccare 9♦ al gioco 2".
instead-moves = Puoi { $moves }.
instead-moves-of-more = Puoi { $moves } («mosse» elenca tutto).
# $cards: such as "9♦ o K♣".
instead-discards = Puoi scartare { $cards }.
instead-discards-of-more = Puoi scartare { $cards } («mosse» elenca tutto).
# $last is one card or move, $others are all before it, with commas between them.
instead-or = { $others } o { $last }
