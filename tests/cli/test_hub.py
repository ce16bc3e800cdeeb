"""`damarium hub` as a match driver starts it: a child process between two pipes."""

import os
import subprocess
import sys
import time

import pytest

START = "B" + "b" * 12 + "e" * 8 + "w" * 12
COMMAND = (sys.executable, "-m", "damarium", "hub")


def child(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        bufsize=1,
        env={**os.environ, "LANG": "en_GB.UTF-8"},
    )


def tell(engine: "subprocess.Popen[str]", *lines: str) -> None:
    assert engine.stdin is not None
    for line in lines:
        engine.stdin.write(line + "\n")
    engine.stdin.flush()


def until(engine: "subprocess.Popen[str]", command: str) -> str:
    assert engine.stdout is not None
    for line in engine.stdout:
        if line.split()[0] == command:
            return line.rstrip()
    raise AssertionError(f"no {command}")


def test_a_whole_conversation() -> None:
    with child("american") as engine:
        tell(engine, "hub")
        assert "name=Damarium version=" in until(engine, "id")
        until(engine, "wait")
        tell(engine, "set-param name=variant value=english", "init")
        until(engine, "ready")
        tell(engine, "new-game", f'pos pos={START} moves="9-13"', "level depth=5", "go think")
        assert until(engine, "done").startswith("done move=2")
        tell(engine, "dance")
        assert until(engine, "error").startswith('error message="dance is no command')
        tell(engine, "level infinite", "go think", "ping")
        assert until(engine, "pong") == "pong"
        begun = time.monotonic()
        tell(engine, "stop")
        until(engine, "done")
        assert time.monotonic() - begun < 5
        tell(engine, "go think", "quit")
        assert engine.wait(timeout=20) == 0
        assert engine.stderr is not None
        assert engine.stderr.read() == ""


def test_a_move_is_answered_within_its_time() -> None:
    with child("american") as engine:
        tell(engine, "init", "level move-time=0.1")
        until(engine, "ready")
        late = []
        for _ in range(10):
            begun = time.monotonic()
            tell(engine, f"pos pos={START}", "go think")
            until(engine, "done")
            late.append(time.monotonic() - begun - 0.1)
        tell(engine, "quit")
        # a busy machine may keep nine in ten waiting
        assert min(late) < 0
        assert engine.wait(timeout=20) == 0


@pytest.mark.parametrize("thinking", ["", "level infinite\ngo think\n"])
def test_the_end_of_the_input_is_a_good_bye(thinking: str) -> None:
    done = subprocess.run(
        [*COMMAND, "spanish"],
        input=f"init\n{thinking}",
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("ready\n")


def test_nobody_listening_is_no_failure() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*COMMAND, "spanish"],
        input="init\nlevel depth=9\ngo think\nping\n",
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        timeout=20,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")


def test_bytes_that_are_no_text_are_answered() -> None:
    done = subprocess.run(
        COMMAND, input=b"\xff\xfe\x00\nping\n", capture_output=True, timeout=20, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.splitlines()[-1] == b"pong"
