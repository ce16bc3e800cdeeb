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


class Share(BaseModel):
    """Some games of many."""

    games: int
    percent: float = Field(description="two decimals; shares of one whole add up to 100")


class Side(BaseModel):
    """How one side has fared."""

    won: Share
    drawn: Share
    lost: Share


class LevelSide(Side):
    """How people have fared against the computer at one level."""

    level: int


class EndShare(Share):
    """Games that ended for one reason."""

    end: str = Field(description="no_move, resigned …, with the id of a draw rule after a slash")


class LengthStep(BaseModel):
    """Games of some length."""

    least: int = Field(description="plies")
    most: int
    games: int


class MonthCount(BaseModel):
    """Games that ended in one month."""

    month: str = Field(description="2026-11, in UTC")
    games: int


class GameFigures(BaseModel):
    """Finished games, counted. Those that were called off before the second move are none."""

    games: int
    white: Share
    draws: Share
    black: Share
    first: Side = Field(description="the side that began")
    plies: int = Field(description="moves of both sides in all games together")
    mean_plies: float
    ends: list[EndShare]
    lengths: list[LengthStep]
    months: list[MonthCount]
    levels: list[LevelSide] = Field(description="people against the computer")


class SelfplayPlan(BaseModel):
    """What decides the engine's games against itself: `damarium selfplay` plays them again."""

    games: int = Field(description="of each variant")
    nodes: int = Field(description="positions visited for a move")
    seed: int
    drawn: int = Field(description="plies drawn by lot at the beginning")


class VariantFigures(BaseModel):
    """What is known of one variant."""

    variant: str = Field(description="its spelling; under a game's id all its rules together")
    name: str
    url: str = Field(description="where it is shown")
    server: GameFigures = Field(description="games of people on this server")
    selfplay: GameFigures = Field(description="games of the engine against itself")


class Statistics(BaseModel):
    """Everything that is counted: the variants, and all of them together."""

    plan: SelfplayPlan
    server: GameFigures
    selfplay: GameFigures
    variants: list[VariantFigures]


def flaws(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The answers other than the one asked for."""
    return {status: {"model": Flaw} for status in (400, *statuses)}


def flaws_beside_text(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The same where the answer asked for is a plain text: these are JSON all the same."""
    schema = {"$ref": f"#/components/schemas/{Flaw.__name__}"}
    content = {"content": {"application/json": {"schema": schema}}}
    return dict.fromkeys((400, *statuses), content)
