"""A host of its own for each test of a case."""

import os
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE, PATIENT  # noqa: E402


class HostTestCase(unittest.TestCase):
    """Starts `navhost` on a socket of its own, and ends it; `arguments` are those of the command, beside the socket."""

    arguments = ("serve", "--store", "none")

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "h.sock")
        command = [os.environ["NAVHOST_BIN"], *self.arguments, *PATIENT, "--socket", self.path]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.addCleanup(self.end)
        # It says where it listens once it does.
        self.first_line = self.process.stdout.readline()

    def end(self):
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)
