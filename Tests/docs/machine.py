#!/usr/bin/env python3
"""Stand-ins for programs that would change the machine: a document's commands meet them on the path, under those programs' names.

Each does as much of what it is asked for as a folder can show, fails where the real program would, and knows no other command than those of the documents.
"""

import argparse
import configparser
import glob
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", "..", ".release"))

import oci  # noqa: E402

PROGRAMS = ("sudo", "apt", "apt-get", "systemctl", "podman")
TIMEOUT = 600  # seconds that a service may take to answer, and to end


def arrange(folder):
    """Makes a home and a folder for the path, and answers the variables of somebody who has both.

    What tools keep for whoever runs the tests is shared: packages that were fetched once, modules that were compiled, git's settings.
    """
    home, programs = os.path.join(folder, "home"), os.path.join(folder, "bin")
    os.mkdir(home)
    # The tests' configuration, which says nothing; programs may put theirs beside it.
    shutil.copytree(os.environ["XDG_CONFIG_HOME"], os.path.join(home, ".config"))
    settings = os.path.expanduser("~/.gitconfig")
    if os.path.exists(settings):
        os.symlink(settings, os.path.join(home, ".gitconfig"))
    os.mkdir(programs)
    for name in PROGRAMS:
        os.symlink(os.path.abspath(__file__), os.path.join(programs, name))
    return {
        "HOME": home,
        "XDG_CONFIG_HOME": os.path.join(home, ".config"),
        "PATH": programs + ":" + os.environ["PATH"],
        "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"),
        "XDG_RUNTIME_DIR": folder,
        "XDG_STATE_HOME": os.path.join(home, ".local", "state"),
    }


def real_path():
    """The path without the stand-ins."""
    own = os.path.dirname(os.path.abspath(sys.argv[0]))
    return ":".join(folder for folder in os.environ["PATH"].split(":") if os.path.abspath(folder) != own)


def run(*command, **options):
    """Runs a command that has to succeed."""
    status = subprocess.run(command, stdin=subprocess.DEVNULL, check=False, **options).returncode
    if status:
        sys.exit(f"{' '.join(command)}: exit status {status}")


def sudo(*command):
    os.execvp(command[0], command)


def apt_get(command, *arguments):
    """Packages of the archive, and packages in files: apt says whether it would install them; files are unpacked, and their programs have to start."""
    if command == "update":
        return
    if command != "install":
        sys.exit(f"apt {command}: has no stand-in")
    run("apt-get", "--simulate", "--quiet=2", "install", *arguments, env=dict(os.environ, PATH=real_path()))
    for package in filter(os.path.isfile, arguments):
        with tempfile.TemporaryDirectory(prefix="nh-") as tree:
            run("dpkg-deb", "--extract", package, tree)
            programs = glob.glob(os.path.join(tree, "usr", "bin", "*"))
            if not programs:
                sys.exit(f"{package}: has no programs")
            for program in programs:
                run(program, "--version")


def systemctl(*arguments):
    """A user's units: they have to be where systemd looks, be accepted by it where it is installed, and start a service that answers."""
    units = os.path.expanduser("~/.config/systemd/user")
    if arguments == ("--user", "daemon-reload"):
        return
    if arguments[:3] != ("--user", "enable", "--now") or len(arguments) != 4:
        sys.exit(f"systemctl {' '.join(arguments)}: has no stand-in")
    name = arguments[3]
    paths = [os.path.join(units, name), os.path.join(units, name.replace(".socket", ".service"))]
    listening, service = (read_unit(path) for path in paths)
    if "WantedBy" not in listening["Install"]:
        sys.exit(f"{name}: cannot be enabled")
    if shutil.which("systemd-analyze"):
        # Of manual pages it only looks whether they are installed; the package has them.
        run("systemd-analyze", "--user", "--man=no", "verify", *paths)
    with tempfile.TemporaryDirectory(prefix="nh-") as folder:
        specifiers = {"%h": os.path.expanduser("~"), "%t": folder}
        try_service(expand(service["Service"]["ExecStart"], specifiers), expand(listening["Socket"]["ListenStream"], specifiers))


def read_unit(path):
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str
    with open(path, encoding="utf-8") as file:
        unit.read_file(file)
    return unit


def expand(text, specifiers):
    for specifier, value in specifiers.items():
        text = text.replace(specifier, value)
    return text


def try_service(command, path):
    """Starts a service with a socket that it is passed as systemd does, asks it for a sign of life, and ends it."""
    client, listener = socket.socket(socket.AF_UNIX), socket.socket(socket.AF_UNIX)
    with client, listener:
        listener.bind(path)
        listener.listen()
        # Descriptors are passed from 3 on, with the process that they are meant for.
        passing = f'LISTEN_FDS=1 LISTEN_PID=$$ exec "$@" 3<&{listener.fileno()}'
        environment = {name: value for name, value in os.environ.items() if not name.startswith("NAVHOST_")}
        process = subprocess.Popen(["bash", "-c", passing, "bash", *command.split()], pass_fds=[listener.fileno()], env=environment)
        try:
            client.settimeout(TIMEOUT)
            client.connect(path)
            client.sendall(b'{"id":1,"method":"ping"}\n')
            answer = client.recv(100)
        finally:
            process.terminate()
            status = process.wait(TIMEOUT)
    if b"pong" not in answer or status:
        sys.exit(f"{command}: answered {answer!r}, ended with {status}")


def podman(command, *arguments):
    """Images and containers, without a root of their own: an image is unpacked into the home, and its programs run from there with its variables."""
    parser = argparse.ArgumentParser(prog=f"podman {command}")
    if command == "load":
        parser.add_argument("--input", required=True)
        load(parser.parse_args(arguments).input)
    elif command == "run":
        parser.add_argument("--detach", action="store_true", required=True)
        parser.add_argument("--name", required=True)
        parser.add_argument("--volume", action="append", default=[])
        parser.add_argument("image")
        parser.add_argument("command", nargs=argparse.REMAINDER)
        start_container(parser.parse_args(arguments))
    elif command == "exec":
        name, program, *rest = arguments
        folder, settings, _ = container(name)
        os.execvpe(program, [program, *rest], inside(folder, settings))
    elif command == "stop":
        stop_container(*arguments)
    else:
        sys.exit(f"podman {command}: has no stand-in")


def load(path):
    folder = os.path.join(os.path.expanduser("~"), "image")
    os.mkdir(folder)
    name, configuration = oci.unpack(path, folder)
    with open(f"{folder}.json", "w", encoding="utf-8") as file:
        json.dump([name, configuration["config"]], file)
    print(f"Loaded image: {name}")


def start_container(options):
    """The image must be loaded, and have the volumes that are asked for."""
    folder = os.path.join(os.path.expanduser("~"), "image")
    with open(f"{folder}.json", encoding="utf-8") as file:
        name, settings = json.load(file)
    if options.image != name or not {volume.split(":")[1] for volume in options.volume} <= set(settings["Volumes"]):
        sys.exit(f"{options.image}: not {name} with the volumes {list(settings['Volumes'])}")
    program, *first = settings["Entrypoint"]
    command = [folder + program, *first, *(options.command or settings["Cmd"])]
    with open(f"{folder}.log", "wb") as log:
        process = subprocess.Popen(
            command, env=inside(folder, settings), stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
        )
    with open(os.path.join(os.path.expanduser("~"), f"{options.name}.container"), "w", encoding="utf-8") as file:
        json.dump([folder, settings, process.pid], file)
    print(options.name)


def container(name):
    with open(os.path.join(os.path.expanduser("~"), f"{name}.container"), encoding="utf-8") as file:
        return json.load(file)


def inside(folder, settings):
    """The variables of an image; a path is that of its folder."""
    pairs = dict(pair.split("=", 1) for pair in settings["Env"])
    return {name: ":".join(folder + part for part in value.split(":")) for name, value in pairs.items()}


def stop_container(name):
    """A container ends at the signal of its image, and leaves no process."""
    _, settings, process = container(name)
    os.kill(process, getattr(signal, settings["StopSignal"]))
    end = time.monotonic() + TIMEOUT
    while is_running(process):
        if time.monotonic() > end:
            sys.exit(f"{name} does not end")
        time.sleep(0.02)
    print(name)


def is_running(process):
    """Not after the end, also when nobody has waited for it."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


if __name__ == "__main__":
    stand_in = {"sudo": sudo, "apt": apt_get, "apt-get": apt_get, "systemctl": systemctl, "podman": podman}[os.path.basename(sys.argv[0])]
    stand_in(*sys.argv[1:])
