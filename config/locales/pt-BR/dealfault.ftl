dealfault-no-commitment = Nenhum compromisso está registrado, e por isso nada prova que o segredo foi escolhido antes da
    rodada.
dealfault-other-secret = O segredo não é o do compromisso: seu SHA-256 é outro.
dealfault-nonces = Deve haver { $players } números aleatórios, um por lugar ou null; nada foi recalculado.
dealfault-nonce = O número aleatório do lugar { $seat } não tem { $digits } dígitos hexadecimais (0-9, a-f).
dealfault-no-seat = Quem dá as cartas deve ser um lugar de 0 a { $last }, não { $seat }.
dealfault-cards = As cartas não são as { $count } destas regras: faltam: { $missing }; sobram: { $over }.
dealfault-sizes = Por estas regras há { $players } mãos de { $hand }, { $pots } mortos de { $pot } e { $upcards }
    cartas no lixo; no registro não.
dealfault-no-draw = Por estas regras o sorteio não dá a vez de dar as cartas a esse lugar.
dealfault-no-cut = O corte e o seu prêmio não são os destas regras.
dealfault-draw = O sorteio é diferente: registrado { $recorded }, recalculado { $right }.
dealfault-drawn-anew = { $cards }, depois { $anew }
dealfault-dealer = Quem dá as cartas é diferente: registrado o lugar { $recorded }, recalculado o lugar { $right }.
dealfault-cut = O corte é diferente: registrado { $recorded }, recalculado { $right }.
dealfault-cut-points = cartas: { $count }, pontos: { $points }
dealfault-deck = As cartas são diferentes: { $heaps }.
dealfault-heap-hands = o número de mãos
dealfault-heap-pots = o número de mortos
dealfault-heap-hand = a mão do lugar { $at }
dealfault-heap-pot = o morto { $at }
dealfault-heap-stock = o monte
dealfault-heap-pile = o lixo
dealfault-none = nada
