## Tudo o que se diz da mesa da próxima partida

rematch-same = Jogam de novo os mesmos: esta é a mesa { $table }.
rematch-another = Digite "de novo" para jogar outra partida com as mesmas pessoas; Enter encerra.
rematch-full = A próxima partida é na mesa { $table }: { $here }.
rematch-open = A próxima partida é na mesa { $table }: { $here }; { $free }.
rematch-missed = A próxima partida é na mesa { $table }: { $here }; { $free } ({ $missing }).

## As partes: cada uma vem depois de dois-pontos, ponto e vírgula ou parêntese

rematch-nobody = ninguém joga de novo
rematch-own = você joga de novo
rematch-own-with = { $count ->
    [one] você e { $names } jogam de novo
   *[other] você, { $names } jogam de novo
 }
rematch-others = { $count ->
    [one] { $names } joga de novo
   *[other] { $names } jogam de novo
 }
rematch-free = { $count ->
    [one] o lugar { $seats } está livre
   *[other] os lugares { $seats } estão livres
 }
rematch-missing = { $count ->
    [one] { $names } não está mais lá
   *[other] { $names } não estão mais lá
 }
