# A person's seat at a table, in their own chat: what its buttons open, and what is answered.

tgseat-yes = Jā
tgseat-no = Nē
# Back to the buttons of the turn.
tgseat-back = ‹ Atpakaļ
# More buttons.
tgseat-more = Vēl…
tgseat-close = Aizvērt
# After the score of a deal: the next one.
tgseat-go-on = Nākamā sadale
# All of the table in words; a button, and the title of that text.
tgseat-table = Galds vārdos
# A button: the stand-in has the reader's seat.
tgseat-i-am-back = Esmu atpakaļ
tgseat-stood-in = Tavā vietā tagad spēlē aizvietotājs: nospied pogu, kad esi atpakaļ.
# An old button was pressed.
tgseat-moved-on = Spēle jau ir aizgājusi tālāk.
# The reader has written quit, which ends the console of a terminal.
tgseat-no-quit = Pārtraukt vari jebkurā brīdī: vieta paliek tava. Lai to atdotu, raksti „pamest”.
# About a word that is typed.
tgseat-about-leave = Aiziet nozīmē atdot vietu pavisam; kad kārtis ir izdalītas, tas skaitās zaudējums.
# $deal: a deal's number.
tgseat-promised = { $deal }. sadales jaukšana ir apsolīta: lapa par jaukšanu rāda, kas to pierādīs.
# On the page about the shuffle. /report is a command.
tgseat-recomputed = Mača ieraksts pierāda jaukšanu ikvienam, kam tas ir: /report dod tā numuru, un ieraksts ir tam, kas uztur šo botu.
tgseat-not-here = To no šī čata palūgt nevar.
tgseat-claim = Visi tavi pretinieki ir aizgājuši: beidz maču sev par labu ar pogu vai spēlē tālāk.
# To somebody whom a link has brought. /play is a command.
tgseat-full = Pie šī galda visas vietas ir aizņemtas: palūdz kādu atbrīvot vai sāc savu galdu ar /play.
# After what the table waits for: being ready, changing seats and more.
tgseat-now = To dara pogas zem galda ziņas.
# In the list of somebody's tables, after rules and players: whose turn it is.
tgseat-entry-own = tavs gājiens
tgseat-entry-other = gājiens: { $name }
tgseat-entry-waits = kārtis nav izdalītas
tgseat-entry-over = mačs ir beidzies
# What is written into a chat by who looks at their hand from there and presses a line of it: others read it.
tgseat-inline-posts = Paskatījos savas kārtis.
# Somebody wants to adjourn the match, which all who play decide. $names: who has not said so yet.
tgseat-adjourn-asked = Arī pārējiem pajautāts; maču atliks, kad piekritīs visi. Vēl gaidām: { $names }.
# To those who are asked; yes and no are buttons. $name: who wants it.
tgseat-adjourn-others = { $name } vēlas atlikt maču: tas tiek saglabāts, un visi turpina citā dienā. Vai piekrīti?
