# A person's message of a table in a chat: its buttons, and what stands above them. The other buttons have the words of
# the keys (keybar.ftl).

## Buttons: as short as can be

# Lays the picked cards as a new meld.
tghand-button-lay = Izlikt
# Puts them to the meld of that number.
tghand-button-add = Pielikt pie { $meld }
# The same, where there are many: a list comes.
tghand-button-add-which = Pielikt pie…
# $count: the cards of the pile.
tghand-button-take = Ņemt kaudzi ({ $count })
# From the stock; beside the button that takes the pile.
tghand-button-draw = Vilkt

## What can be done now

# Before what the picked cards would come to.
tghand-your-turn = Tavs gājiens.
tghand-lay = Izvēlies kārtis, ko izlikt vai pielikt kombinācijai; gājiens beidzas, nometot vienu kārti.
tghand-discard = Izlikt vairs nav ko: izvēlies vienu kārti un nomet to, lai beigtu gājienu.
# The first melds of the deal are begun and do not come to the points that they must have.
tghand-short-undo = { $points ->
    [zero] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl vai bez zaudējumiem atsauc pēdējo.
    [one] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl vai bez zaudējumiem atsauc pēdējo.
   *[other] Pirmajām kombinācijām vajag vēl { $points } punktus: izliec vēl vai bez zaudējumiem atsauc pēdējo.
}
tghand-short-withdraw = { $points ->
    [zero] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl vai paņem tās atpakaļ.
    [one] Pirmajām kombinācijām vajag vēl { $points } punktu: izliec vēl vai paņem tās atpakaļ.
   *[other] Pirmajām kombinācijām vajag vēl { $points } punktus: izliec vēl vai paņem tās atpakaļ.
}
# The turn is put together and waits for its button.
tghand-send = Gājiens ir salikts: nosūti to vai atsauc pēdējo soli.
tghand-send-for-pot = Nosūti to, un tu saņemsi rezervi; vai atsauc pēdējo soli.
tghand-send-last = Nosūti to, un sadale beigsies; vai atsauc pēdējo soli.
# $moves: what to do, with the reasons.
tghand-hint = Padoms: { $moves }.
tghand-no-hint = Te padoma nav.
# On a button: what a canasta that becomes dirty was worth, and what it will be.
tghand-bonus-less = prēmija { $before }→{ $after }

## Headings

# The steps of the turn follow, a line each.
tghand-staged = Vēl nav nosūtīts:
# What the others have done follows, a sentence each.
tghand-news = Kas notika:
