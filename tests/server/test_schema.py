"""The API keeps what its description promises, whatever is asked of it.

DAMARIUM_QUESTIONS says how many questions each operation is asked in each of two ways.
"""

import os
from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from typing import Any, cast

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import CHECKS, CheckFunction, load_all_checks
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation

from tests.serving import Served, Visitor

Operation = APIOperation[Any, Any, Any, Any]

QUESTIONS = int(os.environ.get("DAMARIUM_QUESTIONS", "4"))

load_all_checks()
KEPT = cast(
    "list[CheckFunction]",
    CHECKS.get_by_names(
        [
            "not_a_server_error",
            "status_code_conformance",
            "content_type_conformance",
            "response_headers_conformance",
            "response_schema_conformance",
        ]
    ),
)


@pytest.fixture(scope="module")
def operations(server: Served) -> list[Operation]:
    """All that the running server describes."""
    with requests.Session() as session:
        session.trust_env = False
        described = session.get(f"{server.url}/api/openapi.json", timeout=20).json()
    schema = schemathesis.openapi.from_dict(described)
    found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(found) == sum(len(methods) for methods in described["paths"].values())
    return found


@pytest.fixture
def session() -> Iterator[requests.Session]:
    """A program that asks no proxy and keeps no cookies."""
    with requests.Session() as session:
        session.trust_env = False
        session.cookies.set_policy(_NoCookies())
        yield session


class _NoCookies(DefaultCookiePolicy):
    def set_ok(self, *_: object) -> bool:
        return False


@pytest.mark.timeout(600)
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_operation_keeps_its_promises(
    server: Served,
    visitor: Visitor,
    session: requests.Session,
    operations: list[Operation],
    mode: GenerationMode,
) -> None:
    played = visitor.create(variant="spanish", opponent="here", clock="5+3")
    open_for_two = visitor.create(variant="american", opponent="link", listed=True)
    with visitor.follow(played) as talk:
        talk.play(talk.state["legal"][0]["path"])
    tables = {played: visitor.secret(played), open_for_two: visitor.secret(open_for_two)}

    for operation in operations:
        # what asks for nothing cannot be asked wrongly
        if mode is GenerationMode.NEGATIVE and not _asks(operation):
            continue

        @seed(1)
        @settings(
            max_examples=QUESTIONS,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(
            case=operation.as_strategy(generation_mode=mode),
            table=st.sampled_from([None, *tables]),
            shown=st.booleans(),
        )
        def ask(case: Case[Any], table: str | None, *, shown: bool) -> None:
            headers = {}
            if table is not None and "table" in case.path_parameters:
                case.path_parameters["table"] = table
                headers = {"Cookie": f"seat={tables[table]}"} if shown else {}
            answer = case.call(base_url=server.url, session=session, headers=headers, timeout=20)
            case.validate_response(answer, checks=KEPT)

        ask()


def _asks(operation: Operation) -> bool:
    return bool(operation.body) or any(True for _ in operation.iter_parameters())
