#!/usr/bin/env python3
"""Builds the Debian package: a release build with the Swift runtime in it, stripped, with manual, units and completions.

The same programs make the same package, byte for byte: files have the time of $SOURCE_DATE_EPOCH, else of the commit.

usage: build.py [FOLDER]      where the package is put; .build-package when it is left out
"""

import glob
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
PROGRAMS = ("navhost", "navctl")
# A sample module that `navhost demo` starts.
SAMPLES = ("sample-settings",)
SHELLS = ("bash", "zsh", "fish")
# Where the README's command, which has the same flags, puts what it builds.
BUILT = os.path.join(ROOT, ".build", "release")


def run(*command, **options):
    """Standard output of a command that has to succeed."""
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False, **options)
    if result.returncode:
        raise SystemExit(f"{' '.join(command)}: exit code {result.returncode}")
    return result.stdout


def read(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return file.read()


def files():
    """Source, destination and mode of every file of the package."""
    rows = [line.split() for line in read("files").splitlines() if line and not line.startswith("#")]
    found = []
    for source, destination, mode in rows:
        names = sorted(glob.glob(source, root_dir=ROOT)) if destination.endswith("/") else [source]
        if not names:
            raise SystemExit(f".debian/files: there is no {source}")
        found += [(name, destination + os.path.basename(name) if destination.endswith("/") else destination, int(mode, 8)) for name in names]
    return found


def version():
    """The version and the maintainer that the newest entry of the changelog names."""
    text = read("changelog")
    return re.match(r"navhost \(([^)]+)\)", text)[1], re.search(r"^ -- (.* <.*>)  ", text, re.M)[1]


def compile_programs():
    """Builds the programs, and answers where they are."""
    for product in PROGRAMS + SAMPLES:
        flags = ["--static-swift-stdlib", "-Xswiftc", "-enforce-exclusivity=unchecked"]
        subprocess.run(["swift", "build", "-c", "release", *flags, "--product", product], cwd=ROOT, check=True)
    return BUILT


def make(folder, programs, strip=True):
    """What the build makes besides the repository's files, in a folder: programs, manual, completions."""
    for part in ("bin", "man", "completions"):
        os.makedirs(os.path.join(folder, part))
    for name in PROGRAMS + SAMPLES:
        program = shutil.copy(os.path.join(programs, name), os.path.join(folder, "bin"))
        if strip:
            run("strip", "--remove-section=.comment", "--remove-section=.note", program)
    for name in PROGRAMS:
        program = os.path.join(folder, "bin", name)
        for shell in SHELLS:
            with open(os.path.join(folder, "completions", f"{name}.{shell}"), "w", encoding="utf-8") as file:
                # Completions are sourced, so bash's first line names no interpreter.
                file.write(run(program, "--generate-completion-script", shell).removeprefix("#!/bin/bash\n"))
    environment = {**os.environ, **{f"{name.upper()}_BIN": os.path.join(folder, "bin", name) for name in PROGRAMS}}
    run(sys.executable, os.path.join(HERE, "manual.py"), os.path.join(folder, "man"), env=environment)


def content(source, made):
    """The bytes of a file of the package."""
    path = os.path.join(made, source[1:]) if source.startswith("@") else os.path.join(ROOT, source)
    with open(path, "rb") as file:
        data = file.read()
    if source == "docs/systemd/user/navhost.service":
        data = data.replace(b"%h/.local/bin/navhost", b"/usr/bin/navhost")
    if source.startswith("docs/") and source.endswith(".md"):
        data = linked(data.decode(), source).encode()
    return data


def linked(text, source):
    """A document whose links lead to files of the package; of a link to anything else in the repository the words stay."""
    installed = {name: destination for name, destination, _ in files()}

    def link(match):
        words, target, anchor = match.groups(default="")
        if "://" in target or not target:
            return match[0]
        destination = installed.get(os.path.normpath(os.path.join(os.path.dirname(source), target)))
        if destination is None:
            return words
        return f"[{words}]({os.path.relpath(destination, os.path.dirname(installed[source]))}{anchor})"

    return re.sub(r"\[([^\[\]]+)\]\(([^()#\s]*)(#[^()\s]*)?\)", link, text)


def stage(tree, made):
    """Lays the package's files out in a folder."""
    for source, destination, mode in files():
        path = os.path.join(tree, destination)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        data = content(source, made)
        with open(path, "wb") as file:
            file.write(gzip.compress(data, 9, mtime=0) if destination.endswith(".gz") else data)
        os.chmod(path, mode)
    for folder, _, _ in os.walk(tree):
        os.chmod(folder, 0o755)


def dependencies(tree):
    """What dpkg-shlibdeps finds; where it is not installed, what the programs need on Debian 12."""
    if not shutil.which("dpkg-shlibdeps"):
        return "libc6 (>= 2.36), libgcc-s1, libjson-c5 (>= 0.15), libsqlite3-0 (>= 3.40), libstdc++6 (>= 12)"
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, "debian"))
        with open(os.path.join(folder, "debian", "control"), "w", encoding="utf-8") as file:
            file.write("Source: navhost\n\nPackage: navhost\nArchitecture: any\n")
        programs = [os.path.join(tree, destination) for source, destination, _ in files() if source.startswith("@bin/")]
        return run("dpkg-shlibdeps", "-O", *programs, cwd=folder, stderr=subprocess.DEVNULL).strip().removeprefix("shlibs:Depends=")


def write_control(tree, architecture):
    """The control file, and the checksums of all others."""
    sums, size = [], 0
    for _, destination, _ in sorted(files(), key=lambda row: row[1]):
        with open(os.path.join(tree, destination), "rb") as file:
            data = file.read()
        sums.append(f"{hashlib.md5(data).hexdigest()}  {destination}\n")
        size += -(-len(data) // 1024)
    number, maintainer = version()
    values = {"VERSION": number, "MAINTAINER": maintainer, "ARCHITECTURE": architecture, "SIZE": str(size), "DEPENDS": dependencies(tree)}
    os.mkdir(os.path.join(tree, "DEBIAN"))
    os.chmod(os.path.join(tree, "DEBIAN"), 0o755)
    for name, text in (("control", re.sub(r"@(\w+)@", lambda match: values[match[1]], read("control.in"))), ("md5sums", "".join(sums))):
        path = os.path.join(tree, "DEBIAN", name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(path, 0o644)


def set_epoch():
    """The time of all that is made, when nobody has said it: that of the commit."""
    os.environ.setdefault("SOURCE_DATE_EPOCH", run("git", "log", "-1", "--format=%ct", cwd=ROOT).strip())


def pack(tree, path, compression="xz"):
    """Makes the package of a folder. Its files have the time of $SOURCE_DATE_EPOCH: dpkg-deb itself only lowers later ones."""
    set_epoch()
    for folder, _, names in os.walk(tree):
        for name in (folder, *(os.path.join(folder, n) for n in names)):
            os.utime(name, (int(os.environ["SOURCE_DATE_EPOCH"]),) * 2)
    run("dpkg-deb", "--root-owner-group", f"-Z{compression}", "--build", tree, path)
    return path


def package(folder, programs, strip=True):
    """Makes the package of these programs in a folder, and answers its path."""
    set_epoch()
    architecture = run("dpkg", "--print-architecture").strip()
    path = os.path.join(folder, f"navhost_{version()[0]}_{architecture}.deb")
    with tempfile.TemporaryDirectory() as work:
        made, tree = os.path.join(work, "made"), os.path.join(work, "tree")
        make(made, programs, strip)
        os.mkdir(tree)
        stage(tree, made)
        write_control(tree, architecture)
        return pack(tree, path)


if __name__ == "__main__":
    if len(sys.argv) > 2 or sys.argv[1:2] == ["--help"]:
        raise SystemExit(__doc__)
    target = sys.argv[1] if sys.argv[1:] else os.path.join(ROOT, ".build-package")
    os.makedirs(target, exist_ok=True)
    print(package(target, compile_programs()))
