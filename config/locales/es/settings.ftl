# The settings, a label and a value in each row (56 columns together at most), and what the row means.

settings-keys = ← → cambia · Enter escribe · Esc atrás
settings-name = Nombre
settings-name-about = Cómo te llamas en la mesa.
settings-language = Idioma
settings-language-about = Desde ahora todo se dice en él.
settings-cards = Cartas
settings-cards-signs = signos (7♥ K♠)
settings-cards-letters = letras (7H KS)
settings-cards-about = Letras, si tu terminal muestra mal los signos de los palos.
settings-sort = Orden de tus cartas
settings-sort-suit = por palo
settings-sort-rank = por valor
settings-sort-own = el mío
settings-sort-about = El mío: las cartas quedan donde las mueves con Mayús y las flechas, o con el ratón.
settings-theme = Colores
settings-theme-auto = automáticos: claro/oscuro
settings-theme-dark = oscuros
settings-theme-light = claros
settings-theme-terminal = 16 colores del terminal
settings-theme-about = Fondo oscuro o claro; o los colores que diste a tu terminal.
settings-hints = Consejos
settings-hints-on = sí
settings-hints-off = no
settings-hints-about = [h] en la mesa aconseja una jugada y dice por qué, donde los consejos están activos.
settings-announce = Turnos ajenos
settings-announce-all = contados por completo
settings-announce-brief = sin los robos
settings-announce-quiet = solo lo esencial
settings-announce-about = Cuánto se cuenta de ellos en líneas y en lectores de pantalla; lo esencial: pozo, muertos,
    canastas y cierres.
