# Deals of this match that are over, told again. What is typed (sheet, log, replay) stays as it is.

# $word: what was typed.
earlier-number = Dopo { $word } si scrive il numero di una smazzata, o niente: { $word } 2.
earlier-none = Nessuna smazzata di questa partita è ancora finita.
# $deal: the number asked for; $last: that of the newest deal that is over.
earlier-not-over = { $last ->
    [1] È finita solo la smazzata 1, non la { $deal }.
   *[other] La smazzata { $deal } non è finita: scrivi un numero da 1 a { $last }.
}
earlier-not-kept = La smazzata { $deal } qui non si può raccontare: è stata giocata prima del tuo arrivo e la sua
    registrazione non è a portata.
# On the full screen; F7 is a key.
earlier-replay-key = F7 fa rivedere una smazzata finita.
# What a player was dealt. $cards: one card or several.
earlier-holds = { $name } ha in mano { $cards }.
