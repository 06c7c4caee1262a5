"""The help of navctl: each command is in a group of its task, and has an example that its command line accepts."""

import os
import re
import subprocess
import tempfile
import unittest

from programs import PATIENCE, PROGRAMS, commands, run

WIDE = {**os.environ, "COLUMNS": "300"}


class Help(unittest.TestCase):
    def test_every_command_is_in_a_group(self):
        text = run(PROGRAMS["navctl"], "help")
        groups = re.findall(r"^([A-Z]+) SUBCOMMANDS:$", text, re.M)
        self.assertEqual(groups, ["TREE", "NAVIGATION", "REQUEST", "MODULE", "HOST", "TESTING"])
        # The command `help` itself is the only one beside the groups.
        self.assertNotRegex(text, r"(?m)^SUBCOMMANDS:$")
        examples = re.findall(r"^  ([a-z]+) +navctl ", text, re.M)
        self.assertEqual([name.upper() for name in examples], groups)

    def test_every_example_is_right(self):
        paths = [path for path in commands("navctl") if len(path) > 1]
        self.assertGreater(len(paths), 30)
        with tempfile.TemporaryDirectory(prefix="nh-") as folder:
            surroundings = {**os.environ, "NAVHOST_SOCKET": f"{folder}/h.sock", "PATH": f"{os.path.dirname(PROGRAMS['navctl'])}:{os.environ['PATH']}"}
            for path in paths:
                found = re.search(r"^Example: (.*)$", run(PROGRAMS["navctl"], "help", *path[1:], env=WIDE), re.M)
                self.assertIsNotNone(found, path)
                self.assertIn(" ".join(path), found[1])
                # No host answers, so a right command line fails with a sentence, and a wrong one with its usage.
                tried = subprocess.run(
                    ["sh", "-c", found[1]], cwd=folder, env=surroundings, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE
                )
                self.assertNotEqual(tried.returncode, 0, found[1])
                self.assertIsNone(re.search("Usage:|unknown command", tried.stderr), f"{found[1]}\n{tried.stderr}")


if __name__ == "__main__":
    unittest.main()
