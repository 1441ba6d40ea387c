"""What a page that was opened from a button is told, signed with the bot's token so that it can be believed."""

from __future__ import annotations

import hashlib
import hmac
import json
from urllib.parse import quote, urlencode

from tests.transports.telegram.double.people import Person


def signed(token: str, person: Person, at: float, start: str = "") -> str:
    """The ``initData`` of somebody who opens the page at ``at`` (seconds since 1970)."""
    user = {name: value for name, value in person.json().items() if name != "is_bot"}
    fields = {
        "auth_date": str(int(at)),
        "query_id": f"AAH{person.id}x{int(at)}",
        "user": json.dumps(user, ensure_ascii=False, separators=(",", ":")),
    } | ({"start_param": start} if start else {})
    secret = hmac.new(b"WebAppData", token.encode(), hashlib.sha256).digest()
    told = "\n".join(f"{name}={fields[name]}" for name in sorted(fields))
    return urlencode(fields | {"hash": hmac.new(secret, told.encode(), hashlib.sha256).hexdigest()})


def opened(url: str, token: str, person: Person, at: float) -> str:
    """The address as a phone opens it: what is signed stands behind the sign that no server sees."""
    return f"{url}#tgWebAppData={quote(signed(token, person, at))}&tgWebAppVersion=9.0&tgWebAppPlatform=android"
