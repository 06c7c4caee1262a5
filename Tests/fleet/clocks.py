"""Wall clocks of hosts, apart from that of the machine."""

import atexit
import functools
import mmap
import os
import shutil
import struct
import subprocess
import tempfile
from typing import Dict

from surroundings import PATIENCE

DAY = 86_400.0

#: Of the first clocks, in seconds.
DISTANCES = (0.0, 3 * DAY, -0.7)


@functools.cache
def _library() -> str:
    folder = tempfile.mkdtemp(prefix="nh-clock-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "clock.c")
    library = os.path.join(folder, "clock.so")
    command = ["gcc", "-std=gnu11", "-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC", "-o", library, source]
    subprocess.run(command, check=True, timeout=PATIENCE)
    return library


class Clock:
    """The wall clock of one host, in all of its lives. clock.c reads the distance where this writes it."""

    def __init__(self, path: str, distance: float) -> None:
        self._path = path
        with open(path, "wb") as file:
            file.write(bytes(8))
        with open(path, "r+b") as file:
            self._memory = mmap.mmap(file.fileno(), 8)
        self.set(distance)

    @property
    def environment(self) -> Dict[str, str]:
        """Of the host's process."""
        return {"LD_PRELOAD": _library(), "CLOCK_FILE": self._path}

    def set(self, distance: float) -> None:
        """Sets it to so many seconds behind the machine's clock, or before it."""
        struct.pack_into("q", self._memory, 0, int(distance * 1e9))
