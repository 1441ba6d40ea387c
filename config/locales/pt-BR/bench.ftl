bench-help = Seus bots: lugares (quem joga) · trocar 1 expert (outro bot no lugar 1) · abandonar (um bot joga por você,
    até você digitar "voltar").
bench-about-seats = Lugares: mostra quem joga em cada lugar e quais bots existem.
bench-about-swap = Trocar: põe outro bot em um lugar, na hora ou no fim da vez dele: trocar 1 expert.
bench-about-leave = Abandonar: deixa um bot jogar por você; "voltar" retoma o seu lugar.
bench-let-play = Deixar um bot jogar por mim
bench-ask-leave = Um bot joga por você a partir desta vez; b retoma o seu lugar. Deixar o bot jogar?
bench-leave = Um bot joga por você a partir desta vez; "voltar" retoma o seu lugar, e "sair" deixa a partida, que fica
    salva. Digite "sim" para deixar o bot jogar, qualquer outra coisa para continuar jogando.
bench-own = O lugar { $seat } é seu: "abandonar" deixa um bot jogar nele.
bench-over = A partida acabou: os bots não mudam mais.
bench-which = Qual bot? Digite "trocar { $seat }" e um destes: { $bots }.
bench-done = { $who } joga agora no lugar { $seat }.
bench-due = { $who } joga no lugar { $seat } a partir do fim da vez dele.
