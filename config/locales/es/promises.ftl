# Lo que la mesa prometió sobre la mezcla y si lo cumplió. $deal: el número de la mano.

# Las cartas salen de un número conocido, la semilla, y no del azar.
promises-seeded = Con semilla: no es una mezcla limpia.
promises-seed-known = Quien conoce la semilla conoce todas las cartas; sin semilla la mezcla es limpia.
promises-promised = Mezcla de la mano { $deal } prometida («mezcla» lo explica): { $promise }.
promises-promised-anew = La mesa se comprometió de nuevo para la mano { $deal }, con SHA-256 { $promise }:
    desconfía de esta mezcla.
promises-explained = Mano { $deal }: antes de conocer el número al azar de nadie, la mesa se comprometió
    con SHA-256 { $promise }; después de la mano muestra el secreto del que sale.
# --record FILE y buraco verify FILE se escriben tal cual.
promises-recomputed = Un registro (--record FILE) lo puede comprobar cualquiera: { PROGRAM() } verify FILE recalcula cada
    carta.
promises-recomputed-shared = El registro lo puede comprobar cualquiera que llegue a la mesa con su código: { PROGRAM() }
    export { $table } --record FILE lo guarda, luego { PROGRAM() } verify FILE recalcula cada carta.

## Después de la mano. $secret: un número largo en hexadecimal.

promises-withheld = La mesa se guarda el secreto de la mano { $deal }: no hay nada probado.
promises-secret = El secreto de la mano { $deal } era { $secret }.
promises-kept = El secreto de la mano { $deal } era { $secret }: es el prometido.
promises-broken = Como secreto de la mano { $deal } se da { $secret }, y NO es lo que la mesa había prometido.
