# Why a typed move cannot be read. Moves and cards are typed as they stand here: draw, keep, refuse, take, lay 3S 4S 5S,
# extend 3 6S, withdraw, discard 9D. $typed: the word, or the beginning of what was typed, that was not understood.

# $count: how many characters the line has.
notation-too-long = La riga che comincia con «{ $typed }» ha { $count ->
        [one] { $count } carattere
       *[other] { $count } caratteri
    }, più di qualsiasi mossa: scrivi una mossa, come «calare 3S 4S 5S».
notation-nothing = Non hai scritto niente: scrivi una mossa, come «pescare» o «scartare 9D».
notation-no-move = «{ $typed }» non è una mossa: scrivi pescare, tenere, rifiutare, raccogliere, calare, attaccare,
    ritirare o scartare.
# $near: the word that was probably meant; $form: an example of how it is typed.
notation-no-move-near = «{ $typed }» non è una mossa: volevi dire { $near }, come in { $form }?
# $verb: a word for a move, after which nothing is typed.
notation-alone = Dopo { $verb } non serve niente, e c'è «{ $typed }»: scrivi { $verb } da solo.
notation-take-alone = Un monte aperto si raccoglie tutto, e c'è «{ $typed }»: scrivi «raccogliere» da solo.
notation-extend-which = A quale gioco, e quali carte? Scrivi il suo numero e le carte: attaccare 3 6S.
notation-no-meld-number = «{ $typed }» non è il numero di un gioco: scrivi il numero che mostra il tavolo, poi le carte,
    come in «attaccare 3 6S».
notation-discard-which = Scartare quale carta? Scrivi la carta dopo «scartare»: scartare 9D.
# $verb: Lay, or Extend with the number of a meld, as it was typed; $form: an example.
notation-which-cards = { $verb }: quali carte? Scrivile subito dopo: { $form }.
# $first: the first of the cards that were named.
notation-one-discard = Si scarta una carta sola, e qui sono { $count }: scrivine una, come «scartare { $first }».
notation-one-card = «{ $typed }» indica { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } dove ne serve una: scrivi una carta sola, come 9D.
notation-no-cards = Nessuna carta è indicata: scrivi valore e seme, come 3S 4S 5S.
notation-too-many = Le carte indicate sono più di { $most }, più di quante ne tenga un gioco: indicane di meno.
notation-two-ways = «{ $typed }» si può leggere in due modi: metti spazi tra le carte.
notation-no-card = «{ $typed }» non è una carta: scrivi valore e seme, come 9D, TH o AS, o JK per un jolly.
# $rank: one of A, 2 to 9, T, J, Q and K.
notation-no-suit = «{ $typed }» è solo mezza carta: scrivi anche il seme, come { $rank }S, { $rank }H, { $rank }D o
    { $rank }C.
# $suit: one of S, H, D and C.
notation-no-rank = «{ $typed }» è solo mezza carta: scrivi anche il valore, come A{ $suit }, 9{ $suit } o T{ $suit }.
# $turned: the card as it is to be typed.
notation-rank-first = «{ $typed }» così non è una carta: prima va il valore, { $turned }.
