# Galds zīmēts rindās: īsi vārdi ar punktiem starp tiem.

screen-deal = { $n }. sadale
screen-game = { $game } līdz { $points }
screen-one-deal = { $game }, viena sadale

## Komanda, aiz tās vārda

screen-on-table = uz galda { $points }
screen-due = jāsāk ar { $points }
screen-pot-taken = rezerve paņemta
screen-pot-not-yet = rezerves vēl nav
screen-nothing = vēl nekas nav izlikts
screen-nothing-short = nekas nav izlikts

## Kava, rezerves un kaudze

screen-stock = Kava { $count }
screen-pots = Rezerves { $count }
screen-pile-empty = Kaudze tukša
screen-pile-closed = Kaudze { $count }, virsū { $card }
screen-pile = Kaudze { $count }: { $cards }

## Cik kāršu katram

screen-players = Kārtis: { $players }
screen-player = { $name } { $count }
screen-player-to-move = { $name } { $count } (iet)

## Lasītāja kārtis rokā

screen-hand = Rokā { $count }:
screen-hand-unseen-pot = { $count ->
    [zero] Rokā: rezerve ({ $count } kāršu), ko vēl nedrīkst apskatīt
    [one] Rokā: rezerve ({ $count } kārts), ko vēl nedrīkst apskatīt
   *[other] Rokā: rezerve ({ $count } kārtis), ko vēl nedrīkst apskatīt
}
