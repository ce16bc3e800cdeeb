"""What search engines are told of a page in their own words: schema.org as JSON-LD."""

from typing import Any

from damarium.rules.book.description import Description


def book_json(book: Description, lang: str) -> dict[str, Any]:
    """The page of one game: an article about it, and the questions that it answers."""
    about = {
        "@type": "Game",
        "name": book.title,
        "alternateName": list(book.also),
        "description": book.deck,
        "numberOfPlayers": {"@type": "QuantitativeValue", "value": 2},
    }
    article = {
        "@type": "Article",
        "headline": book.title,
        "description": book.deck,
        "inLanguage": lang,
        "about": {name: value for name, value in about.items() if value},
        "citation": list(book.sources),
    }
    asked = {
        "@type": "FAQPage",
        "inLanguage": lang,
        "mainEntity": [
            {
                "@type": "Question",
                "name": one.question,
                "acceptedAnswer": {"@type": "Answer", "text": one.answer},
            }
            for one in book.questions
        ],
    }
    graph = [article, asked] if book.questions else [article]
    return {"@context": "https://schema.org", "@graph": graph}


def list_json(title: str, games: list[tuple[str, str]], lang: str) -> dict[str, Any]:
    """The table of all games: their names and the addresses of their pages."""
    return {
        "@context": "https://schema.org",
        "@type": "ItemList",
        "name": title,
        "inLanguage": lang,
        "itemListElement": [
            {"@type": "ListItem", "position": number, "name": name, "url": url}
            for number, (name, url) in enumerate(games, start=1)
        ],
    }
