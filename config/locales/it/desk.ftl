# The person's side of the table.

## A turn that was staged: put together and not yet sent.

desk-moved-on = Nel frattempo il tavolo è andato avanti; non hai giocato niente.
# Stands after the reason for which the table refused what was sent.
desk-nothing-played = Non hai giocato niente.
desk-time-up = Il tuo tempo è scaduto: un sostituto ha finito il tuo turno.
# The moves follow.
desk-staged-is-back = Ecco di nuovo le mosse che avevi preparato:

## Asked for when there is nothing to show.

desk-no-table = Sul tavolo non c'è ancora niente.
desk-no-log = Non è ancora successo niente.
desk-no-shuffle = Le carte non sono ancora state mescolate.

## L'orologio.

desk-no-clock = A questo tavolo non c'è limite di tempo.

## Why the reader cannot play just now.

desk-no-deal = Adesso non c'è niente da giocare: aspetta la prossima smazzata.
# back is typed.
desk-stood-in = Adesso un sostituto gioca per te: «tornare» ti ridà il posto.
desk-turn-other = Tocca a { $name }; il tuo turno arriva da solo.
