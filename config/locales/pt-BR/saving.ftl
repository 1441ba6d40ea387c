# not_saved é o código de um erro: fica igual em todas as línguas.
saving-fails = Não dá para salvar a partida agora (not_saved: o disco onde ela fica está cheio?), então ela espera:
    libere espaço ali, e ela continua por conta própria.
saving-again = Já dá para salvar a partida de novo.
