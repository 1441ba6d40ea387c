"""Pictures that were sent: whether they are any, their sizes, and the identifiers they are known by."""

from __future__ import annotations

import hashlib
import itertools
import zlib
from typing import Final

from tests.transports.telegram.double.refused import bad
from tests.transports.telegram.double.units import JSON

PNG: Final = b"\x89PNG\r\n\x1a\n"
MOST_BYTES: Final = 10 * 1024 * 1024
MOST_SIDES: Final = 10_000
"""Width and height together."""
MOST_LONG: Final = 20
"""How often the one side may be as long as the other."""
SIZES: Final = (90, 320, 1280)
"""The longest sides of the sizes that are made of a photo; the last one is the photo."""


class Files:
    """All files that the bot has sent, for ever."""

    def __init__(self) -> None:
        self.contents: dict[str, bytes] = {}
        """By file identifier: the double does not scale, all sizes hold what was sent."""
        self.photos: dict[str, list[JSON]] = {}
        """The sizes that belong together, by each one's identifier."""
        self.uploads = 0
        self._numbers = itertools.count(1)

    def photo(self, given: str, uploads: dict[str, bytes], part: str) -> list[JSON]:
        """The sizes of a photo: sent along, in part ``part`` or where ``attach://`` says, or known by its identifier.

        Raises a refusal for what is no photo.
        """
        name = given.removeprefix("attach://") if given.startswith("attach://") else part
        if name in uploads:
            return self.upload(uploads[name])
        if given in self.photos:
            return self.photos[given]
        if not given or given.startswith("attach://"):
            raise bad("there is no photo in the request")
        raise bad("wrong remote file identifier specified: Wrong string length")

    def upload(self, content: bytes) -> list[JSON]:
        """New identifiers, even for bytes that came before; the unique ones are the same then."""
        width, height = measured(content)
        self.uploads += 1
        number = next(self._numbers)
        unique = hashlib.sha256(content).hexdigest()[:14]
        sizes: list[JSON] = []
        for size, side in zip("smx", SIZES, strict=True):
            scale = min(1.0, side / max(width, height))
            identifier = f"AgAC{number:06d}-{unique}{size}"
            self.contents[identifier] = content
            sizes.append(
                {
                    "file_id": identifier,
                    "file_unique_id": f"AQ{unique}{size}",
                    "width": max(1, round(width * scale)),
                    "height": max(1, round(height * scale)),
                    "file_size": len(content),
                }
            )
        self.photos.update({one["file_id"]: sizes for one in sizes})
        return sizes

    def content(self, photo: list[JSON]) -> bytes:
        return self.contents[photo[-1]["file_id"]]


def measured(content: bytes) -> tuple[int, int]:
    """Width and height in pixels. Raises a refusal where it is no whole picture, or not one for a chat."""
    if not content:
        raise bad("file must be non-empty")
    if len(content) > MOST_BYTES:
        raise bad(f"file of size {len(content)} bytes is too big for a photo; the maximum size is {MOST_BYTES} bytes")
    try:
        width, height = png(content) if content.startswith(PNG) else jpeg(content)
    except (IndexError, ValueError, zlib.error):
        raise bad("IMAGE_PROCESS_FAILED") from None
    if width + height > MOST_SIDES or max(width, height) > MOST_LONG * min(width, height):
        raise bad("PHOTO_INVALID_DIMENSIONS")
    return width, height


def png(content: bytes) -> tuple[int, int]:
    """The sides of a PNG whose parts are all there and whole. Raises ValueError, IndexError or zlib.error."""
    at, header, data = len(PNG), b"", b""
    while content[at + 4 : at + 8] != b"IEND":
        length = int.from_bytes(content[at : at + 4])
        chunk = content[at + 4 : at + 8 + length]
        if zlib.crc32(chunk) != int.from_bytes(content[at + 8 + length : at + 12 + length]) or len(chunk) < 4:
            raise ValueError("a broken part")
        if chunk.startswith(b"IHDR"):
            header = chunk[4:]
        elif chunk.startswith(b"IDAT"):
            data += chunk[4:]
        at += 12 + length
    zlib.decompress(data)
    width, height = int.from_bytes(header[:4]), int.from_bytes(header[4:8])
    if not width or not height:
        raise ValueError("no sides")
    return width, height


def jpeg(content: bytes) -> tuple[int, int]:
    """The sides of a JPEG, as its frame says. Raises ValueError or IndexError."""
    if not content.startswith(b"\xff\xd8"):
        raise ValueError("no picture")
    at = 2
    while True:
        if content[at] != 0xFF:
            raise ValueError("a broken part")
        if content[at + 1] in (0xC0, 0xC1, 0xC2):
            return int.from_bytes(content[at + 7 : at + 9]), int.from_bytes(content[at + 5 : at + 7])
        at += 2 + int.from_bytes(content[at + 2 : at + 4])
