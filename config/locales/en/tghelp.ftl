# What help says of typed words in a chat, where there are buttons and no keys: in the place of messages of commands.ftl
# and lobbywords.ftl, with the own words of the language (typed.ftl).

# $forms: the moves of this table with dots between them, each as it is typed.
tghelp-moves = Everything can be done with the buttons: tap cards to pick them, then the button for what you want. You may also type: { $forms }.
tghelp-advice = Advice: hint (a button does it) · moves (a button for all that can be done).
# /lang and /pictures are commands.
tghelp-choose = Choose: sort suit or rank. /lang chooses the language, /pictures pictures or text.
tghelp-go = Go on: send, once the turn is complete · undo · back (take your seat from a stand-in).
tghelp-short = The beginning of a word will do: disc 9♦.
tghelp-cards = Cards: the rank, then the suit, by sign or letter: 10♥ or 10H is the ten of hearts, JK a joker. On the table (2♠) is the wild card of its meld; in your hand [2♠] has just come in.
# After help and a word.
tghelp-about-hint = Hint says what a good player would do, and why; a button does it.
tghelp-about-send = Send sends the moves put together to the table; the button does so, too.
tghelp-about-moves = Moves shows a button for all that can be done now; of lays that differ only in their wild, one.
# $typed: what was typed; $example: a move as it is typed.
tghelp-unknown = "{ $typed }" is nothing I know: use the buttons, write a move such as { $example }, or help.
# A number was typed.
tghelp-no-choice = "{ $typed }" is nothing I know: use the buttons, or write help.
tghelp-leave = Go: adjourn (all go on another day) · leave (for good). You can stop here at any time: your seat stays yours.
# The same before the first deal and after a match.
tghelp-leave-lobby = Go: leave (for good) · vote 1 (frees a sleeper's seat). You can stop here at any time: your seat stays yours.
tghelp-about-sit = Sit takes another seat before the first deal: sit 2 (partners sit across from each other).
