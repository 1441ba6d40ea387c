# What each command of a chat does, as Telegram lists it: a few words, no full stop.

tgcommands-play = gioca contro i bot, o con gli amici tramite un link
tgcommands-tables = i tavoli a cui siedi
tgcommands-join = prendi posto a un tavolo con il suo codice
tgcommands-back = riprendi il tuo posto dal sostituto
tgcommands-leave-private = lascia il tuo posto
tgcommands-leave = lascia il tuo posto
tgcommands-rules = le regole del tavolo
tgcommands-lang = scegli la tua lingua
tgcommands-lang-group = scegli la lingua di questa chat
tgcommands-pictures = immagini: on per averle, off per non averle
tgcommands-report = il codice della registrazione, per un reclamo
tgcommands-forget = cancella tutto ciò che è conservato su di te
tgcommands-help = che cosa si può fare qui
tgcommands-new = crea un tavolo
tgcommands-status = mostra di nuovo il tavolo
tgcommands-kick = vota per liberare un posto
tgcommands-pause = pausa, se tutti sono d'accordo
tgcommands-resume = riprendi dopo una pausa
tgcommands-cancel = chiudi il tavolo
tgcommands-stats = le partite di questa chat
tgcommands-bot = aggiungi un bot al tavolo
