# Words that are typed: in other languages the own words of typed.ftl: send, undo, moves, hint, yes.

## One line with several orders

orders-left-aside = What follows on that line was left aside: see first what the table answers.
orders-none-staged = Nothing of that line was staged.

## Moves

# $last: the move that ends the turn, such as "discard 9♦".
orders-complete = Your turn is put together, with { $last } last: send it, or undo that first.
# $why: a sentence; $rule: the number of the rule that it comes from.
orders-refused = { $why } (rules, { $rule })
# $more: the points.
orders-withdraw = Your melds of this turn would come back, your team would need { $more } points more for the rest of
    this deal, and only a discard would be left to you now. Write yes to withdraw.
orders-melds-back = Your melds are back in your hand, at no cost: the table had not seen them.
# $word: yes or no, as it was typed.
orders-not-asked = Nothing was asked that { $word } would answer.
orders-not-done = Nothing was done.
orders-not-staged = Nothing is staged yet.
orders-nothing-to-undo = There is nothing to undo: what the table has seen stays played.
# $move: such as "lay 3♠ 4♠ 5♠".
orders-undone = Taken back: { $move }.

## A number

# $number: what was typed; $count: how many choices there are.
orders-no-choice = { $count ->
    [0] There is no choice { $number }: there is nothing to choose from now; moves lists them.
    [one] There is no choice { $number }: there is only { $count } now; moves lists them.
   *[other] There is no choice { $number }: the numbers now run from 1 to { $count }; moves lists them.
 }
orders-no-hint-yet = There is no hint to follow yet: hint gives one.
orders-no-hint = There is no hint here; moves lists what can be done.

## The seat

orders-no-stand-in = No stand-in has your seat: it is yours.
orders-no-rule = The rules have no part { $typed }: write a number that a refusal named, as in rules 4, or rules alone.
