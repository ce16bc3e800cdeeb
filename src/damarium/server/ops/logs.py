"""The server's log: one line an occurrence, no secrets, no addresses of visitors."""

import logging
import sys

import structlog
from structlog.typing import Processor


def configure(form: str = "auto", level: str = "info") -> None:
    """Write the log to stderr: `text` for eyes, `json` for programs, `auto` as stderr is either.

    What libraries say goes the same way.
    """
    text = form == "text" or (form == "auto" and sys.stderr.isatty())
    stamps: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=not text),
        structlog.processors.StackInfoRenderer(),
    ]
    # tracebacks without local variables, among which a secret might be
    last: list[Processor] = (
        [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
        if text
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    structlog.configure(
        processors=[*stamps, *last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=stamps,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    # libraries tell of every connection with its address below warnings
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
