# Mačs, kurā spēlē tikai boti, tam, kas skatās.

progress-game = Spēle { $table }, { $preset }: spēlē { $players }.
progress-so-far = { $stock ->
    [zero] { $n }. sadale, kavā { $stock } kāršu. { $match }
    [one] { $n }. sadale, kavā { $stock } kārts. { $match }
   *[other] { $n }. sadale, kavā { $stock } kārtis. { $match }
}
progress-deal = { $n }. sadale: { $score } (mačs: { $match }).
progress-abandoned = { $n }. sadale: pārtraukta (mačs: { $match }).
progress-closed = Galds ir slēgts: { $reason }.
