"""`damarium bench` as somebody types it."""

import pytest

from damarium.cli import main


def test_the_last_line_is_the_sum_of_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "spanish", "damas@10x10", "--depth", "3"]) == 0
    *rows, total = capsys.readouterr().out.splitlines()
    assert [row.split()[6] for row in rows] == ["spanish"] * 4 + ["spanish@10x10"] * 4
    assert int(total.split()[0]) == sum(int(row.split()[0]) for row in rows)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--depth", "0"], "0 is no depth"),
        (["--depth", "x"], "x is no depth"),
        (["portugese"], "portuguese?"),
    ],
)
def test_bad_input_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(["bench", *arguments, "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err
