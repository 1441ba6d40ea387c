"""A picture as a PNG file (ISO/IEC 15948): one byte a pixel, the number of its colour.

Pillow could write it too, but would let no other thread run meanwhile: zlib does, and here nothing else is to be done.
"""

from __future__ import annotations

import struct
import zlib
from typing import Final

from PIL import Image

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_LEVEL: Final = 6
_HIGH_LEVEL: Final = 7
"""Of zlib, the second for high pictures, which would else be heavy: the last before it takes four times as long for the
last tenth."""
_HIGH: Final = 840
"""Lines."""
_MEMORY: Final = 9
_BITS: Final = 15


def written(image: Image.Image, palette: list[int]) -> bytes:
    """An image of numbers (mode L) with their colours (red, green, blue of each in turn) as PNG."""
    width, height = image.size
    lines = Image.new("L", (width + 1, height), 0)  # each begins with a 0: it is not filtered
    lines.paste(image, (1, 0))
    packer = zlib.compressobj(_HIGH_LEVEL if height > _HIGH else _LEVEL, zlib.DEFLATED, _BITS, _MEMORY)
    packed = packer.compress(lines.tobytes()) + packer.flush()
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", bytes(palette)), (b"IDAT", packed), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(name, data) for name, data in parts)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
