# Words of a language's own for what can be typed, with commas between them, in small letters, the usual one first; an
# English word is understood beside them, so a message that has no other says the English one. No two messages may share
# a word, and none may be an English word for something else. A beginning is enough where only one word begins so;
# accents may be left out. The moves are also understood as the messages of text.ftl show them.

## Moves

typed-draw = pescare, pesca
typed-keep = tenere, tieni
typed-refuse = rifiutare, rifiuta
typed-take = raccogliere, raccogli
typed-lay = calare, cala
typed-extend = attaccare, attacca
typed-withdraw = ritirare, ritira
typed-discard = scartare, scarta

## Commands. shuffle: what proves a fair deal; back: take the own seat back from a stand-in.

typed-send = inviare, invia
typed-undo = annullare, annulla
typed-hint = consiglio
typed-moves = mosse
typed-table = tavolo
typed-sort = ordinare, ordina
typed-cards = carte
typed-name = nome
typed-score = punti, punteggio
typed-sheet = riepilogo
typed-log = cronaca, registro
typed-replay = rivedere, rivedi
typed-rules = regole
typed-clock = tempo, orologio
typed-back = tornare, torna
typed-shuffle = mescolata
typed-verify = controlla, verifica
typed-help = aiuto
typed-language = lingua
typed-announce = raccontare, racconta, annuncia
typed-quit = uscire, esci

## Questions about one thing. new: the cards that have just come in; turn: whose turn it is.

typed-hand = mano
typed-new = nuove
typed-melds = giochi
typed-pile = monte
typed-stock = tallone
typed-pots = pozzetti
typed-players = giocatori
typed-turn = turno
typed-deal = smazzata

## Answers

typed-yes = sì
typed-no = no

## After a command. sort: suit, rank; cards: signs, letters, words; announce: all, brief, quiet. These may be any words, also
## of the others.

typed-sort-suit = per seme, seme
typed-sort-rank = per valore, valore
typed-cards-signs = simboli, segni
typed-cards-letters = lettere
typed-cards-words = parole
typed-announce-all = tutto
typed-announce-brief = in breve, breve
typed-announce-quiet = poco

## The people and the bots at a table. leave: for good; quit, above, only ends the program. claim: the match is won, since
## the others have left; adjourn: it goes on another day. None may be a word above.

typed-ready = pronti, pronto, pronta
typed-unready = ripensarci, aspetta
typed-seats = posti
typed-sit = sedere, siedi
typed-fill = riempire, riempi
typed-swap = cambiare, cambia
typed-kick = espellere, espelli
typed-vote = votare, vota
typed-claim = vittoria
typed-adjourn = sospendere, sospendi
typed-say = dire, di'
typed-leave = lasciare, lascia

## After a match: again, with the same players. In a replay: the first step, the last one, a deal by its number; open: all
## hands seen; seat: those of one seat.

typed-again = ancora
typed-first = inizio
typed-end = fine
typed-open = scoperte
typed-seat = posto

## Help

# $words: own words with the English ones, "vilkt (draw) · paturēt (keep)". Not said in English.
typed-listed = Vanno bene anche le parole inglesi: { $words }.
