# buraco seat-token: an invitation to a seat, for somebody who comes through a gateway. What stands after two dashes is typed.

seattoken-seat = the seat's number, 0 is the first
seattoken-days = how long it holds (default 30)
seattoken-gateway = the gateway's address as the guest sees it: wss://host (else that of this user's serve)
seattoken-bad-days = --days: a token holds 1 to { $most } days.
# $command: is typed.
seattoken-join = Join with: { $command }
seattoken-token = Token: { $token }
seattoken-secret = Whoever has it has the seat: hand it to nobody else.
# $name: who has the seat now.
seattoken-held = Note: { $name } has seat { $seat } now: this lets in only who comes as { $name }.
seattoken-loopback = Note: this address leads to the gateway from this machine only: --gateway names it for others.
seattoken-no-gateway = No gateway runs here that is known of: name its address as the guest sees it, --gateway
    wss://HOST.
seattoken-everywhere = The gateway listens at all addresses of this machine: name the guest's, --gateway wss://HOST.
seattoken-no-such-seat = The seats of table { $table } are 0 to { $last }.
