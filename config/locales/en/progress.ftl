# A match among bots only, to somebody who looks on.

# $table: its code; $preset: the name of its rules; $players: all of them, each perhaps with its program: "Ana (greedy)".
progress-game = Game { $table }, { $preset }: { $players } play.
# One line that is written over and over. $stock: cards left to draw; $match: each team's points ("Ana and Carla 120,
# Bruno and Dario -45").
progress-so-far = Deal { $n }, { $stock } cards in the stock. { $match }
# $score: what the deal has brought each team; $match: what it has in the match.
progress-deal = Deal { $n }: { $score } (match: { $match }).
progress-abandoned = Deal { $n }: abandoned (match: { $match }).
# $reason: why, without a full stop, as the table says it.
progress-closed = The table has closed: { $reason }.
