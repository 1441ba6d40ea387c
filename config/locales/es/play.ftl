# buraco play: a match begun, or a saved one gone on with. $game: its code. What stands in ` ` or after -- is typed.

# The name of whoever has given none.
play-nameless = Jugador

# $reason: why, a phrase.
play-not-saved = La partida no se puede guardar ({ $reason }): arréglalo y prueba otra vez.
play-no-rules = No se eligió ningún juego, así que no empezó ninguna partida.

## A saved game

play-goes-on = La partida { $game } sigue en la mano { $n }.
play-another = Otra partida con la misma gente: las reglas y el reloj son los mismos.
play-another-unrecorded = { $record } tiene la partida anterior; de esta no se escribe registro.
play-record-ends = Su registro { $record } ya no se puede escribir: --record FILE nombra otro.
play-own-bot = La partida { $game } se jugó con un bot tuyo: para seguirla, { PROGRAM() } bot play --resume { $game } --
    COMMAND.
play-no-bot = La partida { $game } se jugó con el bot { $bot }, y ese bot no existe.
play-match-over = La partida { $game } terminó: `{ PROGRAM() } play` empieza otra, --record escribe su registro.
# $problem: a sentence about what is damaged; $count: how many deals were over before the damage.
play-damaged = { $count ->
    [one] { $problem } `{ PROGRAM() } play --resume { $game } --record FILE` escribe el registro de la mano terminada antes de
        eso.
   *[other] { $problem } `{ PROGRAM() } play --resume { $game } --record FILE` escribe el registro de las { $count } manos
       terminadas antes de eso.
}
play-damaged-recorded = { $count ->
    [one] { $problem } El registro contiene la mano terminada antes de eso.
   *[other] { $problem } El registro contiene las { $count } manos terminadas antes de eso.
}
play-unknown-game = No hay una partida guardada { $game }: `{ PROGRAM() } games` muestra las que hay.
# $damaged: how many saved files are damaged.
play-no-saved-game = { $damaged ->
    [0] No hay ninguna partida guardada para seguir: `{ PROGRAM() } play` empieza una.
    [one] No hay ninguna partida guardada para seguir ({ $damaged } archivo está dañado: `{ PROGRAM() } games` dice por qué):
        `{ PROGRAM() } play` empieza una.
   *[other] No hay ninguna partida guardada para seguir ({ $damaged } archivos están dañados: `{ PROGRAM() } games` dice por
       qué): `{ PROGRAM() } play` empieza una.
}
# $flag: such as --seats.
play-not-with-resume = --resume sigue una partida tal como empezó: quita { $flag }.
