"""Pictures by what they show: each drawn once, by few threads, and kept as long as there is room.

Drawing keeps a processor busy for some hundredths of a second: more threads than processors would only make everybody
wait. Two who want the same picture at the same time share one drawing, and one of them who stops waiting harms nobody.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Lock
from typing import Final

from transports.telegram.pictures.bands import Bands, png_of
from transports.telegram.pictures.faces import prepare
from transports.telegram.pictures.shown import Shown, key_of
from transports.telegram.screen import Picture

MOST_BYTES: Final = 4 * 1024 * 1024
"""Of the whole pictures that are kept, some hundreds; there are as many bands again of which they are made."""
WORKERS: Final = 2


class Studio:
    """Draws pictures and keeps them. Anybody may call it, from any thread."""

    def __init__(self, most_bytes: int = MOST_BYTES, workers: int = WORKERS) -> None:
        """``most_bytes``: of pictures that are kept, without those who just now are handed out."""
        self._most: Final = most_bytes
        self._threads: Final = ThreadPoolExecutor(workers, thread_name_prefix="pictures")
        self._lock: Final = Lock()
        self._kept: Final[OrderedDict[str, bytes]] = OrderedDict()
        """The one that was wanted longest ago first."""
        self._bands: Final = Bands()
        self._bytes = 0
        self._drawing: Final[dict[str, Future[bytes]]] = {}

    @property
    def kept_bytes(self) -> int:
        """Of the pictures that are kept."""
        return self._bytes

    def prepare(self) -> None:
        """Have every card drawn in a thread, so that the first picture is not slower than the others."""
        self._threads.submit(prepare)

    def picture(self, shown: Shown) -> Picture:
        """It, as a screen has it; nothing is drawn yet.

        Its ``draw`` waits for one of the threads: call it in another.
        """
        key = key_of(shown)
        return Picture(key, partial(self._wait, key, shown))

    async def png(self, picture: Picture) -> bytes:
        """The same as PNG, for those who may not wait in their thread.

        Raises what drawing raised, and RuntimeError once the studio is closed.
        """
        draw = picture.draw
        if isinstance(draw, partial) and draw.func == self._wait:
            return await asyncio.shield(asyncio.wrap_future(self._begun(*draw.args)))
        return await asyncio.to_thread(draw)

    def close(self) -> None:
        """Draw no more; those who wait for what is not begun are told that it was cancelled."""
        self._threads.shutdown(wait=True, cancel_futures=True)

    def _wait(self, key: str, shown: Shown) -> bytes:
        return self._begun(key, shown).result()

    def _begun(self, key: str, shown: Shown) -> Future[bytes]:
        """The picture that is kept, or is being drawn, or is begun now."""
        with self._lock:
            kept = self._kept.get(key)
            if kept is not None:
                self._kept.move_to_end(key)
                done: Future[bytes] = Future()
                done.set_result(kept)
                return done
            found = self._drawing.get(key)
            if found is None:
                found = self._drawing[key] = self._threads.submit(png_of, shown, self._bands)
            else:
                return found
        found.add_done_callback(partial(self._keep, key))
        return found

    def _keep(self, key: str, drawn: Future[bytes]) -> None:
        """It is done: keep it, and let go of what was wanted longest ago."""
        with self._lock:
            self._drawing.pop(key, None)
            if drawn.cancelled() or drawn.exception() is not None:
                return
            png = drawn.result()
            self._kept[key] = png
            self._bytes += len(png)
            while self._bytes > self._most:
                _, oldest = self._kept.popitem(last=False)
                self._bytes -= len(oldest)
