#!/usr/bin/env python3
"""Writes the manual pages: navhost(1), navctl(1), navweb(1), navhost-protocol(7), navhost-errors(7).

Their text comes from the programs themselves (their options, and the OpenRPC document of a host that is started for it), from docs/protocol.md and
docs/methods.md, and from the sections of docs/operations.md that tests compare with the code. The date is that of $SOURCE_DATE_EPOCH, else of the last commit.

usage: manual.py FOLDER      with $NAVHOST_BIN, $NAVCTL_BIN and $NAVWEB_BIN set
"""

import datetime
import json
import os
import re
import subprocess
import sys
import tempfile

from roff import Page, bold, escape, inline, italic, schema_form

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def read(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        return file.read()


def document_section(name, title):
    """The text of a section of second order, without its heading."""
    for section in re.split(r"^## ", read(name), flags=re.M)[1:]:
        heading, _, text = section.partition("\n")
        if heading.strip() == title:
            return text
    raise SystemExit(f"{name} has no section {title!r}")


def output(*command, **environment):
    result = subprocess.run(command, capture_output=True, text=True, timeout=120, env={**os.environ, **environment}, cwd=ROOT)
    if result.returncode:
        raise SystemExit(f"{' '.join(command)}: exit code {result.returncode}\n{result.stderr}")
    return result.stdout


def openrpc(navhost, navctl):
    """The document of a host that lives for this question."""
    with tempfile.TemporaryDirectory(prefix="nh-") as folder:
        path = os.path.join(folder, "h.sock")
        command = [navhost, "serve", "--socket", path, "--store", "none", "--config", "none", "--log-level", "error"]
        host = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            if not host.stdout.readline():
                raise SystemExit("navhost does not start")
            return json.loads(output(navctl, "--socket", path, "--json", "compact", "call", "rpc.discover"))
        finally:
            host.terminate()
            host.stdout.close()
            host.wait(timeout=30)


def page_date():
    epoch = os.environ.get("SOURCE_DATE_EPOCH") or output("git", "log", "-1", "--format=%ct").strip()
    return datetime.datetime.fromtimestamp(int(epoch), datetime.timezone.utc).strftime("%Y-%m-%d")


# Programs


def names(argument):
    return ["-" + n["name"] if n["kind"] == "short" else "--" + n["name"] for n in argument.get("names", [])]


def tag(argument):
    if argument["kind"] == "positional":
        return placeholder(argument)
    ordered = sorted(names(argument), key=lambda n: (n.startswith("--"), n))
    value = "" if argument["kind"] == "flag" else " " + italic(argument["valueName"])
    return ", ".join(bold(name) for name in ordered) + value


def placeholder(argument):
    name = italic(argument["valueName"]) + ("..." if argument["isRepeating"] else "")
    return f"[{name}]" if argument["isOptional"] else name


def meaning(argument):
    text = inline(argument.get("abstract", ""))
    if argument.get("allValues"):
        text += " One of: " + ", ".join(bold(v) for v in argument["allValues"]) + "."
    if argument.get("defaultValue") and argument["kind"] == "option":
        text += f" Default: {bold(argument['defaultValue'])}."
    return text


def shown(command):
    return [a for a in command.get("arguments", []) if a["shouldDisplay"] and not {"--help", "--version"} & set(names(a))]


def write_discussion(page, command):
    """Paragraphs; a part whose lines are indented stays as it is."""
    for part in filter(None, command.get("discussion", "").split("\n\n")):
        if all(line.startswith("  ") for line in part.split("\n")):
            page.example(part)
        else:
            page.paragraph(inline(" ".join(part.split())))


def identity(argument):
    return (tuple(sorted(names(argument))), argument.get("abstract"))


def write_command(page, command, path, common, reference):
    """A command with the arguments that are not explained elsewhere."""
    arguments = shown(command)
    own = [a for a in arguments if identity(a) not in common]
    positional = [a for a in own if a["kind"] == "positional"]
    page.subsection(" ".join(path))
    synopsis = [bold(" ".join(path))] + (["[" + italic("options") + "]"] if len(arguments) > len(positional) else []) + [placeholder(a) for a in positional]
    page.paragraph(" ".join(synopsis))
    page.paragraph(inline(command.get("abstract", "")))
    write_discussion(page, command)
    section = None
    for argument in own:
        if argument.get("sectionTitle") != section and argument.get("sectionTitle"):
            page.paragraph(italic(argument["sectionTitle"]) + ":")
        section = argument.get("sectionTitle")
        page.item(tag(argument), meaning(argument) or "\\(em")
    if len(own) < len(arguments):
        page.paragraph(reference)
    for sub in command.get("subcommands", []):
        write_command(page, sub, path + [sub["commandName"]], common, reference)


def commands(command):
    return [c for c in command["subcommands"] if c["commandName"] != "help" and c["shouldDisplay"]]


def write_head(page, command):
    page.section("SYNOPSIS")
    page.paragraph(f"{bold(command['commandName'])} {italic('command')} [{italic('options')}] [{italic('arguments')}]")
    page.section("DESCRIPTION")
    page.paragraph(inline(command["abstract"]))
    write_discussion(page, command)


def write_standard_options(page, command):
    page.item(bold("-h") + ", " + bold("--help"), f"Show help for {bold(command['commandName'])} or one of its commands.")
    page.item(bold("--version"), "Show the version.")
    page.item(bold("help") + " " + italic("command"), "The same as a command.")


def navhost_page(command, new):
    page = new("navhost", 1, "own a navigation tree and serve it over a Unix socket")
    write_head(page, command)
    serve = next(c for c in command["subcommands"] if c["commandName"] == "serve")
    page.section("COMMANDS")
    common = set()
    for sub in [serve] + [c for c in commands(command) if c is not serve]:
        write_command(page, sub, ["navhost", sub["commandName"]], common, f"It takes the options of {bold('navhost serve')} as well.")
        if sub is serve:
            common = {identity(a) for a in shown(serve)}
    page.section("OPTIONS OF EVERY COMMAND")
    write_standard_options(page, command)
    page.section("CONFIGURATION FILE")
    page.markdown(document_section("docs/operations.md", "The configuration file"))
    page.section("SIGNALS AND EXIT STATUS")
    text = document_section("docs/operations.md", "Signals and exit codes")
    page.markdown(text.partition("| `navctl` |")[0])
    page.section("ENVIRONMENT")
    for name, text in NAVHOST_ENVIRONMENT:
        page.item(bold(name), inline(text))
    page.section("FILES")
    for name, text in NAVHOST_FILES:
        page.item(bold(name), inline(text))
    see_also(page, ["navctl(1)", "navweb(1)", "navhost-protocol(7)", "navhost-errors(7)", "systemd.socket(5)"])
    return page


def navctl_page(command, new):
    page = new("navctl", 1, "inspect and control a navhost")
    write_head(page, command)
    shared = [identity(a) for a in shown(commands(command)[0])]
    everywhere = [a for a in shown(commands(command)[0]) if all(identity(a) in map(identity, shown(c)) for c in commands(command) if not c.get("subcommands"))]
    common = {identity(a) for a in everywhere}
    assert common and common <= set(shared)
    page.section("OPTIONS OF EVERY COMMAND")
    for argument in everywhere:
        page.item(tag(argument), meaning(argument))
    write_standard_options(page, command)
    page.section("COMMANDS")
    for sub in commands(command):
        write_command(page, sub, ["navctl", sub["commandName"]], common, "And the options of every command, above.")
    page.section("EXIT STATUS")
    text = document_section("docs/operations.md", "Signals and exit codes")
    page.markdown("| `navctl` |" + text.partition("| `navctl` |")[2])
    page.section("ENVIRONMENT")
    for name, text in NAVCTL_ENVIRONMENT + PAGER_ENVIRONMENT:
        page.item(bold(name), inline(text))
    see_also(page, ["navhost(1)", "navhost-protocol(7)", "navhost-errors(7)"])
    return page


def navweb_page(command, new):
    page = new("navweb", 1, "serve a navhost to browsers of this machine")
    write_head(page, command)
    page.section("COMMANDS")
    serve = next(c for c in command["subcommands"] if c["commandName"] == "serve")
    common = set()
    for sub in [serve] + [c for c in commands(command) if c is not serve]:
        write_command(page, sub, ["navweb", sub["commandName"]], common, f"Its options are among those of {bold('navweb serve')}.")
        if sub is serve:
            common = {identity(a) for a in shown(serve)}
    page.section("OPTIONS OF EVERY COMMAND")
    write_standard_options(page, command)
    page.section("TOKENS AND RIGHTS")
    page.markdown(document_section("docs/renderers.md", "The token"))
    page.section("WHAT THE GATEWAY REFUSES")
    page.markdown(document_section("docs/renderers.md", "What the gateway refuses"))
    page.section("ENVIRONMENT")
    for name, text in NAVCTL_ENVIRONMENT:
        page.item(bold(name), inline(text))
    see_also(page, ["navhost(1)", "navctl(1)", "curl(1)"])
    return page


def see_also(page, pages):
    page.section("SEE ALSO")
    page.paragraph(", ".join(re.sub(r"(.*)\((\d)\)", lambda m: f"{bold(m[1])}({m[2]})", name) for name in pages))


NAVHOST_ENVIRONMENT = [
    ("NAVHOST_SOCKET", "Where to listen when `--socket` is not given."),
    ("NAVHOST_STORE", "Where the store is when `--store` is not given."),
    ("XDG_RUNTIME_DIR, TMPDIR", "Where the socket is when nobody says."),
    ("XDG_STATE_HOME, HOME", "Where the store is when nobody says."),
    ("XDG_CONFIG_HOME, HOME", "Where the configuration file is when `--config` is not given."),
    ("LISTEN_PID, LISTEN_FDS, LISTEN_FDNAMES", "The socket that a service manager passes."),
    ("NOTIFY_SOCKET, WATCHDOG_PID, WATCHDOG_USEC", "Whom the host tells that it is ready and that it lives."),
]
NAVCTL_ENVIRONMENT = [
    ("NAVHOST_SOCKET", "The host's socket when `--socket` is not given."),
    ("XDG_RUNTIME_DIR, TMPDIR", "Where the socket is looked for when nobody says."),
]
PAGER_ENVIRONMENT = [
    ("NAVCTL_PAGER, PAGER", "The pager for long output on a terminal; `less -FRX` when neither is set. An empty one turns the pager off."),
    ("NO_COLOR", "Turns the colours off unless it is empty."),
]
NAVHOST_FILES = [
    ("$XDG_RUNTIME_DIR/navhost.sock", "The socket."),
    ("~/.local/state/navhost/navhost.db", "The store."),
    ("~/.config/navhost/config.json, /etc/navhost/config.json", "The configuration file: the first of them that is there."),
]

# Protocol


def error_names(method):
    return [e["$ref"].rsplit("/", 1)[1] for e in method["errors"]]


def common_errors(document):
    """What every method may answer."""
    return set.intersection(*(set(error_names(method)) for method in document["methods"]))


def write_method(page, method, common):
    page.lines += [".PP", bold(method["name"])]
    page.indented(inline(method["summary"]))
    for parameter in method["params"]:
        if parameter["name"] == "during":
            continue
        page.lines.append(".RS")
        required = "" if parameter["required"] else ", optional"
        page.item(f"{bold(parameter['name'])} ({escape(schema_form(parameter['schema']))}{required})", inline(parameter["summary"]))
        page.lines.append(".RE")
    result = method["result"]
    page.indented(f"{italic('Result')}: {inline(result['summary'])} {escape(schema_form(result['schema']))}")
    errors = [name for name in error_names(method) if name not in common]
    if errors:
        page.indented(f"{italic('Errors')}: " + ", ".join(map(bold, errors)))
    for example in method["examples"][:1]:
        page.indented(f"{italic('Example')}: {inline(example['name'])}")
        for line in example["x-setup"]:
            page.example(line if isinstance(line, str) else compact(line))
        page.example(compact({"id": 1, "method": method["name"], "params": example["x-params"]}))
        page.example(compact({"jsonrpc": "2.0", "id": 1, "result": example["result"]["value"]}))


def compact(value):
    """JSON, folded at commas where it is long."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    lines, line = [], ""
    for part in re.split(r"(?<=,)(?=[\"{\[])", text):
        if line and len(line) + len(part) > 66:
            lines.append(line)
            line = "  "
        line += part
    return "\n".join(lines + [line])


def write_forms(page, elements):
    """Notifications or questions: their names, what they are, and their parameters."""
    for element in elements:
        page.lines += [".PP", bold(element["name"])]
        page.indented(inline(element["summary"]))
        page.indented(f"{italic('Parameters')}: {escape(schema_form(element['params']))}")
        if "answer" in element:
            page.indented(f"{italic('Answer')}: {inline(element['answer']['summary'])} {escape(schema_form(element['answer']['schema']))}")


def write_guide(page, name, leave_out=()):
    """The sections of a document."""
    for section in re.split(r"^## ", read(name), flags=re.M)[1:]:
        heading, _, text = section.partition("\n")
        if heading not in leave_out:
            page.section(heading.upper())
            page.markdown(text)


def protocol_page(document, new):
    page = new("navhost-protocol", 7, "what travels over the socket of navhost")
    common = common_errors(document)
    page.section("DESCRIPTION")
    page.markdown(read("docs/protocol.md").partition("\n")[2].partition("\n## ")[0])
    write_guide(page, "docs/protocol.md", leave_out=["Errors"])
    write_guide(page, "docs/methods.md")
    page.section("METHODS")
    page.paragraph("Besides the errors that are named, every method may answer " + ", ".join(map(bold, sorted(common))) + ".")
    area = None
    for method in sorted(document["methods"], key=lambda method: order_of_areas(document).index(area_of(method))):
        if area_of(method) != area:
            area = area_of(method)
            page.subsection(area)
        write_method(page, method, common)
    page.section("NOTIFICATIONS")
    write_forms(page, document["x-notifications"])
    page.section("QUESTIONS")
    write_forms(page, document["x-questions"])
    page.section("FORMS")
    page.paragraph("What the results and parameters above name, as JSON Schemas in few words.")
    for name, schema in document["components"]["schemas"].items():
        page.item(bold(name), escape(schema_form(schema)))
    see_also(page, ["navhost(1)", "navctl(1)", "navhost-errors(7)"])
    return page


def area_of(method):
    return method["tags"][0]["name"]


def order_of_areas(document):
    """The areas in the order of their first methods."""
    return list(dict.fromkeys(area_of(method) for method in document["methods"]))


def errors_page(document, new):
    page = new("navhost-errors", 7, "errors that navhost answers")
    page.section("DESCRIPTION")
    page.markdown(document_section("docs/protocol.md", "Errors"))
    common = common_errors(document)
    page.paragraph("Every method may answer " + ", ".join(bold(name) for name in sorted(common)) + ".")
    page.section("ERRORS")
    for error in document["x-errors"]:
        name = error["name"]
        page.item(f"{bold(name)} ({error['code']})".replace("(-", "(\\-"), inline(error["summary"]))
        if "data" in error:
            page.indented(f"{italic('Further data')}: {escape(schema_form(error['data']))}")
        methods = [m["name"] for m in document["methods"] if name in error_names(m)]
        if methods and name not in common:
            page.indented(f"{italic('Methods')}: " + ", ".join(map(escape, methods)))
    see_also(page, ["navhost-protocol(7)", "navhost(1)", "navctl(1)"])
    return page


def pages(navhost, navctl, navweb):
    """Every page by the name of its file."""
    date, version = page_date(), output(navhost, "--version").strip()
    document = openrpc(navhost, navctl)

    def new(name, section, title):
        return Page(name, section, date, version, title)

    host, control, gateway = (json.loads(output(program, "--experimental-dump-help"))["command"] for program in (navhost, navctl, navweb))
    return {
        "navhost.1": navhost_page(host, new).text(),
        "navctl.1": navctl_page(control, new).text(),
        "navweb.1": navweb_page(gateway, new).text(),
        "navhost-protocol.7": protocol_page(document, new).text(),
        "navhost-errors.7": errors_page(document, new).text(),
    }


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    os.makedirs(sys.argv[1], exist_ok=True)
    for name, text in pages(*(os.environ[name] for name in ("NAVHOST_BIN", "NAVCTL_BIN", "NAVWEB_BIN"))).items():
        with open(os.path.join(sys.argv[1], name), "w", encoding="utf-8") as file:
            file.write(text)
