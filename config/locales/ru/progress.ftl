# A match among bots only, to somebody who looks on.

progress-game = Стол { $table }, { $preset }: играют { $players }.
progress-so-far = Сдача { $n }, в колоде { $stock ->
        [one] { $stock } карта
        [few] { $stock } карты
        [many] { $stock } карт
       *[other] { $stock } карты
    }. { $match }
progress-deal = Сдача { $n }: { $score } (партия: { $match }).
progress-abandoned = Сдача { $n }: прервана (партия: { $match }).
progress-closed = Стол закрыт: { $reason }.
