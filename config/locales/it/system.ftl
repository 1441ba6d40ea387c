# What the operating system says of a failure: phrases in parentheses or after a colon, without a capital letter at the
# beginning or a full stop at the end.

system-no-such-file = file o cartella inesistente
system-access = permesso negato
system-not-permitted = operazione non permessa
system-no-space = spazio sul disco esaurito
system-quota = superata la quota del disco
system-read-only = disco in sola lettura
system-not-folder = non è una cartella
system-is-folder = è una cartella
system-exists = il file esiste già
system-long-name = nome del file troppo lungo
system-too-big = file troppo grande
system-loop = troppi collegamenti simbolici di seguito
system-busy = dispositivo o file occupato
system-input-output = errore di lettura o scrittura
system-bad-file = il file è già chiuso
system-many-files = troppi file aperti
system-no-memory = memoria insufficiente
system-not-program = non è un programma
system-invalid = valore non valido
system-no-device = dispositivo o indirizzo inesistente
system-refused = collegamento rifiutato
system-reset = collegamento interrotto dall'altra parte
system-aborted = collegamento interrotto
system-timed-out = tempo scaduto per il collegamento
system-no-host = nessun percorso verso quel computer
system-no-network = rete non raggiungibile
system-network-down = la rete non funziona
system-pipe = l'altra parte ha chiuso il collegamento
system-address-used = indirizzo già in uso
system-no-address = qui un indirizzo così non c'è
system-unknown-name = nome sconosciuto
system-no-name-now = per ora il nome non si trova
system-name-without-address = questo nome non ha un indirizzo
system-no-reason = motivo non indicato
