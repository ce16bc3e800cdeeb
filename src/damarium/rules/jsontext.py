"""JSON as somebody has typed it: read strictly, so that nothing in it is passed over."""

import json
from collections import Counter, deque
from collections.abc import Iterator
from enum import Enum

from damarium.rules.flaws import Flaw

#: No rules need more; what is longer is something else.
MOST_BYTES = 1_000_000
MOST_DEPTH = 20
_LONGEST_NUMBER = 15


class Trouble(Enum):
    """Why bytes are no JSON."""

    SYNTAX = "no JSON"
    ENCODING = "no text in UTF-8"
    TOO_DEEP = "nested too deep"
    TOO_LONG = "too long"


class NotJson(ValueError):
    """Bytes that cannot be read as JSON.

    Attributes:
        trouble: why.
        line: the line where it shows, counted from 1; 0 where there is none to name.
        column: the column there, counted from 1.
    """

    def __init__(self, trouble: Trouble, line: int = 0, column: int = 0) -> None:
        place = f" at line {line}, column {column}" if line else ""
        super().__init__(f"{trouble.value}{place}")
        self.trouble = trouble
        self.line = line
        self.column = column

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.trouble, self.line, self.column)


class _Object(dict[str, object]):
    """An object that remembers which of its names were written twice."""

    def __init__(self, pairs: list[tuple[str, object]]) -> None:
        super().__init__(pairs)
        times = Counter(name for name, _ in pairs)
        self.twice = [name for name, count in times.items() if count > 1]


def read_json(text: bytes) -> tuple[object, list[Flaw]]:
    """The value that a text holds, and a flaw for every name that stands twice in an object.

    Raises NotJson.

    >>> read_json(b'{"men": {"linear": true, "linear": false}}')[1][0].field
    'men.linear'
    """
    if len(text) > MOST_BYTES:
        raise NotJson(Trouble.TOO_LONG)
    try:
        data = json.loads(
            text.decode("utf-8-sig"), object_pairs_hook=_Object, parse_int=_whole_number
        )
    except UnicodeDecodeError:
        raise NotJson(Trouble.ENCODING) from None
    except json.JSONDecodeError as error:
        raise NotJson(Trouble.SYNTAX, error.lineno, error.colno) from None
    except RecursionError:
        raise NotJson(Trouble.TOO_DEEP) from None
    return data, list(_doubled(data))


def _whole_number(digits: str) -> int | float:
    # what no field can hold is kept as something that no field expects
    return int(digits) if len(digits) <= _LONGEST_NUMBER else float(digits)


def _doubled(data: object) -> Iterator[Flaw]:
    rest: deque[tuple[str, object, int]] = deque([("", data, 0)])
    while rest:
        path, value, depth = rest.popleft()
        if depth > MOST_DEPTH:
            raise NotJson(Trouble.TOO_DEEP)
        if isinstance(value, _Object):
            prefix = f"{path}." if path else ""
            for name in value.twice:
                yield Flaw(f"{prefix}{name}", None, "stands twice in one object")
            rest += [(f"{prefix}{name}", inner, depth + 1) for name, inner in value.items()]
        elif isinstance(value, list):
            rest += [(f"{path}[{n}]", inner, depth + 1) for n, inner in enumerate(value)]
