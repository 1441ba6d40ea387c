dealfault-no-commitment = Обещание не записано, и ничто не говорит, что секрет был выбран до сдачи.
dealfault-other-secret = Секрет не тот, что был обещан: его SHA-256 другой.
dealfault-nonces = Случайных чисел игроков должно быть { $players }: по одному на место или null; ничего не вычислено
    заново.
dealfault-nonce = Случайное число места { $seat } — не { $digits } шестнадцатеричных цифр (0-9, a-f).
dealfault-no-seat = Сдавать должно место от 0 до { $last }, а не { $seat }.
dealfault-cards = Карты не те, что по этим правилам (всего { $count }): не хватает: { $missing }; лишние: { $over }.
dealfault-sizes = По этим правилам сдаётся: игроков { $players }, по { $hand } карт; морто { $pots }, по { $pot }
    карт; в сброс { $upcards }; в протоколе не так.
dealfault-no-draw = По этим правилам такой жребий не делает это место сдающим.
dealfault-no-cut = Съём и премия за него не такие, как в этих правилах.
dealfault-draw = Жребий не сходится: записано { $recorded }, вычислено { $right }.
dealfault-drawn-anew = { $cards }, потом { $anew }
dealfault-dealer = Сдающий не сходится: записано место { $recorded }, вычислено место { $right }.
dealfault-cut = Съём не сходится: записано { $recorded }, вычислено { $right }.
dealfault-cut-points = карты: { $count }, очки: { $points }
dealfault-deck = Карты не сходятся: { $heaps }.
dealfault-heap-hands = число рук
dealfault-heap-pots = число морто
dealfault-heap-hand = рука места { $at }
dealfault-heap-pot = морто { $at }
dealfault-heap-stock = колода
dealfault-heap-pile = сброс
dealfault-none = нет
