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
# Several cards of one rank, in two suits at least, as in a set: "пятёрки червей, бубен, треф дважды".
# $ranks: one of those below; $suits: suits with commas between them, each once or as in text-repeated.
text-group = { $ranks } { $suits }
# $count: how many cards of this suit are there, 2 or 3.
text-repeated =
    { $count ->
        [2] { $suit } дважды
        [3] { $suit } трижды
        [one] { $suit } { $count } раз
        [few] { $suit } { $count } раза
        [many] { $suit } { $count } раз
       *[other] { $suit } { $count } раз
    }
text-aces = тузы
text-twos = двойки
text-threes = тройки
text-fours = четвёрки
text-fives = пятёрки
text-sixes = шестёрки
text-sevens = семёрки
text-eights = восьмёрки
text-nines = девятки
text-tens = десятки
text-jacks = валеты
text-queens = дамы
text-kings = короли
text-wild = { $wild } как дикая карта
text-wild-as = { $wild } как { $card }

## Players and teams.

text-own = вы
text-seat = место { $seat }
text-we = Мы
text-you = Вы
text-they = Они
text-team-points = { $team } { $points }
text-and = { $others } и { $last }
text-or = { $others } или { $last }

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
