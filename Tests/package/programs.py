"""What the programs say of themselves in their help."""

import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE, ROOT  # noqa: E402

PROGRAMS = {name: os.environ[f"{name.upper()}_BIN"] for name in ("navhost", "navctl", "navweb")}


def run(*command, **options):
    """Standard output of a program that has to succeed."""
    result = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, **options)
    if result.returncode:
        raise AssertionError(f"{command}: exit code {result.returncode}\n{result.stdout}{result.stderr}")
    return result.stdout


def commands(program, path=()):
    """Every command with its options, by the words that call it."""
    text = run(PROGRAMS[program], "help", *path)
    found = {(program, *path): set(re.findall(r"^  (?:-\w, )?(--[a-z][a-z-]*)", text, re.M))}
    for listed in re.findall(r"^(?:[A-Z]+ )?SUBCOMMANDS:\n(.*?)(?=^\S|\Z)", text, re.S | re.M):
        for name in re.findall(r"^  ([a-z]+)\b", listed, re.M):
            if name != "help":
                found.update(commands(program, (*path, name)))
    return found
