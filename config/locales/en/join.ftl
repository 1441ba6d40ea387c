# buraco join: a person sits down at a shared table, and leaves it. What stands after two dashes is typed.

## Who the person is

join-who = What are you called? Write your name; with it you can come back to your seat.
join-who-help = Write what the others shall call you, such as Ana. (Ctrl-C leaves)
join-no-name = Say who you are: --as NAME. With that name you can come back to your seat.
join-name = A name has 1 to { $most } letters or signs: write another after --as.

## The invitation: a link (wss://…) with a token in it, for one seat

join-address = A gateway's address looks like wss://host or ws://host:port.
join-address-query = A gateway's address holds no query and no password: a token goes behind a #.
join-token-alone = --token goes with the address of a gateway, such as wss://host.
join-no-token = A gateway wants a token: give the whole invitation link, or --token.
join-seat-of-token = The invitation says which seat it is for: leave --seat out.

## A bot to play the seat. $given: in quotation marks; $near, $names: names to choose from, as in "a, b or c".

join-no-bot-near = --bot: there is no bot { $given }; did you mean { $near }?
join-no-bot = --bot: there is no bot { $given }; choose { $names }.

## Somebody of this name is there already

join-elsewhere = { $name } is at table { $table } from another terminal: --take-over takes the seat over.
# A question; yes and no are typed.
join-take-over = { $name } is at the table from another terminal: take the seat over? (yes/no)
join-stays = Then everything stays as it is. To sit down beside them use another name: --as NAME.

## At the table

join-watching = You watch table { $table }.
join-sitting = You sit at table { $table } on seat { $seat } as { $name }.

## Leaving: what becomes of the seat, and then how to come back

join-left-for-good = You have left the table for good.
join-seat-stands-in = Your seat stays yours: when it is your turn, a stand-in plays after a minute, until you are back.
join-seat-adjourned = Your seat stays yours (it goes on another day).
join-seat-waits = Your seat stays yours (the others wait for you).
join-seat-given-up = A bot has your seat from now on.
# A command follows on a line of its own.
join-come-back = Come back with:
# $command: is typed.
join-come-back-invited = Come back with `{ $command }` and the same invitation.
