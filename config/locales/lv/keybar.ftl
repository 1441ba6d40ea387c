keybar-enter = Enter
keybar-space = Atstarpe

keybar-draw = vilkt
keybar-pile = kaudze
keybar-keep = paturēt
keybar-refuse = atteikties

keybar-pick = izvēlēties
keybar-lay = izlikt
keybar-extend = papildināt
keybar-discard = nomest
keybar-clear = atlaist
keybar-undo = atsaukt
keybar-send-early = sūtīt jau tagad
keybar-withdraw = paņemt atpakaļ
keybar-send = sūtīt

keybar-hint = padoms
keybar-follow = darīt
keybar-moves = iespējas
keybar-sort = kārtot

keybar-score = punkti
keybar-log = gaita
keybar-people = spēlētāji
keybar-back = mana vieta
keybar-leave = aiziet
keybar-next = nākamā sadale
keybar-again = spēlēt vēlreiz
keybar-replay = pārskatīt
keybar-all = taustiņi
