# Lo que se escribe son las palabras de typed.ftl.

## Una línea con varias órdenes

orders-left-aside = Lo que sigue en esa línea se dejó de lado: mira primero qué responde la mesa.
orders-none-staged = No se preparó nada de esa línea.

## Jugadas

orders-complete = Tu turno está completo y su última jugada es { $last }: envíalo con «enviar», o antes deshazla con
    «deshacer».
orders-refused = { $why } (reglas, { $rule })
orders-withdraw = Recuperarías tus juegos de este turno, tu equipo necesitaría { $more ->
        [one] { $more } punto
       *[other] { $more } puntos
    } más hasta el final de esta mano, y ahora solo podrías descartar. Escribe «sí» para retirarlos.
orders-melds-back = Recuperas tus juegos, sin penalización: la mesa no los había visto.
orders-not-asked = No se preguntó nada a lo que { $word } responda.
orders-not-done = No se hizo nada.
orders-not-staged = Todavía no hay nada preparado.
orders-nothing-to-undo = No hay nada que deshacer: lo que la mesa vio ya está jugado.
orders-undone = Deshecho: { $move }.

## Un número

orders-no-choice = { $count ->
    [0] No hay opción { $number }: ahora no hay nada que elegir; «jugadas» muestra las opciones.
    [one] No hay opción { $number }: ahora solo hay la { $count }; «jugadas» muestra las opciones.
   *[other] No hay opción { $number }: ahora los números van del 1 al { $count }; «jugadas» muestra las opciones.
 }
orders-no-hint-yet = Todavía no hay ningún consejo que seguir: «consejo» da uno.
orders-no-hint = Aquí no hay consejo; «jugadas» muestra lo que se puede hacer.

## El asiento

orders-no-stand-in = Ningún suplente tiene tu asiento: es tuyo.
orders-no-rule = Las reglas no tienen la parte { $typed }: escribe un número que nombró un rechazo, como «reglas 4», o solo «reglas».
