# A person's message of a table in a chat: its buttons, and what stands above them. The other buttons have the words of
# the keys (keybar.ftl).

## Buttons: as short as can be

# Lays the picked cards as a new meld.
tghand-button-lay = Baixar
# Puts them to the meld of that number.
tghand-button-add = Pôr no { $meld }
# The same, where there are many: a list comes.
tghand-button-add-which = Pôr no…
# $count: the cards of the pile.
tghand-button-take = Pegar lixo ({ $count })
# From the stock; beside the button that takes the pile.
tghand-button-draw = Comprar

## What can be done now

# Before what the picked cards would come to.
tghand-your-turn = Sua vez.
tghand-lay = Escolha cartas para baixar ou pôr em um jogo; descarte uma carta para encerrar a vez.
tghand-discard = Não há mais nada para baixar: escolha uma carta e descarte-a para encerrar a vez.
# The first melds of the deal are begun and do not come to the points that they must have.
tghand-short-undo = { $points ->
    [one] Falta { $points } ponto na sua primeira baixada: baixe mais, ou desfaça a última sem custo.
   *[other] Faltam { $points } pontos na sua primeira baixada: baixe mais, ou desfaça a última sem custo.
}
tghand-short-withdraw = { $points ->
    [one] Falta { $points } ponto na sua primeira baixada: baixe mais, ou recolha os jogos.
   *[other] Faltam { $points } pontos na sua primeira baixada: baixe mais, ou recolha os jogos.
}
# The turn is put together and waits for its button.
tghand-send = Sua vez está pronta: envie, ou desfaça o último passo.
tghand-send-for-pot = Envie isto e você recebe o morto; ou desfaça o último passo.
tghand-send-last = Envie isto e a rodada acaba; ou desfaça o último passo.
# $moves: what to do, with the reasons.
tghand-hint = Dica: { $moves }.
tghand-no-hint = Aqui não há dica.
# On a button: what a canasta that becomes dirty was worth, and what it will be.
tghand-bonus-less = bônus { $before }→{ $after }

## Headings

# The steps of the turn follow, a line each.
tghand-staged = Ainda não enviado:
# What the others have done follows, a sentence each.
tghand-news = O que aconteceu:
