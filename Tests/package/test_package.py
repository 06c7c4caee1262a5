"""The Debian package, with the programs as they are built for tests.

The package's own rules lay it out in a source tree. Only the steps for which programs of a release are needed are left out: strip and dpkg-shlibdeps.
"""

import gzip
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from programs import PATIENCE, PROGRAMS, ROOT, run

DEBIAN = os.path.join(ROOT, ".debian")
sys.path.insert(0, DEBIAN)

import documents  # noqa: E402

DOCUMENTS = "usr/share/doc/navhost"


def make_tree(folder):
    """A source tree of the package in a folder."""
    return run(os.path.join(DEBIAN, "source-tree"), folder).strip()


def lay_out(tree):
    """Lays the package out in a source tree; answers the folder that has its files."""
    environment = {**os.environ, "NAVHOST_PROGRAMS": os.path.dirname(PROGRAMS["navhost"])}
    run("debian/rules", "install", cwd=tree, env=environment)
    with open(os.path.join(tree, "debian", "navhost.substvars"), "a", encoding="utf-8") as file:
        file.write("shlibs:Depends=libc6, libedit2, libjson-c5, libsqlite3-0\n")
    for command in ("dh_installdeb", "dh_gencontrol", "dh_md5sums"):
        run(command, cwd=tree)
    return os.path.join(tree, "debian", "navhost")


class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="nh-")
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.source = make_tree(cls.folder)
        cls.tree = lay_out(cls.source)

    def installed(self, name):
        with open(os.path.join(self.tree, name), "rb") as file:
            data = file.read()
        return (gzip.decompress(data) if name.endswith(".gz") else data).decode()

    def files(self):
        """Every file of the package."""
        found = [os.path.relpath(os.path.join(folder, name), self.tree) for folder, _, names in os.walk(self.tree) for name in names]
        return {name for name in found if not name.startswith("DEBIAN/")}

    def test_the_source_tree_has_the_repositorys_files(self):
        listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", cwd=ROOT).split("\0")[:-1]
        self.assertIn(".debian/control", listed)
        for name in filter(lambda name: os.path.exists(os.path.join(ROOT, name)), listed):
            path = os.path.join(self.source, re.sub(r"^\.debian/", "debian/", name))
            self.assertTrue(os.path.isfile(path), path)
        with open(os.path.join(self.source, "debian", "source", "format"), encoding="utf-8") as file:
            self.assertEqual(file.read(), "3.0 (quilt)\n")

    def test_every_file_of_the_lists_is_there(self):
        """debhelper refuses a row that fits no file; here, each file is where the documents' links look for it."""
        files = self.files()
        expected = documents.installed()
        self.assertGreater(len(expected), 30)
        self.assertEqual(set(expected.values()) - files, set())
        for name in files:
            path = os.path.join(self.tree, name)
            is_program = name.startswith(("usr/bin/", "usr/libexec/", "usr/share/navhost/clients/demo/")) and not name.endswith(".png")
            self.assertEqual(os.stat(path).st_mode & 0o777, 0o755 if is_program else 0o644, name)
            self.assertGreater(os.path.getsize(path), 0, name)
        self.assertEqual({name for name in files if not name.startswith("usr/")}, set())

    def test_documents_for_contributors_are_not_there(self):
        installed = {os.path.relpath(name, DOCUMENTS) for name in self.files() if name.startswith(DOCUMENTS) and name.endswith(".md")}
        repository = {os.path.relpath(os.path.join(folder, name), "docs") for folder, name in (os.path.split(path) for path in self.markdown())}
        self.assertEqual(repository - installed, {"architecture.md", "benchmark.md", "changelog.md", "contributing.md", "five-modules.md"})
        self.assertEqual(installed - repository, set())

    def markdown(self):
        """The repository's documents."""
        return [name for name in run("git", "ls-files", "docs", cwd=ROOT).splitlines() if name.endswith(".md")]

    def test_links_of_the_documents_lead_to_files_of_the_package(self):
        links = []
        for destination in documents.documents().values():
            folder = os.path.dirname(os.path.join(self.tree, destination))
            for target in re.findall(r"\]\(([^()#\s]+)[^()\s]*\)", self.installed(destination)):
                links.append(target)
                self.assertTrue("://" in target or os.path.exists(os.path.join(folder, target)), f"{destination}: {target}")
        self.assertIn("../../../lib/systemd/user/navhost.service", links)
        self.assertIn("first-module/python.md", links)

    def test_of_a_link_to_what_is_not_in_the_package_the_words_stay(self):
        text = "See [this](../clients/c/README.md), [that](protocol.md#errors), [here](#above) and [there](https://example.org/a)."
        expected = "See this, [that](protocol.md#errors), [here](#above) and [there](https://example.org/a)."
        self.assertEqual(documents.linked(text, "docs/links.md"), expected)

    def test_all_programs_have_a_manual_and_completions_in_three_shells(self):
        for name in PROGRAMS:
            self.assertIn(f".TH {name.upper()} 1 ", self.installed(f"usr/share/man/man1/{name}.1.gz"))
            bash = self.installed(f"usr/share/bash-completion/completions/{name}")
            self.assertRegex(bash, rf"(?m)^complete (-o filenames )?-F _{name} {name}$")
            self.assertFalse(bash.startswith("#!"))
            self.assertTrue(self.installed(f"usr/share/zsh/vendor-completions/_{name}").startswith(f"#compdef {name}\n"))
            self.assertIn(f"complete -c '{name}'", self.installed(f"usr/share/fish/vendor_completions.d/{name}.fish"))
        for name in ("navhost-protocol", "navhost-errors"):
            self.assertIn(f".TH {name.upper()} 7 ", self.installed(f"usr/share/man/man7/{name}.7.gz"))

    def test_units_start_the_program_of_the_package(self):
        for kind, name in itertools.product(("system", "user"), ("navhost", "navweb")):
            unit = self.installed(f"usr/lib/systemd/{kind}/{name}.service")
            program = re.search(r"^ExecStart=/(\S+) serve\b", unit, re.M)[1]
            self.assertTrue(os.access(os.path.join(self.tree, program), os.X_OK), unit)
            self.assertNotIn("%h/.local", unit)

    def test_nothing_runs_at_installation(self):
        self.assertEqual(set(os.listdir(os.path.join(self.tree, "DEBIAN"))), {"control", "md5sums"})

    def test_control_has_the_fields_of_policy(self):
        text = self.installed("DEBIAN/control")
        fields = dict(re.findall(r"^([A-Z][\w-]*): (.*)$", text, re.M))
        self.assertEqual(fields["Package"], "navhost")
        self.assertEqual(fields["Architecture"], run("dpkg", "--print-architecture").strip())
        self.assertEqual(fields["Version"], run(PROGRAMS["navhost"], "--version").strip() + "-1")
        self.assertEqual(fields["Depends"], "libc6, libedit2, libjson-c5, libsqlite3-0")
        self.assertRegex(fields["Maintainer"], r"^[^<>]+ <[^<>@ ]+@[^<>@ ]+>$")
        self.assertGreater(int(fields["Installed-Size"]), 1000)
        self.assertLessEqual(len(fields["Description"]), 80)
        self.assertNotIn("@", re.sub(r"<[^>]*>", "", text))
        for line in text.partition("Description:")[2].splitlines()[1:]:
            self.assertRegex(line, r"^ (\.|\S.*)$")

    def test_checksums_are_those_of_the_files(self):
        sums = [line.split("  ") for line in self.installed("DEBIAN/md5sums").splitlines()]
        self.assertEqual({name for _, name in sums}, self.files())
        run("md5sum", "--check", "--quiet", "DEBIAN/md5sums", cwd=self.tree)

    def test_without_programs_swift_builds_them_with_the_flags_of_the_readme(self):
        with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
            flags = re.search(r"&& swift build (-c release .*?) &&", file.read())[1]
        environment = {key: value for key, value in os.environ.items() if key != "NAVHOST_PROGRAMS"}
        commands = run("make", "--dry-run", "--file=debian/rules", "programs", cwd=self.source, env=environment)
        self.assertIn(f"swift build {flags} --product ", commands)
        for name in (*PROGRAMS, "demo-cups", "demo-till"):
            self.assertRegex(commands, rf" \.build/release/{name}( |$)")
        environment["NAVHOST_PROGRAMS"] = "/elsewhere"
        commands = run("make", "--dry-run", "--file=debian/rules", "programs", cwd=self.source, env=environment)
        self.assertNotIn("swift build", commands)
        self.assertIn(" /elsewhere/navhost ", commands)

    def test_made_twice_it_is_the_same_to_the_byte(self):
        """Whatever the folder, the umask and the times of the files."""
        packages = []
        for name, umask, time in (("one", 0o022, 1_000_000_000), ("other", 0o077, 1_700_000_000)):
            folder = os.path.join(self.folder, name)
            before = os.umask(umask)
            try:
                os.mkdir(folder)
                source = make_tree(folder)
                for where, folders, files in os.walk(source):
                    for file in folders + files:
                        os.utime(os.path.join(where, file), (time, time))
                lay_out(source)
                run("debian/rules", "execute_before_dh_builddeb", cwd=source)
                run("dh_builddeb", "--", "-Znone", cwd=source, env={**os.environ, "SOURCE_DATE_EPOCH": "1767225600"})
            finally:
                os.umask(before)
            (package,) = (name for name in os.listdir(folder) if name.endswith(".deb"))
            packages.append(os.path.join(folder, package))
        with open(packages[0], "rb") as one, open(packages[1], "rb") as other:
            self.assertTrue(one.read() == other.read())

    def test_the_demo_runs_from_the_folder(self):
        """Its modules are those of the package, and leave nothing in it."""
        before = {os.path.join(folder, name) for folder, folders, names in os.walk(self.tree) for name in folders + names}
        path = os.path.join(self.folder, "demo.sock")
        command = [os.path.join(self.tree, "usr", "bin", "navhost"), "demo", "--socket", path, "--log-level", "error"]
        environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")}
        host = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=self.folder)
        try:
            while host.stdout.readline() not in ("demo ready; Ctrl-C ends it\n", ""):
                pass
            modules = json.loads(run(os.path.join(self.tree, "usr", "bin", "navctl"), "--socket", path, "call", "module.list"))["modules"]
            names = ("basket", "board", "cups", "house", "kitchen", "till")
            self.assertEqual({module["module"]: module["state"] for module in modules}, dict.fromkeys(names, "running"))
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
