# To somebody who only watches. Words such as table and quit are what is typed;
# in other languages they are the own words of typed.ftl.

## Coming to the table

# $table: its code; $preset: the name of its rules; $names: the players, joined by text-and; $count: how many they are.
onlooker-table = { $count ->
    [0] Tavolo { $table }, { $preset }: non c'è ancora nessuno.
    [one] Tavolo { $table }, { $preset }: al tavolo c'è { $names }.
   *[other] Tavolo { $table }, { $preset }: al tavolo ci sono { $names }.
 }
onlooker-no-host = Adesso nessuno ospita questo tavolo: si aspetta qualcuno che lo ospiti (per farlo: { PROGRAM() } serve)…

## What happens there

# $phrase: one of lobbywords-phrase-…
onlooker-says = { $name } dice: { $phrase }.
# $n: its number.
onlooker-shuffled = Si mescolano le carte della smazzata { $n }.
onlooker-lost = Il collegamento con il tavolo è caduto; si aspetta che torni…
onlooker-restored = Di nuovo in linea.
onlooker-adjourned = La partita è sospesa: non c'è niente da vedere finché non torna chi gioca.
# After the match.
onlooker-closed = Il tavolo è stato chiuso.
# $reason: why, without a full stop, as the table says it.
onlooker-closed-because = Il tavolo è stato chiuso: { $reason }.

## What can be asked

onlooker-help-table = tavolo: mostra tutto il tavolo.
onlooker-help-topics = { $words }: ognuna dice solo quello.
onlooker-help-score = punti: mostra i punti fatti finora in questa smazzata, e la partita.
onlooker-help-sheet = riepilogo: mostra i punti delle smazzate che hai visto.
onlooker-help-seats = posti: dice chi siede dove.
onlooker-help-clock = tempo: dice quanto tempo resta a chi è di turno.
onlooker-help-rules = regole: dice le regole di questo tavolo.
onlooker-help-log = cronaca: dice che cosa è successo in questa smazzata.
onlooker-help-shuffle = mescolata: dice che cosa prova che il mazzo è mescolato onestamente.
onlooker-help-verify = controlla: controlla tutte le smazzate finite.
onlooker-help-help = aiuto: elenca queste parole.
onlooker-help-quit = uscire: si smette di guardare; al tavolo non se ne accorge nessuno.
# $words: those above.
onlooker-unknown = Stai solo guardando; puoi chiedere: { $words }.
onlooker-no-table = Sul tavolo non c'è ancora niente.
onlooker-no-score = Non si è ancora giocato niente.
