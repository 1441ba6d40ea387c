# The words of a shared table. What is typed, in other languages the own words of typed.ftl: ready, unready, seats,
# sit, fill, swap, kick, vote, claim, say, back, leave, quit, help, and the phrases after say. greedy and
# chance are names of bots.

## help and a word: what it does, in one line

lobbywords-ready = Pronti: dà il tuo ok: per la prima smazzata, per riprendere un altro giorno, per giocare ancora.
lobbywords-unready = Ripensarci: ritira l'ok.
lobbywords-seats = Posti: dice chi siede dove, e chi ha dato l'ok.
lobbywords-sit = Sedere: cambia posto prima della prima smazzata: «sedere 2» (0 è il primo; chi gioca in coppia siede di
    fronte).
lobbywords-fill = Riempire: fa giocare un bot in ogni posto libero: «riempire», o «riempire» e il suo nome.
lobbywords-swap = Cambiare: cambia il bot di un posto prima della prima smazzata, o cede il tuo posto a un bot: cambiare
    1 greedy.
lobbywords-kick = Espellere: lo stesso di «votare»: «espellere 1», o «espellere» e un nome.
lobbywords-vote = Votare: serve a votare per liberare il posto di chi fa aspettare gli altri: «votare 1», o «votare» e
    un nome (il voto della prima persona arrivata al tavolo decide da solo).
lobbywords-claim = Vittoria: chiude la partita a tuo favore, quando tutti gli avversari hanno lasciato il tavolo.
lobbywords-adjourn = Sospendere: sospende la partita per tutti e la salva: si riprende un altro giorno, quando tutti
    sono tornati e hanno dato l'ok.
# $phrases: as they are typed.
lobbywords-say = Dire: dice a tutti una di queste frasi: { $phrases }.
lobbywords-back = Tornare: ti ridà il posto, quando un sostituto gioca per te.
lobbywords-leave = Lasciare: lascia il posto per sempre, e a carte date conta come una sconfitta; «uscire» lascia solo
    il terminale.
lobbywords-quit = Uscire: lascia solo il terminale: il posto resta tuo, e al tuo turno, dopo un minuto, gioca un
    sostituto.

## help alone, before the first deal and after a match

lobbywords-help-people = Persone: pronti (dà l'ok) · ripensarci (lo ritira) · posti (chi siede dove) · sedere 2 ·
    riempire o riempire chance (i bot) · cambiare 1 greedy.
lobbywords-help-people-invited = Persone: pronti (dà l'ok) · ripensarci (lo ritira) · posti (chi siede dove).
lobbywords-help-talk = Parlare: dire ben giocato (aiuto dire elenca che cosa si può dire).
lobbywords-help-go = Uscita: uscire (il posto resta tuo: puoi tornare) · lasciare (per sempre) · votare 1 (libera il
    posto di chi dorme).
lobbywords-help-closely = Per saperne di più su una parola: aiuto sedere.

## The same in the middle of a match, after the words of the game

lobbywords-play-people = Persone: posti (chi siede dove) · dire ben giocato · votare 1 (libera il posto di chi dorme) ·
    vittoria (quando gli altri hanno lasciato il tavolo).
lobbywords-play-go = Uscita: uscire (il posto resta tuo: puoi tornare) · sospendere (si riprende tutti un altro giorno)
    · lasciare (per sempre).

## What was typed is none of the words

lobbywords-near = «{ $word }» non lo conosco: volevi dire { $near }?
lobbywords-unknown = «{ $word }» non lo conosco: scrivi «pronti», «posti» o «aiuto».

## What a player can say to all, as the others hear it

lobbywords-phrase-hello = ciao
lobbywords-phrase-well-played = ben giocato
lobbywords-phrase-thanks = grazie
lobbywords-phrase-sorry = scusate
lobbywords-phrase-oops = ops
lobbywords-phrase-one-moment = un momento
lobbywords-phrase-good-game = bella partita
lobbywords-phrase-bye = alla prossima
