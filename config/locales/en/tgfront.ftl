# What the bot of a chat says before any table does, and where there is none. Plain text; /words are commands.

# The language, as it calls itself.
tgfront-own-name = English
# Somebody of whose name nothing can be shown.
tgfront-player = Player
tgfront-hello = This is a table for Burraco and its relatives. Choose what you want to play; your cards are shown in this chat and to nobody else. /help tells the rest.
tgfront-hello-group = Hello! /new makes a table in this chat. Everybody plays with their cards in a private chat with me, so open it once and press Start.
tgfront-help = What you can do here:
tgfront-help-group = There is no table here yet. What can be done in a group:
# The words in quotation marks are typed: the usual own ones of the language (typed.ftl).
tgfront-typing = At a table you may also type: “lay 7♥ 8♥ 9♥”, “7h 8h 9h”, “draw”, “discard 4♣”, “hint”, “help”.
# A button.
tgfront-into-group = Play in a group
# A button.
tgfront-play-go = Play
# A button.
tgfront-play-friends = With friends, by a link
tgfront-table-coming = Your table is coming.
tgfront-invite = Hand this link on to those who are to play with you: { $link } Whoever follows it sits down at table { $table }.
# A button.
tgfront-invite-button = Send the link on
tgfront-seat-yours = The seat is yours.
tgfront-seat-yours-already = You sit at this table already.
tgfront-seat-after-turn = The seat is yours at the end of its turn.
tgfront-seat-press-start = The seat is yours. Open my private chat and press Start, so that I can show you your cards.
tgfront-too-many-seats = You have { $most } seats already: leave one of those tables first.
tgfront-no-seat = You have no seat at this table.
tgfront-left = You have given your seat up.
tgfront-table-silent = The table does not answer just now. Nothing is lost, and nothing is done twice: try again in a moment.
tgfront-moved-on = The table has moved on since this button was shown.
tgfront-opening = The table is just being opened: press again in a moment.
tgfront-no-table = You sit at no table. /play begins one, /join and a code takes you to one.
tgfront-no-table-group = There is no table here. /new makes one.
# In a chat of one's own. $what: what the command does, as it is listed, such as "end the table".
tgfront-of-groups = /{ $command } is for groups: { $what }. Write it in the group of your table; /help tells what can be done here.
# In a chat of one's own.
tgfront-no-command = There is no command /{ $command }. /help tells which there are.
tgfront-table-here = There is a table here already. /status shows it again, /cancel ends it.
tgfront-unknown-rules = There are no rules of that name. Choose one of these: { $names }.
tgfront-join-how = Write the table’s code after it, as in /join K7M2QX.
tgfront-join-unknown = There is no table { $table }. Look at the code again.
tgfront-group-only = Table { $table } belongs to a group, and only its members play there. Join the group first, then sit down there or write /join { $table } again.
tgfront-group-unknown = Telegram does not say just now whether you are in the group of table { $table }. Nothing is lost: try again in a moment.
tgfront-group-left = You are not in the group of table { $table } any more, so your seat there is given up. Join the group again to sit down there.
tgfront-tables = { $count ->
    [one] You sit at { $count } table. What you write is for the marked one; press another to bring it forward.
   *[other] You sit at { $count } tables. What you write is for the marked one; press another to bring it forward.
}
tgfront-reached = Good: now I can show you your cards here. Go back to the group and play.
tgfront-reached-sit = Good: now I can write to you. Go back to the group and take a seat there.
tgfront-hand-missing = No cards are dealt yet: { $names } would not see them. Open my private chat and press Start there.
tgfront-anonymous = You write as the group. Send it as yourself (switch “Remain anonymous” off), so that I know who plays.
tgfront-channel = A channel cannot play. Write as yourself.
# $language: its own name; $languages: codes such as "it, pt-BR"
tgfront-language-now = The language is { $language }. There are: { $languages }.
tgfront-language-unknown = Write a code after it, as in /lang it. There are: { $languages }.
tgfront-language-chosen = From now on I speak { $language } here.
tgfront-pictures-how = /pictures on shows pictures of your cards, /pictures off only text.
tgfront-pictures-on = You are shown pictures.
tgfront-pictures-off = You are shown text only.
tgfront-report = Your report has the id { $report }. Give it to whoever runs this bot: they can look at the record of the match with it.
tgfront-report-enough = You have reported as many tables as can be reported in a day. Try again tomorrow.
tgfront-forget-sure = Delete all that is kept of you: seats, language, wishes, your name in statistics? Seats in running matches are then given up for good. Records of matches stay.
# A button.
tgfront-forget-yes = Delete it
tgfront-forgotten = Deleted; entries: { $count }. Whatever you do here from now on makes you known again.
# A button above the keyboard; it opens the private chat.
tgfront-inline-none = You sit at no table: play
# The same, where the table of a group was asked for at which somebody else sits.
tgfront-inline-not-here = You have no seat at table { $table }
# The same: there is a seat, and no deal goes on.
tgfront-inline-no-cards = You hold no cards just now: to the table
