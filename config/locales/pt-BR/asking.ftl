## A pergunta antes da partida e o que é cada modalidade

asking-which = Qual modalidade vai ser?
asking-burraco = Italiana: sequências e trincas; bate com qualquer canastra
asking-buraco = Americana: primeira baixada de 50 pontos; só bate com canastra limpa
asking-stbl = Brasileira, fechada: só pega o lixo quem usa a carta de cima; uma rodada
asking-aberto = Brasileira, aberta: como stbl, mas qualquer um pode pegar o lixo; uma rodada
asking-answers = Digite um número ou um nome; Enter sozinho fica com { $name }. ("regras { $name }" mostra as regras;
    "ajuda", a ajuda)

## O que se responde

asking-help = Cada modalidade tem suas regras: digite o número ou o nome para jogar; "regras" e o nome para ler as
    regras (regras burraco). As opções são dadas ao iniciar o programa: { PROGRAM() } play --help mostra quais são. Ctrl-C sai.
asking-playing = Modalidade: { $name }.
asking-unknown-near = "{ $typed }" não é nenhuma destas modalidades: seria { $near }?
asking-unknown = "{ $typed }" não é nenhuma destas modalidades: digite um número de 1 a { $count } ou aperte Enter.
asking-rules-which = Regras de qual modalidade? Digite "regras" e um destes nomes: { $names }.
asking-rules-told = Digite { $name } para jogar esta, ou outro nome.
