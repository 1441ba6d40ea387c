# A person's message of a table in a chat: its buttons, and what stands above them. The other buttons have the words of
# the keys (keybar.ftl).

## Buttons: as short as can be

# Lays the picked cards as a new meld.
tghand-button-lay = Cala
# Puts them to the meld of that number.
tghand-button-add = Attacca a { $meld }
# The same, where there are many: a list comes.
tghand-button-add-which = Attacca a…
# $count: the cards of the pile.
tghand-button-take = Raccogli ({ $count })
# From the stock; beside the button that takes the pile.
tghand-button-draw = Pesca

## What can be done now

# Before what the picked cards would come to.
tghand-your-turn = Tocca a te.
tghand-lay = Scegli le carte da calare o da attaccare a un gioco; scarta una carta per finire il turno.
tghand-discard = Non c'è altro da calare: scegli una carta e scartala per finire il turno.
# The first melds of the deal are begun and do not come to the points that they must have.
tghand-short-undo = { $points ->
    [one] Per l'apertura manca ancora { $points } punto: cala ancora, o annulla l'ultima mossa senza costi.
   *[other] Per l'apertura mancano ancora { $points } punti: cala ancora, o annulla l'ultima mossa senza costi.
}
tghand-short-withdraw = { $points ->
    [one] Per l'apertura manca ancora { $points } punto: cala ancora, o ritira i giochi.
   *[other] Per l'apertura mancano ancora { $points } punti: cala ancora, o ritira i giochi.
}
# The turn is put together and waits for its button.
tghand-send = Il turno è pronto: mandalo, o annulla l'ultima mossa.
tghand-send-for-pot = Manda il turno e ricevi il pozzetto; o annulla l'ultima mossa.
tghand-send-last = Manda il turno e la smazzata finisce; o annulla l'ultima mossa.
# $moves: what to do, with the reasons.
tghand-hint = Consiglio: { $moves }.
tghand-no-hint = Qui non ci sono consigli.
# On a button: what a canasta that becomes dirty was worth, and what it will be.
tghand-bonus-less = premio { $before }→{ $after }

## Headings

# The steps of the turn follow, a line each.
tghand-staged = Non ancora mandato:
# What the others have done follows, a sentence each.
tghand-news = Che cosa è successo:
