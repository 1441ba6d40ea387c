# What the help of a command (buraco play --help) says of each option: half sentences, without a full stop. Words such
# as human,expert, none, 0 and K=V are typed.

# $codes: of the languages, such as "en, ru".
help-lang = la lingua in cui leggi: { $codes } (se manca: quella delle impostazioni, poi dell'ambiente)
help-plain = dice tutto in frasi, per lettori di schermo
help-plain-watch = dice le carte a parole, per lettori di schermo

## A match: play and create. $names: of the games.

help-rules-asked = { $names }, o un file TOML tuo (se manca, viene chiesto)
help-rules-create = { $names }, o un file TOML
help-option = cambia una regola; si può ripetere
help-seats-play = chi gioca, come human,expert,expert,expert (2, 4 o 6; un solo human)
help-seats-create = chi gioca: human,greedy,human,greedy (se manca, ogni posto è libero)
help-target = gioca fino a N punti; 0: una sola smazzata
help-seed = distribuisce da questo seed: ripetibile, e le carte non sono mescolate a caso
help-clock-play = secondi per un turno (30), o con una riserva per la partita (30+120); o none (senza orologio)
help-clock-create = secondi per un turno e una riserva (90+300), o none
help-record = scrive la registrazione della partita, smazzata dopo smazzata
help-resume = continua una partita salvata (la più recente)
help-bot-create = dà a questo bot l'ultimo posto libero, o il posto SEAT; si può ripetere
help-private = lo trova solo chi conosce il codice
help-name-create = tiene il primo posto libero per NAME

## Shared tables: tables, join and watch

help-tables-all = anche i tavoli privati, e quelli con la partita finita
help-json = un oggetto JSON per riga, per programmi
help-table = il codice del tavolo, o un link d'invito (wss://…)
help-code = il codice del tavolo
help-seat = il numero del posto, 0 è il primo (se manca, uno libero qualsiasi)
help-as = chi sei; di nuovo il tuo posto, se ne hai uno
help-token = quello di un posto, se nel link non c'è
help-bot-join = fa giocare questo bot a quel posto, da qui
help-take-over = prende il tuo posto anche se sei già in collegamento altrove
help-delay = racconta tutto con tanti secondi di ritardo

## Records: replay. play --record and export are typed.

help-record-or-code = una registrazione, come la scrivono play --record ed export, o il codice di una partita salvata
help-from = comincia dal passo N (di solito 1)
help-seat-replay = mostra ciò che vedeva il posto S (0 è il primo); se manca, tutte le mani

## What a bot is given.

help-worlds = il budget di ogni suo turno, invece del tempo
help-set = un'opzione del bot; si può ripetere
