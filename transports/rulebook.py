"""A table's rules in words for players, made from the options alone.

Every option that has an effect at the table is said; one that another option leaves without effect is not.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from core.game.options import Values
from core.game.rules import Rules, card_count
from transports.tongue import Tongue


class Section(msgspec.Struct, frozen=True):
    """A group of rules: its heading, the paragraph of the rules it retells, and a sentence or two a line."""

    title: str
    paragraph: str
    lines: tuple[str, ...]


def describe(rules: Rules, tongue: Tongue) -> tuple[Section, ...]:
    """This table's rules in sentences, grouped in the order in which a player meets them."""
    say = tongue.text
    groups = [
        Section(say("rules-title-cards"), "2", (*_table(rules, tongue), *_cards(rules, tongue))),
        Section(say("rules-title-turn"), "3", _turn(rules, tongue)),
        Section(say("rules-title-melds"), "4", (*_sequences(rules, tongue), *_sets(rules, tongue))),
        Section(say("rules-title-canastas"), "4.4", _canastas(rules, tongue)),
    ]
    if any(points for _, points in rules.initial_meld):
        groups.append(Section(say("rules-title-initial-meld"), "4.5", _initial_meld(rules, tongue)))
    groups += [
        Section(say("rules-title-pots"), "5", (*_pots(rules, tongue), *_going_out(rules, tongue))),
        Section(say("rules-title-end"), "6", _deal_end(rules, tongue)),
        Section(say("rules-title-scores"), "7", (*_score(rules, tongue), *_match_end(rules, tongue))),
    ]
    return tuple(groups)


def heading(preset: str, changes: str, tongue: Tongue) -> str:
    """The line above them; ``changes`` as they are typed, "players = 2", or empty."""
    if not changes:
        return tongue.text("rules-heading", preset=preset)
    return tongue.text("rules-heading-changed", preset=preset, changes=changes)


def worth(values: Values, tongue: Tongue) -> str:
    """What these cards are worth, neighbours of the same worth together: "A = 15, K Q J = 10"."""
    groups: list[tuple[list[str], int]] = []
    for rank, points in values:
        name = tongue.text("rules-joker") if rank == "JK" else "10" if rank == "T" else rank
        if groups and groups[-1][1] == points:
            groups[-1][0].append(name)
        else:
            groups.append(([name], points))
    return ", ".join(tongue.text("rules-value", cards=" ".join(names), points=points) for names, points in groups)


def _table(rules: Rules, tongue: Tongue) -> tuple[str, ...]:
    match rules.players, rules.teams:
        case 2, _:
            players = tongue.text("rules-players-two")
        case 4, _:
            players = tongue.text("rules-players-four")
        case _, 3:
            players = tongue.text("rules-players-six-in-pairs")
        case _:
            players = tongue.text("rules-players-six-in-threes")
    if rules.draw_for == "partners" and rules.players == 4:
        return players, tongue.text("rules-draw-partners")
    return players, tongue.text("rules-draw-dealer")


def _cards(rules: Rules, tongue: Tongue) -> tuple[str, ...]:
    cards, decks, hand, pots = card_count(rules), rules.decks, rules.hand_size, rules.pots
    size, jokers = rules.pot_size, rules.jokers_per_deck
    stock = cards - rules.players * hand - pots * size - (rules.opening == "upcard")
    lines = [
        tongue.text("rules-packs-jokers", decks=decks, jokers=jokers, cards=cards)
        if jokers
        else tongue.text("rules-packs", decks=decks, cards=cards),
        tongue.text("rules-dealt-pots", hand=hand, pots=pots, size=size, stock=stock)
        if pots
        else tongue.text("rules-dealt", hand=hand, stock=stock),
    ]
    match rules.opening:
        case "upcard":
            lines.append(tongue.text("rules-opening-upcard"))
        case "no_pile":
            lines.append(tongue.text("rules-opening-empty"))
        case "refusable":
            lines.append(tongue.text("rules-opening-refusable"))
    if _cut_counts(rules):
        lines.append(tongue.text("rules-cut", cards=pots * size, points=rules.cut_bonus))
    played = tuple((rank, points) for rank, points in rules.values if rank != "JK" or jokers)
    lines.append(tongue.text("rules-values", values=worth(played, tongue)))
    return tuple(lines)


def _cut_counts(rules: Rules) -> bool:
    """Can the cut earn anything? Where there is no pot, nobody lifts exactly the cards of the pots."""
    return rules.cut_bonus > 0 and rules.pots > 0


def _turn(rules: Rules, tongue: Tongue) -> tuple[str, ...]:
    if rules.pile == "open":
        lines = [tongue.text("rules-pile-open")]
    elif rules.jokers_per_deck:
        lines = [tongue.text("rules-pile-closed"), tongue.text("rules-pile-top")]
    else:
        lines = [tongue.text("rules-pile-closed"), tongue.text("rules-pile-top-no-jokers")]
    lines.append(tongue.text("rules-lay"))
    if rules.same_card and rules.pile == "open":
        lines.append(tongue.text("rules-same-card"))
    lines.append(tongue.text("rules-discard"))
    return tuple(lines)


def _sequences(rules: Rules, tongue: Tongue) -> tuple[str, ...]:
    lines = [tongue.text("rules-sequence")]
    match rules.ace:
        case "both":
            lines.append(tongue.text("rules-ace-both"))
        case "high":
            lines.append(tongue.text("rules-ace-high"))
        case "low":
            lines.append(tongue.text("rules-ace-low"))
    if rules.ace == "both" and rules.ace_to_ace:
        lines.append(tongue.text("rules-ace-to-ace"))
    elif rules.ace == "both" and rules.wilds_per_meld:
        lines.append(tongue.text("rules-one-ace-and-wild"))
    elif rules.ace == "both":
        lines.append(tongue.text("rules-one-ace"))
    return *lines, _wilds(rules, tongue)


def _wilds(rules: Rules, tongue: Tongue) -> str:
    match rules.wilds_per_meld > 0, rules.jokers_per_deck > 0, rules.sets != "none":
        case True, True, _:
            return tongue.text("rules-wild")
        case True, False, _:
            return tongue.text("rules-wild-no-jokers")
        case False, True, True:
            return tongue.text("rules-unused")
        case False, False, True:
            return tongue.text("rules-unused-no-jokers")
        case False, True, False:
            return tongue.text("rules-unused-no-sets")
        case _:
            return tongue.text("rules-unused-no-jokers-no-sets")


def _sets(rules: Rules, tongue: Tongue) -> tuple[str, ...]:
    if rules.sets == "none":
        return (tongue.text("rules-sets-none"),)
    lines = [tongue.text("rules-sets-court") if rules.sets == "court" else tongue.text("rules-sets-any")]
    if rules.wild_sets and rules.jokers_per_deck:
        lines.append(tongue.text("rules-wild-sets"))
    elif rules.wild_sets:
        lines.append(tongue.text("rules-wild-sets-no-jokers"))
    lines.append(
        tongue.text("rules-set-most", count=rules.set_max) if rules.set_max else tongue.text("rules-set-any-size")
    )
    lines.append(tongue.text("rules-set-one") if rules.one_set_per_rank else tongue.text("rules-set-several"))
    return tuple(lines)


def _canastas(rules: Rules, tongue: Tongue) -> tuple[str, ...]:
    royal, aces, at_once = rules.royal, rules.ace_to_ace_bonus, rules.royal_in_one_turn
    kinds: list[str] = []
    if aces and rules.ace == "both" and rules.ace_to_ace:
        kinds.append(
            tongue.text("rules-canasta-ace-to-ace-at-once", points=aces)
            if at_once
            else tongue.text("rules-canasta-ace-to-ace", points=aces)
        )
    if royal and rules.ace != "high":
        kinds.append(
            tongue.text("rules-canasta-royal-at-once", points=royal)
            if at_once
            else tongue.text("rules-canasta-royal", points=royal)
        )
    kinds.append(tongue.text("rules-canasta-clean", points=rules.clean_bonus))
    if rules.semi_clean and rules.wilds_per_meld:
        kinds.append(tongue.text("rules-canasta-semi-clean", points=rules.semi_clean))
    if rules.wilds_per_meld or (rules.wild_sets and rules.sets != "none"):
        kinds.append(tongue.text("rules-canasta-dirty", points=rules.dirty_bonus))
    return (
        tongue.text("rules-canasta"),
        *(tongue.text("rules-canasta-item", canasta=kind) for kind in kinds[:-1]),
        tongue.text("rules-canasta-last", canasta=kinds[-1]),
    )


def _initial_meld(rules: Rules, tongue: Tongue) -> tuple[str, ...]:
    steps = ", ".join(
        tongue.text("rules-minimum-step", points=points, score=score) for score, points in rules.initial_meld
    )
    first, penalty = rules.initial_meld[0][0], rules.initial_meld_penalty
    if first:
        steps = tongue.text("rules-minimum-from", score=first, steps=steps)
    return (
        tongue.text("rules-minimum", steps=steps),
        tongue.text("rules-minimum-counts"),
        tongue.text("rules-withdraw-dearer", points=penalty) if penalty else tongue.text("rules-withdraw"),
    )


def _pots(rules: Rules, tongue: Tongue) -> tuple[str, ...]:
    if not rules.pots:
        return ()
    lines = [tongue.text("rules-pot")]
    if rules.pots > rules.teams:
        lines.append(tongue.text("rules-pot-spare-stock") if rules.pot_to_stock else tongue.text("rules-pot-spare"))
    elif rules.pots < rules.teams:
        lines.append(tongue.text("rules-pot-few"))
    if rules.pot_view == "at_once":
        lines.append(tongue.text("rules-pot-view-at-once"))
    elif rules.pot_view == "partner_played" and rules.players > rules.teams:
        lines.append(tongue.text("rules-pot-view-partner"))
    else:
        lines.append(tongue.text("rules-pot-view-own-turn"))
    return tuple(lines)


def _going_out(rules: Rules, tongue: Tongue) -> tuple[str, ...]:
    if rules.out_needs_pot and not rules.pots and not rules.out_when_no_pot_left:
        return (tongue.text("rules-out-nobody"),)
    canasta = _canasta_to_go_out(rules)
    if not rules.pots:
        needs = tongue.text("rules-out", canasta=canasta)
    elif not rules.out_needs_pot:
        needs = tongue.text("rules-out-pot-or-not", canasta=canasta)
    elif rules.out_when_no_pot_left:
        needs = tongue.text("rules-out-pot-or-none-left", canasta=canasta)
    else:
        needs = tongue.text("rules-out-pot", canasta=canasta)
    if not rules.final_discard:
        last = tongue.text("rules-last-card")
    elif rules.final_discard_wild:
        last = tongue.text("rules-last-discard")
    elif rules.jokers_per_deck:
        last = tongue.text("rules-last-natural")
    else:
        last = tongue.text("rules-last-natural-no-jokers")
    return needs, last, tongue.text("rules-out-bonus", points=rules.out_bonus)


def _canasta_to_go_out(rules: Rules) -> Literal["any", "clean", "strictly_clean"]:
    if rules.out_needs == "any":
        return "any"
    return "strictly_clean" if rules.semi_clean and rules.wilds_per_meld else "clean"


def _deal_end(rules: Rules, tongue: Tongue) -> tuple[str, ...]:
    left, rounds = rules.stock_reserve, rules.stalemate_rounds
    lines = (
        [tongue.text("rules-end-pot", left=left), tongue.text("rules-end-no-pot")]
        if rules.pots and rules.pot_to_stock
        else [tongue.text("rules-end", left=left)]
    )
    lines.append(tongue.text("rules-end-last-card"))
    if rounds and rules.pile == "open":
        lines.append(tongue.text("rules-stalemate", turns=rounds * rules.players, rounds=rounds))
    return tuple(lines)


def _score(rules: Rules, tongue: Tongue) -> tuple[str, ...]:
    lines = [tongue.text("rules-score-cut") if _cut_counts(rules) else tongue.text("rules-score")]
    if rules.no_pot_penalty:
        lines.append(tongue.text("rules-no-pot", points=rules.no_pot_penalty))
    if rules.pots:
        cards = rules.unplayed_pot == "cards"
        lines.append(tongue.text("rules-unplayed-cards") if cards else tongue.text("rules-unplayed-penalty"))
    return tuple(lines)


def _match_end(rules: Rules, tongue: Tongue) -> tuple[str, ...]:
    target, minutes = rules.target, rules.time_limit
    if not target and not minutes:
        return (tongue.text("rules-one-deal"),)
    if not target:
        return (tongue.text("rules-deals-in-time", minutes=minutes),)
    exceed = rules.target_exceed
    won = tongue.text("rules-pass", points=target) if exceed else tongue.text("rules-reach", points=target)
    return (won, tongue.text("rules-time", minutes=minutes)) if minutes else (won,)
