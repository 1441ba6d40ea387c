# A person's message of a table in a chat: its buttons, and what stands above them. The other buttons have the words of
# the keys (keybar.ftl).

## Buttons: as short as can be

# Lays the picked cards as a new meld.
tghand-button-lay = Bajar
# Puts them to the meld of that number.
tghand-button-add = Agregar a { $meld }
# The same, where there are many: a list comes.
tghand-button-add-which = Agregar a…
# $count: the cards of the pile.
tghand-button-take = Tomar pozo ({ $count })
# From the stock; beside the button that takes the pile.
tghand-button-draw = Robar

## What can be done now

# Before what the picked cards would come to.
tghand-your-turn = Te toca.
tghand-lay = Elige cartas para bajar o agregar a un juego; descarta una carta para terminar tu turno.
tghand-discard = No hay nada más que bajar: elige una carta y descártala para terminar tu turno.
# The first melds of the deal are begun and do not come to the points that they must have.
tghand-short-undo = { $points ->
    [one] A tu primera bajada le falta { $points } punto: sigue bajando, o deshaz lo último sin costo.
   *[other] A tu primera bajada le faltan { $points } puntos: sigue bajando, o deshaz lo último sin costo.
}
tghand-short-withdraw = { $points ->
    [one] A tu primera bajada le falta { $points } punto: sigue bajando, o retírala.
   *[other] A tu primera bajada le faltan { $points } puntos: sigue bajando, o retírala.
}
# The turn is put together and waits for its button.
tghand-send = Tu turno está armado: envíalo, o deshaz el último paso.
tghand-send-for-pot = Envía esto y recibes tu muerto; o deshaz el último paso.
tghand-send-last = Envía esto y termina la mano; o deshaz el último paso.
# $moves: what to do, with the reasons.
tghand-hint = Consejo: { $moves }.
tghand-no-hint = Aquí no hay ningún consejo.
# On a button: what a canasta that becomes dirty was worth, and what it will be.
tghand-bonus-less = premio { $before }→{ $after }

## Headings

# The steps of the turn follow, a line each.
tghand-staged = Aún sin enviar:
# What the others have done follows, a sentence each.
tghand-news = Qué pasó:
