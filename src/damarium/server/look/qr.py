"""QR codes, drawn so that any camera reads them in either theme of the page."""

import segno

#: Modules of white round the code; readers ask for four.
QUIET_ZONE = 4


def qr_svg(text: str, label: str) -> str:
    """An SVG of the code for a text, black on white, with what a screen reader says of it.

    `label` is put in as it is: it may hold no markup.
    """
    code = segno.make(text, error="m", micro=False)
    size = code.symbol_size(border=QUIET_ZONE)[0]
    path = "".join(
        f"M{left + QUIET_ZONE} {row + QUIET_ZONE}h{right - left}v1h-{right - left}z"
        for row, modules in enumerate(code.matrix)
        for left, right in _runs(modules)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img"'
        f' aria-label="{label}" shape-rendering="crispEdges">'
        f'<rect width="{size}" height="{size}" fill="#fff"/><path fill="#000" d="{path}"/></svg>'
    )


def _runs(modules: bytearray) -> list[tuple[int, int]]:
    """Where dark modules stand side by side in a row: first, and behind the last."""
    runs: list[tuple[int, int]] = []
    for column, dark in enumerate(modules):
        if not dark:
            continue
        if runs and runs[-1][1] == column:
            runs[-1] = (runs[-1][0], column + 1)
        else:
            runs.append((column, column + 1))
    return runs
