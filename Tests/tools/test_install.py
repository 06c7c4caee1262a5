"""The Python client is installed from its folder, which stays as it was."""

import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PYTHON = Path(__file__).resolve().parents[2] / "clients" / "python"


def files_of(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if "__pycache__" not in path.parts)


class Install(unittest.TestCase):
    def test_from_the_folder(self):
        with tempfile.TemporaryDirectory() as temporary:
            folder, installed = Path(temporary, "checkout"), Path(temporary, "installed")
            shutil.copytree(PYTHON, folder, ignore=shutil.ignore_patterns("__pycache__"))
            before = files_of(folder)
            command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation"]
            done = subprocess.run([*command, "--target", str(installed), str(folder)], capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(files_of(folder), before)
            source = files_of(PYTHON / "navhost")
            self.assertIn("py.typed", source)
            self.assertEqual(files_of(installed / "navhost"), source)
            entry_points = next(installed.glob("navhost-*.dist-info/entry_points.txt")).read_text(encoding="utf-8")
            self.assertIn("navbrowse=navhost.browse.__main__:main", entry_points)


if __name__ == "__main__":
    unittest.main()
