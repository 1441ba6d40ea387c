## The question before a match, and what each game is

asking-which = A quale gioco vuoi giocare?
asking-burraco = Italiano: sequenze e combinazioni; per chiudere basta un burraco qualsiasi
asking-buraco = Americano: apertura da 50 punti; per chiudere serve un burraco pulito
asking-stbl = Brasiliano, chiuso: il monte si raccoglie solo usando la carta in cima; una sola smazzata
# As the game stbl.
asking-aberto = Brasiliano, aperto: come stbl, ma il monte può raccoglierlo chiunque; una sola smazzata
# $name: the game that is first in the list; rules and help are typed.
asking-answers = Scrivi un numero o un nome; con il solo Invio giochi a { $name }. («regole { $name }» ne mostra le
    regole; aiuto)

## What is answered

# What stands in parentheses and after "buraco play" is typed.
asking-help = Ogni gioco ha le sue regole: scrivi il numero o il nome per giocare, «regole» e il nome per leggerle
    (regole burraco). Le opzioni si danno all'avvio del programma: { PROGRAM() } play --help le elenca. Con Ctrl-C esci.
asking-playing = Si gioca a { $name }.
# $typed: what was typed; $near: the game that was probably meant.
asking-unknown-near = «{ $typed }» non è uno di questi giochi: volevi dire { $near }?
# $count: how many games there are.
asking-unknown = «{ $typed }» non è uno di questi giochi: scrivi un numero da 1 a { $count }, o premi Invio.
# $names: the games.
asking-rules-which = Le regole di quale gioco? Scrivi «regole» e uno di questi nomi: { $names }.
# Its rules have just been shown.
asking-rules-told = Scrivi { $name } per giocare, oppure un altro nome.
