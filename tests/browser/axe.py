"""What of a page shuts somebody out: found by axe-core, or too small for a finger."""

from importlib.resources import files
from typing import Literal

from playwright.sync_api import Page

#: What axe is asked in each scheme. Colours alone tell dark from light, which comes last: it is
#: what other tests find. Only what is wrong is told, for telling all that is right takes longer.
_ASKED: tuple[tuple[Literal["dark", "light"], str], ...] = (
    ("dark", '{ resultTypes: ["violations"], runOnly: ["color-contrast", "link-in-text-block"] }'),
    ("light", '{ resultTypes: ["violations"] }'),
)


def violations(page: Page) -> list[str]:
    """What axe-core finds on the page as it is now, in dark and in light."""
    page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text("utf-8"))
    found: list[str] = []
    for scheme, options in _ASKED:
        page.emulate_media(color_scheme=scheme)
        found += page.evaluate(
            f"""async () => {{
              // dots that wait never come to an end
              const ending = document.getAnimations().filter(
                ({{ effect }}) => Number.isFinite(effect.getComputedTiming().endTime));
              await Promise.all(ending.map(({{ finished }}) => finished));
              const {{ violations }} = await axe.run({options});
              return violations.flatMap(({{ id, nodes }}) =>
                nodes.map(({{ target, any }}) => `${{id}}: ${{target}} ${{any[0]?.message}}`));
            }}"""
        )
    return found


def small(page: Page) -> list[str]:
    """What can be pressed and is less than 44 pixels high, but for links within sentences."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("main :is(a, button, input, select, summary)")]
          .filter((one) => one.checkVisibility() && !one.closest("p"))
          .filter((one) => !one.closest("label") && one.getBoundingClientRect().height < 43.5)
          .map((one) => one.textContent || one.id)"""
    )
    return found
