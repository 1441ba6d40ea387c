# What each command of a chat does, as Telegram lists it: a few words, no full stop.

tgcommands-play = jogar contra bots, ou com amigos por um link
tgcommands-tables = as mesas em que você está
tgcommands-join = ocupar um lugar em uma mesa pelo código
tgcommands-back = retomar seu lugar do substituto
tgcommands-leave-private = deixar seu lugar
tgcommands-leave = deixar seu lugar
tgcommands-rules = as regras da mesa
tgcommands-lang = escolher seu idioma
tgcommands-lang-group = escolher o idioma deste chat
tgcommands-pictures = imagens: on para ligar, off para desligar
tgcommands-report = o código do registro, para uma queixa
tgcommands-forget = apagar tudo o que é guardado sobre você
tgcommands-help = o que se pode fazer aqui
tgcommands-new = criar uma mesa
tgcommands-status = mostrar a mesa de novo
tgcommands-kick = votar para liberar um lugar
tgcommands-pause = pausar, se todos concordarem
tgcommands-resume = continuar depois de uma pausa
tgcommands-cancel = encerrar a mesa
tgcommands-stats = as partidas deste chat
tgcommands-bot = acrescentar um bot à mesa
