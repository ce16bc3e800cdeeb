"""A slow line to a server: its pages arrive piece by piece, all else at once."""

import asyncio
import re
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from functools import partial

#: Bytes of the first piece; each one is a little longer, as most of what moves stands in front.
_FIRST, _GROWTH = 200, 1.05
#: Seconds between two pieces: longer than a browser takes from one picture to the next.
_PAUSE = 0.02
_PACKED = re.compile(rb"^accept-encoding:.*\r\n", re.IGNORECASE | re.MULTILINE)


def pieces(page: bytes) -> Iterator[bytes]:
    """A page in pieces that end with a line: words are not torn."""
    start, size = 0, float(_FIRST)
    while start < len(page):
        end = page.find(b"\n", start + int(size)) + 1 or len(page)
        yield page[start:end]
        start, size = end, size * _GROWTH


@contextmanager
def slow_line(port: int) -> Iterator[str]:
    """The address at which the server of a port on this machine is reached slowly."""
    said: Future[tuple[int, Callable[[], object]]] = Future()

    async def listen() -> None:
        done, loop = asyncio.Event(), asyncio.get_running_loop()
        line = await asyncio.start_server(partial(_talk, port), "127.0.0.1", 0)
        own: int = line.sockets[0].getsockname()[1]
        said.set_result((own, partial(loop.call_soon_threadsafe, done.set)))
        await done.wait()
        line.close()

    thread = threading.Thread(target=asyncio.run, args=(listen(),), daemon=True)
    thread.start()
    own, stop = said.result(timeout=10)
    try:
        yield f"http://127.0.0.1:{own}"
    finally:
        stop()
        thread.join()


async def _talk(port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    answers, asks = await asyncio.open_connection("127.0.0.1", port)
    try:
        await asyncio.gather(_ask(reader, asks), _answer(answers, writer))
    finally:
        asks.close()
        writer.close()


async def _ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while said := await reader.read(1 << 16):
            writer.write(_PACKED.sub(b"", said))
            await writer.drain()
    writer.close()


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    slow = False
    with suppress(OSError):
        while said := await reader.read(1 << 20):
            if said.startswith(b"HTTP/1.1 "):
                slow = b"text/html" in said.partition(b"\r\n\r\n")[0]
            for piece in pieces(said) if slow else (said,):
                writer.write(piece)
                await writer.drain()
                if slow:
                    await asyncio.sleep(_PAUSE)
    writer.close()
