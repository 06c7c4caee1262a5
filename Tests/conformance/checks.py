"""What all files of the suite share: what a failure is, and how long a wait takes."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE  # noqa: E402, F401


class Failure(Exception):
    """The client did not do what the scenario says."""
