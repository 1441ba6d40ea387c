"""What a request to the Bot API brings along, whole and in one piece: a form, or with pictures a form in parts."""

from __future__ import annotations

from secrets import token_hex
from typing import Final
from urllib.parse import urlencode

from telegram.request import RequestData

FORM: Final = "application/x-www-form-urlencoded"
_PARTS: Final = "multipart/form-data; boundary="


def form_of(data: RequestData | None) -> tuple[bytes, str]:
    """The body of a request, and what kind it is.

    Raises UnicodeEncodeError for what is no text, and TypeError for a file that has not been read.
    """
    if data is None:
        return b"", FORM
    fields, files = data.json_parameters, data.multipart_data
    if not files:
        return urlencode(fields).encode("ascii"), FORM
    boundary = token_hex(16)
    parts = [_part(boundary, name, "", value.encode()) for name, value in fields.items()]
    for name, (file, content, kind) in files.items():
        if not isinstance(content, bytes):
            raise TypeError("files are handed on as bytes")
        parts.append(_part(boundary, name, f'; filename="{file}"\r\nContent-Type: {kind}', content))
    return b"".join((*parts, f"--{boundary}--\r\n".encode())), f"{_PARTS}{boundary}"


def _part(boundary: str, name: str, more: str, content: bytes) -> bytes:
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"{more}\r\n\r\n'
    return head.encode() + content + b"\r\n"
