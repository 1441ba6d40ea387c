# O que a mesa não aceitou, e o que fazer; além do que as regras recusam.

rejected-watchers-watch = Quem assiste só assiste; para jogar, entre na mesa num lugar livre.
rejected-no-actions = Um envio tem ao menos uma jogada; acrescente uma.
rejected-too-many-actions = Um envio tem no máximo { $most } jogadas; envie menos.
rejected-too-much-said = Info e explain têm no máximo { $most } bytes cada um, e { $deep } níveis; diga menos.
rejected-accepted = Estas jogadas já tinham sido aceitas, com o número { $number }; não falta mais nada.
rejected-moved-on = Enquanto isso a mesa andou; veja como ela está agora e decida de novo.
rejected-no-deal = Nenhuma rodada está em jogo; espere a próxima.
rejected-paused = A mesa está em pausa; espere até que continue.
rejected-stood-in = Um substituto joga neste lugar; "voltar" o devolve a você.
rejected-looked-already = Seu último envio passou de uma carta que você não tinha visto, e a recusa revelou algo dela:
    comece com as mesmas jogadas daquela vez, até essa carta.
rejected-not-saved = A mesa não conseguiu salvar estas jogadas, então elas não valem ({ $why }); envie de novo daqui a
    pouco.
rejected-unsaved = A mesa não conseguiu salvar estas jogadas, então elas não valem; envie de novo daqui a pouco.
rejected-garbled = Isto não é uma mensagem na língua dos lugares: { $what }.
rejected-not-understood = A mesa não entende o que foi enviado; use um programa da mesma versão.
rejected-only-phrases = Só se podem dizer estas frases, e só de um lugar: { $phrases }.
rejected-seat-freed = Os outros liberaram este lugar: entre de novo na mesa para pedir um.
rejected-no-claim = Dá para pedir a vitória quando todos os adversários tiverem saído; até lá continue jogando, ou saia.
rejected-may-not-vote = Só vota para liberar um lugar quem joga numa mesa com sala de espera.
rejected-nobody-waits = Um voto libera o lugar de quem deixa os outros esperando; esse lugar não deixa.
