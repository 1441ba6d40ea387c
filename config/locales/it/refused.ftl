# Why the table did not do what was asked of it beside the game: seats, bots, names. $seat: the number of a seat; $name: a
# player's name.

# $why: in English.
refused-not-now = Adesso non si può fare: { $why }.
refused-not-now-over = Adesso non si può fare: la partita è finita.
refused-cannot-now = Adesso non si può fare; guarda come sta il tavolo, e chiedi di nuovo.
refused-nobody-there = Il posto { $seat } non è di nessuno.
refused-seat-is-free = Quel posto non è di nessuno.
refused-somebody-there = Il posto { $seat } è occupato: scegline un altro.
refused-seat-is-taken = Quel posto è occupato: scegline un altro.
refused-somebody-comes = Tra poco { $name } prende il posto { $seat }: scegline un altro.
# $last: the highest number of a seat.
refused-no-such-seat = I posti di questo tavolo vanno da 0 a { $last }.
refused-seat-unknown = Questo tavolo non ha un posto così: scegline un altro.
refused-free-seats = Alcuni posti sono liberi: riempili con dei bot, o aspetta che qualcuno li prenda.
refused-table-full = Tutti i posti sono occupati: guarda la partita, o chiedi a chi ospita di liberarne uno.
refused-void-invitation = Nel frattempo questo posto è passato ad altri: chiedi un nuovo invito.
refused-dealt-already = I posti si cambiano solo prima della prima smazzata.
refused-rules-dealt-already = Le regole si cambiano solo prima della prima smazzata: per altre regole crea un nuovo tavolo.
refused-rules-no-lobby = Le regole si cambiano solo a un tavolo che aspetta giocatori: per altre regole crea un nuovo tavolo.
refused-too-many-people = A questo tavolo ci sono { $people } persone e i posti sarebbero { $seats }: prima qualcuno deve andarsene.
refused-people-too-many = A questo tavolo ci sono più persone di quanti sarebbero i posti: prima qualcuno deve andarsene.
refused-bad-rules = Con queste regole non si può giocare: scegli altre opzioni.
refused-bad-overrides = Le differenze dalle regole di base e tutte le opzioni devono dare le stesse regole: ricalcola entrambe.
refused-bad-hold = Il tempo si può fermare da 0 a { $most } millisecondi: chiedi di meno, e di nuovo finché serve.
refused-hold-unfit = Il tempo non si può fermare così a lungo: chiedi di meno, e di nuovo finché serve.
refused-match-over = La partita è finita: crea un nuovo tavolo.

## Names

# $most: how many letters.
refused-bad-name = Un nome ha da 1 a { $most } lettere o segni, tutti visibili.
refused-name-unfit = Quel nome non si può usare: scegline un altro.
refused-name-there = { $name } è già al posto { $seat }: prendi quel posto, o scegli un altro nome.
refused-name-comes = Tra poco { $name } prende il posto { $seat }: prendi quel posto, o scegli un altro nome.
refused-name-is-taken = Qui qualcuno ha già quel nome: scegline un altro.
refused-name-is-a-bot = { $name } a questo tavolo è un bot: vieni come bot, o con un altro nome.
refused-name-is-a-person = { $name } a questo tavolo è una persona: vieni come persona, o con un altro nome.
refused-name-has-seat = Il posto { $seat } è di { $name }: scegline un altro, o vieni come { $name } se è il tuo nome.

## Bots

# human and bot are typed.
refused-bad-kind = Chi gioca è human (una persona) o bot.
refused-bad-clock = Dai almeno un millisecondo per turno, e nessun tempo sotto lo zero.
refused-only-for-bots = Solo a un bot si danno budget e opzioni: toglili.
refused-no-bot-there = Al posto { $seat } non c'è un bot: solo i bot hanno budget e opzioni.
refused-no-house-bots = Qui non ci sono bot della casa: qualcuno ne porti uno.
# $asked: what it was called; $names: bots to choose from, with refused-or before the last.
refused-no-such-bot = Nessun bot della casa si chiama { $asked }; scegli { $names }.
refused-no-such-bot-near = Nessun bot della casa si chiama { $asked }; volevi dire { $names }?
refused-bot-unknown = Nessun bot della casa si chiama così: scegline un altro.
# $others: one name or several, with commas between them.
refused-or = { $others } o { $last }
# The budget: how much the bot may think about.
refused-bad-budget = A un bot non si può dare quel budget: scegline un altro.
refused-bad-options = A un bot non si possono dare queste opzioni: guarda quali ha.
refused-garbled = Il tavolo non capisce la richiesta; usa un programma della stessa versione.

## What a bot is given. $option: the name of a setting that the bot offers; $value: what was given for it.

# A world is one way in which the hidden cards may lie: so many may the bot think about.
refused-bad-worlds = Un budget va da 1 a { $most } mondi: indica uno di questi numeri.
refused-too-many-options = A un bot si danno al massimo { $most } opzioni di { $bytes } byte: danne di meno.
refused-no-options = Questo bot non ha opzioni: togli { $option }.
refused-unknown-option = Questo bot non ha l'opzione { $asked }; scegli { $names }.
refused-unknown-option-near = Questo bot non ha l'opzione { $asked }; volevi dire { $names }?
refused-option-no-value = Opzione { $option }: un valore è un numero, un testo, true o false.
# $values: with commas between them.
refused-option-of = L'opzione { $option } può essere { $values }, non { $value }.
refused-option-range = L'opzione { $option } è un numero intero da { $low } a { $high }, e non { $value }.
refused-option-from = L'opzione { $option } è un numero intero da { $low } in su, e non { $value }.
refused-option-up-to = L'opzione { $option } è un numero intero fino a { $high }, e non { $value }.
refused-option-whole = L'opzione { $option } è un numero intero, e non { $value }.
refused-option-switch = L'opzione { $option } è true o false, e non { $value }.
refused-option-word = L'opzione { $option } è una parola, e non { $value }.
refused-option-text = L'opzione { $option } è un testo, e non { $value }.
