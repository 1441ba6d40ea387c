people-title = Al tavolo
# $table: its code.
people-title-of = Tavolo { $table }
# Typed in a shell, to sit down there.
people-others-join = Gli altri si siedono con: { PROGRAM() } join { $table }
people-keys = ↑ ↓ Invio: scegli · Esc: chiudi · q: esci

people-now = Dai l'ok (F6), cambia posto, o chiama i bot nei posti liberi.
people-now-invited = Dai l'ok (F6).
people-now-adjourned = Dai l'ok per riprendere (F6).
people-now-over = Dai l'ok per giocare ancora (F6).
people-now-ready = Hai dato l'ok.
people-now-ready-adjourned = Hai dato l'ok per riprendere.
people-now-ready-over = Hai dato l'ok per giocare ancora.

people-held = Un sostituto gioca per te: [b] ti ridà il posto.
people-back = Un sostituto ha il tuo posto: [b] te lo ridà.
people-votes = { $name } vota per liberare il posto di { $whose } (con F6 puoi votare anche tu).
people-claim = Tutti gli avversari hanno lasciato il tavolo: puoi finire la partita a tuo favore (F6), o continuare.

people-ready = Do l'ok
people-ready-adjourned = Do l'ok per riprendere
people-ready-over = Gioco ancora con le stesse persone
people-unready = Ritiro l'ok
people-take-back = Riprendo il posto dal sostituto
people-claim-match = Finisci la partita a nostro favore
people-fill = Bot nei posti liberi…
people-sit = Passo al posto { $seat }
people-swap = Un altro bot invece di { $name } (posto { $seat })…
people-say = Di' qualcosa…
people-vote = Vota per liberare il posto di { $name }
people-give = Lascio il posto a un bot…
people-adjourn = Sospendi la partita: si riprende un altro giorno
people-leave = Lascio il tavolo per sempre
people-which-bot = Quale bot?
people-which-phrase = Che cosa dici?

people-ask-claim = Finire subito la partita, a favore della tua squadra?
people-ask-vote = Voti per togliere il posto a { $name }? Si libera quando i voti bastano.
people-ask-give = Un bot prende subito il tuo posto, e tu lasci il tavolo. Glielo lasci?
people-ask-give-in-play = Un bot prende il tuo posto alla fine del tuo turno, e tu lasci il tavolo. Glielo lasci?
people-ask-adjourn = Sospendere la partita per tutti? Viene salvata, e si riprende quando tutti sono tornati e hanno dato
    l'ok.
people-ask-leave = Rinunci al posto e lasci il tavolo?
