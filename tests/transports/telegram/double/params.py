"""What a call brings along, read as the Bot API reads it: from the address, a form, JSON, or parts with files."""

from __future__ import annotations

import json
from typing import Any

from aiohttp import web

from tests.transports.telegram.double.refused import bad


class Params:
    """The parameters of one call. In forms everything is text, and what is no text is JSON in it."""

    def __init__(self, values: dict[str, Any], uploads: dict[str, bytes] | None = None) -> None:
        self.values = values
        self.uploads = uploads or {}
        """Files by the name of their part."""

    def __contains__(self, name: str) -> bool:
        return self.values.get(name) not in (None, "")

    def text(self, name: str) -> str:
        value = self.values.get(name, "")
        return value if isinstance(value, str) else json.dumps(value)

    def integer(self, name: str, default: int = 0) -> int:
        """Raises a refusal where it is no number."""
        value = self.values.get(name, default)
        try:
            return int(value)
        except (TypeError, ValueError):
            raise bad(f'parameter "{name}" must be an integer') from None

    def flag(self, name: str) -> bool:
        return str(self.values.get(name, "")).lower() in ("true", "yes", "1")

    def json(self, name: str) -> Any:
        """The value of a compound parameter, or None. Raises a refusal where it is no JSON."""
        value = self.values.get(name)
        if value in (None, ""):
            return None
        if not isinstance(value, str):
            return value
        try:
            return json.loads(value)
        except ValueError:
            raise bad(f"can't parse {name} JSON object") from None

    def chat(self, name: str = "chat_id") -> int:
        """Raises a refusal without one, and for the name of a channel, which the double does not know."""
        if name not in self:
            raise bad(f"{name} is empty")
        value = self.values[name]
        if not str(value).lstrip("-").isdigit():
            raise bad("chat not found")
        return int(value)


async def read(request: web.Request) -> Params:
    """All of a request, its address first."""
    values: dict[str, Any] = dict(request.query)
    uploads: dict[str, bytes] = {}
    if request.content_type == "application/json":
        values |= await request.json()
    elif request.can_read_body:
        for name, value in (await request.post()).items():
            if isinstance(value, web.FileField):
                uploads[name] = value.file.read()
                value.file.close()
            else:
                values[name] = value if isinstance(value, str) else bytes(value).decode()
    return Params(values, uploads)
