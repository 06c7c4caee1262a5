#!/usr/bin/env python3
"""Prints each change of the scene `main` as it comes, and the depth of the current navigator's path after it."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from navhost import Client, ConnectionLost, Tree  # noqa: E402


def main() -> None:
    changes = Client().watch()
    tree = Tree(next(changes)["snapshot"])
    print(f"revision {tree.revision}, watching", flush=True)
    for params in changes:
        tree.apply(params)
        kinds = ", ".join(change["kind"] for change in params.get("changes", []))
        depth = len(tree.navigators[tree.current]["path"])
        print(f"revision {tree.revision}: {kinds or 'resynchronised'}; {tree.current} has {depth} entries", flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        pass
    except ConnectionLost as lost:
        sys.exit(f"watch: {lost}")
