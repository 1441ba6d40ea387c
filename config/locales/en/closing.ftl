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
closing-gone-table = table { $table }: this table is gone: its records are not on the server any more
closing-closed = the connection is closed

## A table that cannot be played or asked

closing-not-owner = table { $table } is hosted by another process now
# buraco serve is typed.
closing-no-answer = table { $table } does not answer: start a host for it ({ PROGRAM() } serve), then try again; a host that was
    only held up may still do what was asked
# The log is the file of all that has happened. $line: a number; $what: how, a phrase.
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

## A gateway: what seats reach tables through from far away. $url: its address; $reason: why; $status, $code: numbers.
## id and ping are typed by programs; a frame is how a WebSocket sends a message.

closing-gateway-unreachable = the gateway at { $url } cannot be reached ({ $reason })
closing-no-gateway = there is no gateway at { $url }: look at the invitation again
closing-gateway-other-version = the gateway does not understand this program: use one of the same version
closing-gateway-refuses = the gateway refuses this connection
closing-gateway-not-now = the gateway takes no connections now (status { $status })
closing-gateway-closed = the gateway has closed the connection ({ $code })
closing-gateway-going = the gateway is going away: come again in a moment
closing-gateway-failed = the gateway failed: come again
closing-no-id = no id came in time: say who you are at once
closing-id-first = the first message is id: say who you are
closing-tables-protocol = these tables speak protocol { $ours }, not { $theirs }: use a client that does
closing-seat-not-yet = the seat does not change hands yet: come again in a moment
closing-seat-at-end-of-turn = the seat is yours at the end of its turn
closing-not-the-language = too much that is no message of the seat language
closing-too-many-pings = too many pings: send fewer
closing-not-text = the seat language is text: send text frames
closing-not-utf8 = the seat language is text in UTF-8
closing-broken-frames = these frames break the WebSocket protocol (RFC 6455)
closing-too-big = a message holds at most { $most } KiB
closing-client-gone = the client has gone
closing-lost = the connection is lost
closing-seat-closed = the seat has closed its connection
closing-table-closed = the table is closed
closing-client-closed = this client was closed
closing-client-failed = this client failed
closing-program-failed = this program failed
