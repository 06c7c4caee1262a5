"""Completion of navctl's words in bash, zsh and fish, each with its script where docs/navctl.md puts it."""

import os
import subprocess
import unittest

from hosts import ShopHost
from terminal import PATIENCE, Terminal

#: navctl, which waits for the host of the test on any machine. The shells drop what it says of a failure, so a file
#: keeps it.
PATIENT_NAVCTL = f"""#!/bin/sh
[ "$1" != complete ] || {{ shift; set -- complete --timeout {PATIENCE} "$@"; }}
"$NAVCTL_BIN" "$@" 2>>"$HOME/navctl.log"
status=$?
echo "$status: navctl $*" >>"$HOME/navctl.log"
exit $status
"""


class Completion:
    """What all shells complete. A shell has the host in its environment, and `navctl` as a name on the path."""

    #: The shell, the file for its script, and its configuration.
    command, script, configuration = [], "", {}
    #: The keys that list what is possible.
    listing = ["tab"]

    def setUp(self):
        super().setUp()
        self.folder = os.path.join(self.state, "home")
        self.write("day.ndjson", "")
        self.write("navctl.log", "")
        self.write("bin/navctl", PATIENT_NAVCTL)
        os.chmod(os.path.join(self.folder, "bin", "navctl"), 0o755)
        written = subprocess.run([os.environ["NAVCTL_BIN"], "--generate-completion-script", self.command[0]], capture_output=True, check=True, text=True)
        self.write(self.script, written.stdout)
        for name, text in self.configuration.items():
            self.write(name, text)

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def shell(self):
        folders = {"HOME": self.folder, "ZDOTDIR": self.folder, "XDG_CONFIG_HOME": f"{self.folder}/.config", "XDG_DATA_HOME": f"{self.folder}/.local/share"}
        path = f"{self.folder}/bin:{os.environ['PATH']}"
        words = [word.replace("~", self.folder) for word in self.command]
        terminal = Terminal(words, 100, 40, PATH=path, HISTFILE=None, NAVHOST_SOCKET=self.host.path, **folders)
        self.addCleanup(terminal.close)
        return self.line(terminal, "ready$")

    def line(self, terminal, text):
        try:
            return super().line(terminal, text)
        except AssertionError as error:
            with open(os.path.join(self.folder, "navctl.log"), encoding="utf-8") as log:
                raise AssertionError(f"{error}\n{log.read()}") from None

    def test_words_complete_as_in_the_shell_of_navctl(self):
        terminal = self.shell().press("navctl pus", "tab")
        self.line(terminal, "ready$ navctl push").press("sh", "tab")
        self.line(terminal, "ready$ navctl push shop.item").press("k", "tab")
        self.line(terminal, "ready$ navctl push shop.item kind=").press("b", "tab")
        self.line(terminal, "ready$ navctl push shop.item kind=boat").press("i", "tab")
        self.line(terminal, "ready$ navctl push shop.item kind=boat id:=").press("7 --nav", "tab")
        self.line(terminal, "ready$ navctl push shop.item kind=boat id:=7 --navigator").press("tab")
        self.line(terminal, "ready$ navctl push shop.item kind=boat id:=7 --navigator n1").press("ctrl+u")
        self.line(terminal, "ready$").press("navctl call navigator.g", "tab")
        self.line(terminal, "ready$ navctl call navigator.get").press("nav", "tab")
        self.line(terminal, "ready$ navctl call navigator.get navigator=").press("n", "tab")
        self.line(terminal, "ready$ navctl call navigator.get navigator=n1")

    def test_ids_complete(self):
        entry = self.client.push("shop.item", {"id": 1}, navigator="n1")["entry"]
        terminal = self.shell().press("navctl pop --entry e", "tab")
        self.line(terminal, f"ready$ navctl pop --entry {entry}")

    def test_names_of_files_complete(self):
        terminal = self.shell().press("navctl replay ~/da", "tab")
        self.line(terminal, "ready$ navctl replay ~/day.ndjson").press("ctrl+u")
        self.line(terminal, "ready$").press(f"navctl state --set={self.folder}/da", "tab")
        self.line(terminal, f"ready$ navctl state --set={self.folder}/day.ndjson")

    def test_candidates_are_listed(self):
        terminal = self.shell().press("navctl push shop.item kind=", *self.listing).wait_for("boat", "lamp").press("l", "tab")
        self.line(terminal, "ready$ navctl push shop.item kind=lamp")


class Bash(Completion, ShopHost):
    listing = ["tab", "tab"]
    command = ["bash", "--noprofile", "--rcfile", "~/.bashrc", "-i"]
    script = ".local/share/bash-completion/completions/navctl"
    configuration = {".bashrc": f"PS1='ready$ '; bind 'set bell-style none'; . ~/{script}"}


class Zsh(Completion, ShopHost):
    command = ["zsh", "-d", "-i"]
    script = ".zsh/_navctl"
    configuration = {".zshrc": "PS1='ready$ '; bindkey -e; fpath=(~/.zsh $fpath); autoload -U compinit; compinit -D -u"}


class Fish(Completion, ShopHost):
    command = ["fish", "-i"]
    script = ".config/fish/completions/navctl.fish"
    configuration = {
        ".config/fish/config.fish": "set -g fish_greeting; set -g fish_autosuggestion_enabled 0; function fish_prompt; printf 'ready$ '; end",
        # Otherwise fish would read all manual pages.
        ".local/share/fish/generated_completions/.folder": "",
    }


if __name__ == "__main__":
    unittest.main()
