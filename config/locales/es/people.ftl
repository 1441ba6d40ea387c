people-title = En la mesa
# $table: its code.
people-title-of = Mesa { $table }
# Typed in a shell, to sit down there.
people-others-join = Los demás se sientan con: { PROGRAM() } join { $table }
people-keys = ↑ ↓ Enter: elegir · Esc: cerrar · q: salir

people-now = Confirma (F6), cambia de asiento, o trae bots a los libres.
people-now-invited = Confirma (F6).
people-now-adjourned = Confirma que sigues (F6).
people-now-over = Confirma que juegas otra vez (F6).
people-now-ready = Confirmaste.
people-now-ready-adjourned = Confirmaste que sigues.
people-now-ready-over = Confirmaste que juegas otra vez.

people-held = Un suplente juega por ti: [b] te devuelve tu asiento.
people-back = Un suplente tiene tu asiento: [b] te lo devuelve.
people-votes = { $name } vota por liberar el asiento de { $whose } (con F6 también puedes votar).
people-claim = Todos tus rivales se fueron: puedes terminar la partida a tu favor (F6), o seguir jugando.

people-ready = Confirmo
people-ready-adjourned = Confirmo que sigo
people-ready-over = Jugar otra vez con la misma gente
people-unready = Ya no confirmo
people-take-back = Recuperar mi asiento del suplente
people-claim-match = Terminar la partida a nuestro favor
people-fill = Bots en los asientos libres…
people-sit = Pasar al asiento { $seat }
people-swap = Cambiar a { $name } (asiento { $seat }) por otro bot…
people-say = Decir algo…
people-vote = Votar por liberar el asiento de { $name }
people-give = Dejar mi asiento a un bot…
people-adjourn = Aplazar la partida: todos siguen otro día
people-leave = Dejar la mesa para siempre
people-which-bot = ¿Qué bot?
people-which-phrase = ¿Decir qué?

people-ask-claim = ¿Terminar la partida ahora, a favor de tu equipo?
people-ask-vote = ¿Votar por quitarle el asiento a { $name }? Queda libre cuando hay votos suficientes.
people-ask-give = Un bot toma tu asiento ahora, y tú dejas la mesa. ¿Le dejas tu asiento?
people-ask-give-in-play = Un bot toma tu asiento al final de tu turno, y tú dejas la mesa. ¿Le dejas tu asiento?
people-ask-adjourn = ¿Aplazar la partida para todos? Queda guardada y sigue cuando todos hayan vuelto y confirmado.
people-ask-leave = ¿Renunciar a tu asiento y dejar la mesa?
