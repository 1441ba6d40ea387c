# Uma partida só de bots, para quem assiste.

progress-game = Partida { $table }, { $preset }: jogam { $players }.
progress-so-far = Rodada { $n }, { $stock ->
    [0] nenhuma carta
    [one] { $stock } carta
   *[other] { $stock } cartas
 } no monte. { $match }
progress-deal = Rodada { $n }: { $score } (partida: { $match }).
progress-abandoned = Rodada { $n }: abandonada (partida: { $match }).
progress-closed = A mesa foi fechada: { $reason }.
