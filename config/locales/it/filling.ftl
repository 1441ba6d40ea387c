# Il tavolo di un giocatore a tutto schermo.

# $reason: the kind of the fault, a word of the program.
filling-failed = Lo schermo intero ha avuto un guasto ({ $reason }) e si è chiuso; della partita non si è perso nulla. Con --plain si continua riga per riga: `{ PROGRAM() } play --resume --plain`, oppure `{ PROGRAM() } join` come prima; buraco.log dice di più.
