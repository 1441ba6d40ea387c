findings-help-file = um registro, como play --record e export gravam
findings-unreadable = Não dá para ler { $file } ({ $reason }); confira o nome.
findings-no-record = { $file } não é o registro de uma partida: indique um arquivo gravado por play --record ou
    export.

findings-at-line = linha { $line }: { $text }
findings-at-deal = linha { $line }, rodada { $deal }: { $text }
findings-fault-at-line = linha { $line }: ERRO: { $text }
findings-fault-at-deal = linha { $line }, rodada { $deal }: ERRO: { $text }
findings-unseen = Nenhuma conferência vê nomes ou horários trocados, quem agiu por um lugar (by) nem o que um bot
    disse (info).
findings-sum = { $verified }, { $followed }, { $faults }
findings-sum-verified = { $deals ->
    [one] { $count } de { $deals } rodada comprovada
   *[other] { $count } de { $deals } rodadas comprovadas
}
findings-sum-followed = jogadas e pontos acompanhados
findings-sum-followed-part = jogadas e pontos acompanhados em { $count }
findings-sum-not-followed = jogadas e pontos não acompanhados
findings-sum-faults = { $count ->
    [0] nenhum erro
    [one] { $count } erro
   *[other] { $count } erros
}

findings-damaged = Esta linha está danificada ({ $reason }); foi pulada e o resto foi conferido.
findings-no-utf8 = não é texto em UTF-8
findings-no-object = não é um objeto JSON
findings-no-type = Esta linha não tem um tipo que um registro conheça; foi pulada.
findings-after-result = Esta linha vem depois do resultado; um registro termina com o seu único resultado.
findings-no-deal = O registro não tem nenhuma rodada: não há o que conferir.

findings-no-result = A partida acabou, mas não vem resultado: o registro não está inteiro.
findings-goes-on = Não vem resultado: a partida continua, ou o resto do registro foi cortado.
findings-second-match = Aqui começa uma segunda partida; um registro tem uma só. Foi conferida à parte.
findings-no-rules = Não dá para montar as regras desta partida, e por isso nenhuma rodada pode ser recalculada:
    { $reason }
findings-no-table = O nome da mesa não é texto, e por isso nenhuma rodada pode ser recalculada.
findings-seeded = Com semente: não é um embaralhamento honesto. O próprio registro diz isso; as rodadas não vêm de um
    segredo e não podem ser comprovadas.
findings-format = Seu formato é { $given }; foi lido como se fosse { $own }.
findings-engine = Gravado com outras regras (motor { $given }; o deste programa é { $own }): o embaralhamento foi
    conferido, as jogadas e os pontos não.
findings-seats = Jogadores indicados: { $players }; lugares: { $seats }.

findings-no-match = Não há linha da partida legível antes desta rodada, e por isso ela não pode ser recalculada.
findings-not-next = A rodada { $deal } vem depois da { $last }; as rodadas são numeradas uma a uma.
findings-not-first = A primeira rodada de uma partida é a número 1, não a { $deal }.
findings-dealer = O lugar { $seat } dá as cartas, mas a vez segue no sentido horário e é do lugar { $due }.
findings-late-draw = Há um sorteio; só a primeira rodada de uma partida tem um.
findings-undrawn = Não houve sorteio: o lugar { $seat } foi escolhido para dar as cartas.
findings-chosen-seats = O sorteio foi só para quem dá as cartas; os jogadores tinham escolhido os lugares.
findings-no-deal-line = Não há linha da rodada legível antes deste placar; a rodada não foi comprovada.
findings-other-score = É o placar da rodada { $score } e vem depois da { $deal }; nenhuma foi comprovada.
findings-withheld = O segredo desta rodada não foi revelado; ela não foi comprovada.
findings-no-score = Depois desta rodada não vem linha do placar com o segredo; ela não foi comprovada.
findings-seeded-claims = Uma partida com semente não tem compromisso, números aleatórios nem segredo; os que esta
    rodada indica não significam nada.
findings-no-hex = O segredo não está em hexadecimal minúsculo; a rodada não foi comprovada.
findings-short-secret = O segredo tem só { $bytes } bytes; dá para adivinhá-lo pelo compromisso. Use { $usual }.
findings-secret-again = O segredo da rodada { $deal } foi usado de novo; já era conhecido antes desta.
findings-verified-alone = Comprovada: o segredo é o do compromisso e dá exatamente esta rodada. Nenhum lugar mandou um
    número aleatório, e por isso só fica provado que nada mudou depois do compromisso.
findings-verified-with = { $count ->
    [one] Comprovada: o segredo é o do compromisso e, com o número aleatório do lugar { $seats }, dá exatamente esta
       rodada: se ele for honesto, ninguém escolheu as cartas.
   *[other] Comprovada: o segredo é o do compromisso e, com os números aleatórios dos lugares { $seats }, dá
       exatamente esta rodada: se um deles for honesto, ninguém escolheu as cartas.
}

findings-was-over = A partida tinha acabado ({ $reason }) antes desta rodada; um registro termina com o resultado.
findings-was-abandoned = A rodada anterior foi abandonada, o que encerra a partida; não vem outra.
findings-scores-unknown = O placar da partida antes desta rodada não é conhecido, e por isso as jogadas não foram
    acompanhadas.
findings-dealt-otherwise = As cartas não foram dadas por estas regras, e por isso as jogadas não foram acompanhadas.
findings-act-nowhere = Esta jogada não está em nenhuma rodada; as jogadas ficam entre uma rodada e o seu placar.
findings-not-allowed = As regras não permitem o que o lugar { $seat } faz aqui ({ $reason }); o resto da rodada não
    foi acompanhado.
findings-no-action = Esta linha não tem nenhuma jogada.
findings-no-team = O vencedor deve ser um time de 0 a { $last }, ou null se não há.
findings-not-over = A rodada não acabou depois da última jogada, e mesmo assim tem placar.
findings-not-abandoned = A rodada consta como abandonada, e no entanto foi jogada até o fim ({ $over }).
findings-no-such-end = A partida não pode ter acabado por { $reason }: nenhuma rodada a encerrou assim.
findings-differs-over = Como a rodada acabou: registrado { $recorded }, pelas jogadas { $right }.
findings-differs-score = Os pontos: registrado { $recorded }, pelas jogadas { $right }.
findings-differs-totals = Os totais: registrado { $recorded }, pelas jogadas { $right }.
findings-differs-abandoned-score = Os pontos de uma rodada abandonada: registrado { $recorded }, pelas jogadas
    { $right }.
findings-differs-abandoned-sheet = A contagem de uma rodada abandonada: registrado { $recorded }, pelas jogadas
    { $right }.
findings-differs-match-totals = Os totais da partida: registrado { $recorded }, pelas jogadas { $right }.
findings-differs-reason = O motivo: registrado { $recorded }, pelas jogadas { $right }.
findings-differs-winner = O vencedor: registrado { $recorded }, pelas jogadas { $right }.
findings-differs-abandoned-winner = O vencedor de uma partida abandonada: registrado { $recorded }, pelas jogadas
    { $right }.
findings-differs-turns = O número de vezes por lugar: registrado { $recorded }, pelas jogadas { $right }.
findings-differs-stand-in = O número de vezes dos substitutos por lugar: registrado { $recorded }, pelas jogadas
    { $right }.
findings-none = nada
findings-sheet = A contagem é diferente: { $places }.
findings-sheet-item = { $item } do time { $team }
findings-sheet-too-many = um item a mais do time { $team }
findings-sheet-teams = o número de times
