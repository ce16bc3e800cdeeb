"""What a form says, read with care."""

from starlette.exceptions import HTTPException
from starlette.requests import Request

from damarium.notation.message import N_
from damarium.server.problem import Problem


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form, of several with one name the last; Problem 400 where it is none."""
    try:
        async with request.form() as form:
            return {
                # some encodings hold halves of characters, which are no text
                name: value.encode(errors="replace").decode()
                for name, value in form.items()
                if isinstance(value, str)
            }
    except HTTPException:
        raise
    except Exception as error:  # a sender names the encoding, and each fails in its own way
        title = N_("That cannot be read")
        raise Problem(400, title, N_("The request is not well formed.")) from error
