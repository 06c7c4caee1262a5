#!/usr/bin/env python3
"""Checks a package that build.py has made: its fields and files, that its programs run from a folder, and how large and how quick they are.

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

import build

failed = []


def check(what, good):
    print(("passed: " if good else "FAILED: ") + what)
    if not good:
        failed.append(what)


def field(deb, name):
    return build.run("dpkg-deb", "--field", deb, name).strip()


def check_fields(deb):
    check("name and version", (field(deb, "Package"), field(deb, "Version")) == ("navhost", build.version()[0]))
    depends = field(deb, "Depends")
    for library in ("libc6", "libjson-c5", "libsqlite3-0"):
        check(f"depends on {library}: {depends}", re.search(rf"(^|, ){library}( |,|$)", depends) is not None)


def check_contents(deb):
    listing = [line.split(None, 5) for line in build.run("dpkg-deb", "--contents", deb).splitlines()]
    found = {row[5].removeprefix("./"): row for row in listing if not row[5].endswith("/")}
    check("the files are those of the list", set(found) == {destination for _, destination, _ in build.files()})
    check("all belongs to root", all(row[1] == "root/root" for row in listing))


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
                connection.settimeout(20)
                connection.connect(path)
                connection.sendall(b'{"id":1,"method":"ping"}\n')
                answer = connection.recv(100)
            times.append(time.monotonic() - began)
            result = subprocess.run([control, "--socket", path, "ping"], capture_output=True, text=True, timeout=60, env=environment)
            process.terminate()
            process.stdout.close()
            if b"pong" not in answer or result.returncode or process.wait(timeout=30):
                return check("the programs run from a folder", False)
        check("the programs run from a folder", True)
        print(f"from start to the first answer: {sorted(times)[5] * 1000:.0f} ms (median of 11)")
    for name in [destination for source, destination, _ in build.files() if source.startswith("@bin/")]:
        program = os.path.join(tree, name)
        print(f"{name}: {os.path.getsize(program)} bytes")
        linked = build.run("ldd", program)
        check(f"{name} needs nothing of Swift", "libswift" not in linked and "not found" not in linked)


def main(deb):
    check_fields(deb)
    check_contents(deb)
    print(f"package: {os.path.getsize(deb)} bytes")
    with tempfile.TemporaryDirectory(prefix="nh-") as tree:
        build.run("dpkg-deb", "-x", deb, tree)
        with tempfile.TemporaryDirectory(prefix="nh-") as again:
            other = build.package(again, build.BUILT)
            with open(deb, "rb") as one, open(other, "rb") as two:
                check("made again from the same programs, it is the same to the byte", one.read() == two.read())
        check_programs(tree)
    if shutil.which("lintian"):
        print(subprocess.run(["lintian", deb], capture_output=True, text=True, timeout=600).stdout)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(sys.argv[1])
