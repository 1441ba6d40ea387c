"""What a move would come to, said before it is sent: which meld, clean or dirty, points, the pot, going out."""

from __future__ import annotations

from core.game.actions import Action, Discard, Draw, Keep, Refuse, Take, Withdraw
from core.game.cards import CODES
from core.game.melds import described
from core.game.state import State
from transports.console.staging import Step
from transports.meld_text import grade, stands_for
from transports.text import Words, capital


def effect(step: Step, words: Words) -> list[str]:
    """What a staged action comes to, a sentence each; the first names the move itself."""
    said: list[str] = []
    changed = step.melds
    if changed is not None:
        said += _meld(step, words)
    elif isinstance(step.action, Take):
        said += _taken(step, words)
    elif isinstance(step.action, Discard):
        said.append(f"{capital(words.action(step.action))}.")
    else:
        said.append(f"{capital(words.action(step.action))}.")
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
    said = [f"Meld {new.id} {verb} {words.meld(meld.cards, meld.wild)}: {grade(meld)}, {points:+} points."]
    if meld.wild is not None:
        where = f"stands for the {words.card(stood_for)}" if stood_for is not None else "is the wild one"
        said.append(f"{capital(words.card(meld.cards[at]))} {where}.")
    before = None if old is None else described(old.meld, old.one_turn)
    bonus = meld.bonus - (before.bonus if before else 0)
    if meld.canasta and bonus:
        said.append(f"A {grade(meld)}: {bonus:+} points.")
    if before is not None and grade(before).startswith("clean") and meld.wild is not None:
        said.append("It was clean and becomes dirty.")
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
        said.append(f"{capital(words.card(CODES[step.after.took]))} may not be discarded in this turn.")
    return said


def why_final(action: Action) -> str:
    """Why nothing can be undone after this was sent to the table."""
    match action:
        case Draw():
            what = "the draw is final, for it has shown you a card"
        case Keep():
            what = "keeping the card is final"
        case Refuse():
            what = "refusing the card is final, for another has been drawn"
        case Withdraw():
            what = "taking your melds back is final"
        case Take():
            what = "taking the pile is final, for it has shown you its cards"
        case _:
            what = "what you have sent to the table stays played"
    return f"There is nothing to undo: {what}."


def _bonus(words: Words) -> str:
    bonus = words.rules.out_bonus
    return f", {bonus:+} points for going out" if bonus else ""
