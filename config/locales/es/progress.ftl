# Una partida solo entre bots, para quien mira.

progress-game = Partida { $table }, { $preset }: juegan { $players }.
progress-so-far = Mano { $n }, { $stock ->
    [one] { $stock } carta
   *[other] { $stock } cartas
} en el mazo. { $match }
progress-deal = Mano { $n }: { $score } (partida: { $match }).
progress-abandoned = Mano { $n }: abandonada (partida: { $match }).
progress-closed = La mesa se cerró: { $reason }.
