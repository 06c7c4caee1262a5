"""The official test suite of JSON Schema, draft 2020-12, against a host.

The suite comes with the source of the package `jsonschema`. A schema with a keyword that `docs/writing-a-module.md` does not list must be refused by name when it is
registered. For every other one each value of the suite must fit or not fit as the suite says: as arguments of a destination, which are checked as text where that is
enough, and as a value to return with, which is checked as a value.
"""

import json
import re
import subprocess
import sys
import tarfile
import unittest
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY / "Tests"))

import surroundings  # noqa: E402, F401
from navhost import NavhostError  # noqa: E402
from navhost.testing import Host  # noqa: E402

VERSION = "4.23.0"
FOLDER = REPOSITORY / ".build" / "schema-suite"
TYPE = "suite.value"

#: The refusals of a schema: of a keyword, and of a reference to another document.
UNKNOWN_KEYWORD = re.compile(r'the keyword "([^"]+)" is not implemented here')
OTHER_DOCUMENT = 'must be "#" or a JSON Pointer within this document'


def suite():
    """The groups of tests by the name of their file, without its ending."""
    archive = FOLDER / f"jsonschema-{VERSION}.tar.gz"
    if not archive.exists():
        options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-binary", "jsonschema", "--dest", str(FOLDER)]
        subprocess.run([sys.executable, "-m", "pip", "download", *options, f"jsonschema=={VERSION}"], check=True)
    files = {}
    with tarfile.open(archive) as members:
        for member in members:
            if match := re.fullmatch(r"[^/]+/json/tests/draft2020-12/([\w-]+)\.json", member.name):
                files[match[1]] = json.load(members.extractfile(member))
    return files


def documented():
    """The keywords that the page for authors of modules lists."""
    text = (REPOSITORY / "docs" / "writing-a-module.md").read_text(encoding="utf-8")
    listed = text.split("is refused at registration", 1)[1].split("\n\n", 1)[0]
    return set(re.findall(r"`([$\w]+)`", listed)) - {"invalid_schema"}


class Suite(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.files = suite()
        cls.keywords = documented()
        host = Host()
        cls.addClassCleanup(host.stop)
        host.__enter__()
        cls.client = host.client()
        cls.client.register("below", [{"type": "below.entry"}])

    def register(self, schema):
        """The words of the refusal; None when the host takes the schema."""
        try:
            self.client.call("module.register", {"module": "suite", "destinations": [{"type": TYPE, "arguments": schema}]})
            return None
        except NavhostError as error:
            self.assertEqual(error.name, "invalid_schema", schema)
            return str(error)

    def fits(self, method, params):
        try:
            self.client.call(method, params)
            return True
        except NavhostError as error:
            self.assertEqual(error.name, "invalid_arguments", params)
            return False

    def returns(self, schema, value):
        """Whether a checkpoint with this schema takes a value."""
        self.client.call("checkpoint.establish", {"checkpoint": "start", "value": schema})
        self.client.push("below.entry", navigator="n1")
        fits = self.fits("checkpoint.return", {"checkpoint": "start", "value": value})
        self.client.call("popAll", {})
        return fits

    def test_each_value_fits_or_not_as_the_suite_says(self):
        accepted, values = set(), 0
        for name, groups in self.files.items():
            for group in groups:
                schema = group["schema"]
                refusal = self.register(schema)
                if refusal:
                    keyword = UNKNOWN_KEYWORD.search(refusal)
                    self.assertTrue(keyword and keyword[1] not in self.keywords or OTHER_DOCUMENT in refusal, f"{name}, {group['description']}: {refusal}")
                    continue
                accepted.add(name)
                for test in group["tests"]:
                    with self.subTest(f"{name}, {group['description']}, {test['description']}"):
                        value = test["data"]
                        values += 1
                        self.assertEqual(self.returns(schema, value), test["valid"])
                        if isinstance(value, dict):
                            self.assertEqual(self.fits("push", {"type": TYPE, "arguments": value}), test["valid"])
        self.assertEqual({name for name in self.files if name in self.keywords} - accepted, set())
        self.assertGreater(values, 500)


if __name__ == "__main__":
    unittest.main()
