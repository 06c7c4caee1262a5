#!/usr/bin/env python3
"""Finds the packages that the programs link, and writes .debian/notices: the notices and licences that must accompany the programs.

It reads the lists of objects and the checkouts that "swift build" leaves beside the programs in .build/debug.

usage: licences.py
"""

import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
#: The programs of the Debian package.
PROGRAMS = ("navhost", "navctl", "navweb", "demo-cups", "demo-till")
#: A sentence of each licence, and the name of the licence.
#: The exception follows the licence in the same file, so it comes first.
LICENCES = (
    ("Runtime Library Exception to the Apache 2.0 License", "Apache-2.0 with Swift exception"),
    ("Apache License", "Apache-2.0"),
    ("Permission is hereby granted, free of charge", "Expat"),
)
#: Licence texts inside a package besides its own, by package.
INSIDE = {"swift-nio": ("Sources/CNIOLLHTTP/LICENSE",)}
RULE = "=" * 80 + "\n"


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def package_of(objects):
    """The package whose sources were compiled into a folder of objects; None for the folders of this repository."""
    if os.path.exists(os.path.join(objects, "sources")):
        texts = [read(objects, "sources")]
    else:
        texts = [read(folder, name) for folder, _, names in os.walk(objects) for name in names if name.endswith(".d")]
    names = {name for text in texts for name in re.findall(r"/checkouts/([^/\s]+)/", text)}
    return min(names) if names else None


def linked(build):
    """The packages in the programs of a build folder, each with the programs that have it."""
    found, known = {}, {}
    for program in PROGRAMS:
        listing = read(build, f"{program}.product", "Objects.LinkFileList")
        for folder in set(re.findall(r"\S*/([^/\s]+\.build)/\S*\.o\b", listing)):
            if folder not in known:
                known[folder] = package_of(os.path.join(build, folder))
            if known[folder]:
                found.setdefault(known[folder], set()).add(program)
    return found


def versions(scratch):
    """The version of each package that "swift build" has checked out, by the name of its folder."""
    state = json.loads(read(scratch, "workspace-state.json"))["object"]["dependencies"]
    return {row["subpath"]: row["state"].get("checkoutState", {}).get("version") for row in state}


def text_of(checkout, kind):
    """The text of a package's file LICENSE or NOTICE; empty without one."""
    names = sorted(name for name in os.listdir(checkout) if name.upper().startswith(kind))
    return "\n".join(read(checkout, name).strip("\n") + "\n" for name in names)


def licence(checkout):
    """The name of a package's licence."""
    text = text_of(checkout, "LICENSE")
    for sentence, name in LICENCES:
        if sentence in text:
            return name
    raise SystemExit(f"{checkout}: this licence has no row in LICENCES of .debian/licences.py")


def notices(scratch, build):
    """What must accompany the programs: notices of the packages without the exception, and the text of every licence, once."""
    parts, texts = [], {}
    for name in sorted(linked(build), key=str.lower):
        checkout = os.path.join(scratch, "checkouts", name)
        kind = licence(checkout)
        if kind == "Expat":
            parts.append((name, text_of(checkout, "LICENSE")))
        else:
            texts.setdefault(kind, text_of(checkout, "LICENSE"))
            parts.append((name, text_of(checkout, "NOTICE")))
        parts += ((f"{name}: {path}", read(checkout, path)) for path in INSIDE.get(name, ()))
    parts += ((f"the licence {kind}", texts[kind]) for kind in sorted(texts))
    return "".join(f"{RULE}{title}\n{RULE}\n{text.strip()}\n\n" for title, text in parts if text)


if __name__ == "__main__":
    if len(sys.argv) != 1:
        raise SystemExit(__doc__)
    SCRATCH = os.path.join(ROOT, ".build")
    TEXT = notices(SCRATCH, os.path.join(SCRATCH, "debug"))
    with open(os.path.join(HERE, "notices"), "w", encoding="utf-8") as output:
        output.write(TEXT)
