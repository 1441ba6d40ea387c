# Words such as sit, vote and yes are what is typed;
# in other languages they are the own words of typed.ftl. Seats are numbered from 0.

# $word: what was typed (sit, vote, kick or swap); $last: the last seat's number.
chairs-which = Quale posto? Scrivi { $word } e un numero da 0 a { $last }, o un nome («posti» dice chi siede dove).
chairs-which-unknown = Quale posto? Scrivi { $word } e un numero, o un nome.
# To somebody whom a link has brought, who asks for another seat or for a bot.
chairs-invited = Chi gioca su invito non può chiederlo: può farlo chi si collega con il codice del tavolo, o chi ha
    creato il tavolo ({ PROGRAM() } admin).

## Taking another seat

chairs-yours-already = Il posto { $seat } è già il tuo.
chairs-too-late = I posti si cambiano solo prima della prima smazzata.

## Voting to free a seat

chairs-vote-own = Nessuno vota per liberare il proprio posto: per lasciarlo c'è «lasciare».
chairs-vote-free = Il posto { $seat } non è di nessuno: è libero.
chairs-vote-bot = { $name } è un bot e non fa aspettare nessuno.

## Bots

chairs-none-free = Nessun posto è libero: per un bot non ce n'è.
# $asked: what was typed; $bots: the names of those there are.
chairs-no-bot = Il bot «{ $asked }» non c'è: scrivi uno di questi: { $bots }.
chairs-no-bot-near = Il bot «{ $asked }» non c'è: volevi dire { $near }?
# Two questions. $bot: a program's name.
chairs-give-up = Il bot { $bot } prende subito il tuo posto e tu lasci il tavolo; per giocare ancora dovresti unirti di
    nuovo. Scrivi «sì» per cedergli il posto, qualsiasi altra cosa per restare.
chairs-give-up-in-play = Il bot { $bot } prende il tuo posto alla fine del tuo turno e tu lasci il tavolo; per giocare
    ancora dovresti unirti di nuovo. Scrivi «sì» per cedergli il posto, qualsiasi altra cosa per restare.
chairs-swap-over = La partita è finita: i posti si cambiano al tavolo della prossima.
# $name: who sits there.
chairs-swap-person = Il posto { $seat } è di { $name }: solo { $name } può farci giocare un bot. («votare { $seat }» lo
    libera se { $name } fa aspettare tutti)
# $name: a bot that another player runs.
chairs-swap-brought = { $name } è un bot portato da qualcuno: solo chi lo ha portato può toglierlo. («votare { $seat }»
    libera il posto se fa aspettare tutti)
chairs-swap-late = I bot si cambiano solo prima della prima smazzata.
chairs-adjourn = La partita si ferma adesso per tutti e viene salvata; si riprende quando tutti sono tornati al tavolo e
    hanno dato l'ok. Scrivi «sì» per sospenderla, qualsiasi altra cosa per continuare.
chairs-adjourn-none = Non c'è una partita in corso: niente da sospendere.
chairs-adjourned-already = La partita è già sospesa: si riprende quando tutti sono tornati e hanno dato l'ok.
