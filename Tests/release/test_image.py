"""The layout of the image, of a small tarball in place of that of a release build. Tests/docs/run.py makes and runs the real one."""

import gzip
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE, ROOT  # noqa: E402

RELEASE = os.path.join(ROOT, ".release")
sys.path.insert(0, RELEASE)

import oci  # noqa: E402

NAME = "navhost-1.2.3-linux-x86_64"


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def write_tarball(folder):
    """A tarball with programs of this system in place of navhost's."""
    path = os.path.join(folder, f"{NAME}.tar.gz")
    with tarfile.open(path, "w:gz") as archive:
        archive.addfile(oci.member(NAME, mode=0o755, kind=tarfile.DIRTYPE, time=1_700_000_000))
        for name in ("bin/navhost", "bin/navctl", "bin/navweb", "libexec/navhost/demo-cups"):
            with open(os.path.realpath(shutil.which("true")), "rb") as program:
                data = program.read()
            archive.addfile(oci.member(f"{NAME}/{name}", size=len(data), mode=0o755), io.BytesIO(data))
    return path


class Image(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="nh-")
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.tarball = write_tarball(cls.folder)
        made = run(os.path.join(RELEASE, "image"), cls.tarball, cls.folder)
        if made.returncode:
            raise AssertionError(made.stderr)
        cls.image = made.stdout.strip()
        cls.name, cls.manifest, cls.configuration, cls.layers = oci.read(cls.image)
        cls.settings = cls.configuration["config"]
        cls.root = os.path.join(cls.folder, "root")
        oci.unpack(cls.image, cls.root)

    def test_it_has_the_files_of_the_layout(self):
        self.assertEqual(self.image, os.path.join(self.folder, f"{NAME}.oci.tar"))
        with tarfile.open(self.image) as archive:
            names = archive.getnames()
            layout = json.load(archive.extractfile("oci-layout"))
        self.assertEqual(layout, {"imageLayoutVersion": "1.0.0"})
        blobs = [name for name in names if name not in ("oci-layout", "index.json")]
        self.assertEqual(len(blobs), 4, "two layers, the configuration and the manifest")
        for name in blobs:
            self.assertRegex(name, r"^blobs/sha256/[0-9a-f]{64}$")

    def test_it_is_named_after_its_version(self):
        self.assertEqual(self.name, "localhost/navhost:1.2.3")
        self.assertEqual(self.settings["Labels"]["org.opencontainers.image.version"], "1.2.3")
        self.assertEqual((self.configuration["os"], self.configuration["architecture"]), ("linux", "amd64"))
        self.assertEqual(self.configuration["created"], "2023-11-14T22:13:20Z")

    def test_it_starts_the_host_as_a_user_without_rights(self):
        self.assertEqual(self.settings["Entrypoint"] + self.settings["Cmd"], ["/usr/local/bin/navhost", "serve"])
        self.assertEqual((self.settings["User"], self.settings["StopSignal"]), ("65532:65532", "SIGTERM"))
        with open(os.path.join(self.root, "etc", "passwd"), encoding="utf-8") as file:
            self.assertRegex(file.read(), r"(?m)^navhost:x:65532:65532:")

    def test_socket_and_store_are_in_volumes_of_this_user(self):
        self.assertEqual(self.settings["Volumes"], {"/run/navhost": {}, "/var/lib/navhost": {}})
        paths = dict(pair.split("=", 1) for pair in self.settings["Env"])
        self.assertEqual((paths["NAVHOST_SOCKET"], paths["NAVHOST_STORE"]), ("/run/navhost/navhost.sock", "/var/lib/navhost/navhost.db"))
        with tarfile.open(fileobj=io.BytesIO(self.layers[0])) as archive:
            for path in self.settings["Volumes"]:
                folder = archive.getmember(path.lstrip("/"))
                self.assertEqual((folder.uid, folder.gid, folder.mode), (65532, 65532, 0o700))

    def test_its_programs_find_their_libraries_in_it(self):
        for name in ("navhost", "navctl", "navweb"):
            path = os.path.join(self.root, "usr", "local", "bin", name)
            self.assertEqual(os.path.realpath(path), os.path.join(os.path.realpath(self.root), NAME, "bin", name))
            for library in re.findall(r"(/\S+) \(0x", run("ldd", path).stdout):
                self.assertTrue(os.path.isfile(self.root + library), library)
        self.assertEqual({name for name in os.listdir(self.root)} - {NAME, "lib64"}, {"etc", "lib", "proc", "run", "tmp", "usr", "var"})

    def test_the_tarball_is_a_layer_as_it_is(self):
        with open(self.tarball, "rb") as file:
            self.assertTrue(self.layers[1] == file.read())
        self.assertEqual([oci.digest(gzip.decompress(layer)) for layer in self.layers], self.configuration["rootfs"]["diff_ids"])

    def test_made_twice_it_is_the_same_to_the_byte(self):
        again = run(os.path.join(RELEASE, "image"), self.tarball, os.path.join(self.folder, "again")).stdout.strip()
        with open(self.image, "rb") as one, open(again, "rb") as other:
            self.assertTrue(one.read() == other.read())

    def test_an_image_with_other_bytes_is_refused(self):
        broken = os.path.join(self.folder, "broken.oci.tar")
        with open(self.image, "rb") as file:
            data = file.read()
        with open(broken, "wb") as file:
            file.write(data.replace(b'"65532:65532"', b'"00000:00000"'))
        with self.assertRaisesRegex(ValueError, "has other bytes"):
            oci.read(broken)


class Usage(unittest.TestCase):
    def test_wrong_files_are_refused_in_words(self):
        with tempfile.TemporaryDirectory(prefix="nh-") as folder:
            tried = run(os.path.join(RELEASE, "try"), "--here", folder, "README.md")
            self.assertNotEqual(tried.returncode, 0)
            self.assertIn("neither a package", tried.stderr)

    def test_each_program_says_how_it_is_used(self):
        for program in ("tarball", "image", "try"):
            used = run(os.path.join(RELEASE, program), "--help")
            self.assertNotEqual(used.returncode, 0)
            self.assertIn(f"usage: {program} ", used.stdout + used.stderr)


if __name__ == "__main__":
    unittest.main()
