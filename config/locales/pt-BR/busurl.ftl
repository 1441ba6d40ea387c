# Where the shared tables are to be found. What stands in ` ` is typed; a host is a program that runs tables.

busurl-no-host = Ninguém hospeda mesas aqui agora: inicie `{ PROGRAM() } serve`; as mesas estão guardadas.
# $variable: of the environment.
busurl-no-bus = Ainda não há mesa compartilhada aqui: inicie `{ PROGRAM() } serve`, ou ponha em { $variable } o endereço de um
    servidor Redis ou Valkey em que alguém hospede mesas.
busurl-of-somebody-else = { $file } é de outra pessoa: apague e inicie serve de novo.
# $reason: why, a phrase.
busurl-unreadable = Não dá para ler { $file } ({ $reason }): inicie `{ PROGRAM() } serve` de novo.
busurl-no-text = não é texto
