"""The page's own files, read once and named by their content, so that browsers may keep them."""

import gzip
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from damarium.server.problem import no_such_page

FOLDER = Path(__file__).parents[1] / "static"

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKED = {".ogg", ".png", ".woff2"}


@dataclass(frozen=True)
class _File:
    type: str
    body: bytes
    packed: bytes | None


class StaticFiles:
    """All files of a folder in memory.

    Attributes:
        build: names the content of all files together.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _read(path)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix in _TYPES
        }
        digest = blake2b(digest_size=6)
        for name, file in self._files.items():
            digest.update(name.encode() + b"\0" + file.body)
        self.build = digest.hexdigest()

    def url(self, path: str) -> str:
        """The address of a file: "css/look.css" gives "/static/<build>/css/look.css"."""
        return f"/static/{self.build}/{path}"

    async def serve(self, request: Request) -> Response:
        """Answer `/static/{build}/{path}`; another build than ours is gone."""
        file = self._files.get(request.path_params["path"])
        if file is None or request.path_params["build"] != self.build:
            raise no_such_page()
        headers = {
            "cache-control": "public, max-age=31536000, immutable",
            "vary": "accept-encoding",
        }
        body = file.body
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = file.packed
        return Response(body, media_type=file.type, headers=headers)


def _read(path: Path) -> _File:
    body = path.read_bytes()
    packed = None if path.suffix in _PACKED else gzip.compress(body, mtime=0)
    return _File(_TYPES[path.suffix], body, packed if packed and len(packed) < len(body) else None)
