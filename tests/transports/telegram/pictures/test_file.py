"""The PNG writer."""

from __future__ import annotations

import io

from PIL import Image

from transports.telegram.pictures.file import written


def test_another_program_reads_back_what_was_written() -> None:
    image = Image.frombytes("L", (5, 3), bytes(range(15)))
    palette = [part for number in range(15) for part in (number * 9, number, 255 - number)]
    png = written(image, palette)
    with Image.open(io.BytesIO(png)) as checked:
        checked.verify()
    with Image.open(io.BytesIO(png)) as read:
        assert (read.format, read.mode, read.size) == ("PNG", "P", (5, 3))
        coloured = read.convert("RGB")
    expected = [tuple(palette[3 * n : 3 * n + 3]) for n in range(15)]
    assert [coloured.getpixel((n % 5, n // 5)) for n in range(15)] == expected
