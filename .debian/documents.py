#!/usr/bin/env python3
"""Writes the package's documents. Their links lead to installed files; a link to any other file of the repository keeps only its words.

usage: documents.py FOLDER
"""

import glob
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
INSTALLED = "usr/share/doc/navhost"
#: The documents for users. Those for contributors are not installed; docs/changelog.md is the package's changelog.
DOCUMENTS = (
    "operations", "access", "threat-model", "fleet", "protocol", "methods", "reference/*", "navctl", "renderers", "store", "performance", "navigation-model", "paths", "flows", "links", "screen", "sequences", "activation",
    "testing", "writing-a-module", "writing-a-client", "writing-a-renderer", "first-module", "first-module/*", "faq", "coming-from-*", "licences",
)  # fmt: skip


def documents():
    """The documents in the repository, each with its path in the package."""
    found = {}
    for name in DOCUMENTS:
        sources = sorted(glob.glob(f"docs/{name}.md", root_dir=ROOT))
        if not sources:
            raise SystemExit(f"docs/{name}.md does not exist")
        found.update((source, os.path.join(INSTALLED, os.path.relpath(source, "docs"))) for source in sources)
    return found


def installed():
    """The files of the repository that the package has, each with its path there."""
    found = {"docs/changelog.md": os.path.join(INSTALLED, "changelog.gz"), **documents()}
    with open(os.path.join(HERE, "navhost.install"), encoding="utf-8") as rows:
        for pattern, folder in map(str.split, rows):
            found.update((source, os.path.join(folder, os.path.basename(source))) for source in glob.glob(pattern, root_dir=ROOT))
    return found


def linked(text, source):
    """The text of a document with links for the package."""
    files = installed()

    def link(match):
        mark, words, target, anchor = match.groups(default="")
        if mark:
            return ""  # The package has no pictures.
        if "://" in target or not target:
            return match[0]
        destination = files.get(os.path.normpath(os.path.join(os.path.dirname(source), target)))
        if destination is None:
            return words
        return f"[{words}]({os.path.relpath(destination, os.path.dirname(files[source]))}{anchor})"

    return re.sub(r"(!?)\[([^\[\]]+)\]\(([^()#\s]*)(#[^()\s]*)?\)", link, text)


def write(folder):
    """Writes the documents into a folder that has the place of /usr/share/doc/navhost."""
    for source, destination in documents().items():
        path = os.path.join(folder, os.path.relpath(destination, INSTALLED))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(os.path.join(ROOT, source), encoding="utf-8") as file:
            text = linked(file.read(), source)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    write(sys.argv[1])
