# A match among bots only, to somebody who looks on.

# $table: its code; $preset: the name of its rules; $players: all of them, each perhaps with its program: "Ana
# (greedy)".
progress-game = Partita { $table }, { $preset }: giocano { $players }.
# One line that is written over and over. $stock: cards left to draw; $match: each team's points.
progress-so-far = Smazzata { $n }, carte nel tallone: { $stock }. { $match }
# $score: what the deal has brought each team; $match: what it has in the match.
progress-deal = Smazzata { $n }: { $score } (partita: { $match }).
progress-abandoned = Smazzata { $n }: interrotta (partita: { $match }).
# $reason: why, without a full stop, as the table says it.
progress-closed = Il tavolo è stato chiuso: { $reason }.
