# buraco play: a match begun, or a saved one gone on with. $game: its code. What stands in ` ` or after -- is typed.

# The name of whoever has given none.
play-nameless = Giocatore

# $reason: why, a phrase.
play-not-saved = La partita non si può salvare ({ $reason }): metti a posto, poi riprova.
play-no-rules = Non è stato scelto nessun gioco, quindi non è cominciata nessuna partita.

## A saved game

play-goes-on = La partita { $game } continua dalla smazzata { $n }.
play-another = Un'altra partita con le stesse persone: le regole e il tempo sono gli stessi.
play-another-unrecorded = { $record } contiene la partita precedente; di questa non si scrive la registrazione.
play-record-ends = La sua registrazione { $record } non si può più scrivere: --record FILE indica un altro file.
play-own-bot = La partita { $game } è stata giocata con un bot tuo: per continuarla, { PROGRAM() } bot play --resume { $game } -- COMMAND.
play-no-bot = La partita { $game } è stata giocata con il bot { $bot }, che non c'è.
play-match-over = La partita { $game } è finita: `{ PROGRAM() } play` ne comincia un'altra, --record ne scrive la
    registrazione.
# $problem: a sentence about what is damaged; $count: how many deals were over before the damage.
play-damaged = { $count ->
    [one] { $problem } `{ PROGRAM() } play --resume { $game } --record FILE` scrive la registrazione della smazzata finita
        prima.
   *[other] { $problem } `{ PROGRAM() } play --resume { $game } --record FILE` scrive la registrazione delle { $count }
       smazzate finite prima.
}
play-damaged-recorded = { $count ->
    [one] { $problem } La registrazione contiene la smazzata finita prima.
   *[other] { $problem } La registrazione contiene le { $count } smazzate finite prima.
}
play-unknown-game = Non c'è una partita salvata { $game }: `{ PROGRAM() } games` elenca quelle che ci sono.
# $damaged: how many saved files are damaged.
play-no-saved-game = { $damaged ->
    [0] Non c'è una partita salvata da continuare: `{ PROGRAM() } play` ne comincia una.
    [one] Non c'è una partita salvata da continuare ({ $damaged } file salvato è danneggiato: `{ PROGRAM() } games` dice
        perché): `{ PROGRAM() } play` ne comincia una.
   *[other] Non c'è una partita salvata da continuare ({ $damaged } file salvati sono danneggiati: `{ PROGRAM() } games` dice
       perché): `{ PROGRAM() } play` ne comincia una.
}
# $flag: such as --seats.
play-not-with-resume = --resume continua una partita così com'è cominciata: togli { $flag }.
