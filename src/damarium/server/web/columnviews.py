"""Which columns of the table of all games are shown together: all of them fit no usual screen."""

from dataclasses import dataclass

from damarium.notation.message import N_, Message

#: The columns that belong to one view only; those of no group stand in every view.
_GROUPS = {
    "moves": ("flying", "back", "quantity", "quality", "precedence", "special"),
    "course": ("orientation", "first", "removal", "crowning", "draws"),
}
ALL = "all"


@dataclass(frozen=True)
class View:
    """A choice of columns, by its name in an address and as visitors read it."""

    id: str
    name: Message

    def shows(self, column: str) -> bool:
        """Whether a column is to be seen in it."""
        return self.id == ALL or group(column) in ("", self.id)


_VIEWS = (
    View("moves", N_("Moving and capturing")),
    View("course", N_("Beginning, crowning, draws")),
    View(ALL, N_("All columns")),
)


def views() -> tuple[View, ...]:
    """Every view there is, the one that is shown at first in front."""
    return _VIEWS


def group(column: str) -> str:
    """The view that a column belongs to beside that of all; "" for a column of every view.

    >>> group("draws"), group("board")
    ('course', '')
    """
    return next((name for name, columns in _GROUPS.items() if column in columns), "")


def view_of(name: str, column: str = "") -> View:
    """The view of a name; without a known one that in which a column is to be seen.

    >>> view_of("all").id, view_of("").id, view_of("", "draws").id
    ('all', 'moves', 'course')
    """
    wanted = next((view for view in _VIEWS if view.id == name), None)
    return wanted or next(view for view in _VIEWS if view.shows(column))
