# buraco admin: orders to a shared table. What is typed stays as it is: SEAT, PROGRAM, none, resume. $seat: a number.

admin-pause = ninguém joga, nenhum relógio corre
admin-resume = continua depois de uma pausa ou adiamento
admin-start = dá as cartas sem esperar ninguém
admin-adjourn = adia para outro dia
admin-clock = dá outros tempos aos jogadores de agora em diante
admin-clock-times = segundos por vez e uma reserva (90+300), ou none
admin-rules = antes da primeira rodada: jogar com outras regras, com os lugares que elas têm
admin-rules-named = o nome das regras, ou um arquivo de regras
admin-close = encerra a partida de vez, sem vencedor
admin-kick = libera um lugar
admin-swap = deixa um bot jogar num lugar a partir do fim da vez dele
admin-give = dá ao bot de um lugar um orçamento (0: nenhum) ou opções
admin-fill = deixa um bot jogar em cada lugar livre
admin-at-seat = SEAT é um número, 0 é o primeiro lugar, ou o nome de quem está nele
# $what: one of the messages above; $at: the last of them.
admin-help-at-seat = { $what } ({ $at })
# What has become of an order.
admin-paused = A mesa { $table } está em pausa: ninguém joga e nenhum relógio corre. Para continuar: { PROGRAM() } admin
    { $table } resume
admin-resumed = A mesa { $table } continua.
admin-started = Na mesa { $table } as cartas são dadas sem esperar ninguém.
admin-closed = A partida da mesa { $table } acabou, sem vencedor.
admin-adjourned = A mesa { $table } está adiada: continua quando os jogadores voltarem e estiverem prontos.
admin-paused-already = A mesa { $table } já está em pausa. Para continuar: { PROGRAM() } admin { $table } resume
admin-adjourned-already = A mesa { $table } já está adiada: continua quando os jogadores voltarem.
admin-not-paused = A mesa { $table } não estava em pausa: estão jogando nela.
admin-not-begun = A mesa { $table } não estava em pausa: a primeira rodada ainda está por vir.
admin-over = A partida da mesa { $table } acabou.
admin-playing = Na mesa { $table } já estão jogando.
# $name: who had the seat.
admin-freed = O lugar { $seat } da mesa { $table } agora está livre (era de { $name }).
admin-put-out = { $name } perdeu o lugar { $seat } da mesa { $table }: um substituto joga até alguém ocupá-lo.
# $bot: the program.
admin-swapped = Um bot ({ $bot }) joga no lugar { $seat } da mesa { $table }.
# $name: who played there before.
admin-swapped-for = Um bot ({ $bot }) joga no lugar { $seat } da mesa { $table } no lugar de { $name }, a partir do fim
    da vez.
admin-no-clock = De agora em diante, nenhum relógio corre na mesa { $table }.
# $times: as it was typed, such as 90+300.
admin-clock-now = Os jogadores da mesa { $table } têm { $times } segundos de agora em diante.
admin-same-rules = A mesa { $table } já joga com estas regras.
admin-other-rules = A mesa { $table } agora joga com outras regras, e ninguém mais está pronto: { $seats }.
admin-given = { $name } joga de agora em diante no lugar { $seat } da mesa { $table } com o que recebeu.
# $seats: who sits where, such as "0 Ana, 1 Bruno".
admin-none-free = Nenhum lugar da mesa { $table } estava livre: { $seats }.
admin-filled = Bots ocuparam os lugares livres da mesa { $table }: { $seats }.
# A seat, after its number.
admin-free = livre
# $typed: a name.
admin-nobody-called = Na mesa { $table } ninguém se chama { $typed }: indique o lugar pelo número ({ $seats }).
admin-several-called = Na mesa { $table } mais de um se chama { $typed }: indique o lugar pelo número ({ $seats }).
# $problem: why, without a full stop.
admin-unplayable = Não dá para jogar na mesa { $table }: { $problem }.
admin-closed-unplayable = Não dava para jogar na mesa { $table }, e agora ela está fechada; o que resta do seu registro
    fica.
