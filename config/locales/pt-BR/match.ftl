# A match on a table of one's own: what is said at its beginning and at its end.

## At the beginning

# The aim of the game, in all its kinds.
match-aim = Baixe jogos de três cartas ou mais; jogue a última carta para pegar o morto do seu time; faça uma canastra,
    de sete cartas ou mais; depois bata.
# help and hint are typed; Enter is the key.
match-help = Digite um dos números mostrados; Enter envia a sua vez. "ajuda" lista todos os comandos, "dica" aconselha.
# $game: its code; $others: all who play, each with the name of the bot: "Bruno (expert), Carla (expert)".
match-line-up = Partida { $game }: você joga com { $others }.

## When the person leaves. A command follows on a line of its own.

match-saved = A partida está salva. Para continuar:
# not_saved is the code of an error; $trouble: the reason, of the operating system.
match-newest-not-saved = Não deu para salvar o último passo (not_saved: { $trouble }); tudo antes dele está salvo. Abra
    espaço no disco de { $folder }, e depois continue com:
match-gone = A partida salva { $game } sumiu: { $path } foi apagado ou trocado durante o jogo, e por isso não dá para
    continuar.

## The record: a file in which everything that happened is written

# A command follows on a line of its own.
match-recorded-replay = O registro está em { $record }. Para percorrer:
match-recorded-verify = O registro está em { $record }. Qualquer pessoa pode conferir o embaralhamento:
# $reason: why, a phrase; $command: is typed.
match-record-later = Não deu para gravar o registro { $record } ({ $reason }): `{ $command }` grava.
match-record-lost = Não deu para gravar o registro { $record } ({ $reason }): ele se perdeu.
match-record-in-home = Não dá para gravar o registro em { $path }: { $folder } é para as partidas salvas. Escolha outro
    lugar.
match-record-exists = Não dá para gravar o registro em { $path }: { $reason }, e fica como está. Indique outro arquivo.
match-record-unwritable = Não dá para gravar o registro { $path } ({ $reason }): escolha outro lugar.
# Why not, where something lies there: $reason of match-record-exists.
match-lies-folder = é uma pasta
match-lies-device = não é um arquivo comum
match-lies-file = já há outro arquivo ali

# The file of a saved game had to be mended. $table: its code; $count: how many bytes were lost.
match-cut-short = Mesa { $table }: a última linha estava cortada (bytes: { $count }), como quando um programa é morto;
    ninguém soube dela, e ela foi retirada.
