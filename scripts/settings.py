"""Where `config/` lies and how it is read: the only reader of rule files.

Cheap to import, since every command starts here.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from core.game.options import clip, unknown
from core.game.rules import Rules, RulesError, make_rules, read_rules_table
from core.game.wording import Sentence

__all__ = ["config_dir", "load_rules", "load_rules_file", "preset_names", "preset_table", "rules_file_options"]


def config_dir() -> Path:
    """The folder of settings that come with the program; it stands beside the packages, installed or not."""
    return Path(__file__).resolve().parent.parent / "config"


def preset_names() -> tuple[str, ...]:
    """The presets there are rules for, in alphabetical order."""
    return tuple(sorted(path.stem for path in (config_dir() / "rules").glob("*.toml")))


def preset_table(preset: str) -> Mapping[str, object]:
    """A preset's own table, the base for `make_rules` and `overrides_of`.

    Raises `RulesError` (`unknown_preset`) with the nearest name, or the names there are.
    """
    names = preset_names()
    if preset not in names:
        said = unknown("unknown-preset", preset, names, name="preset", given=repr(clip(preset)))
        raise RulesError("unknown_preset", "preset", said)
    return _preset(config_dir() / "rules" / f"{preset}.toml")


def load_rules(preset: str, overrides: Mapping[str, object] | None = None) -> Rules:
    """The rules of a preset, with some options overridden.

    Raises `RulesError`: `unknown_preset`, or what `make_rules` refuses.
    """
    return make_rules(preset, preset_table(preset), overrides or {})


def rules_file_options(path: Path) -> tuple[str, dict[str, object]]:
    """The preset that a rules file builds on and the options it overrides, not yet checked.

    Raises `RulesError`: `unreadable_file`, `bad_toml` (with the line), or `missing_option` where no preset is named.
    """
    options = dict(_read(path))
    preset = options.pop("preset", None)
    if not isinstance(preset, str):
        names = " ".join(f'"{name}"' for name in preset_names())
        said = Sentence("no-preset", {"name": "preset", "names": names})
        raise RulesError("missing_option", "preset", said, file=str(path))
    return preset, options


def load_rules_file(path: Path, overrides: Mapping[str, object] | None = None) -> Rules:
    """The rules of somebody's own TOML file: `preset = "burraco"` and the options that differ.

    `overrides` (from the command line) come last. Every `RulesError` about the file names it.
    """
    preset, options = rules_file_options(path)
    try:
        table = preset_table(preset)
        rules = make_rules(preset, table, options)
    except RulesError as error:
        raise error.in_file(str(path)) from None
    if not overrides:
        return rules
    return make_rules(preset, table, _over(options, overrides))


def _over(options: Mapping[str, object], overrides: Mapping[str, object]) -> dict[str, object]:
    """Both layers in one; only `values` mixes, rank by rank."""
    both = {**options, **overrides}
    first, second = options.get("values"), overrides.get("values")
    if isinstance(first, Mapping) and isinstance(second, Mapping):
        both["values"] = {**first, **second}
    return both


@cache
def _preset(path: Path) -> Mapping[str, object]:
    return _read(path)  # read once; somebody's own file is read anew each time, since it may be edited meanwhile


def _read(path: Path) -> Mapping[str, object]:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RulesError("unreadable_file", str(path), Sentence("no-text", {"file": str(path)})) from None
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        said = Sentence("unreadable", {"file": str(path), "why": reason})
        raise RulesError("unreadable_file", str(path), said) from None
    return read_rules_table(text, str(path))
