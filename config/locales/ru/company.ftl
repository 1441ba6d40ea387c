# Words such as ready, yes and quit are what is typed;
# in other languages they are the own words of typed.ftl.

company-says-own = Вы говорите: { $phrase }.
company-says-other = { $name } говорит: { $phrase }.
company-say-only = За столом можно сказать только это, чтобы никто не подсказывал партнёру: { $phrases }.
company-bot = { $bot }: { $about }.

## Being ready

company-nobody-ready = Партия идёт: о готовности никого не спрашивают.
company-ready-already = Вы уже готовы.
company-not-ready = Вы и не были готовы.

## A seat that a stand-in plays

company-back = Место снова ваше; ход, который уже начала подмена, она и закончит.
company-back-over = Партия окончена: напишите «готовность», чтобы сыграть ещё.
company-back-yours = Подмены на вашем месте нет: оно ваше.

## Leaving for good

# A question; company-leave-yes follows.
company-leave = { $partners ->
    [0] Уход насовсем засчитывается вам как поражение, чем бы партия ни кончилась.
    [1] Уход насовсем засчитывается вам как поражение, чем бы партия ни кончилась; вашему партнёру засчитывается её
    итог.
   *[other] Уход насовсем засчитывается вам как поражение, чем бы партия ни кончилась; вашим партнёрам засчитывается
   её итог.
 }
company-leave-yes = Напишите «да», чтобы уйти, что угодно другое — чтобы остаться. («выйти» закрывает только терминал: в
    ваш ход через минуту играет подмена)
company-stays = Вы остаётесь.
company-no-claim = Ушли не все ваши соперники: забрать партию можно, только когда уйдут все.
