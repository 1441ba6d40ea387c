"""Little pictures to send, made of nothing but zlib."""

from __future__ import annotations

import zlib

from tests.transports.telegram.double.photos import PNG


def png(width: int = 8, height: int = 8, colour: int = 0) -> bytes:
    """A PNG of one shade of grey."""
    header = width.to_bytes(4) + height.to_bytes(4) + bytes([8, 0, 0, 0, 0])
    rows = (b"\0" + bytes([colour]) * width) * height
    return PNG + _part(b"IHDR", header) + _part(b"IDAT", zlib.compress(rows)) + _part(b"IEND", b"")


def _part(name: bytes, content: bytes) -> bytes:
    return len(content).to_bytes(4) + name + content + zlib.crc32(name + content).to_bytes(4)
