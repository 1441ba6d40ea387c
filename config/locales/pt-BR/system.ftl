# What the operating system says of a failure: phrases in parentheses or after a colon, without a capital letter at the
# beginning or a full stop at the end.

system-no-such-file = não existe esse arquivo ou pasta
system-access = permissão negada
system-not-permitted = operação não permitida
system-no-space = sem espaço no disco
system-quota = cota do disco excedida
system-read-only = disco somente para leitura
system-not-folder = não é uma pasta
system-is-folder = é uma pasta
system-exists = o arquivo já existe
system-long-name = nome do arquivo longo demais
system-too-big = arquivo grande demais
system-loop = links simbólicos demais em sequência
system-busy = dispositivo ou arquivo ocupado
system-input-output = erro de entrada ou saída
system-bad-file = o arquivo já está fechado
system-many-files = arquivos abertos demais
system-no-memory = memória insuficiente
system-not-program = não é um programa
system-invalid = valor inválido
system-no-device = não existe esse dispositivo ou endereço
system-refused = conexão recusada
system-reset = conexão interrompida pelo outro lado
system-aborted = conexão interrompida
system-timed-out = tempo esgotado para a conexão
system-no-host = sem rota até esse computador
system-no-network = rede inacessível
system-network-down = a rede está fora do ar
system-pipe = o outro lado fechou a conexão
system-address-used = endereço já em uso
system-no-address = esse endereço não existe aqui
system-unknown-name = nome desconhecido
system-no-name-now = o nome não pôde ser encontrado agora
system-name-without-address = esse nome não tem endereço
system-no-reason = motivo não informado
