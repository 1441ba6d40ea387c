# Why a connection to a table has ended, or a table cannot be asked. Phrases, to stand after a colon: no capital letter at
# the beginning (but for a name), no full stop at the end. $table: the code of a table; $name: a player's name.

closing-flooded = too many messages: send fewer, and wait for the answers
closing-elsewhere = this seat is played from another connection now
closing-given-up = you have given your seat up
closing-put-out = your seat was freed: join the table again to ask for one
closing-changed-seats = its player has changed seats
closing-seat-free = this seat is free now
closing-seat-played = { $name } plays on this seat now
closing-no-such-seat = there is no such seat at this table
# A protocol is a version of the language that programs speak. $ours: that of the table; $theirs: that of the reader.
closing-protocol = this table speaks protocol { $ours }, not { $theirs }: use a client that does
closing-adjourned = the table is adjourned: join it again to go on
closing-over = the match is over
closing-over-next = the match is over; it goes on at table { $table }
closing-gone = this table is gone: its records are not on the server any more
closing-closed = the connection is closed

## A table that cannot be played or asked

closing-not-owner = table { $table } is hosted by another process now
# buraco serve is typed.
closing-no-answer = table { $table } does not answer: start a host for it (buraco serve), then try again; a host that was
    only held up may still do what was asked
# The log is the file of all that has happened. $line: a number; $what: how, in English.
closing-damaged = table { $table }: line { $line } of its log is damaged ({ $what }); the table was not opened
# $theirs, $ours: numbers of the rules' engine.
closing-other-engine = table { $table } was played by engine { $theirs } of the rules and this program has engine
    { $ours }; open it with the version it was made by
closing-busy = table { $table } is being played by another process; go on there, or end that process first
# $seq: the number of a record in its log.
closing-failed = table { $table } fails again and again after record { $seq }; nothing of it is lost, report it
closing-match-over = the match of table { $table } is over: ask for an invitation to another one
# $next: the code of the table of the rematch.
closing-match-over-next = the match of table { $table } is over; it went on at table { $next }: ask for an invitation to
    another one
closing-unknown-table = there is no table { $table }; list the saved ones to see their names

## The connection itself

closing-host-left = the host has left this table
closing-another-host = another host has this table
closing-carrier-closed = the connection was closed
closing-too-slow = messages came faster than they were read
closing-too-slow-come-again = messages came faster than they were read; come again to be shown everything
# A token is the secret part of an invitation.
closing-bad-token = This is no token of these tables: ask for a new invitation
closing-expired-token = This token has expired: ask for a new invitation
closing-token-not-accepted = the gateway does not accept this token: ask for a new invitation
closing-not-genuine = the gateway's certificate is not genuine: do not trust this address
closing-gateway-lost = the connection to the gateway is lost
# $url: its address.
closing-gateway-silent = the gateway at { $url } does not answer
