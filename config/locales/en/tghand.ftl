# A person's message of a table in a chat: its buttons, and what stands above them. The other buttons have the words of
# the keys (keybar.ftl).

## Buttons: as short as can be

# Lays the picked cards as a new meld.
tghand-button-lay = Lay
# Puts them to the meld of that number.
tghand-button-add = Add to { $meld }
# The same, where there are many: a list comes.
tghand-button-add-which = Add to…
# $count: the cards of the pile.
tghand-button-take = Take pile ({ $count })
# From the stock; beside the button that takes the pile.
tghand-button-draw = Draw

## What can be done now

# Before what the picked cards would come to.
tghand-your-turn = Your turn.
tghand-lay = Pick cards to lay or to add to a meld; discard one card to end your turn.
tghand-discard = Nothing more can be laid: pick one card and discard it to end your turn.
# The first melds of the deal are begun and do not come to the points that they must have.
tghand-short-undo = { $points ->
    [one] Your first melds need { $points } point more: lay on, or undo the last one at no cost.
   *[other] Your first melds need { $points } points more: lay on, or undo the last one at no cost.
}
tghand-short-withdraw = { $points ->
    [one] Your first melds need { $points } point more: lay on, or take them back.
   *[other] Your first melds need { $points } points more: lay on, or take them back.
}
# The turn is put together and waits for its button.
tghand-send = Your turn is put together: send it, or undo the last step.
tghand-send-for-pot = Send this, and your pot comes; or undo the last step.
tghand-send-last = Send this, and the deal ends; or undo the last step.
# $moves: what to do, with the reasons.
tghand-hint = Hint: { $moves }.
tghand-no-hint = There is no hint here.
# On a button: what a canasta that becomes dirty was worth, and what it will be.
tghand-bonus-less = bonus { $before }→{ $after }

## Headings

# The steps of the turn follow, a line each.
tghand-staged = Not sent yet:
# What the others have done follows, a sentence each.
tghand-news = What has happened:
