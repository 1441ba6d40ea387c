# Lo que la mesa no aceptó, y qué hacer; además de lo que rechazan las reglas.

rejected-watchers-watch = Quien mira solo mira; para jugar, entra en la mesa en un asiento libre.
rejected-no-actions = Un envío tiene al menos una jugada; agrega una.
rejected-too-many-actions = Un envío tiene como máximo { $most } jugadas; envía menos.
rejected-too-much-said = Info y explain tienen como máximo { $most } bytes cada uno, y { $deep } niveles; di menos.
rejected-accepted = Estas jugadas ya se aceptaron antes, con el número { $number }; no falta nada más.
rejected-moved-on = Mientras tanto la mesa siguió; mira cómo está ahora y decide otra vez.
rejected-no-deal = No se está jugando ninguna mano; espera la próxima.
rejected-paused = La mesa está en pausa; espera a que siga.
rejected-stood-in = Un suplente juega en este asiento; «volver» te lo devuelve.
rejected-looked-already = Tu último envío siguió más allá de una carta que no habías visto, y el rechazo te dijo algo de
    ella: empieza con las mismas jugadas que entonces, hasta esa carta.
rejected-not-saved = La mesa no pudo guardar estas jugadas, así que no cuentan ({ $why }); envíalas otra vez en un
    momento.
rejected-unsaved = La mesa no pudo guardar estas jugadas, así que no cuentan; envíalas otra vez en un momento.
rejected-garbled = Esto no es un mensaje en la lengua de los asientos: { $what }.
rejected-not-understood = La mesa no entiende lo que se envió; usa un programa de la misma versión.
rejected-only-phrases = Solo se pueden decir estas frases, y solo desde un asiento: { $phrases }.
rejected-seat-freed = Los demás liberaron este asiento: entra otra vez en la mesa para pedir uno.
rejected-no-claim = La partida se puede reclamar cuando se hayan ido todos los rivales; hasta entonces sigue jugando, o
    vete.
rejected-may-not-vote = Solo vota para liberar un asiento quien juega en una mesa con sala de espera.
rejected-nobody-waits = Un voto libera el asiento de quien hace esperar a los demás; ese asiento no hace esperar a nadie.
