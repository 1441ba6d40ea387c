"""What a move would come to, said before it is sent: which meld, clean or dirty, points, the pot, going out."""

from __future__ import annotations

from core.game.actions import Action, Draw, Keep, Refuse, Take, Withdraw
from core.game.cards import CODES
from core.game.melds import Analysis, described
from core.game.state import State
from transports.console.staging import Step
from transports.meld_text import grade, grade_text, stands_for
from transports.text import Words, capital
from transports.tongue import Tongue


def effect(step: Step, words: Words) -> list[str]:
    """What a staged action comes to, a sentence each; the first names the move itself."""
    said: list[str] = []
    text, bonus = words.tongue.text, words.rules.out_bonus
    if step.melds is not None:
        said += _meld(step, words)
    elif isinstance(step.action, Take):
        said += _taken(step, words)
    else:
        said.append(capital(text("preview-move", move=words.action(step.action))))
    if step.goes_out:
        said.append(
            text("preview-ends-deal-bonus", sign=_sign(bonus), points=abs(bonus))
            if bonus
            else text("preview-ends-deal")
        )
    elif step.ends_deal:
        said.append(text("preview-deal-over"))
    elif step.takes_pot and step.ends_turn:
        said.append(text("preview-pot-next-turn"))
    elif step.takes_pot:
        said.append(text("preview-pot-play-on"))
    return said


def brief(step: Step, words: Words) -> str:
    """The same in a few words, to stand beside a choice."""
    notes: list[str] = []
    changed, text = step.melds, words.tongue.text
    if changed is not None:
        old, new = changed
        meld = described(new.meld, new.one_turn)
        points = meld.points - (0 if old is None else old.meld.points)
        notes.append(text("preview-brief-points", points=points))
        before = None if old is None else described(old.meld, old.one_turn)
        if meld.canasta and (before is None or before.canasta != meld.canasta):
            notes.append(_brief_canasta(meld, before, words.tongue))
        elif before is None or grade(before) != grade(meld):
            notes.append(grade_text(meld, words.tongue))
    if step.goes_out:
        notes.append(text("preview-brief-out"))
    elif step.ends_deal:
        notes.append(text("preview-brief-over"))
    elif step.takes_pot:
        notes.append(text("preview-brief-pot"))
    return ", ".join(notes)


def _meld(step: Step, words: Words) -> list[str]:
    assert step.melds is not None
    text = words.tongue.text
    old, new = step.melds
    meld = described(new.meld, new.one_turn)
    at, stood_for = stands_for(meld.cards, meld.wild)
    cards, graded = words.meld(meld.cards, meld.wild), grade_text(meld, words.tongue)
    more = meld.points - (0 if old is None else old.meld.points)
    sign, points = _sign(more), abs(more)
    said = [
        text("preview-meld-laid", meld=new.id, cards=cards, grade=graded, sign=sign, points=points)
        if old is None
        else text("preview-meld-grows", meld=new.id, cards=cards, grade=graded, sign=sign, points=points)
    ]
    if meld.wild is not None and words.style != "words":  # in words the cards say it themselves
        wild = words.card(meld.cards[at])
        said.append(
            capital(
                text("preview-wild", wild=wild)
                if stood_for is None
                else text("preview-wild-stands-for", wild=wild, card=words.card(stood_for))
            )
        )
    before = None if old is None else described(old.meld, old.one_turn)
    bonus = meld.bonus - (before.bonus if before else 0)
    if meld.canasta and before is not None and bonus < 0:
        said.append(text("preview-canasta-less", before=before.bonus, after=meld.bonus))
    elif meld.canasta and bonus:
        said.append(text("preview-canasta", kind=meld.canasta, sign=_sign(bonus), points=abs(bonus)))
    if before is not None and grade(before) in ("clean", "clean_canasta") and meld.wild is not None:
        said.append(text("preview-gets-dirty"))
    return said + _initial(step.before, step.after, words.tongue)


def _brief_canasta(meld: Analysis, before: Analysis | None, tongue: Tongue) -> str:
    """What a new or another canasta brings."""
    bonus = meld.bonus - (before.bonus if before else 0)
    if before is not None and bonus < 0:
        return tongue.text("preview-brief-canasta-less", before=before.bonus, after=meld.bonus)
    return tongue.text("preview-brief-canasta", kind=meld.canasta or "", sign=_sign(bonus), points=abs(bonus))


def _sign(points: int) -> str:
    """Beside the number, which alone chooses the plural."""
    return "-" if points < 0 else "+"


def _initial(before: State, after: State, tongue: Tongue) -> list[str]:
    """How far the initial meld has come (rules, 4.5)."""
    team = before.turn % before.teams
    due = before.minimum[team]
    if not due:
        return []
    if after.minimum[team]:
        missing = due - after.laid
        return [tongue.text("preview-first-melds-short", points=after.laid, due=due, missing=missing)]
    return [tongue.text("preview-first-melds-done", points=after.laid, due=due)]


def _taken(step: Step, words: Words) -> list[str]:
    text = words.tongue.text
    if step.after.took >= 0:  # a sentence that has room in a line above the keys, where several moves are told
        return [capital(text("preview-same-card", card=words.card(CODES[step.after.took])))]
    return [text("preview-pile-taken", count=len(step.before.pile))]


def why_final(action: Action, tongue: Tongue) -> str:
    """Why nothing can be undone after this was sent to the table."""
    match action:
        case Draw():
            return tongue.text("preview-final-draw")
        case Keep():
            return tongue.text("preview-final-keep")
        case Refuse():
            return tongue.text("preview-final-refuse")
        case Withdraw():
            return tongue.text("preview-final-withdraw")
        case Take():
            return tongue.text("preview-final-take")
        case _:
            return tongue.text("preview-final-other")
