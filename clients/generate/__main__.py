"""Writes the generated files of the clients, or of one language, from the OpenRPC document of a host.

    navctl call rpc.discover | python3 clients/generate
    navctl call rpc.discover | python3 clients/generate --language go --into /tmp/client
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Callable, Dict

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


def main() -> int:
    parser = argparse.ArgumentParser(prog="clients/generate", description="Writes the files of the clients that follow from the contract.")
    parser.add_argument("--language", choices=sorted(LANGUAGES), action="append", help="only this one; all when left out")
    parser.add_argument("--into", type=Path, default=CLIENTS, help="the folder that takes the place of clients/")
    parser.add_argument("--check", action="store_true", help="write nothing, and fail when a file would change")
    options = parser.parse_args()
    contract = Contract(json.load(sys.stdin))
    stale = []
    for language in options.language or sorted(LANGUAGES):
        for name, text in LANGUAGES[language](contract).items():
            path = place(name, options.into)
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            stale.append(name)
            if not options.check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    for name in stale:
        print(f"{name} {'does not follow from the contract' if options.check else 'is written'}")
    return 1 if options.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
