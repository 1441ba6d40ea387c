# Por que a conexão com a mesa terminou, ou não dá para pedir nada à mesa. Frases para depois de dois-pontos: sem maiúscula
# no começo e sem ponto no fim.

closing-flooded = mensagens demais: envie menos, e espere as respostas
closing-elsewhere = agora se joga neste lugar por outra conexão
closing-given-up = você abriu mão do seu lugar
closing-put-out = o seu lugar foi liberado: entre de novo na mesa para pedir um
closing-changed-seats = quem jogava aqui mudou de lugar
closing-seat-free = este lugar agora está livre
closing-seat-played = { $name } agora joga neste lugar
closing-no-such-seat = esta mesa não tem esse lugar
closing-protocol = esta mesa fala o protocolo { $ours }, não o { $theirs }: use um programa que o fale
closing-adjourned = a partida está suspensa: entre de novo na mesa para continuar
closing-over = a partida acabou
closing-over-next = a partida acabou; ela continua na mesa { $table }
closing-gone = esta mesa não existe mais: o servidor já não tem os registros dela
closing-gone-table = mesa { $table }: esta mesa não existe mais: o servidor já não tem os registros dela
closing-closed = a conexão está fechada

## Uma mesa em que não dá para jogar ou à qual não dá para pedir nada

closing-not-owner = a mesa { $table } agora está com outro processo
closing-no-answer = a mesa { $table } não responde: inicie um servidor para ela ({ PROGRAM() } serve) e tente de novo; um
    servidor que só se atrasou ainda pode fazer o que foi pedido
closing-damaged = mesa { $table }: a linha { $line } do registro dela está danificada ({ $what }); a mesa não foi aberta
closing-other-engine = na mesa { $table } jogou-se com a versão { $theirs } das regras, e este programa tem a { $ours };
    abra com a versão que a criou
closing-busy = outro processo está jogando na mesa { $table }; continue lá, ou antes encerre esse processo
closing-failed = a mesa { $table } falha sempre depois do registro { $seq }; nada dela se perdeu, avise sobre isso
closing-match-over = a partida da mesa { $table } acabou: peça um convite para outra
closing-match-over-next = a partida da mesa { $table } acabou e continuou na mesa { $next }: peça um convite para outra
closing-unknown-table = a mesa { $table } não existe; veja os nomes na lista das salvas

## A própria conexão

closing-host-left = o servidor deixou esta mesa
closing-another-host = esta mesa está com outro servidor
closing-carrier-closed = a conexão foi fechada
closing-too-slow = as mensagens chegavam mais rápido do que eram lidas
closing-too-slow-come-again = as mensagens chegavam mais rápido do que eram lidas; volte, e tudo será mostrado
closing-bad-token = este token não é destas mesas: peça um novo convite
closing-expired-token = este token expirou: peça um novo convite
closing-token-not-accepted = o gateway não aceita este token: peça um novo convite
closing-not-genuine = o certificado do gateway não é autêntico: não confie neste endereço
closing-gateway-lost = a conexão com o gateway caiu
closing-gateway-silent = o gateway { $url } não responde

## A gateway: what seats reach tables through from far away. $url: its address; $reason: why; $status, $code: numbers.
## id and ping are typed by programs; a frame is how a WebSocket sends a message.

closing-gateway-unreachable = não dá para chegar ao gateway { $url } ({ $reason })
closing-no-gateway = não há gateway em { $url }: confira o convite
closing-gateway-other-version = o gateway não entende este programa: use um da mesma versão
closing-gateway-refuses = o gateway recusa esta conexão
closing-gateway-not-now = o gateway não aceita conexões agora (status { $status })
closing-gateway-closed = o gateway fechou a conexão ({ $code })
closing-gateway-going = o gateway está parando: volte daqui a pouco
closing-gateway-failed = o gateway falhou: entre de novo
closing-no-id = o id não chegou a tempo: diga logo quem você é
closing-id-first = a primeira mensagem deve ser id: diga quem você é
closing-tables-protocol = estas mesas falam o protocolo { $ours }, não o { $theirs }: use um programa que o fale
closing-seat-not-yet = o lugar ainda não muda de mãos: volte daqui a pouco
closing-seat-at-end-of-turn = o lugar será seu no fim da vez dele
closing-not-the-language = coisas demais que não são mensagens da linguagem dos lugares
closing-too-many-pings = pings demais: envie menos
closing-not-text = a linguagem dos lugares é texto: envie quadros de texto
closing-not-utf8 = a linguagem dos lugares é texto em UTF-8
closing-broken-frames = estes quadros violam o protocolo WebSocket (RFC 6455)
closing-too-big = uma mensagem tem no máximo { $most } KiB
closing-client-gone = o programa do jogador se desconectou
closing-lost = a conexão caiu
closing-seat-closed = o lugar fechou a sua conexão
closing-table-closed = a mesa está fechada
closing-client-closed = este programa do jogador foi fechado
closing-client-failed = este programa do jogador falhou
closing-program-failed = este programa falhou
