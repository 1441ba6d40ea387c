## The whole of what is said about the table of the next match

rematch-same = Снова играют те же: это стол { $table }.
rematch-another = Напишите «ещё», чтобы сыграть ещё одну партию с теми же игроками; Enter завершает.
rematch-full = Следующая партия — за столом { $table }: { $here }.
rematch-open = Следующая партия — за столом { $table }: { $here }; { $free }.
rematch-missed = Следующая партия — за столом { $table }: { $here }; { $free } ({ $missing }).

## Its parts: each follows a colon, a semicolon or a parenthesis

rematch-nobody = больше никто не играет
rematch-own = вы играете снова
rematch-own-with = { $count ->
    [1] вы и { $names } играете снова
   *[other] вы, { $names } играете снова
 }
rematch-others = { $count ->
    [1] { $names } играет снова
   *[other] { $names } играют снова
 }
rematch-free = { $count ->
    [1] место { $seats } свободно
   *[other] места { $seats } свободны
 }
rematch-missing = { $count ->
    [1] { $names } отсутствует
   *[other] { $names } отсутствуют
 }
