# buraco play: a match begun, or a saved one gone on with. $game: its code. What stands in ` ` or after -- is typed.

# The name of whoever has given none.
play-nameless = Jogador

# $reason: why, a phrase.
play-not-saved = Não dá para salvar a partida ({ $reason }): acerte isso e tente de novo.
play-no-rules = Nenhuma modalidade foi escolhida, e por isso nenhuma partida começou.

## A saved game

play-goes-on = A partida { $game } continua na rodada { $n }.
play-another = Outra partida com as mesmas pessoas: as regras e o relógio são os mesmos.
play-another-unrecorded = { $record } guarda a partida anterior; desta não se grava registro.
play-record-ends = Não dá mais para gravar o registro { $record }: --record FILE indica outro.
play-own-bot = A partida { $game } foi jogada com um bot seu: para continuar, { PROGRAM() } bot play --resume { $game } --
    COMMAND.
play-no-bot = A partida { $game } foi jogada com o bot { $bot }, que não existe.
play-match-over = A partida { $game } terminou: `{ PROGRAM() } play` começa outra, --record grava o registro dela.
# $problem: a sentence about what is damaged; $count: how many deals were over before the damage.
play-damaged = { $count ->
    [one] { $problem } `{ PROGRAM() } play --resume { $game } --record FILE` grava o registro da rodada terminada antes disso.
   *[other] { $problem } `{ PROGRAM() } play --resume { $game } --record FILE` grava o registro das { $count } rodadas
       terminadas antes disso.
}
play-damaged-recorded = { $count ->
    [one] { $problem } O registro tem a rodada terminada antes disso.
   *[other] { $problem } O registro tem as { $count } rodadas terminadas antes disso.
}
play-unknown-game = Não há uma partida salva { $game }: `{ PROGRAM() } games` lista as que existem.
# $damaged: how many saved files are damaged.
play-no-saved-game = { $damaged ->
    [0] Não há partida salva para continuar: `{ PROGRAM() } play` começa uma.
    [one] Não há partida salva para continuar ({ $damaged } arquivo está danificado: `{ PROGRAM() } games` diz por quê):
        `{ PROGRAM() } play` começa uma.
   *[other] Não há partida salva para continuar ({ $damaged } arquivos estão danificados: `{ PROGRAM() } games` diz por quê):
       `{ PROGRAM() } play` começa uma.
}
# $flag: such as --seats.
play-not-with-resume = --resume continua uma partida como ela começou: tire { $flag }.
