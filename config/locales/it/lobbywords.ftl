# The words of a shared table. What is typed stays as it is: ready, unready, seats, sit, fill, swap, kick, vote, claim,
# say, back, leave, quit, help, and the phrases after say. greedy and chance are names of bots.

## help and a word: what it does, in one line

lobbywords-ready = Ready dà il tuo ok: per la prima smazzata, per riprendere un altro giorno, per giocare ancora.
lobbywords-unready = Unready ritira l'ok.
lobbywords-seats = Seats dice chi siede dove, e chi ha dato l'ok.
lobbywords-sit = Sit cambia posto prima della prima smazzata: sit 2 (0 è il primo; chi gioca in coppia siede di fronte).
lobbywords-fill = Fill fa giocare un bot in ogni posto libero: fill, o fill e il suo nome.
lobbywords-swap = Swap cambia il bot di un posto prima della prima smazzata, o cede il tuo posto a un bot: swap 1
    greedy.
lobbywords-kick = Kick vuol dire lo stesso di vote: kick 1, o kick e un nome.
lobbywords-vote = Vote serve a votare per liberare il posto di chi fa aspettare gli altri: vote 1, o vote e un nome (il
    voto della prima persona arrivata al tavolo decide da solo).
lobbywords-claim = Claim chiude la partita a tuo favore, quando tutti gli avversari hanno lasciato il tavolo.
lobbywords-adjourn = Adjourn sospende la partita per tutti e la salva: si riprende un altro giorno, quando tutti sono
    tornati e hanno dato l'ok.
# $phrases: as they are typed.
lobbywords-say = Say dice a tutti una di queste frasi: { $phrases }.
lobbywords-back = Back ti ridà il posto, quando un sostituto gioca per te.
lobbywords-leave = Leave lascia il posto per sempre, e a carte date conta come una sconfitta; quit lascia solo il
    terminale.
lobbywords-quit = Quit lascia solo il terminale: il posto resta tuo; al tuo turno, dopo un minuto, gioca un sostituto.

## help alone, before the first deal and after a match

lobbywords-help-people = Persone: ready (ok) · unready (ritira l'ok) · seats (chi siede dove) · sit 2 · fill o fill
    chance (i bot) · swap 1 greedy.
lobbywords-help-people-invited = Persone: ready (ok) · unready (ritira l'ok) · seats (chi siede dove).
lobbywords-help-talk = Parlare: say well played (help say elenca che cosa si può dire).
lobbywords-help-go = Uscire: quit (il posto resta tuo: puoi tornare) · leave (per sempre) · vote 1 (libera il posto di
    chi dorme).
lobbywords-help-closely = Per saperne di più su una parola: help sit.

## The same in the middle of a match, after the words of the game

lobbywords-play-people = Persone: seats (chi siede dove) · say well played · vote 1 (libera il posto di chi dorme) ·
    claim (quando gli altri hanno lasciato il tavolo).
lobbywords-play-go = Uscire: quit (il posto resta tuo: puoi tornare) · adjourn (si riprende tutti un altro giorno) ·
    leave (per sempre).

## What was typed is none of the words

lobbywords-near = «{ $word }» non lo conosco: volevi dire { $near }?
lobbywords-unknown = «{ $word }» non lo conosco: scrivi ready, seats o help.

## What a player can say to all, as the others hear it

lobbywords-phrase-hello = ciao
lobbywords-phrase-well-played = ben giocato
lobbywords-phrase-thanks = grazie
lobbywords-phrase-sorry = scusate
lobbywords-phrase-oops = ops
lobbywords-phrase-one-moment = un momento
lobbywords-phrase-good-game = bella partita
lobbywords-phrase-bye = alla prossima
