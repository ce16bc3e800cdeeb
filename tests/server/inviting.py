"""Games by a link, begun with the form of the home page."""

from tests.serving import Visitor

FORM = {
    "game": "spanish",
    "reading": "",
    "size": "8x8",
    "opponent": "link",
    "level": "5",
    "colour": "white",
    "clock": "5+3",
}


def invite(visitor: Visitor, **changes: str) -> str:
    """Send the form; the id of the table."""
    answer = visitor.http.post("/games", data={**FORM, **changes})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).removeprefix("/games/")
