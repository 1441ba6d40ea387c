keybar-enter = Enter
keybar-space = Espacio

keybar-draw = robar
keybar-pile = pozo
keybar-keep = quedarse
keybar-refuse = rechazar

keybar-pick = elegir
keybar-lay = bajar
keybar-extend = agregar
keybar-discard = descartar
keybar-clear = soltar
keybar-undo = deshacer
keybar-send-early = enviar ya
keybar-withdraw = retirar
keybar-send = enviar

keybar-hint = consejo
keybar-follow = hacerlo
keybar-moves = jugadas
keybar-sort = ordenar

keybar-score = puntos
keybar-log = historial
keybar-people = gente
keybar-back = mi asiento
keybar-leave = salir
keybar-next = la próxima
keybar-again = otra vez
keybar-replay = repasar
keybar-all = teclas
