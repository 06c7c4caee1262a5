"""What goes into the Debian package, with the programs as they are built for tests."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from programs import PATIENCE, PROGRAMS, ROOT, run

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

    def test_links_of_the_documents_lead_to_files_of_the_package(self):
        links = []
        for source, destination, _ in build.files():
            if source.startswith("docs/") and source.endswith(".md") and not destination.endswith(".gz"):
                folder = os.path.dirname(os.path.join(self.tree, destination))
                for target in re.findall(r"\]\(([^()#\s]+)[^()\s]*\)", self.installed(destination)):
                    links.append(target)
                    self.assertTrue("://" in target or os.path.exists(os.path.join(folder, target)), f"{destination}: {target}")
        self.assertIn("../../../lib/systemd/user/navhost.service", links)
        self.assertIn("first-module/python.md", links)

    def test_of_a_link_to_what_is_not_in_the_package_the_words_stay(self):
        text = "See [this](../clients/c/README.md), [that](protocol.md#errors), [here](#above) and [there](https://example.org/a)."
        expected = "See this, [that](protocol.md#errors), [here](#above) and [there](https://example.org/a)."
        self.assertEqual(build.linked(text, "docs/links.md"), expected)

    def test_both_programs_have_a_manual_and_completions_in_three_shells(self):
        for name in PROGRAMS:
            self.assertIn(f".TH {name.upper()} 1 ", self.installed(f"usr/share/man/man1/{name}.1.gz"))
            bash = self.installed(f"usr/share/bash-completion/completions/{name}")
            self.assertIn(f"complete -o filenames -F _{name} {name}", bash)
            self.assertFalse(bash.startswith("#!"))
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

    def test_packed_twice_it_is_the_same_to_the_byte(self):
        """Whatever the folder, the umask and the times of the files."""
        packages = []
        for name, umask, time in (("one", 0o022, 1_000_000_000), ("other", 0o077, 1_700_000_000)):
            folder = os.path.join(self.folder, name)
            before = os.umask(umask)
            try:
                os.mkdir(folder)
                tree = os.path.join(folder, "tree")
                os.mkdir(tree)
                build.stage(tree, self.made)
                build.write_control(tree, "amd64")
            finally:
                os.umask(before)
            for where, folders, files in os.walk(tree):
                for file in folders + files:
                    os.utime(os.path.join(where, file), (time, time))
            packages.append(build.pack(tree, os.path.join(folder, "navhost.deb"), compression="none"))
        with open(packages[0], "rb") as one, open(packages[1], "rb") as other:
            self.assertTrue(one.read() == other.read())

    def test_what_the_build_makes_is_the_same_the_second_time(self):
        again = os.path.join(self.folder, "again")
        build.make(again, os.path.dirname(PROGRAMS["navhost"]), strip=False)
        for folder, _, names in os.walk(self.made):
            for name in names:
                path = os.path.join(folder, name)
                with open(path, "rb") as one, open(os.path.join(again, os.path.relpath(path, self.made)), "rb") as other:
                    self.assertTrue(one.read() == other.read(), path)

    def test_the_demo_runs_from_the_folder(self):
        """Its modules are those of the package, and leave nothing in it."""
        before = {os.path.join(folder, name) for folder, folders, names in os.walk(self.tree) for name in folders + names}
        path = os.path.join(self.folder, "demo.sock")
        command = [os.path.join(self.tree, "usr", "bin", "navhost"), "demo", "--socket", path, "--log-level", "error"]
        environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")}
        host = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=self.folder)
        try:
            lines = [host.stdout.readline() for _ in range(3)]
            self.assertEqual(lines[2], f"demo ready: navctl --socket {path} tree\n", lines)
            tree = json.loads(run(os.path.join(self.tree, "usr", "bin", "navctl"), "--socket", path, "call", "module.list"))
            self.assertEqual({module["module"] for module in tree["modules"]}, {"catalog", "clock", "settings"})
        finally:
            host.terminate()
            host.communicate(timeout=PATIENCE)
        after = {os.path.join(folder, name) for folder, folders, names in os.walk(self.tree) for name in folders + names}
        self.assertEqual(after, before)

    def test_programs_run_from_the_folder(self):
        for name in PROGRAMS:
            result = subprocess.run([os.path.join(self.tree, "usr", "bin", name), "--version"], capture_output=True, text=True, timeout=PATIENCE)
            self.assertEqual((result.returncode, result.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
