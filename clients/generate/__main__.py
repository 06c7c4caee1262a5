"""Writes the generated files of the clients, or of one language, from the OpenRPC document of a host.

    navctl call rpc.discover | python3 clients/generate
    navctl call rpc.discover | python3 clients/generate --language go --into /tmp/client
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Callable, Collection, Dict, List

import c_client
import go_client
import python_client
import swift_client
import typescript
from model import Contract

LANGUAGES: Dict[str, Callable[[Contract], Dict[str, str]]] = {
    "c": c_client.files,
    "go": go_client.files,
    "python": python_client.files,
    "swift": swift_client.files,
    "typescript": typescript.files,
}

REPOSITORY = Path(__file__).resolve().parents[2]
CLIENTS = REPOSITORY / "clients"
#: Folders that stand elsewhere in the repository, since they belong to a Swift package.
ELSEWHERE = {"swift": REPOSITORY / "Sources/NavigationClient/Contract", "swift-tests": REPOSITORY / "Tests/NavigationClientTests/Contract"}


def place(name: str, into: Path) -> Path:
    """Where a generated file goes."""
    folder, _, rest = name.partition("/")
    return ELSEWHERE[folder] / rest if into == CLIENTS and folder in ELSEWHERE else into / name


def generated(folder: Path, files: Collection[Path]) -> List[Path]:
    """The files of a folder that an earlier contract had, of the kinds of these files."""
    kinds = {path.suffix for path in files}
    found = sorted(path for path in folder.glob("*") if path.suffix in kinds and path not in files)
    return [path for path in found if "by clients/generate. D" in path.read_text(encoding="utf-8")[:400]]


def main() -> int:
    parser = argparse.ArgumentParser(prog="clients/generate", description="Writes the files of the clients that follow from the contract.")
    parser.add_argument("--language", choices=sorted(LANGUAGES), action="append", help="only this one; all when left out")
    parser.add_argument("--into", type=Path, default=CLIENTS, help="the folder that takes the place of clients/")
    parser.add_argument("--check", action="store_true", help="write nothing, and fail when a file would change")
    options = parser.parse_args()
    contract = Contract(json.load(sys.stdin))
    stale, obsolete = [], []
    for language in options.language or sorted(LANGUAGES):
        files = {place(name, options.into): (name, text) for name, text in LANGUAGES[language](contract).items()}
        obsolete += [path for folder in {path.parent for path in files} for path in generated(folder, files)]
        for path, (name, text) in files.items():
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            stale.append(name)
            if not options.check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    for name in stale:
        print(f"{name} {'does not follow from the contract' if options.check else 'is written'}")
    for path in obsolete:
        print(f"{path.name} {'is of no use any more' if options.check else 'is removed'}")
        if not options.check:
            path.unlink()
    return 1 if options.check and (stale or obsolete) else 0


if __name__ == "__main__":
    sys.exit(main())
