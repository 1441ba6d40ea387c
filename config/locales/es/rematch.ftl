## Todo lo que se dice sobre la mesa de la próxima partida

rematch-same = Juega otra vez la misma gente: esta es la mesa { $table }.
rematch-another = Escribe «otra vez» para jugar otra partida con la misma gente; Enter termina.
rematch-full = La próxima partida es en la mesa { $table }: { $here }.
rematch-open = La próxima partida es en la mesa { $table }: { $here }; { $free }.
rematch-missed = La próxima partida es en la mesa { $table }: { $here }; { $free } ({ $missing }).

## Sus partes: cada una va tras dos puntos, punto y coma o paréntesis

rematch-nobody = nadie juega otra vez
rematch-own = juegas otra vez
# «con» evita elegir entre «juegan» y «jugáis».
rematch-own-with = { $count ->
    [one] juegas otra vez con { $names }
   *[other] juegas otra vez con { $names }
 }
rematch-others = { $count ->
    [one] { $names } juega otra vez
   *[other] { $names } juegan otra vez
 }
rematch-free = { $count ->
    [one] el asiento { $seats } está libre
   *[other] los asientos { $seats } están libres
 }
rematch-missing = { $count ->
    [one] { $names } no está
   *[other] { $names } no están
 }
