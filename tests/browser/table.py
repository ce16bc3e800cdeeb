"""A game on the page, as somebody at the screen sees and touches it."""

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect


class Table:
    """One page that shows a game; squares are given by their names in the game's notation."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.until("() => true")

    # --- what the page knows and shows ---

    @property
    def state(self) -> dict[str, Any]:
        """The newest state that came to the page."""
        state: dict[str, Any] = self.page.evaluate("() => probe.state")
        return state

    @property
    def sent(self) -> list[dict[str, Any]]:
        """All that the page has sent."""
        sent: list[dict[str, Any]] = self.page.evaluate("() => probe.sent")
        return sent

    @property
    def refused(self) -> list[dict[str, Any]]:
        """The refusals and errors that came."""
        refused: list[dict[str, Any]] = self.page.evaluate("() => probe.refused")
        return refused

    @property
    def position(self) -> str:
        """What the board shows, a letter a square."""
        position: str = self.page.evaluate("() => probe.position()")
        return position

    def marked(self, selector: str) -> list[str]:
        """The squares that a kind of mark stands on."""
        squares: list[str] = self.page.evaluate("(selector) => probe.marked(selector)", selector)
        return squares

    @property
    def slot(self) -> Locator:
        """The messages beside the board."""
        return self.page.locator("#slot")

    @property
    def speech(self) -> Locator:
        """What a screen reader is told."""
        return self.page.locator("#speech")

    def says(self, *texts: str) -> None:
        """The message slot says all of this."""
        for text in texts:
            expect(self.slot).to_contain_text(text)

    def until(self, wish: str, argument: object = None, timeout: float | None = None) -> None:
        """Wait until the newest state is as wished: a function in JavaScript; milliseconds."""
        self.page.wait_for_function(
            f"(argument) => probe.state && ({wish})(probe.state, argument)",
            arg=argument,
            timeout=timeout,
            polling=20,  # milliseconds: a tab in the background draws no frames to wait for
        )

    def until_ply(self, ply: int) -> None:
        """Wait until so many moves have been played."""
        self.until("(state, ply) => state.ply === ply", ply)

    def until_my_turn(self) -> None:
        """Wait for the computer's answer, or for the end."""
        self.until("({ status, you, turn }) => status === 'over' || you.includes(turn)")

    def shows_its_state(self) -> None:
        """Everything on the page is as the newest state says."""
        assert self.page.evaluate("() => probe.differences()") == []

    def seat(self, place: str) -> Locator:
        """The seat "above" or "below" the board."""
        return self.page.locator(f"#seat-{place}")

    # --- the hand ---

    def square(self, name: str) -> Locator:
        """A playing square."""
        return self.page.locator(f'[data-square="{name}"]')

    def middle(self, name: str) -> tuple[float, float]:
        """Where a square's middle is on the screen."""
        x, y = self.page.evaluate("(name) => probe.middle(name)", name)
        return x, y

    def middle_y(self, name: str) -> float:
        """How far below the top of the screen a square's middle is."""
        return self.middle(name)[1]

    def press(self, *squares: str) -> None:
        """Press squares one after the other."""
        for name in squares:
            self.page.mouse.click(*self.middle(name))

    def tap(self, *squares: str) -> None:
        """Touch squares one after the other."""
        for name in squares:
            self.page.touchscreen.tap(*self.middle(name))

    def drag(self, *squares: str) -> None:
        """Take up what stands on the first square, lead it over the others and let it go."""
        self.page.mouse.move(*self.middle(squares[0]))
        self.page.mouse.down()
        for name in squares[1:]:
            self.page.mouse.move(*self.middle(name), steps=4)
        self.page.mouse.up()

    def press_beside(self) -> None:
        """Press where the page offers nothing."""
        self.page.locator("footer").click(position={"x": 4, "y": 4})

    def write(self, text: str) -> None:
        """Type a move."""
        field = self.page.locator("#typed")
        field.fill(text)
        field.press("Enter")

    def play(self, path: Sequence[str], hand: Callable[[str], None] | None = None) -> None:
        """Choose a move square by square until it is sent, and wait until it stands."""
        ply, sent = self.page.evaluate("() => [probe.state.ply, probe.sent.length]")
        # where a capture may go on, pressing its last square again ends it there
        for name in (*path, path[-1]):
            (hand or self.press)(name)
            if self.page.evaluate("() => probe.sent.length") > sent:
                break
        self.until("(state, ply) => state.ply > ply", ply)

    def do(self, name: str) -> None:
        """Press a button of the message slot by its words."""
        self.slot.get_by_role("button", name=name, exact=True).click()

    def talk(self) -> Locator:
        """Open the chat: a fold on the desk, a sheet on a phone."""
        opener = self.page.locator("#chat summary, [data-chat-open]").filter(visible=True)
        opener.click()
        return self.page.locator("#chat-body")

    def tool(self, name: str) -> Locator:
        """A tool that can be seen: undo, flip, draw, resign, first, prev, next, last."""
        return self.page.locator(f'button[data-tool="{name}"]').filter(visible=True)

    def use(self, name: str) -> None:
        """Press a tool."""
        self.tool(name).click()

    def menu(self) -> Locator:
        """Open the menu."""
        self.page.locator("button[data-menu]").filter(visible=True).first.click()
        return self.page.get_by_role("dialog")
