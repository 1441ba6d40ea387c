keybar-enter = Invio
keybar-space = Spazio

keybar-draw = pesca
keybar-pile = monte
keybar-keep = tieni
keybar-refuse = rifiuta

keybar-pick = scegli
keybar-lay = cala
keybar-extend = attacca
keybar-discard = scarta
keybar-clear = lascia
keybar-undo = annulla
keybar-send-early = manda fin qui
keybar-withdraw = ritira i giochi
keybar-send = manda

keybar-hint = consiglio
keybar-follow = esegui
keybar-moves = mosse
keybar-sort = ordina

keybar-score = punti
keybar-log = cronaca
keybar-people = persone
keybar-back = riprendi il posto
keybar-leave = esci
keybar-next = la prossima
keybar-again = gioca ancora
keybar-replay = rivedi
keybar-all = tasti
