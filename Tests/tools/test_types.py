"""What the types of the clients accept and refuse, by type checkers in their strict modes."""

import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
USES = HERE / "uses"
PYTHON = REPOSITORY / "clients" / "python"


def refused(name):
    """The lines of a file that say that they are refused."""
    lines = (USES / name).read_text(encoding="utf-8").splitlines()
    return {number for number, line in enumerate(lines, 1) if "# refused: " in line}


class Mypy(unittest.TestCase):
    def run_on(self, *paths):
        with tempfile.TemporaryDirectory() as cache:
            command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--python-version", "3.10", "--cache-dir", cache, *map(str, paths)]
            return subprocess.run(command, cwd=REPOSITORY, env=dict(os.environ, MYPYPATH=str(PYTHON)), capture_output=True, text=True, check=False)

    def test_accepts_right_uses(self):
        done = self.run_on(USES / "right.py")
        self.assertEqual((done.stdout, done.returncode), ("", 0), done.stderr)

    def test_refuses_wrong_uses_and_nothing_else(self):
        done = self.run_on(USES / "wrong.py")
        found = {int(line) for line in re.findall(r"wrong\.py:(\d+): error", done.stdout)}
        self.assertEqual(found, refused("wrong.py"), done.stdout + done.stderr)

    def test_accepts_the_generators(self):
        done = self.run_on(*sorted((REPOSITORY / "clients" / "generate").glob("*.py")))
        self.assertEqual((done.stdout, done.returncode), ("", 0), done.stderr)

    def test_accepts_the_client(self):
        # The fixture is for those who have pytest, and the renderer for those who have Textual.
        own = [path for path in sorted((PYTHON / "navhost").glob("*.py")) if path.name != "testing.py"]
        done = self.run_on(*own)
        self.assertEqual((done.stdout, done.returncode), ("", 0), done.stderr)


class Pyright(unittest.TestCase):
    """By basedpyright, whose package brings the program. Its mode `strict` is that of pyright."""

    def diagnostics(self, name):
        with tempfile.TemporaryDirectory() as folder:
            settings = Path(folder, "pyrightconfig.json")
            wanted = {"include": [str(USES / name)], "extraPaths": [str(PYTHON)], "typeCheckingMode": "strict", "pythonVersion": "3.9"}
            settings.write_text(json.dumps(wanted), encoding="utf-8")
            command = [sys.executable, "-m", "basedpyright", "--outputjson", "--project", str(settings)]
            done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=False)
        answer = json.loads(done.stdout)
        self.assertEqual(answer["summary"]["filesAnalyzed"], 1)
        return [(one["range"]["start"]["line"] + 1, one["message"]) for one in answer["generalDiagnostics"]]

    def test_accepts_right_uses(self):
        self.assertEqual(self.diagnostics("right.py"), [])

    def test_refuses_wrong_uses_and_nothing_else(self):
        found = self.diagnostics("wrong.py")
        self.assertEqual({line for line, _ in found}, refused("wrong.py"), found)


if __name__ == "__main__":
    unittest.main()
