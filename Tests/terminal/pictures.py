#!/usr/bin/env python3
"""Writes the pictures of the terminal in the documents: a screen becomes a page, and Chromium makes a PNG of it."""

import html
import os
import subprocess
import sys
import tempfile

from terminal import PATIENCE, ROOT, Terminal

from navhost.testing import Host
from sample import SHOP

THEMES = {"dark": ("#16181d", "#d8dade"), "light": ("#ffffff", "#1c1e22")}
NAMES = {
    "black": "#000000", "red": "#cc3333", "green": "#2e8b57", "brown": "#b8860b", "blue": "#3465a4", "magenta": "#75507b", "cyan": "#06989a", "white": "#d3d7cf",
}  # fmt: skip
STYLE = "body{{margin:0;background:{0};color:{1}}} pre{{margin:0;padding:12px 14px;font:15px/19px 'DejaVu Sans Mono',monospace;display:inline-block}}"


def page(terminal, theme):
    """A screen as HTML."""
    background, foreground = THEMES[theme]
    rows = []
    for row in range(terminal.screen.lines):
        cells = [cell(terminal, row, column, background, foreground) for column in range(terminal.screen.columns)]
        rows.append("".join(cells))
    return f"<meta charset=utf-8><style>{STYLE.format(background, foreground)}</style><pre>{chr(10).join(rows)}</pre>"


def cell(terminal, row, column, background, foreground):
    character = terminal.screen.buffer[row][column]
    front, back = colour(character.fg, foreground), colour(character.bg, background)
    if character.reverse:
        front, back = back, front
    style = f"color:{front};background:{back}" + (";font-weight:bold" if character.bold else "")
    if terminal.cursor == (row, column):
        style += f";box-shadow:inset 2px 0 {foreground}"
    return f'<span style="{style}">{html.escape(character.data)}</span>'


def colour(name, default):
    if name == "default":
        return default
    return NAMES.get(name, f"#{name}" if len(name) == 6 else default)


def save(terminal, path, theme="dark"):
    """Writes the screen as a PNG."""
    size = (terminal.screen.columns * 9.03 + 28, terminal.screen.lines * 19 + 24)
    with tempfile.TemporaryDirectory(prefix="nh-") as folder:
        source = os.path.join(folder, "screen.html")
        with open(source, "w", encoding="utf-8") as file:
            file.write(page(terminal, theme))
        command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={folder}/profile"]
        command += [f"--window-size={int(size[0]) + 1},{int(size[1])}", f"--screenshot={os.path.abspath(path)}", f"file://{source}"]
        subprocess.run(command, env=dict(os.environ, XDG_CONFIG_HOME=folder), check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def draw(host, name, *typed):
    """Pictures of the sample shop on both backgrounds, after these texts have been typed."""
    terminal = Terminal([sys.executable, "-m", "navhost.browse", "--socket", host.socket_path])
    try:
        terminal.wait_for("● live", "Milk")
        for text in typed:
            terminal.press(text).wait_for(text)
        for theme in THEMES:
            save(terminal, os.path.join(ROOT, "docs", "pictures", f"{name}-{theme}.png"), theme)
    finally:
        terminal.close()


def main():
    os.makedirs(os.path.join(ROOT, "docs", "pictures"), exist_ok=True)
    with Host(timeout=PATIENCE) as host:
        host.mock(SHOP)
        client = host.client("till")
        client.push("shop.basket")
        draw(host, "terminal-list")
        client.present("shop.delivery")
        draw(host, "terminal-form", "Home 4")


if __name__ == "__main__":
    main()
