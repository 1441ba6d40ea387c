# What each command of a chat does, as Telegram lists it: a few words, no full stop.

tgcommands-play = jugar contra bots, o con amigos mediante un enlace
tgcommands-tables = las mesas en las que estás
tgcommands-join = ocupar un asiento en una mesa por su código
tgcommands-back = recuperar tu asiento del suplente
tgcommands-leave-private = dejar tu asiento
tgcommands-leave = dejar tu asiento
tgcommands-rules = las reglas de la mesa
tgcommands-lang = elegir tu idioma
tgcommands-lang-group = elegir el idioma de este chat
tgcommands-pictures = imágenes: on para verlas, off para no verlas
tgcommands-report = el código del registro, para una queja
tgcommands-forget = borrar todo lo que se guarda sobre ti
tgcommands-help = qué se puede hacer aquí
tgcommands-new = crear una mesa
tgcommands-status = mostrar la mesa otra vez
tgcommands-kick = votar para liberar un asiento
tgcommands-pause = pausar, si todos están de acuerdo
tgcommands-resume = continuar después de una pausa
tgcommands-cancel = cerrar la mesa
tgcommands-stats = las partidas de este chat
tgcommands-bot = agregar un bot a la mesa
