"""The pages need no build step, and Debian's TypeScript checks their types."""

from __future__ import annotations

import os
import re
import subprocess
import unittest
from typing import Iterator

HERE = os.path.dirname(os.path.abspath(__file__))
PAGES = os.path.join(HERE, "..", "..", "Sources", "CPages", "pages")
#: How many lines a file may have.
LINES = 400


def scripts() -> Iterator[str]:
    for folder, _, names in os.walk(PAGES):
        yield from (os.path.join(folder, name) for name in sorted(names) if name.endswith(".js"))


class Types(unittest.TestCase):
    def test_every_script_is_checked_and_nothing_is_wrong(self):
        for path in scripts():
            with open(path, encoding="utf-8") as file:
                self.assertEqual(file.readline().strip(), "// @ts-check", path)
        check = subprocess.run(["tsc", "-p", os.path.join(PAGES, "jsconfig.json")], capture_output=True, text=True)
        self.assertEqual((check.stdout, check.returncode), ("", 0))

    def test_text_is_only_ever_set_as_text(self):
        """The content policy of the gateway forbids the rest as well; this says where."""
        for path in scripts():
            with open(path, encoding="utf-8") as file:
                found = re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|setAttribute\('(?:style|on)", file.read())
            self.assertEqual(found, [], path)

    def test_pages_load_nothing_from_elsewhere(self):
        for folder, _, names in os.walk(PAGES):
            for name in names:
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    found = re.findall(r"https?://[^\s'\"`)]+", file.read())
                self.assertEqual([one for one in found if not one.startswith("http://www.w3.org/")], [], name)

    def test_every_page_names_its_icon(self):
        """Otherwise a browser asks for /favicon.ico, which the gateway does not have."""
        for name in ("renderer", "inspector"):
            with open(os.path.join(PAGES, name, "index.html"), encoding="utf-8") as file:
                self.assertIn('<link rel="icon" type="image/svg+xml" href="/assets/shared/icon.svg">', file.read(), name)

    def test_no_file_is_too_long(self):
        for path in scripts():
            with open(path, encoding="utf-8") as file:
                self.assertLessEqual(len(file.readlines()), LINES, path)


if __name__ == "__main__":
    unittest.main()
