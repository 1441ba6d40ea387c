# Why a move is advised. $move is an infinitive, its cards after a colon: «сбросить: 9♦». Cards are in the nominative.
reason-because = { $move }, потому что { $why }
reason-both = { $cause } и { $other }

## Causes: clauses after «потому что», without a comma before their own «и».

# The pile is left lying, and a card is drawn from the stock.
reason-pile-none = в сбросе нет карт
reason-pile-not-allowed = взять сброс вам нельзя
reason-pile-costs-wild = за сброс пришлось бы отдать дикую карту
reason-pile-top-brings-little = верхняя карта сброса даёт вам слишком мало
reason-pile-brings-less = сброс даст вам меньше, чем карта из колоды
reason-pile-worth-less = карта из колоды вам нужнее, чем сброс
# In these -card- messages the pile is one card.
reason-pile-card-worth-less = карта из колоды вам нужнее, чем { $cards }
reason-pile-no-meld = сброс не даёт вам ни одной комбинации
reason-pile-no-meld-without-wild = без дикой карты сброс не даёт вам ни одной комбинации
reason-pile-card-no-meld = { $cards } не даёт вам ни одной комбинации
reason-pile-card-no-meld-without-wild = { $cards } без дикой карты не даёт вам ни одной комбинации
reason-pile-might-stay = сдача скоро может закончиться и сброс может остаться у вас на руках
reason-pile-card-might-stay = сдача скоро может закончиться и { $cards } может остаться у вас на руках
reason-pile-few-help = { $count ->
    [one] сейчас вам пригодится лишь { $count } карта из { $all } в сбросе
    [few] сейчас вам пригодятся лишь { $count } карты из { $all } в сбросе
    [many] сейчас вам пригодятся лишь { $count } карт из { $all } в сбросе
   *[other] сейчас вам пригодятся лишь { $count } карты из { $all } в сбросе
}
reason-went-round = карты уже достаточно долго берут и сбрасывают по одной
reason-others-ahead = соперники впереди и сдача не должна так закончиться

# The first card drawn is kept or refused: «она».
reason-first-wild = это дикая карта
reason-first-of-use = она может пригодиться
reason-first-same-rank = у вас уже есть карта того же достоинства
reason-first-goes = она подходит к вашим картам
reason-first-another = такая у вас уже есть
reason-first-alone = к ней у вас ничего не подходит

# The pile is taken, its top goes into a meld.
reason-take-joins = { $cards } туда подходит
reason-take-joins-one-more = { $cards } туда подходит и приносит ещё одну карту
reason-take-joins-more = { $count ->
    [one] { $cards } туда подходит и приносит ещё { $count } карту
    [few] { $cards } туда подходит и приносит ещё { $count } карты
    [many] { $cards } туда подходит и приносит ещё { $count } карт
   *[other] { $cards } туда подходит и приносит ещё { $count } карты
}
# With the cards of text-take-with.
reason-take-makes-meld = { $cards } составит с ними комбинацию
reason-take-makes-meld-one-more = { $cards } составит с ними комбинацию и принесёт ещё одну карту
reason-take-makes-meld-more = { $count ->
    [one] { $cards } составит с ними комбинацию и принесёт ещё { $count } карту
    [few] { $cards } составит с ними комбинацию и принесёт ещё { $count } карты
    [many] { $cards } составит с ними комбинацию и принесёт ещё { $count } карт
   *[other] { $cards } составит с ними комбинацию и принесёт ещё { $count } карты
}
reason-take-fits = он дополнит ваши комбинации ({ $cards })
reason-take-wild = в нём есть дикая карта
reason-take-many = { $count ->
    [one] { $count } карта даёт вам больше возможностей, чем одна из колоды
    [few] { $count } карты дают вам больше возможностей, чем одна из колоды
    [many] { $count } карт дают вам больше возможностей, чем одна из колоды
   *[other] { $count } карты дают вам больше возможностей, чем одна из колоды
}
reason-take-card-goes = { $cards } подходит к вашим картам
reason-take-cards-go = { $cards } подходят к вашим картам
reason-take-card-sequence = с вашими картами { $cards } составит последовательность
reason-take-cards-sequence = с вашими картами { $cards } составят последовательность
reason-take-card-set = с вашими картами { $cards } составит группу
reason-take-cards-set = с вашими картами { $cards } составят группу
reason-take-from-others = иначе соперники дополнят свои комбинации ({ $cards })
reason-take-more = { $count ->
    [one] { $count } карта — больше, чем одна из колоды
    [few] { $count } карты — больше, чем одна из колоды
    [many] { $count } карт — больше, чем одна из колоды
   *[other] { $count } карты — больше, чем одна из колоды
}
reason-take-from-next = так { $cards } не достанется следующему игроку
reason-take-no-stock = так вам не нужна карта из колоды

# Melds are taken back, or laid.
reason-withdraw-short = в этом ходу не набрать нужных очков ({ $points })
reason-lay-pot-near = так морто уже близко
reason-lay-out-near = так вы скоро сможете закрыть сдачу
reason-lay-may-end = сдача скоро может закончиться, а карты на руках идут вам в минус
reason-lay-wild = там дикая карта полезнее, чем в руке
reason-lay-counts = выложенные карты идут вам в плюс, а карты на руках — в минус

# A card is discarded: «карта», whatever it is called («валет пик»).
reason-discard-alone = к этой карте у вас ничего не подходит
reason-discard-another = у вас есть ещё одна такая
reason-discard-let-go = следующий игрок недавно сбросил такую же
reason-discard-left = следующий игрок такую же не взял
reason-discard-rank-let-go = следующий игрок сбросил { $rank ->
    [ace] туза
    [two] двойку
    [three] тройку
    [four] четвёрку
    [five] пятёрку
    [six] шестёрку
    [seven] семёрку
    [eight] восьмёрку
    [nine] девятку
    [ten] десятку
    [jack] валета
    [queen] даму
   *[king] короля
}
reason-discard-rank-left = следующий игрок не взял { $rank ->
    [ace] туза
    [two] двойку
    [three] тройку
    [four] четвёрку
    [five] пятёрку
    [six] шестёрку
    [seven] семёрку
    [eight] восьмёрку
    [nine] девятку
    [ten] десятку
    [jack] валета
    [queen] даму
   *[king] короля
}
reason-discard-fits-none = соперникам такую карту приложить некуда
reason-discard-all-seen = все соседние карты уже вышли
reason-discard-few-out = соседних карт осталось мало
reason-discard-costly = сдача скоро может закончиться, а дороже карты у вас нет
reason-discard-least-points = дешевле карты у вас нет
reason-discard-nothing-better = ничего лучше для сброса у вас нет

## A move and what comes of it.

reason-goes-out = { $move }, закрыв сдачу
reason-takes-pot = { $move }, взяв морто
reason-lay-pot = { $move }, сразу взяв морто
reason-lay-canasta = { $canasta ->
    [dirty] { $move }, собрав грязную канасту
    [semi_clean] { $move }, собрав получистую канасту
    [clean] { $move }, собрав чистую канасту
    [royal] { $move }, собрав королевскую канасту
   *[ace_to_ace] { $move }, собрав канасту от туза до туза
}
reason-lay-towards = { $move }, потому что для первой выкладки нужно набрать { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reason-lay-clean = { $move }, сделав комбинацию чистой
reason-lay-one-short = { $move }, чтобы до канасты осталась одна карта
reason-discard-least = { $move }, потому что эта карта вам нужна меньше других
reason-discard-least-fits-none = { $move }, потому что эта карта вам нужна меньше других и соперникам приложить
    её некуда
reason-discard-helps-least = { $move }, потому что эта карта помогает вам меньше других

## Почему так сходил игрок, который проигрывает варианты наперёд. $plan, $rival: действия или reason-pass.

reason-better = { $points ->
    [one] { $plan } — на { $points } очко лучше, чем { $rival }
    [few] { $plan } — на { $points } очка лучше, чем { $rival }
    [many] { $plan } — на { $points } очков лучше, чем { $rival }
   *[other] { $plan } — на { $points } очков лучше, чем { $rival }
}
reason-no-worse = { $plan } — не хуже, чем { $rival }
reason-over = { $count ->
    [one] { $said } (проверен { $count } расклад скрытых карт)
    [few] { $said } (проверено { $count } расклада скрытых карт)
    [many] { $said } (проверено { $count } раскладов скрытых карт)
   *[other] { $said } (проверено { $count } раскладов скрытых карт)
}
reason-pass = ничего не делать
reason-no-time = на сравнение не было времени
reason-nothing-else = сравнивать больше не с чем
reason-only-move = Других действий нет.
# In a replay, where it is not the reader who is spoken to. $reason: a sentence.
reason-of-player = { $reason } (Это сказано самому игроку.)
