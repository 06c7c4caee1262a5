"""The pinned versions, and the list of licences, against what the programs link."""

import os
import re
import sys
import unittest

from programs import PROGRAMS, ROOT

DEBIAN = os.path.join(ROOT, ".debian")
sys.path.insert(0, DEBIAN)

import licences  # noqa: E402

#: The folder of the programs under test, as "swift build" made it, and what it is in: `.build`.
BUILD = os.path.realpath(os.path.dirname(PROGRAMS["navhost"]))
SCRATCH = os.path.dirname(os.path.dirname(BUILD))


def read(*path):
    return licences.read(ROOT, *path)


class Licences(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.linked = licences.linked(BUILD)
        cls.versions = licences.versions(SCRATCH)
        cls.licences = {name: licences.licence(os.path.join(SCRATCH, "checkouts", name)) for name in cls.linked}

    def test_the_page_has_a_row_for_each_package_that_is_linked(self):
        rows = re.findall(r"^\| ([\w.-]+) \| (\d[\w.-]*) \| ([^|]+) \| ([^|]+) \|$", read("docs", "licences.md"), re.M)
        names = sorted(self.linked, key=str.lower)
        programs = {name: ", ".join(program for program in licences.PROGRAMS if program in self.linked[name]) for name in names}
        self.assertEqual(rows, [(name, self.versions[name], self.licences[name], programs[name]) for name in names])
        self.assertIn("GRDB.swift", names)
        self.assertIn("swift-atomics", names, "packages of packages are found, too")

    def test_the_manifest_fixes_the_version_of_each_package_that_is_linked(self):
        pins = re.findall(r'\.package\(url: "[^"]*/([\w.-]+)", exact: "([^"]+)"', read("Package.swift"))
        self.assertEqual({name: version for name, version in pins}, {name: self.versions[name] for name in self.linked})
        self.assertEqual(read("Package.swift").count(".package(url:"), len(pins), "a version is not exact")

    def test_the_copyright_file_names_the_licence_of_each_package(self):
        found = {}
        for names, kind in re.findall(r"^Files: (.*)\n(?:[A-Z].*\n| .*\n)*?License: (.*)$", read(".debian", "copyright"), re.M):
            found.update(dict.fromkeys(names.split(), kind))
        self.assertEqual({name: found.get(name) for name in self.linked}, self.licences)
        self.assertEqual(set(found) - set(self.linked), {"*", "swift-runtime", "swift-foundation", "swift-foundation-icu"})

    def test_the_notices_are_those_of_the_packages(self):
        self.assertEqual(read(".debian", "notices"), licences.notices(SCRATCH, BUILD))

    def test_a_licence_without_a_name_is_refused(self):
        folder = os.path.join(ROOT, "Sources")
        with self.assertRaisesRegex(SystemExit, "this licence has no row"):
            licences.licence(folder)


if __name__ == "__main__":
    unittest.main()
