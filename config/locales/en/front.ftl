# The home screen: what there is to do, one row each, and what each means (under the list, three lines at most).

front-title = Buraco, burraco and their kin
# Under the title.
front-family = the canasta family, at your terminal

## The rows, and what each means.

front-continue = Continue
# $game: the name of its rules; $n: the number of the deal.
front-continue-which = { $game }, deal { $n }
# In the place of a game: the first deal with a coach.
front-the-lesson = the lesson
front-new = New game
front-new-about = Play against bots on a table of your own: the rules, the players, how long.
front-join = Join a table
front-join-about = Sit down with other people: by a table's code, or by the link of an invitation.
front-saved = Saved games
front-saved-about = Go on with a game, check its shuffles, or delete it.
front-replays = Replays
front-replays-about = Step through a deal that is over, forwards and backwards, with all hands open.
front-learn = Learn
front-learn-about = A first deal with a coach beside the table. You can leave it and go on at any time.
# Asked where it was left before its end; then the keys for it.
front-lesson = The lesson is not over yet: go on with it, or begin anew?
front-lesson-keys = Enter: go on · n: begin anew · Esc: back
front-settings = Settings
front-settings-about = Your name, the language, the cards, the colours.
front-quit = Quit
front-quit-about = Back to the shell. Games are saved by themselves.

## The keys, in one line of 56 columns at most.

front-keys-first = ↑ ↓ move · Enter opens · Esc quits
front-keys = ↑ ↓ move · Enter opens · Esc back
# While a line is written.
front-keys-line = Enter keeps it · Esc leaves it
front-keys-sure = Enter: yes · Esc: no
# While a text is read.
front-keys-read = Esc back
front-keys-saved = Enter plays · r replay · v check · w write · Del delete
front-keys-empty = Esc back
front-keys-replays = ↑ ↓ move · ← → deal · Enter opens · Esc back

## Shared tables.

front-join-code = A code or a link
front-join-code-about = The code that its maker has told you, or an invitation that begins with wss:// or https://.
front-join-create = A new shared table
front-join-create-about = Choose its rules; you get the code to hand on, and sit down first.
front-join-name = Your name
front-join-name-none = not given yet
front-join-name-about = The others see it, and with it you come back to your seat.
front-join-looking = Looking for tables…
front-join-no-server = No tables can be listed
front-join-tables = Tables
front-join-no-tables = There are no shared tables yet
front-join-table-about = Enter sits down there.
# $name: the person's.
front-join-elsewhere = { $name } is at that table from another terminal. Take the seat over?

## What is asked, with a line to write on.

front-ask-code = The table's code, or the whole link of the invitation:
front-ask-name = What shall the others call you?
front-ask-record = Write the record to this file:
front-ask-folder = Records are looked for in this folder (or name one file):

## Saved games.

front-saved-none = There are no saved games yet.
# $game: its code.
front-saved-damaged = { $game }: damaged
front-saved-busy = It is being played in another window just now.
front-saved-over = The match is over: Enter shows its deals again.
front-saved-open = Enter goes on with it.
front-saved-no-deal = None of its deals is over yet.
front-delete = Delete the saved game { $game }? It cannot be brought back.
# $file: where it lies.
front-record-written = The record is in { $file }.
front-no-such-user = There is no such user: write the whole path.
# $most: so many letters at most.
front-no-name = A name has 1 to { $most } letters or signs: choose another one.
# $given: what was written, in quotes.
front-no-time = { $given } is no time: write the seconds for a turn, such as 60, and if you like those of a bank for
    the whole match, such as 30+120; nothing at all: no clock.

## What the check of a saved game has found.

front-verify = The game { $game }, checked
front-verify-nothing = None of its deals is over yet: there is nothing to check.
front-verify-seeded = It was dealt from a seed: such shuffles can be repeated, but nobody can prove them fair.
# $count of $all deals.
front-verify-shuffles =
    { $all ->
        [one] Shuffles proved fair: { $count } of { $all } deal.
       *[other] Shuffles proved fair: { $count } of { $all } deals.
    }
front-verify-moves =
    { $all ->
        [one] Moves and scores followed: { $count } of { $all } deal.
       *[other] Moves and scores followed: { $count } of { $all } deals.
    }
front-verify-faults =
    { $count ->
        [0] No fault was found.
        [one] { $count } fault was found.
       *[other] { $count } faults were found.
    }

## Replays.

front-replays-folder = Records in
front-replays-folder-about = Enter chooses another folder, or one file.
front-replays-games = Saved games
front-replays-no-games = No deal of a saved game is over yet
front-replays-records = Records
front-replays-no-records = No records in this folder
# $n: the deal to be shown; $count: how many there are.
front-replays-deal = deal { $n } of { $count }
front-no-folder = { $folder } cannot be read: write another folder.

## Said when a person comes back to the home screen.

# $game: its code.
front-note-saved = Game { $game } is saved: Continue goes on with it.
# Another game was played later: Continue goes on with that one. Saved games: front-saved.
front-note-saved-too = Game { $game } is saved: Saved games leads back to it.
# Learn: front-learn.
front-note-lesson = The lesson is saved: Learn goes on with it.
front-note-over = The match of game { $game } is over.
# $table: its code.
front-note-seat = Your seat at table { $table } stays yours: Join a table leads back to it.
front-note-link = Your seat stays yours: the same invitation leads back to it.
# Said at the very first time. Learn: front-learn.
front-note-first = The first time here? Learn teaches the game in one deal.
# $reason: the kind of the fault, a word of the program.
front-failed = The home screen has failed ({ $reason }) and was closed: `{ PROGRAM() } --help` lists the commands; buraco.log says more.
