"""What the tests of the catalogues share."""

import pytest
from babel.messages.catalog import Catalog

from scripts.catalogues import template


@pytest.fixture(scope="session")
def wanted() -> Catalog:
    """All messages of the sources, which take a while to find."""
    return template()
