# A person's seat at a table, in their own chat: what its buttons open, and what is answered.

tgseat-yes = Yes
tgseat-no = No
# Back to the buttons of the turn.
tgseat-back = ‹ Back
# More buttons.
tgseat-more = More…
tgseat-close = Close
# After the score of a deal: the next one.
tgseat-go-on = The next deal
# All of the table in words; a button, and the title of that text.
tgseat-table = The table in words
# A button: the stand-in has the reader's seat.
tgseat-i-am-back = I am back
tgseat-stood-in = A stand-in plays for you just now: press the button when you are back.
# An old button was pressed.
tgseat-moved-on = The table moved on.
# The reader has written quit, which ends the console of a terminal.
tgseat-no-quit = You can stop here at any time: your seat stays yours. Write “leave” to give it up.
# About a word that is typed.
tgseat-about-leave = Leave gives your seat up for good, which counts as a loss once cards are dealt.
# $deal: a deal's number.
tgseat-promised = The shuffle of deal { $deal } is promised: the page about the shuffle shows what will prove it.
# On the page about the shuffle. /report is a command.
tgseat-recomputed = The record of the match proves the shuffles to anyone who has it: /report gives its id, and whoever runs this bot has the record.
tgseat-not-here = That cannot be asked from this chat.
tgseat-claim = Everybody you play against has gone: end the match in your favour by the button, or play on.
# To somebody whom a link has brought. /play is a command.
tgseat-full = Every seat of this table is taken: ask those who sit there to free one, or begin a table with /play.
# After what the table waits for: being ready, changing seats and more.
tgseat-now = The buttons of the table’s message do it.
# In the list of somebody's tables, after rules and players: whose turn it is.
tgseat-entry-own = your turn
tgseat-entry-other = { $name } is to move
tgseat-entry-waits = no cards are dealt
tgseat-entry-over = the match is over
# What is written into a chat by who looks at their hand from there and presses a line of it: others read it.
tgseat-inline-posts = I have looked at my cards.
# Somebody wants to adjourn the match, which all who play decide. $names: who has not said so yet.
tgseat-adjourn-asked = The others are asked, too; the match is adjourned once all agree. Awaited: { $names }.
# To those who are asked; yes and no are buttons. $name: who wants it.
tgseat-adjourn-others = { $name } would like to adjourn the match: it is saved, and all go on another day. Do you agree?
