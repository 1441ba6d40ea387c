# The settings, a label and a value in each row (56 columns together at most), and what the row means.

settings-keys = ← → muda · Enter digita · Esc volta
settings-name = Nome
settings-name-about = Como você se chama na mesa.
settings-language = Idioma
settings-language-about = A partir de agora tudo é dito nele.
settings-cards = Cartas
settings-cards-signs = símbolos (7♥ K♠)
settings-cards-letters = letras (7H KS)
settings-cards-about = Letras, se o terminal mostra mal os símbolos dos naipes.
settings-sort = Ordem da mão
settings-sort-suit = por naipe
settings-sort-rank = por valor
settings-sort-own = a minha
settings-sort-about = A minha: as cartas ficam onde você as põe com Shift e as setas, ou com o mouse.
settings-theme = Cores
settings-theme-auto = automáticas: claro/escuro
settings-theme-dark = escuras
settings-theme-light = claras
settings-theme-terminal = só as 16 cores do terminal
settings-theme-about = Fundo escuro ou claro; ou as cores que você deu ao seu terminal.
settings-hints = Dicas
settings-hints-on = sim
settings-hints-off = não
settings-hints-about = [h] na mesa sugere uma jogada e diz por quê, onde as dicas estão ligadas.
settings-announce = Vezes dos outros
settings-announce-all = contadas por inteiro
settings-announce-brief = sem as compras
settings-announce-quiet = só o principal
settings-announce-about = Quanto delas se conta, em linhas e em leitores de tela; o principal: lixo, mortos, canastras e
    batidas.
