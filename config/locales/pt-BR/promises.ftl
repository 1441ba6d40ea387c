# O que a mesa prometeu sobre o embaralhamento e se cumpriu.

promises-seeded = Com semente: não é um embaralhamento honesto.
promises-seed-known = Quem conhece a semente conhece todas as cartas; sem semente o embaralhamento é honesto.
promises-promised = Embaralhamento da rodada { $deal } prometido ("embaralhamento" explica): { $promise }.
promises-promised-anew = A mesa mudou o compromisso da rodada { $deal }, agora com SHA-256 { $promise }: desconfie
    deste embaralhamento.
promises-explained = Rodada { $deal }: antes de conhecer o número aleatório de qualquer jogador, a mesa se
    comprometeu com SHA-256 { $promise }; depois da rodada, mostra o segredo de que isso é feito.
promises-recomputed = Qualquer pessoa pode conferir um registro (--record FILE): { PROGRAM() } verify FILE recalcula cada
    carta.
promises-recomputed-shared = O registro pode ser conferido por quem chega à mesa com o código: { PROGRAM() } export { $table
    } --record FILE o grava, depois { PROGRAM() } verify FILE recalcula cada carta.

## Depois da rodada

promises-withheld = A mesa não revela o segredo da rodada { $deal }: nada fica provado.
promises-secret = O segredo da rodada { $deal } era { $secret }.
promises-kept = O segredo da rodada { $deal } era { $secret }: é o do compromisso.
promises-broken = O segredo da rodada { $deal } seria { $secret }, e NÃO é o do compromisso da mesa.
