"""What a move would come to, said before it is sent: which meld, clean or dirty, points, the pot, going out."""

from __future__ import annotations

from core.game.actions import Action, Discard, Draw, Keep, Refuse, Take, Withdraw
from core.game.cards import CODES
from core.game.melds import described
from core.game.state import State
from core.game.view import ClosedPile, View
from transports.console.staging import Step
from transports.text import Words, grade, stands_for


def effect(step: Step, words: Words) -> list[str]:
    """What a staged action comes to, a sentence each; the first names the move itself."""
    said: list[str] = []
    changed = step.melds
    if changed is not None:
        said += _meld(step, words)
    elif isinstance(step.action, Take):
        said += _taken(step, words)
    elif isinstance(step.action, Discard):
        said.append(f"{_capital(words.action(step.action))}.")
    else:
        said.append(f"{_capital(words.action(step.action))}.")
    if step.goes_out:
        said.append(f"That goes out: the deal ends{_bonus(words)}.")
    elif step.takes_pot and step.ends_turn:
        said.append("That was your last card: you take a pot, for your next turn.")
    elif step.takes_pot:
        said.append("That was your last card: you take a pot and play on with it.")
    return said


def brief(step: Step, words: Words) -> str:
    """The same in a few words, to stand beside a choice."""
    notes: list[str] = []
    changed = step.melds
    if changed is not None:
        old, new = changed
        meld = described(new.meld, new.one_turn)
        points = meld.points - (0 if old is None else old.meld.points)
        notes.append(f"{points} points")
        before = None if old is None else described(old.meld, old.one_turn)
        if meld.canasta and (before is None or before.canasta != meld.canasta):
            notes.append(f"makes a {grade(meld)}, {meld.bonus - (before.bonus if before else 0):+} points")
        elif before is None or grade(before) != grade(meld):
            notes.append(grade(meld))
    if step.goes_out:
        notes.append("goes out")
    elif step.takes_pot:
        notes.append("takes a pot")
    return ", ".join(notes)


def _meld(step: Step, words: Words) -> list[str]:
    assert step.melds is not None
    old, new = step.melds
    meld = described(new.meld, new.one_turn)
    at, stood_for = stands_for(meld.cards, meld.wild)
    points = meld.points - (0 if old is None else old.meld.points)
    verb = "grows to" if old is not None else "will be"
    said = [f"Meld {new.id} {verb} {words.cards(meld.cards)}: {grade(meld)}, {points:+} points."]
    if meld.wild is not None:
        where = f"stands for the {words.card(stood_for)}" if stood_for is not None else "is the wild one"
        said.append(f"{_capital(words.card(meld.cards[at]))} {where}.")
    before = None if old is None else described(old.meld, old.one_turn)
    bonus = meld.bonus - (before.bonus if before else 0)
    if meld.canasta and bonus:
        said.append(f"A {grade(meld)}: {bonus:+} points.")
    if before is not None and grade(before).startswith("clean") and meld.wild is not None:
        said.append("It was clean and would be dirty.")
    return said + _initial(step.before, step.after)


def _initial(before: State, after: State) -> list[str]:
    """How far the initial meld has come (rules, 4.5)."""
    team = before.turn % before.teams
    due = before.minimum[team]
    if not due:
        return []
    if after.minimum[team]:
        return [f"Your first melds come to {after.laid} of the {due} points they need: lay {due - after.laid} more."]
    return [f"Your first melds come to {after.laid} points: the {due} they need are there."]


def _taken(step: Step, words: Words) -> list[str]:
    count = len(step.before.pile)
    cards = "the one card" if count == 1 else f"the {count} cards"
    said = [f"You have {cards} of the pile in your hand."]
    if step.after.took >= 0:
        said.append(f"{_capital(words.card(CODES[step.after.took]))} may not be discarded in this turn.")
    return said


def irrevocable(action: Action, seen: View, words: Words) -> str:
    """What sending a move means that only the table can carry out."""
    match action:
        case Draw():
            return "You draw."
        case Keep():
            return "You keep the card."
        case Refuse():
            return "You refuse the card: it starts the pile, and you draw another."
        case Withdraw():
            return "You take your melds of this turn back."
        case _:
            count = seen.pile.count if isinstance(seen.pile, ClosedPile) else len(seen.pile)
            return f"You take the pile of {count}."


def _bonus(words: Words) -> str:
    bonus = words.rules.out_bonus
    return f", {bonus:+} points for going out" if bonus else ""


def _capital(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}"
