# What is wrong with the server over which tables are shared, or with the log of a table (the file of all that has
# happened): phrases, no capital letter at the beginning, no full stop at the end. $reason: another of these, or why the
# operating system refuses; $table: a code; $what, $answer, $name, $path, $address: as programs write them.

## The server

trouble-unanswered = o servidor não respondeu em { $seconds } s
trouble-unreachable = não dá para chegar ao servidor ({ $reason })
trouble-connecting = erro { $number } ao conectar a { $address }: { $reason }
trouble-connecting-several = erro ao conectar a { $address }: { $reason }
trouble-several = vários erros: { $reasons }
trouble-call-failed = não foi possível conectar a { $address }
trouble-writing = erro { $number } ao enviar: { $reason }
trouble-closed-by-server = conexão fechada pelo servidor
trouble-unanswered-for = o servidor não responde há { $seconds } s
trouble-unasked = o servidor responde ao que ninguém perguntou
trouble-given-up = a tentativa foi abandonada
trouble-wants-password = o servidor pede uma senha
trouble-wrong-password = o servidor não aceita este usuário e esta senha
trouble-not-allowed = o servidor não permite isso a este usuário
trouble-no-memory = o servidor não tem mais memória para gravar
trouble-no-disk = o servidor não consegue gravar no seu disco
trouble-replica = o servidor é uma réplica e não se pode gravar nele
trouble-few-replicas = o servidor tem poucas réplicas para gravar
trouble-loading = o servidor ainda está lendo os seus dados
trouble-script-busy = o servidor está ocupado com um script
trouble-no-primary = o servidor perdeu o seu primário
trouble-cluster-down = o cluster está fora do ar
trouble-no-script = o servidor não conhece o script
trouble-wrong-type = há outra coisa com esse nome no servidor
trouble-moved = o servidor é parte de um cluster, e isto está em outra parte
trouble-refused = o servidor recusou um comando ({ $answer })
trouble-no-sentinel = nenhum sentinel sabe indicar o primário
trouble-bad-answer = o servidor dá uma resposta que não se entende
trouble-closed-at-once = o servidor fechou a conexão na hora
trouble-closed = o servidor fechou a conexão
trouble-broke = a conexão se interrompeu ({ $reason })
trouble-no-server = o que responde não é um servidor Redis ou Valkey ({ $what })
trouble-failed-reading = a conexão falhou na leitura
trouble-silent = o servidor parou de responder
trouble-takes-nothing = o servidor não aceita mais nada
trouble-was-closed = foi fechado
trouble-exchange-failed = a troca com o servidor falhou
trouble-bad-key = { $name } no servidor não é uma chave; apague e dê novos convites
trouble-tried-again = { $reason }; tenta-se de novo; se continuar, veja o servidor

## A log

trouble-not-appended = quem hospeda não consegue gravar no registro da mesa { $table }: { $reason }; nada se perdeu,
    continua quando o servidor voltar ao normal
trouble-not-read = quem hospeda não consegue ler o registro da mesa { $table }: { $reason }; nada se perdeu, continua
    quando o servidor voltar ao normal
trouble-not-listed = quem hospeda não consegue listar os registros: { $reason }; nada se perdeu, continua quando o
    servidor voltar ao normal
trouble-unsure = quem hospeda não sabe se o registro da mesa { $table } foi gravado: { $reason }; nada se perdeu,
    continua quando o servidor voltar ao normal
trouble-conflict = mesa { $table }: o registro { $number } não pode ser acrescentado, o próximo é o { $due }; leia de
    novo
trouble-empty = mesa { $table }: o registro dela está vazio; nada dela foi salvo
trouble-log-unreadable = mesa { $table }: o registro dela não pode ser lido ({ $reason })
trouble-only-reading = este registro foi aberto só para leitura
trouble-no-ordinary-file = { $path }: não é um arquivo comum

## How a line of a log is damaged. The line is spoken of: "its" is the line's.

trouble-out-of-order = é o registro { $number } onde deveria estar o { $due }: falta uma linha ou está repetida
trouble-checksum = a soma de verificação é outra, então foi alterada
trouble-other-number = o número dela é { $name }
trouble-no-record = contém outra coisa, não um registro
trouble-cut-short = a linha está cortada
trouble-no-json = não é JSON: { $what }
trouble-other = não serve: { $what }
