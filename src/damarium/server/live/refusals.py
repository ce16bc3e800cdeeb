"""Refusals as the page shows them: the rule, the squares that prove it, and a better move."""

from typing import Any

from damarium.game import Refusal
from damarium.rules import Variant
from damarium.server.look.paint import sentence


def refusal_json(variant: Variant, refusal: Refusal, lang: str) -> dict[str, Any]:
    """A refusal in one language, its squares by the names of the variant."""
    names = variant.squares
    better = refusal.better
    return {
        "type": "refusal",
        "code": refusal.code.value,
        "title": refusal.title(lang),
        **sentence(refusal.message, lang),
        "squares": [names[square] for square in refusal.squares],
        "refused": [names[square] for square in refusal.refused],
        "better": None
        if better is None
        else {
            "text": better.text,
            "path": [names[square] for square in better.path],
            "captured": [names[square] for square in better.captured],
        },
        "fact": refusal.fact,
    }
