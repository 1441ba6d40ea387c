# What help says of typed words in a chat, where there are buttons and no keys: in the place of messages of commands.ftl
# and lobbywords.ftl, with the own words of the language (typed.ftl).

# $forms: the moves of this table with dots between them, each as it is typed.
tghelp-moves = Todo se puede hacer con los botones: toca cartas para elegirlas y después el botón de lo que quieras. También puedes escribir: { $forms }.
tghelp-advice = Consejo: consejo (un botón lo hace) · jugadas (un botón para todo lo que se puede hacer).
# /lang and /pictures are commands.
tghelp-choose = Elegir: ordenar por palo o por valor. /lang elige el idioma, /pictures imágenes o texto.
tghelp-go = Seguir: enviar, con el turno completo · deshacer · volver (recuperas tu asiento de un suplente).
tghelp-short = Basta el comienzo de una palabra: desca 9♦.
tghelp-cards = Cartas: el valor y después el palo, con su signo o su letra: 10♥ o 10H es el diez de corazones, JK un joker. En la mesa (2♠) es el comodín de su juego; en tu mano [2♠] acaba de llegar.
# After help and a word.
tghelp-about-hint = Consejo: dice qué haría alguien que juega bien, y por qué; un botón lo hace.
tghelp-about-send = Enviar: envía a la mesa las jugadas preparadas; el botón también lo hace.
tghelp-about-moves = Jugadas: muestra un botón para todo lo que se puede hacer ahora; de las que solo difieren en el comodín, uno.
# $typed: what was typed; $example: a move as it is typed.
tghelp-unknown = No entiendo «{ $typed }»: usa los botones, escribe una jugada como { $example } o «ayuda».
# A number was typed.
tghelp-no-choice = No entiendo «{ $typed }»: usa los botones, o escribe «ayuda».
tghelp-leave = Irse: aplazar (todos siguen otro día) · abandonar (para siempre). Puedes parar cuando quieras: tu asiento sigue siendo tuyo.
# The same before the first deal and after a match.
tghelp-leave-lobby = Irse: abandonar (para siempre) · votar 1 (libera el asiento de quien se duerme). Puedes parar cuando quieras: tu asiento sigue siendo tuyo.
tghelp-about-sit = Sentar: ocupa otro asiento antes de la primera mano: «sentar 2» (cada pareja se sienta frente a frente).
