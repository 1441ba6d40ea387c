# What help says of typed words in a chat, where there are buttons and no keys: in the place of messages of commands.ftl
# and lobbywords.ftl, with the own words of the language (typed.ftl).

# $forms: the moves of this table with dots between them, each as it is typed.
tghelp-moves = Si può fare tutto con i pulsanti: tocca le carte per sceglierle, poi il pulsante che serve. Puoi anche scrivere: { $forms }.
tghelp-advice = Consigli: consiglio (un pulsante lo fa) · mosse (un pulsante per ogni mossa possibile).
# /lang and /pictures are commands.
tghelp-choose = Scegliere: ordinare per seme o per valore. /lang sceglie la lingua, /pictures immagini o testo.
tghelp-go = Andare avanti: inviare, quando il turno è completo · annullare · tornare (riprendi il posto da un sostituto).
tghelp-short = Basta l'inizio di una parola: scar 9♦.
tghelp-cards = Carte: il valore, poi il seme, con il simbolo o la lettera: 10♥ o 10H è il dieci di cuori, JK un jolly. Sul tavolo (2♠) è la matta del suo gioco; nella tua mano [2♠] è appena arrivata.
# After help and a word.
tghelp-about-hint = Consiglio: dice che cosa farebbe chi gioca bene, e perché; un pulsante lo fa.
tghelp-about-send = Inviare: manda al tavolo le mosse preparate; lo fa anche il pulsante.
tghelp-about-moves = Mosse: mostra un pulsante per ogni mossa possibile adesso; di quelle che differiscono solo per la matta, una.
# $typed: what was typed; $example: a move as it is typed.
tghelp-unknown = «{ $typed }» non lo conosco: usa i pulsanti, scrivi una mossa come { $example } o «aiuto».
# A number was typed.
tghelp-no-choice = «{ $typed }» non lo conosco: usa i pulsanti, o scrivi «aiuto».
tghelp-leave = Uscita: sospendere (si riprende tutti un altro giorno) · lasciare (per sempre). Puoi fermarti in ogni momento: il posto resta tuo.
# The same before the first deal and after a match.
tghelp-leave-lobby = Uscita: lasciare (per sempre) · votare 1 (libera il posto di chi dorme). Puoi fermarti in ogni momento: il posto resta tuo.
tghelp-about-sit = Sedere: cambia posto prima della prima smazzata: «sedere 2» (chi gioca in coppia siede di fronte).
