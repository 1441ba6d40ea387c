# What is wrong with the server over which tables are shared, or with the log of a table (the file of all that has
# happened): phrases, no capital letter at the beginning, no full stop at the end. $reason: another of these, or why the
# operating system refuses; $table: a code; $what, $answer, $name, $path, $address: as programs write them.

## The server

trouble-unanswered = the server has not answered within { $seconds } s
trouble-unreachable = the server cannot be reached ({ $reason })
trouble-connecting = Error { $number } connecting to { $address }. { $reason }
trouble-connecting-several = Error { $reason } connecting to { $address }
trouble-several = Multiple exceptions: { $reasons }
trouble-call-failed = Connect call failed { $address }
trouble-writing = Error { $number } while writing to socket. { $reason }
trouble-closed-by-server = Connection closed by server
trouble-unanswered-for = the server has not answered for { $seconds } s
trouble-unasked = the server answers what nobody has asked
trouble-given-up = it was given up
trouble-wants-password = the server wants a password
trouble-wrong-password = the server does not accept this user and password
trouble-not-allowed = the server does not allow this user to do that
trouble-no-memory = the server has no memory left for writing
trouble-no-disk = the server cannot write to its disk
trouble-replica = the server is a replica and cannot be written to
trouble-few-replicas = the server has too few replicas to write
trouble-loading = the server is still reading its data
trouble-script-busy = the server is busy with a script
trouble-no-primary = the server has lost its primary
trouble-cluster-down = the cluster is down
trouble-no-script = the server does not know the script
trouble-wrong-type = something else lies under that name on the server
trouble-moved = the server is part of a cluster and another part has this
trouble-refused = the server refused a command ({ $answer })
trouble-no-sentinel = no sentinel can name the primary
trouble-bad-answer = the server gives an answer that is none
trouble-closed-at-once = the server has closed the connection at once
trouble-closed = the server has closed the connection
trouble-broke = the connection broke ({ $reason })
trouble-no-server = what answers is no Redis or Valkey server ({ $what })
trouble-failed-reading = the connection failed while reading
trouble-silent = the server has gone silent
trouble-takes-nothing = the server takes nothing more
trouble-was-closed = it was closed
trouble-exchange-failed = the exchange failed
trouble-bad-key = { $name } on the server is no key; delete it and give out new invitations
trouble-tried-again = { $reason }; it is tried again, look to the server if that lasts

## A log

trouble-not-appended = this host cannot append to the log of table { $table }: { $reason }; nothing is lost, it goes
    on when the server is well again
trouble-not-read = this host cannot read the log of table { $table }: { $reason }; nothing is lost, it goes on when
    the server is well again
trouble-not-listed = this host cannot list the logs: { $reason }; nothing is lost, it goes on when the server is well
    again
trouble-unsure = this host does not know whether the log of table { $table } has been written: { $reason }; nothing is
    lost, it goes on when the server is well again
trouble-conflict = table { $table }: record { $number } cannot be appended, the next is { $due }; read the log again
trouble-empty = table { $table }: its log is empty; nothing of it was saved
trouble-log-unreadable = table { $table }: its log cannot be read ({ $reason })
trouble-only-reading = this log was opened for reading only
trouble-no-ordinary-file = { $path }: it is no ordinary file

## How a line of a log is damaged. The line is spoken of: "its" is the line's.

trouble-out-of-order = it is record { $number } where { $due } is due: a line is missing or doubled
trouble-checksum = its checksum is another, so it was changed
trouble-other-number = its number is { $name }
trouble-no-record = it holds something else than a record
trouble-cut-short = Input data was truncated
trouble-no-json = JSON is malformed: { $what }
trouble-other = { $what }
