# ready, yes y quit se escriben tal cual. «Confirmar» es estar listo: así no hay que concordar con quien juega.

company-says-own = Dices: { $phrase }.
company-says-other = { $name } dice: { $phrase }.
company-say-only = En la mesa solo se puede decir esto, para que nadie aconseje a su pareja: { $phrases }.
company-bot = { $bot }: { $about }.

## Confirmar

company-nobody-ready = La partida sigue: no hace falta que nadie confirme.
company-ready-already = Ya confirmaste.
company-not-ready = No habías confirmado.

## Un asiento en el que juega un suplente

company-back = Tienes tu asiento otra vez; un turno ya empezado lo termina el suplente.
company-back-over = La partida terminó: escribe «confirmar» para jugar otra vez.
company-back-yours = Ningún suplente tiene tu asiento: es tuyo.

## Irse para siempre

company-leave = { $partners ->
    [0] Irte para siempre te cuenta como derrota, termine como termine la partida.
    [one] Irte para siempre te cuenta como derrota, termine como termine la partida; tu pareja conserva el resultado.
   *[other] Irte para siempre te cuenta como derrota, termine como termine la partida; tu equipo conserva el resultado.
 }
company-leave-yes = Escribe «sí» para irte, cualquier otra cosa para quedarte. («salir» solo deja la terminal: en tu
    turno, pasado un minuto, juega un suplente)
company-stays = Te quedas.
company-no-claim = Todavía quedan rivales: la partida solo se puede reclamar cuando se hayan ido todos.
