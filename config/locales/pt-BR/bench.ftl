bench-help = Seus bots: seats (quem joga) · swap 1 expert (outro bot no lugar 1) · leave (um bot joga por você, até
    back).
bench-about-seats = Seats mostra quem joga em cada lugar e quais bots existem.
bench-about-swap = Swap põe outro bot em um lugar, na hora ou no fim da vez dele: swap 1 expert.
bench-about-leave = Leave deixa um bot jogar por você; back retoma o seu lugar.
bench-let-play = Deixar um bot jogar por mim
bench-ask-leave = Um bot joga por você a partir desta vez; b retoma o seu lugar. Deixar o bot jogar?
bench-leave = Um bot joga por você a partir desta vez; back retoma o seu lugar, e quit sai da partida, que fica salva.
    Digite yes para deixar o bot jogar, qualquer outra coisa para continuar jogando.
bench-own = O lugar { $seat } é seu: leave deixa um bot jogar nele.
bench-over = A partida acabou: ninguém mais é trocado.
bench-which = Qual bot? Digite swap { $seat } e um destes: { $bots }.
bench-done = { $who } joga agora no lugar { $seat }.
bench-due = { $who } joga no lugar { $seat } a partir do fim da vez dele.
