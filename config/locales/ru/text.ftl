## Cards in words, for who listens: always in the nominative, «семёрка червей», «тройка, четвёрка пик, король червей».

text-card = { $rank } { $suit }
text-joker = джокер
text-ace = туз
text-two = двойка
text-three = тройка
text-four = четвёрка
text-five = пятёрка
text-six = шестёрка
text-seven = семёрка
text-eight = восьмёрка
text-nine = девятка
text-ten = десятка
text-jack = валет
text-queen = дама
text-king = король
# In the genitive, after the rank.
text-spades = пик
text-hearts = червей
text-diamonds = бубен
text-clubs = треф

## Players and teams.

text-own = вы
text-seat = место { $seat }
text-we = Мы
text-you = Вы
text-they = Они
text-team-points = { $team } { $points }
text-and = { $others } и { $last }

## Moves: infinitives; cards follow a colon.

text-draw = взять карту
text-keep = оставить карту
text-refuse = отказаться от карты
text-take = взять сброс
# $cards: of the hand, with which the top of the pile is used at once.
text-take-with = взять сброс, выложив: { $cards }
text-take-into = взять сброс в комбинацию { $meld }
text-take-into-with = взять сброс в комбинацию { $meld }, добавив: { $cards }
text-lay = выложить: { $cards }
text-extend = дополнить { $meld }: { $cards }
text-withdraw = забрать комбинации назад
text-discard = сбросить: { $card }
