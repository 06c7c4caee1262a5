"""What all files of the crash test share: what a failure is, and how long a wait takes."""

from __future__ import annotations

import os
import sys
from typing import Any

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE  # noqa: E402, F401


class Broken(AssertionError):
    """Something is not as promised."""


def require(condition: Any, what: str) -> None:
    if not condition:
        raise Broken(what)
