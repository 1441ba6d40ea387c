proof-none = Ainda não há nada para conferir: a mesa guarda o segredo de uma rodada até ela acabar.
proof-seeded = Não há nada para conferir: as cartas vêm de uma semente, e nada foi prometido.

proof-good = Rodada { $deal }: conferida, tudo está como deve ser.
proof-part = Rodada { $deal }: conferida em parte, e nisso tudo está como deve ser.
proof-bad = Rodada { $deal }: conferida, e NÃO está como deve ser.

proof-promise = O segredo é o do compromisso feito antes da rodada.
proof-promise-broken = O segredo NÃO é o do compromisso feito antes da rodada.
proof-withheld = O segredo não foi mostrado: nada desta rodada fica provado.
proof-earlier = Ela foi dada antes de você chegar: o compromisso é o do registro.
proof-other-record = O registro traz outro compromisso ou outro segredo, diferente do que a mesa disse.
proof-no-record = Os números aleatórios dos outros só estão no registro, que não dá para obter daqui: o embaralhamento
    não foi recalculado.
proof-parts = { $count ->
    [0] Nenhum lugar deu um número aleatório, e por isso só fica provado que nada mudou depois do compromisso.
    [one] O lugar { $seats } deu o seu número aleatório.
   *[other] Os lugares { $seats } deram os seus números aleatórios.
}
proof-own-part = O seu está lá como você deu.
proof-own-part-missing = O seu NÃO está lá como você deu.
proof-shuffle = O embaralhamento recalculado com o segredo e esses números dá exatamente estas cartas.
proof-hand = As cartas que você recebeu estão entre elas, no seu lugar.
proof-hand-other = As cartas que você recebeu NÃO são as do seu lugar.
