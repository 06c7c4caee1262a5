"""Command lines that are wrong, and sockets that cannot be used: exit codes, messages, and no files left behind."""

import os
import socket
import subprocess
import tempfile
import unittest

from hosts import PATIENCE

FOLDER = os.path.dirname(os.environ["NAVHOST_BIN"])


def run(program, *arguments):
    return subprocess.run([os.path.join(FOLDER, program), *arguments], capture_output=True, text=True, timeout=PATIENCE)


class WrongUsage(unittest.TestCase):
    def test_every_program_ends_with_3(self):
        for program in ("navhost", "navctl", "navweb", "navbench"):
            with self.subTest(program):
                result = run(program, "--no-such-option")
                self.assertEqual((result.returncode, result.stdout), (3, ""), result.stderr)
                self.assertIn("--no-such-option", result.stderr)

    def test_a_value_that_is_refused_is_wrong_usage(self):
        for arguments in (["--seconds", "0"], ["--rows", "P0"], ["--runs", "many"], ["answer"]):
            with self.subTest(arguments):
                self.assertEqual(run("navbench", *arguments).returncode, 3)

    def test_help_is_no_mistake(self):
        result = run("navbench", "--help")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertIn("3 for wrong usage", " ".join(result.stdout.split()))


class WrongSocket(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.path = os.path.join(self.folder, "h.sock")

    def refused(self, path, status, words):
        before = os.listdir(self.folder)
        result = run("navhost", "--store", "none", "--socket", path)
        self.assertEqual((result.returncode, result.stdout), (status, ""), result.stderr)
        self.assertIn(words, result.stderr)
        self.assertEqual(os.listdir(self.folder), before, "a refused host leaves no file")

    def test_a_folder_that_does_not_exist(self):
        self.refused(os.path.join(self.folder, "none", "h.sock"), 73, "No such file or directory")

    def test_a_path_that_is_too_long(self):
        self.refused(os.path.join(self.folder, "h" * 107), 73, "too long")

    def test_a_file_that_is_not_a_socket(self):
        with open(self.path, "w", encoding="utf-8") as file:
            file.write("precious")
        self.refused(self.path, 73, "is not a socket")

    def test_a_folder_in_place_of_the_socket(self):
        os.mkdir(self.path)
        self.refused(self.path, 73, "is not a socket")

    def test_a_socket_of_another_program(self):
        with socket.socket(socket.AF_UNIX) as other:
            other.bind(self.path)
            other.listen()
            self.refused(self.path, 69, "answers at")

    def test_a_socket_of_another_host(self):
        command = [os.path.join(FOLDER, "navhost"), "--store", "none", "--socket", self.path]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as host:
            self.assertIn("listening", host.stdout.readline())
            self.assertEqual(sorted(os.listdir(self.folder)), ["h.sock", "h.sock.lock"])
            self.refused(self.path, 69, "answers at")
            host.terminate()
            host.communicate(timeout=PATIENCE)
        self.assertEqual(os.listdir(self.folder), [], "a host that ends removes its files")

    def test_a_store_that_cannot_be_opened(self):
        result = run("navhost", "--store", self.folder, "--socket", self.path)
        self.assertEqual(result.returncode, 74, result.stderr)
        self.assertEqual(os.listdir(self.folder), [])


if __name__ == "__main__":
    unittest.main()
