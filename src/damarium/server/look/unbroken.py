"""Moves in running text: a line may end before one and after it, not at the stroke within."""

import re

from markupsafe import Markup, escape

_MOVE = re.compile(r"(?<![\w-])[a-l]?[0-9]{1,3}(?:[-–][a-l]?[0-9]{1,3})+(?![\w-])")


def unbroken(text: str) -> Markup:
    """A text as HTML whose moves are each kept in one line; captures have nothing to break at.

    >>> unbroken("Play 15-19, then c3-d4; 23x14 & all is well in the 10th-century.")
    Markup('Play <span class="move-text">15-19</span>, then <span class="move-text">c3-d4</span>; \
23x14 &amp; all is well in the 10th-century.')
    """
    # what is put into the escaped text is a tag of our own around letters and digits
    return Markup(_MOVE.sub(r'<span class="move-text">\g<0></span>', str(escape(text))))  # noqa: S704
