# ready, yes, quit … são o que se digita.

company-says-own = Você diz: { $phrase }.
company-says-other = { $name } diz: { $phrase }.
company-say-only = Na mesa só se pode dizer isto, para ninguém dar palpite ao parceiro: { $phrases }.
company-bot = { $bot }: { $about }.

## Estar a postos

company-nobody-ready = A partida segue: não é preciso dizer "pronto".
company-ready-already = Você já está a postos.
company-not-ready = Você não estava a postos.

## Um lugar em que joga um substituto

company-back = O lugar é seu de novo; se o substituto já começou a vez, é ele quem a termina.
company-back-over = A partida acabou: digite "pronto" para jogar de novo.
company-back-yours = Nenhum substituto está no seu lugar: ele é seu.

## Sair de vez

company-leave = { $partners ->
    [0] Sair de vez conta como derrota para você, dê no que der a partida.
    [one] Sair de vez conta como derrota para você, dê no que der a partida; quem joga com você fica com o resultado.
   *[other] Sair de vez conta como derrota para você, dê no que der a partida; quem joga com você fica com o resultado.
 }
company-leave-yes = Digite "sim" para sair, qualquer outra coisa para ficar. ("sair" só fecha o terminal: na sua vez,
    depois de um minuto, um substituto joga)
company-stays = Você fica.
company-no-claim = Nem todos os adversários saíram: só quando saírem dá para pedir a vitória.
