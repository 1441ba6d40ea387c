# Words that are typed: in other languages the own words of typed.ftl: send, undo, sort suit, lay 3S 4S 5S.

## What help and a command says of it: each begins with the command

commands-about-send = Send sends the moves staged to the table (Enter alone does, once the turn is complete).
commands-about-undo = Undo takes the last staged move back.
commands-about-hint = Hint says what a good player would do, and why (then 0 does it).
commands-about-moves = Moves lists all that can be done now, numbered; of lays that differ only in their wild, one.
commands-about-table = Table shows the whole table again.
commands-about-sort = Sort sorts the hand, in later games too: sort suit, or sort rank.
commands-about-cards =
    Cards says how cards are written, in later games too: cards signs, cards letters, or cards words.
commands-about-name = Name says what you are called from the next game on: name Ana.
commands-about-language = Language says in which language you read, or chooses another, in later games too: language it.
commands-about-announce = Announce says how much of what the others do is told: announce all, announce brief, or
    announce quiet.
commands-about-score = Score shows what this deal has brought so far, and the match.
commands-about-log = Log tells what has happened in this deal; log 2: in deal 2.
commands-about-replay = Replay tells a whole deal that is over, move by move in one go, with all hands open: replay 2.
commands-about-sheet = Sheet shows the score sheet of the deal that ended last; sheet 2: that of deal 2.
commands-about-rules = Rules shows the rules of this table; rules 4: part 4.
commands-about-clock = Clock tells how long there is for this turn.
commands-about-back = Back takes your seat back, where a stand-in plays for you.
commands-about-shuffle = Shuffle shows what proves that the cards were dealt fairly.
commands-about-verify = Verify checks every deal that is over: the promise, the parts, the shuffle and your cards.
commands-about-help = Help explains a word: help hint; alone it lists all there are.
commands-about-quit = Quit leaves; the game is saved.

## The same of a move

commands-about-draw = Draw takes the top card of the stock.
commands-about-keep = Keep keeps the first card drawn, for this turn.
commands-about-refuse = Refuse puts the first card drawn on the pile and draws another.
commands-about-take = Take takes the whole pile.
# Where the pile is closed: its top card has to be used.
commands-about-take-closed =
    Take takes the pile by its top card: take 6S 7S makes a meld of it with these, take 2 puts it on meld 2.
commands-about-lay = Lay lays a new meld: lay 3S 4S 5S, or the cards alone.
commands-about-extend = Extend adds cards to a meld by its number: extend 2 6S.
commands-about-withdraw = Withdraw takes back first melds that stay below their minimum.
commands-about-discard = Discard puts a card on the pile, which ends your turn: discard 9D.

## The same of a word that asks for one thing

commands-about-hand = Hand tells your cards.
commands-about-new = New tells the cards that came in since your last turn.
commands-about-melds = Melds tells what lies on the table.
commands-about-pile = Pile tells the discard pile.
commands-about-stock = Stock tells how many cards are left to draw.
commands-about-pots = Pots tells who has had a pot.
commands-about-players = Players tells who holds how many cards.
commands-about-turn = Turn tells whose turn it is.
commands-about-deal = Deal tells who dealt and who starts.

## The same of other words

# $verb: the word for a move, with a capital letter.
commands-no-move = { $verb } is no move in this game.
# $typed: the word asked about; $near: the word that was probably meant.
commands-no-word-near = "{ $typed }" is no word that I know: did you mean { $near }?
commands-no-word = "{ $typed }" is no word that I know: help alone lists the words there are.

## What help alone says: a few short paragraphs

# $forms: the moves of this table with dots between them, each typed as shown or as in one of the next three messages.
commands-guide-moves = Moves: { $forms }; or a number shown.
commands-form-extend = extend 2 6S (onto meld 2)
commands-form-keep = keep or refuse (the first card drawn)
# Where the pile is closed: its top card has to be used.
commands-form-take-closed = take 6S 7S (the pile: its top with these) · take 2 (its top onto meld 2)
commands-guide-line = Several moves on one line: lay 3S 4S 5S; discard 9D.
commands-guide-show = Show: table · score · log · rules · clock · shuffle (the proof of a fair deal) ·
    verify (checks it).
commands-guide-earlier = A deal that is over: sheet 2 (its score) · log 2 (what happened) · replay 2 (all its moves in
    one go, all hands open).
# $topics: the words for one thing each, with dots between them.
commands-guide-topics = Tell one thing: { $topics }.
commands-guide-advice = Advice: hint (then 0 does it) · moves (all that can be done).
commands-guide-choose = Choose: sort suit or rank · cards signs, letters or words · name Ana · language it ·
    announce all, brief or quiet.
# Where nobody else sits at the table.
commands-guide-go = Go on: send, or Enter alone once the turn is complete · undo · back (take your seat from a
    stand-in) · quit (the game is saved).
# Where other people sit at the table.
commands-guide-go-shared = Go on: send, or Enter alone once the turn is complete · undo · back (take your seat from a
    stand-in).
commands-guide-short = Short: the beginning of a word will do, disc 9D; and d (draw) · d 9D (discard) · l · e · k · r ·
    w · s (send) · u · m · t (table) · y · n · h or ? (help) · q.
commands-guide-word = One word more closely: help hint.
commands-guide-cards = Cards: the rank, then the suit as S H D C. 10H or TH is the ten of hearts, JK a joker. On the
    table (2S) is the wild card of its meld; in your hand [2S] has just come in.
# The same where everything is said in sentences.
commands-guide-cards-spoken = Cards: the rank, then the suit as S H D C. 10H or TH is the ten of hearts, JK a joker. Of
    a meld the wild card is told with the card it stands for; new tells which cards of your hand have just come in.

## A line that is not understood

# $begun: how it begins; $count: how many characters it has.
commands-too-long = The line that begins with "{ $begun }" has { $count } characters, more than anything that can be
    asked for here: help lists what can.
# $rest: what was typed after the word $word.
commands-alone = After { $word } nothing is wanted, and there is "{ $rest }": write { $word } alone.
commands-no-choice = "{ $typed }" is no choice: write one of the numbers shown, alone.
# $words: two words or more that it may be the beginning of, joined by commands-or.
commands-ambiguous = "{ $typed }" could be { $words }: write a little more of it.
# $first: one word or several.
commands-or = { $first } or { $next }
commands-unknown-near = "{ $typed }" is nothing I know: did you mean { $near }?
# $form: an example of how the move $near is typed.
commands-unknown-move = "{ $typed }" is nothing I know: did you mean { $near }, as in { $form }?
# $example: a move as it is typed.
commands-unknown = "{ $typed }" is nothing I know: write a move such as { $example }, a number shown, or help.
# $card: the card as it is typed.
commands-card = "{ $typed }" is a card; what about it? Write discard { $card }, or extend and a meld's number before it.
# $cards: the cards as they are typed, with " ..." after them where they are many.
