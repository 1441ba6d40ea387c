# Words such as ready, yes and quit are what is typed;
# in other languages they are the own words of typed.ftl.

# $phrase: one of lobbywords-phrase-…
company-says-own = Tu dici: { $phrase }.
company-says-other = { $name } dice: { $phrase }.
# $phrases: the canned phrases as they are typed.
company-say-only = Al tavolo si può dire solo questo, perché in coppia non ci si diano consigli: { $phrases }.
# $bot: a program's name; $about: what to expect of it, without a full stop.
company-bot = { $bot }: { $about }.

## Being ready: said without an adjective, which would agree with the player ("dare l'ok")

company-nobody-ready = La partita va avanti: non si chiede l'ok a nessuno.
company-ready-already = Hai già dato l'ok.
company-not-ready = Non avevi dato l'ok.

## A seat that a stand-in plays

company-back = Il posto è di nuovo tuo; un turno già cominciato lo finisce il sostituto.
company-back-over = La partita è finita: scrivi «pronti» per giocare ancora.
company-back-yours = Nessun sostituto ha il tuo posto: è tuo.

## Leaving for good

# A question. $partners: how many partners there are; company-leave-yes follows.
company-leave = { $partners ->
    [0] Se te ne vai per sempre, per te conta come una sconfitta, comunque finisca la partita.
    [one] Se te ne vai per sempre, per te conta come una sconfitta, comunque finisca la partita; per chi gioca in coppia
        con te vale il risultato.
   *[other] Se te ne vai per sempre, per te conta come una sconfitta, comunque finisca la partita; per chi gioca in
        squadra con te vale il risultato.
 }
company-leave-yes = Scrivi «sì» per andartene, qualsiasi altra cosa per restare. («uscire» lascia solo il terminale: al
    tuo turno, dopo un minuto, gioca un sostituto)
# To somebody who was asked whether they want to leave, or give the seat to a bot, and did not write yes.
company-stays = Resti al tavolo.
company-no-claim = Non tutti gli avversari hanno lasciato il tavolo: solo allora si può chiedere la vittoria.
