# What each command of a chat does, as Telegram lists it: a few words, no full stop.

tgcommands-play = play against bots, or with friends by a link
tgcommands-tables = the tables at which you sit
tgcommands-join = take a seat at a table by its code
tgcommands-back = take your seat back from the stand-in
tgcommands-leave-private = give your seat up
tgcommands-leave = give your seat up
tgcommands-rules = the rules of the table
tgcommands-lang = choose your language
tgcommands-lang-group = choose the language of this chat
tgcommands-pictures = pictures on or off
tgcommands-report = the id of the record, for a complaint
tgcommands-forget = delete all that is kept of you
tgcommands-help = what can be done here
tgcommands-new = make a table
tgcommands-status = show the table again
tgcommands-kick = vote for freeing a seat
tgcommands-pause = pause, if everybody agrees
tgcommands-resume = go on after a pause
tgcommands-cancel = end the table
tgcommands-stats = the matches of this chat
tgcommands-bot = add a bot to the table
