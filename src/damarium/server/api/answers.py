"""What the API answers, for its description: each answer as a model with its meaning."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field


class Flaw(BaseModel):
    """Why there is no other answer."""

    sentence: str = Field(description="what is wrong, where, and what would be right")
    fields: dict[str, str] = Field(description="flaws by the field they were found in")
    suggestions: list[str] = Field(description="spellings of variants that may be meant")


class Begun(BaseModel):
    """A game that has begun, or that waits for somebody."""

    id: str
    url: str = Field(description="where it is played")
    link: str = Field(description="the table's link, which may be passed on")


class Seated(BaseModel):
    """A seat that is taken; its secret is in the answer's cookies."""

    id: str
    url: str
    you: str | None = Field(description="the colour; none for who only invited two others")


class SeatLink(BaseModel):
    """The secret way back to a seat, for its holder alone."""

    url: str
    qr: str = Field(description="the same as a picture, in SVG")


class OpenTable(BaseModel):
    """A table at which a seat is free."""

    id: str
    url: str
    variant: str = Field(description="its spelling")
    name: str
    reading: str
    clock: str = Field(description="in words")
    colour: str | None = Field(description="the free one; none where both are")
    since: int = Field(description="milliseconds since 1970")


class OpenTables(BaseModel):
    """The lobby."""

    tables: list[OpenTable]


class Paired(Begun):
    """A table for whoever takes any opponent."""

    paired: bool = Field(description="whether somebody was waiting there")


class GameState(BaseModel):
    """A game as whoever asks sees it; more keys than these may come."""

    model_config = ConfigDict(extra="allow")

    type: str
    seq: int = Field(description="the number of the last event")
    id: str
    status: str = Field(description="waiting, running or over")
    position: str = Field(description="what stands on each square, a letter a square")
    turn: str
    ply: int
    you: list[str] = Field(description="the colours for which whoever asks may act")
    legal: list[dict[str, Any]]
    moves: list[dict[str, Any]]


class NumberedEvent(BaseModel):
    """What has happened; more keys than these come, by its kind."""

    model_config = ConfigDict(extra="allow")

    number: int
    at: int = Field(description="milliseconds since 1970")
    kind: str


class Events(BaseModel):
    """What has happened in a game, in order."""

    events: list[NumberedEvent]


def flaws(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The answers other than the one asked for."""
    return {status: {"model": Flaw} for status in (400, *statuses)}


def flaws_beside_text(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The same where the answer asked for is a plain text: these are JSON all the same."""
    schema = {"$ref": f"#/components/schemas/{Flaw.__name__}"}
    content = {"content": {"application/json": {"schema": schema}}}
    return dict.fromkeys((400, *statuses), content)
