"""What goes into the Debian package, with the programs as they are built for tests."""

import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from programs import PROGRAMS, ROOT, run

sys.path.insert(0, os.path.join(ROOT, ".debian"))

import build  # noqa: E402


class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="nh-")
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.made, cls.tree = (os.path.join(cls.folder, name) for name in ("made", "tree"))
        build.make(cls.made, os.path.dirname(PROGRAMS["navhost"]), strip=False)
        os.mkdir(cls.tree)
        build.stage(cls.tree, cls.made)
        # What dpkg-shlibdeps finds is another test's subject; it is slow with programs that are not stripped.
        cls.addClassCleanup(setattr, build, "dependencies", build.dependencies)
        build.dependencies = lambda tree: "libc6, libjson-c5, libsqlite3-0"
        build.write_control(cls.tree, "amd64")

    def installed(self, name):
        with open(os.path.join(self.tree, name), "rb") as file:
            data = file.read()
        return (gzip.decompress(data) if name.endswith(".gz") else data).decode()

    def test_every_file_is_named_once_and_is_there(self):
        rows = build.files()
        destinations = [destination for _, destination, _ in rows]
        self.assertEqual(len(set(destinations)), len(destinations))
        found = [os.path.relpath(os.path.join(folder, name), self.tree) for folder, _, names in os.walk(self.tree) for name in names]
        self.assertEqual(set(found) - {"DEBIAN/control", "DEBIAN/md5sums"}, set(destinations))
        for source, destination, mode in rows:
            path = os.path.join(self.tree, destination)
            self.assertEqual(os.stat(path).st_mode & 0o777, mode, destination)
            self.assertGreater(os.path.getsize(path), 0, destination)
            self.assertTrue(source.startswith("@") or not os.path.isabs(source), source)

    def test_both_programs_have_a_manual_and_completions_in_three_shells(self):
        for name in PROGRAMS:
            self.assertIn(f".TH {name.upper()} 1 ", self.installed(f"usr/share/man/man1/{name}.1.gz"))
            self.assertIn(f"complete -o filenames -F _{name} {name}", self.installed(f"usr/share/bash-completion/completions/{name}"))
            self.assertTrue(self.installed(f"usr/share/zsh/vendor-completions/_{name}").startswith(f"#compdef {name}\n"))
            self.assertIn(f"complete -c '{name}'", self.installed(f"usr/share/fish/vendor_completions.d/{name}.fish"))

    def test_units_start_the_program_of_the_package(self):
        for kind in ("system", "user"):
            unit = self.installed(f"usr/lib/systemd/{kind}/navhost.service")
            program = re.search(r"^ExecStart=/(\S+) serve ", unit, re.M)[1]
            self.assertTrue(os.access(os.path.join(self.tree, program), os.X_OK), unit)
            self.assertNotIn("%h/.local", unit)

    def test_control_has_the_fields_of_policy(self):
        text = self.installed("DEBIAN/control")
        fields = dict(re.findall(r"^([A-Z][\w-]*): (.*)$", text, re.M))
        self.assertEqual(fields["Package"], "navhost")
        self.assertEqual(fields["Architecture"], "amd64")
        self.assertEqual(fields["Version"], run(PROGRAMS["navhost"], "--version").strip() + "-1")
        self.assertEqual(fields["Depends"], "libc6, libjson-c5, libsqlite3-0")
        self.assertRegex(fields["Maintainer"], r"^[^<>]+ <[^<>@ ]+@[^<>@ ]+>$")
        self.assertGreater(int(fields["Installed-Size"]), 1000)
        self.assertLessEqual(len(fields["Description"]), 80)
        self.assertNotIn("@", re.sub(r"<[^>]*>", "", text))
        for line in text.partition("Description:")[2].splitlines()[1:]:
            self.assertRegex(line, r"^ (\.|\S.*)$")

    def test_checksums_are_those_of_the_files(self):
        sums = [line.split("  ") for line in self.installed("DEBIAN/md5sums").splitlines()]
        self.assertEqual([name for _, name in sums], sorted(destination for _, destination, _ in build.files()))
        if shutil.which("md5sum"):
            run("md5sum", "--check", "--quiet", "DEBIAN/md5sums", cwd=self.tree)

    def test_copyright_names_every_library(self):
        with open(os.path.join(ROOT, "Package.swift"), encoding="utf-8") as file:
            libraries = re.findall(r'url: "https://github.com/[\w-]+/([\w.-]+)"', file.read())
        self.assertGreater(len(libraries), 5)
        text = self.installed("usr/share/doc/navhost/copyright")
        for library in libraries:
            self.assertRegex(text, rf"(?m)^Files:.* {re.escape(library)}( |$)")

    def test_the_changelogs_version_is_the_hosts(self):
        number, _ = build.version()
        self.assertEqual(number.rpartition("-")[0], run(PROGRAMS["navhost"], "--version").strip())

    def test_programs_run_from_the_folder(self):
        for name in PROGRAMS:
            result = subprocess.run([os.path.join(self.tree, "usr", "bin", name), "--version"], capture_output=True, text=True, timeout=60)
            self.assertEqual((result.returncode, result.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
