"""The sentences of the renderer for terminals are those of the one for browsers: Tests/web/wording.test.mjs reads the same table."""

import json
import os
import re
import unittest

from navhost import NavhostError
from navhost.browse import picture, sentences, wording

TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "Tests", "web", "wording.json")


def described(scene):
    """The picture of a scene of the table, which leaves out what is empty."""
    navigators = [{"children": [], "path": [], **navigator} for navigator in scene["navigators"]]
    return picture.describe({"scene": "main", "revision": 1, "orphaned": [], "navigators": navigators})


@unittest.skipUnless(os.path.exists(TABLE), "this is a copy without the tests of the pages")
class Wording(unittest.TestCase):
    def rows(self, name):
        with open(TABLE, encoding="utf-8") as file:
            return json.load(file)[name]

    def test_sentences(self):
        for row in self.rows("sentences"):
            said = getattr(wording, re.sub("([a-z])([A-Z])", r"\1_\2", row["call"]).lower() if "with" in row else row["call"])
            self.assertEqual(said(*row["with"]) if "with" in row else said, row["says"])

    def test_refusals(self):
        for row in self.rows("refusals"):
            refusal = NavhostError(1, row["message"], {"name": row["name"], **row["data"]})
            self.assertEqual(wording.refused(refusal, row["module"]), row["says"])

    def test_authors(self):
        for row in self.rows("authors"):
            self.assertEqual(sentences.who(row["cause"], "s1"), row["says"])

    def test_steps(self):
        for row in self.rows("steps"):
            self.assertEqual(sentences.transition(described(row["before"]), described(row["after"]), row["who"]), row["says"])


if __name__ == "__main__":
    unittest.main()
