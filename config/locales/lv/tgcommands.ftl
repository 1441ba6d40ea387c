# What each command of a chat does, as Telegram lists it: a few words, no full stop.

tgcommands-play = spēlēt pret botiem vai ar draugiem, nosūtot saiti
tgcommands-tables = galdi, pie kuriem tu sēdi
tgcommands-join = ieņemt vietu pie galda pēc tā koda
tgcommands-back = atgūt savu vietu no aizvietotāja
tgcommands-leave-private = atdot savu vietu
tgcommands-leave = atdot savu vietu
tgcommands-rules = galda noteikumi
tgcommands-lang = izvēlēties savu valodu
tgcommands-lang-group = izvēlēties šī čata valodu
tgcommands-pictures = attēli: on – ieslēgt, off – izslēgt
tgcommands-report = ieraksta numurs sūdzībai
tgcommands-forget = dzēst visu, kas par tevi tiek glabāts
tgcommands-help = ko šeit var darīt
tgcommands-new = izveidot galdu
tgcommands-status = parādīt galdu vēlreiz
tgcommands-kick = balsot par vietas atbrīvošanu
tgcommands-pause = pauze, ja visi piekrīt
tgcommands-resume = turpināt pēc pauzes
tgcommands-cancel = slēgt galdu
tgcommands-stats = šī čata mači
tgcommands-bot = pievienot galdam botu
