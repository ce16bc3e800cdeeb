"""The server's log: one line an occurrence, no secrets, no addresses of visitors."""

import logging
import sys

import structlog


def configure() -> None:
    """Write the log to stderr: for eyes at a terminal, as JSON into files and pipes."""
    terminal = sys.stderr.isatty()
    # tracebacks without local variables, among which a secret might be
    last: list[structlog.typing.Processor] = (
        [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
        if terminal
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=not terminal),
            structlog.processors.StackInfoRenderer(),
            *last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
