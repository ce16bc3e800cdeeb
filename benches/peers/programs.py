"""Other people's programs: commands, or packages in an environment of their own."""

import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

#: Package and version, by the worker in `package/` that speaks for it.
PACKAGES = {
    "dame_rs": "dame-rs==0.2.0",
    "py_draughts": "py-draughts==1.10.1",
    "pydraughts": "pydraughts==0.6.7",
}
_WORKERS = Path(__file__).parent / "package"


@dataclass(frozen=True)
class Program:
    """A program that can be asked.

    Attributes:
        name: what the table calls it.
        command: the words it is called with; `VARIANT FEN DEPTH` follow them.
        variants: the games it plays; all if there are none.
    """

    name: str
    command: tuple[str, ...]
    variants: frozenset[str] = frozenset()

    def plays(self, variant: str) -> bool:
        """Whether the program knows a game."""
        return not self.variants or variant in self.variants

    def ask(self, *words: str) -> str:
        """What the program prints; CalledProcessError where it fails."""
        asked = [*self.command, *words]
        return subprocess.run(asked, check=True, capture_output=True, text=True).stdout


def commanded(text: str) -> Program:
    """A program from `name[@variant,variant]=command`; ValueError for anything else."""
    title, found, command = text.partition("=")
    name, _, variants = title.partition("@")
    if not (found and name and command.strip()):
        raise ValueError(f"{text}: write a peer as name=command or name@variant=command.")
    games = frozenset(filter(None, variants.split(",")))
    return Program(name, tuple(command.split()), games)


def packaged(folder: Path) -> list[Program]:
    """The packages, each installed into its own environment below a folder where it is missing."""
    return [_package(folder / worker, worker) for worker in PACKAGES]


def _package(folder: Path, worker: str) -> Program:
    python = folder / "bin" / "python"
    if not (folder / "installed").exists():
        print(f"installing {PACKAGES[worker]} …", file=sys.stderr)
        venv.create(folder, with_pip=True)
        install = [str(python), "-m", "pip", "install", "--quiet", PACKAGES[worker]]
        subprocess.run(install, check=True)
        (folder / "installed").touch()
    script = str(_WORKERS / f"{worker}.py")
    return Program(PACKAGES[worker].replace("==", " "), (str(python), script))
