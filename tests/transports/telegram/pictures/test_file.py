"""The PNG writer."""

from __future__ import annotations

import io
import zlib
from itertools import pairwise

from PIL import Image

from transports.telegram.pictures.file import joined, packed

PALETTE = [part for number in range(256) for part in (number, 255 - number, number // 2)]


def test_another_program_reads_back_bands_below_each_other() -> None:
    whole = Image.frombytes("L", (5, 40), bytes(number * 7 % 256 for number in range(200)))
    for edges in ((0, 40), (0, 1, 40), (0, 13, 14, 30, 40)):
        bands = [packed(whole.crop((0, top, 5, end)), quickly=top == 13) for top, end in pairwise(edges)]
        png = joined(bands, PALETTE)
        with Image.open(io.BytesIO(png)) as checked:
            checked.verify()
        with Image.open(io.BytesIO(png)) as read:
            assert (read.format, read.mode, read.size) == ("PNG", "P", (5, 40))
            coloured = read.convert("RGB")
        expected = [tuple(PALETTE[3 * n : 3 * n + 3]) for n in whole.tobytes()]
        assert [coloured.getpixel((n % 5, n // 5)) for n in range(200)] == expected


def test_the_sum_over_all_bands_is_that_of_the_whole_picture() -> None:
    bands = [packed(Image.new("L", (900, height), 250 - height)) for height in (200, 1, 77)]
    png, stream, at = joined(bands, PALETTE), b"", 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        if png[at + 4 : at + 8] == b"IDAT":
            stream += png[at + 8 : at + 8 + length]
        assert zlib.crc32(png[at + 4 : at + 8 + length]) == int.from_bytes(
            png[at + 8 + length : at + 12 + length], "big"
        )
        at += 12 + length
    unpacker = zlib.decompressobj()  # it checks the sum
    assert len(unpacker.decompress(stream)) == 278 * 901
    assert (unpacker.eof, unpacker.unused_data) == (True, b"")
