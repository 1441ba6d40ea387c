# ready, fill, back, vote y claim se escriben tal cual. Los asientos se numeran desde 0.

## Qué espera la mesa, para quien llega

lobby-waits = La mesa espera: se reparte cuando no quedan asientos libres y todo el mundo confirma.
lobby-waits-adjourned = La partida está aplazada: sigue cuando todo el mundo vuelve a confirmar.
lobby-waits-over = La próxima partida empieza cuando quienes están aquí confirman que juegan otra vez.

## Qué se puede hacer

lobby-now = Escribe «confirmar» cuando quieras empezar; «sentar N» cambia de asiento, «llenar» trae bots. (asientos,
    ayuda)
lobby-now-invited = Escribe «confirmar» cuando quieras empezar. (asientos, ayuda)
lobby-now-adjourned = Escribe «confirmar» para seguir; «salir» te guarda el asiento para otro día. (asientos, ayuda)
lobby-now-over = Escribe «confirmar» para jugar otra vez, o «salir». (asientos, ayuda)
lobby-now-ready = Confirmaste: «anular» lo cancela, «llenar» trae bots a los asientos libres. (asientos, ayuda)
lobby-now-ready-invited = Confirmaste: «anular» lo cancela. (asientos, ayuda)
lobby-now-ready-adjourned = Confirmaste que sigues: «anular» lo cancela. (asientos, ayuda)
lobby-now-ready-over = Confirmaste que juegas otra vez: «anular» lo cancela. (asientos, ayuda)

## Por qué no se juega ahora; puede seguir una de las frases anteriores

lobby-idle = Todavía no se repartieron cartas.
lobby-idle-paused = La mesa está en pausa: nadie puede jugar hasta que siga.
lobby-idle-adjourned = La partida está aplazada.
lobby-idle-over = La partida terminó.

## Quién está dónde: una línea por asiento

lobby-unknown = La mesa todavía no dijo quién está dónde.
lobby-bots = Bots disponibles: { $bots }.
lobby-seat = Asiento { $seat }: { $who }.
lobby-seat-across = Asiento { $seat }, frente a ti: { $who }.
lobby-seat-side = Asiento { $seat }, en tu equipo: { $who }.

## Partes de estas líneas, separadas por comas

lobby-you = tú
# También en frases, donde está $who.
lobby-bot = { $name } (un bot)
# El asiento.
lobby-free = libre
lobby-free-coming = libre; viene { $name }
lobby-state-left = se fue para siempre; el asiento se puede ocupar
lobby-state-put-out = fuera por votación; se puede ocupar
lobby-state-held = juega un suplente
lobby-state-ready = confirmación dada
lobby-state-not-ready = falta confirmar
lobby-state-away = ausente
lobby-state-coming = { $name } lo ocupa al final del turno

## Suplentes, y asientos que se dejaron

lobby-held-own = Un suplente juega por ti: «volver» te devuelve tu asiento.
lobby-held-other = Un suplente juega por { $name }.
lobby-back = Escribe «volver» para recuperar tu asiento.
lobby-left-own = Te fuiste: otra persona puede ocupar tu asiento.
lobby-left-other = { $name } se fue para siempre: otra persona puede ocupar el asiento { $seat }.
lobby-put-out-own = Quedaste fuera por votación: otra persona puede ocupar tu asiento.
lobby-put-out-other = { $name } quedó fuera por votación: otra persona puede ocupar el asiento { $seat }.
lobby-claim = Todos tus rivales se fueron: «victoria» termina la partida a tu favor, o sigue jugando.

## Quién viene, se va y cambia de asiento. $beside no se muestra: dice dónde queda el asiento para quien lee.

lobby-moves-own = Pasas al asiento { $seat }.
lobby-moves-other = { $beside ->
    [across] { $name } pasa al asiento { $seat }, frente a ti.
    [side] { $name } pasa al asiento { $seat }, en tu equipo.
   *[none] { $name } pasa al asiento { $seat }.
 }
lobby-exchange-own = Cambias de asiento con { $other }: ahora tienes el asiento { $seat }.
lobby-exchange-other = { BEGINS($other) ->
        [i] { $name } e { $other }
       *[other] { $name } y { $other }
    } cambian de asiento: { $beside ->
        [across] { $name } tiene ahora el asiento { $seat }, frente a ti.
        [side] { $name } tiene ahora el asiento { $seat }, en tu equipo.
       *[none] { $name } tiene ahora el asiento { $seat }.
    }
lobby-takes-own = Ocupas el asiento { $seat }.
lobby-takes-from-own = Ocupas el asiento { $seat }, que tenía { $name }.
lobby-takes-other = { $beside ->
    [across] { $who } ocupa el asiento { $seat }, frente a ti.
    [side] { $who } ocupa el asiento { $seat }, en tu equipo.
   *[none] { $who } ocupa el asiento { $seat }.
 }
lobby-takes-from-other = { $beside ->
    [across] { $who } ocupa el asiento { $seat }, que tenía { $name }, frente a ti.
    [side] { $who } ocupa el asiento { $seat }, que tenía { $name }, en tu equipo.
   *[none] { $who } ocupa el asiento { $seat }, que tenía { $name }.
 }
lobby-free-again = El asiento { $seat } vuelve a estar libre (lo tenía { $name }).
lobby-has-yours = { $who } tiene ahora tu asiento.
# Durante una partida. $name: quien jugaba allí antes.
lobby-instead-own = Ahora juegas en lugar de { $name }.
lobby-instead-other = { $who } juega ahora en lugar de { $name }.
lobby-coming-own = { $name } ocupa tu asiento al final de ese turno.
lobby-coming-other = { $name } ocupa el asiento de { $whose } al final de ese turno.
lobby-here = { $name } está aquí.
lobby-away = { $name } no está.
# In the middle of a match.
lobby-away-playing = { $name } no está: en su turno, pasado un minuto, juega un suplente.

## Quién confirma. $phase no se muestra: lobby (primera partida), adjourned (seguir otro día) u over (jugar otra).

lobby-ready-own = { $phase ->
    [adjourned] Confirmas que sigues.
    [over] Confirmas que juegas otra vez.
   *[lobby] Confirmas que juegas.
 }
lobby-ready-other = { $phase ->
    [adjourned] { $name } confirma que sigue.
    [over] { $name } confirma que juega otra vez.
   *[lobby] { $name } confirma que juega.
 }
lobby-unready-own = { $phase ->
    [adjourned] Retiras tu confirmación para seguir.
    [over] Retiras tu confirmación para jugar otra vez.
   *[lobby] Retiras tu confirmación.
 }
lobby-unready-other = { $phase ->
    [adjourned] { $name } retira su confirmación para seguir.
    [over] { $name } retira su confirmación para jugar otra vez.
   *[lobby] { $name } retira su confirmación.
 }

## Votos para liberar el asiento de quien hace esperar

lobby-votes-own = Votas por liberar el asiento de { $whose }.
lobby-votes-yours = { $name } vota por liberar tu asiento.
lobby-votes-other = { $name } vota por liberar el asiento de { $whose } («votar { $seat }» lo apoya).
lobby-votes-watched = { $name } vota por liberar el asiento de { $whose }.
