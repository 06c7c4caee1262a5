#!/usr/bin/env python3
"""Checks the Debian package: its fields and files, that its programs run from a folder, and that it can be made again byte for byte.

It makes the second package from the programs in $NAVHOST_PROGRAMS, else in .build/release. The first must have been made from the same ones.

usage: check.py PACKAGE.deb
"""

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAMS = os.environ.get("NAVHOST_PROGRAMS") or os.path.join(os.path.dirname(HERE), ".build", "release")
#: The folders that the package has files in.
FOLDERS = (
    "usr/bin", "usr/lib/systemd/system", "usr/lib/systemd/user", "usr/libexec/navhost", "usr/share/bash-completion/completions",
    "usr/share/doc/navhost", "usr/share/fish/vendor_completions.d", "usr/share/lintian/overrides", "usr/share/man/man1", "usr/share/man/man7",
    "usr/share/navhost", "usr/share/zsh/vendor-completions",
)  # fmt: skip

failed = []


def check(what, good):
    print(("passed: " if good else "FAILED: ") + what)
    if not good:
        failed.append(what)


def run(*command, **options):
    """Standard output of a command that has to succeed."""
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False, **options)
    if result.returncode:
        raise SystemExit(f"{' '.join(command)}: exit code {result.returncode}\n{result.stdout}")
    return result.stdout


def field(deb, name):
    return run("dpkg-deb", "--field", deb, name).strip()


def check_fields(deb):
    version = run("dpkg-parsechangelog", "--file", os.path.join(HERE, "changelog"), "--show-field", "Version").strip()
    check("name and version", (field(deb, "Package"), field(deb, "Version")) == ("navhost", version))
    depends = field(deb, "Depends")
    for library in ("libc6", "libedit2", "libjson-c5", "libsqlite3-0"):
        check(f"depends on {library}: {depends}", re.search(rf"(^|, ){library}( |,|$)", depends) is not None)


def check_contents(deb):
    listing = [line.split(None, 5) for line in run("dpkg-deb", "--contents", deb).splitlines()]
    files = [row[5].removeprefix("./") for row in listing if not row[5].endswith("/")]
    check("every folder has files", all(any(name.startswith(folder + "/") for name in files) for folder in FOLDERS))
    check("there are no files elsewhere", all(any(name.startswith(folder + "/") for folder in FOLDERS) for name in files))
    check("all belongs to root", all(row[1] == "root/root" for row in listing))
    with tempfile.TemporaryDirectory(prefix="nh-") as folder:
        run("dpkg-deb", "--control", deb, folder)
        check("there are no maintainer scripts", set(os.listdir(folder)) == {"control", "md5sums"})


def check_programs(tree):
    """The host serves from the folder, and navctl finds it."""
    with tempfile.TemporaryDirectory(prefix="nh-") as folder:
        path = os.path.join(folder, "h.sock")
        host, control = (os.path.join(tree, "usr", "bin", name) for name in ("navhost", "navctl"))
        environment = {"PATH": "/usr/bin:/bin", "HOME": folder}
        times = []
        for _ in range(11):
            began = time.monotonic()
            process = subprocess.Popen([host, "--socket", path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment)
            process.stdout.readline()
            with socket.socket(socket.AF_UNIX) as connection:
                connection.settimeout(600)
                connection.connect(path)
                connection.sendall(b'{"id":1,"method":"ping"}\n')
                answer = connection.recv(100)
            times.append(time.monotonic() - began)
            result = subprocess.run([control, "--socket", path, "ping"], capture_output=True, text=True, timeout=600, env=environment)
            process.terminate()
            process.stdout.close()
            if b"pong" not in answer or result.returncode or process.wait(timeout=600):
                return check("the programs run from a folder", False)
        check("the programs run from a folder", True)
        print(f"from start to the first answer: {sorted(times)[5] * 1000:.0f} ms (median of 11)")
    for name in ("usr/bin/navhost", "usr/bin/navctl", "usr/bin/navweb", "usr/libexec/navhost/demo-cups", "usr/libexec/navhost/demo-till"):
        program = os.path.join(tree, name)
        print(f"{name}: {os.path.getsize(program)} bytes")
        linked = run("ldd", program)
        check(f"{name} needs nothing of Swift", "libswift" not in linked and "not found" not in linked)


def made_again(folder):
    """The path of a second package, made in another folder from the same programs."""
    tree = run(os.path.join(HERE, "source-tree"), folder).strip()
    run("dpkg-buildpackage", "-b", "-us", "-uc", cwd=tree, env={**os.environ, "NAVHOST_PROGRAMS": PROGRAMS}, stderr=subprocess.STDOUT)
    (name,) = (name for name in os.listdir(folder) if name.endswith(".deb"))
    return os.path.join(folder, name)


def main(deb):
    check_fields(deb)
    check_contents(deb)
    print(f"package: {os.path.getsize(deb)} bytes")
    with tempfile.TemporaryDirectory(prefix="nh-") as folder:
        with open(deb, "rb") as one, open(made_again(folder), "rb") as other:
            check("made again from the same programs, it is the same to the byte", one.read() == other.read())
    with tempfile.TemporaryDirectory(prefix="nh-") as tree:
        run("dpkg-deb", "--extract", deb, tree)
        check_programs(tree)
    if shutil.which("lintian"):
        result = subprocess.run(["lintian", "--fail-on", "error,warning", deb], capture_output=True, text=True, timeout=600, check=False)
        print(result.stdout, end="")
        check("lintian has neither errors nor warnings", result.returncode == 0)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(sys.argv[1])
