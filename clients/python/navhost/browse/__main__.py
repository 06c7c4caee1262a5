"""`python3 -m navhost.browse`: draws a scene of a running host on this terminal, and operates it."""

from __future__ import annotations

import argparse
import asyncio
import sys
from typing import List, Optional


def main(arguments: Optional[List[str]] = None) -> int:
    """Runs until the person quits; the exit status."""
    parser = argparse.ArgumentParser(prog="navbrowse", description="Draws a scene of a running navhost on this terminal, and operates it.")
    parser.add_argument("--socket", help="the host's socket; $NAVHOST_SOCKET, else where the host listens by default")
    parser.add_argument("--scene", default="main", help="the scene to draw; main when left out")
    parser.add_argument("--plain", action="store_true", help="lines of text instead of a full screen: for screen readers, Braille lines and scripts")
    options = parser.parse_args(arguments)
    if options.plain:
        from .plain import run

        return asyncio.run(run(options.socket, options.scene))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print("navbrowse: this is not a terminal; --plain writes lines", file=sys.stderr)
        return 2
    try:
        from .app import Browse
    except ImportError as missing:
        print(f"navbrowse: the full screen needs Textual ({missing}): pip install 'textual>=8,<9'; --plain works without it", file=sys.stderr)
        return 2
    Browse(options.socket, options.scene).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
