"""Somebody with a browser of his own: his cookies, his language, his screen."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.table import Table
from tests.serving import Visitor

_PROBE = (Path(__file__).parent / "probe.js").read_text("utf-8")
#: What a browser complains of while there is no server; the page is to live with it.
UNREACHABLE = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_INTERNET_DISCONNECTED")

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


class Guest:
    """A browser context whose every request and complaint is noted."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        options = {"viewport": DESK, "locale": "en-GB", **options}
        self.url = url
        self._screen = options["viewport"]
        self.complaints: list[str] = []
        self.tolerated: tuple[str, ...] = ()
        self.context = browser.new_context(base_url=url, **options)
        self.context.set_default_timeout(15_000)
        self.context.add_init_script(_PROBE)
        self.context.on("request", lambda request: self._asked(request.url))
        self.context.on("console", lambda message: self._said(message.type, message.text))
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.tab = self.page()

    def begin(self, variant: str = "spanish", *, new_tab: bool = False, **fields: object) -> Table:
        """Begin a game and sit down at it: at one screen where nothing else is said."""
        game = self._create(variant, {"opponent": "here", **fields})
        return self.open(f"/games/{game}", new_tab=new_tab)

    def begin_after(self, moves: str, variant: str = "spanish", **fields: object) -> Table:
        """Begin a game at one screen and sit down when some moves have been played."""
        game = self._create(variant, {"opponent": "here", **fields})
        with Visitor(self.url) as visitor, visitor.follow(game, secret=self.secret(game)) as talk:
            for text in moves.split():
                legal = {move["text"]: move["path"] for move in talk.state["legal"]}
                talk.play(legal[text])
        return self.open(f"/games/{game}")

    def against_computer(self, variant: str = "spanish", colour: str = "white") -> Table:
        """Begin a game against the weakest computer."""
        return self.begin(variant, opponent="computer", level=1, colour=colour)

    def with_friend(
        self, friend: "Guest", variant: str = "spanish", **fields: object
    ) -> tuple[Table, Table]:
        """Begin a game by link as White and let a friend join; both sit down at it."""
        game = self._create(variant, {"opponent": "link", "colour": "white", **fields})
        answer = friend.context.request.post(f"/api/games/{game}/join")
        assert answer.status == 200, answer.text()
        return self.open(f"/games/{game}"), friend.open(f"/games/{game}")

    def open(self, url: str, *, new_tab: bool = False) -> Table:
        """Sit down at a game, or beside it."""
        page = self.page() if new_tab else self.tab
        page.goto(url)
        return Table(page)

    def page(self) -> Page:
        """A new tab."""
        page = self.context.new_page()
        page.on("websocket", lambda line: self._asked(line.url.replace("ws", "http", 1)))
        return page

    def rest(self) -> None:
        """Forget everything but the files of the site; nothing may have gone wrong so far."""
        self.context.set_offline(False)
        for tab in self.context.pages[1:]:
            tab.close()
        if self.tab.url.startswith(self.url):
            self.tab.evaluate("() => localStorage.clear()")
        self.context.clear_cookies()
        self.tab.set_viewport_size(self._screen)
        complaints, self.complaints = self.complaints, []
        self.tolerated = ()
        assert complaints == []

    def secret(self, game: str) -> str:
        """The secret that this browser holds for a game."""
        cookies = self.context.cookies(f"{self.url}/games/{game}")
        return next(cookie["value"] for cookie in cookies if cookie["name"] == "seat")

    def _create(self, variant: str, fields: dict[str, object]) -> str:
        answer = self.context.request.post("/api/games", data={"variant": variant, **fields})
        assert answer.status == 201, answer.text()
        game: str = answer.json()["id"]
        return game

    def _asked(self, url: str) -> None:
        if not url.startswith(f"{self.url}/"):
            self.complaints.append(f"asked another host: {url}")

    def _said(self, kind: str, text: str) -> None:
        fine = any(word in text for word in self.tolerated)
        if kind in ("error", "warning") and not fine:
            self.complaints.append(f"{kind}: {text}")
