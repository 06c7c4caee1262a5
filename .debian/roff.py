"""Manual pages in the macros of man(7): text, Markdown and JSON in, roff out."""

import json
import re


def escape(text):
    """Text as it is to be read. A minus stays a minus, so that options can be copied from the page."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("^", "\\(ha").replace("~", "\\(ti")
    text = "".join(c if ord(c) < 128 else f"\\[u{ord(c):04X}]" for c in text)
    # A word that is too long for a line may be broken behind punctuation, without a hyphen.
    return re.sub(r"[^ ]{40,}", lambda word: re.sub(r"(?<=[,;:/}|])(?=[^ ])", r"\\:", word[0]), text)


def bold(text):
    return f"\\fB{escape(text)}\\fR"


def italic(text):
    return f"\\fI{escape(text)}\\fR"


def inline(markdown):
    """Code becomes bold, emphasis italic, and of a link its text stays."""
    markdown = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", markdown)
    out = []
    for part in re.split(r"(`[^`]+`|\*\*[^*]+\*\*|\*[^* ][^*]*\*)", markdown):
        if part.startswith("`") and len(part) > 1:
            out.append(bold(part[1:-1]))
        elif part.startswith("**") and len(part) > 4:
            out.append(bold(part[2:-2]))
        elif part.startswith("*") and len(part) > 2:
            out.append(italic(part[1:-1]))
        else:
            out.append(escape(part))
    return "".join(out)


class Page:
    """One manual page, from its title line on."""

    def __init__(self, name, section, date, version, title):
        self.lines = [".nr HY 0", f'.TH {name.upper()} {section} {date} "navhost {version}" "navhost"', ".\\\" Generated; see .debian/manual.py.", ".ad l"]
        self.section("NAME")
        self.lines.append(f"{escape(name)} \\- {escape(title)}")

    def section(self, title):
        self.lines.append(f'.SH "{escape(title)}"')

    def subsection(self, title):
        self.lines.append(f'.SS "{escape(title)}"')

    def paragraph(self, roff):
        self.lines += [".PP", self.guarded(roff)]

    def item(self, tag, roff):
        self.lines += [".TP", self.guarded(tag), self.guarded(roff)]

    def indented(self, roff):
        """Another paragraph of the item before."""
        self.lines += [".IP", self.guarded(roff)]

    def example(self, text):
        self.lines += [".IP", ".EX"] + [self.guarded(escape(line)) for line in text.split("\n")] + [".EE"]

    @staticmethod
    def guarded(line):
        """A line of text is no request, and no empty line."""
        line = re.sub(r"\s+", " ", line) if "\n" in line else line
        return ("\\&" + line) if line[:1] in (".", "'", "") else line

    def text(self):
        return "\n".join(self.lines) + "\n"

    def markdown(self, text):
        """Paragraphs, lists, tables and headings of a document."""
        for block in re.split(r"\n\s*\n", text.strip()):
            lines = block.split("\n")
            if lines[0].startswith("```"):
                self.example("\n".join(lines[1:-1]))
            elif lines[0].startswith("|"):
                self.table(lines)
            elif lines[0].startswith("#"):
                self.subsection(lines[0].lstrip("# "))
                if lines[1:]:
                    self.markdown("\n".join(lines[1:]))
            elif lines[0].startswith("- "):
                for entry in re.split(r"\n- ", "\n" + block)[1:]:
                    self.lines += [".IP \\(bu 2", self.guarded(inline(" ".join(entry.split())))]
            else:
                self.paragraph(inline(" ".join(block.split())))

    def table(self, lines):
        cells = [[c.strip() for c in line.strip()[1:-1].split("|")] for line in lines]
        heads, rows = cells[0], cells[2:]
        for entry in rows:
            if len(heads) == 2:
                self.item(inline(entry[0]), inline(entry[1]) or "\\(em")
                continue
            parts = [f"{italic(head)}: {inline(cell)}" if head else inline(cell) for head, cell in zip(heads[1:], entry[1:]) if cell]
            self.item(inline(entry[0]), "; ".join(parts) or "\\(em")


def schema_form(schema):
    """A JSON Schema in few words."""
    if schema is True:
        return "any JSON"
    if schema is False:
        return "nothing"
    if "$ref" in schema:
        return schema["$ref"].rsplit("/", 1)[1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return "one of " + ", ".join(v if isinstance(v, str) else json.dumps(v) for v in schema["enum"])
    for word, join in (("oneOf", " or "), ("anyOf", " or "), ("allOf", " and ")):
        if word in schema:
            return join.join(schema_form(s) for s in schema[word])
    kind = schema.get("type", "any JSON")
    form = " or ".join(kind) if isinstance(kind, list) else kind
    if "items" in schema and isinstance(schema["items"], dict):
        form = form.replace("array", "list of (" + schema_form(schema["items"]) + ")")
    if "properties" in schema:
        required = schema.get("required", [])
        members = [(name if name in required else name + "?") + ": " + schema_form(s) for name, s in schema["properties"].items()]
        form = form.replace("object", "{" + "; ".join(members) + "}")
    bounds = [f"{words} {schema[key]}" for key, words in BOUNDS if key in schema]
    return form + (" (" + ", ".join(bounds) + ")" if bounds else "")


BOUNDS = [
    ("minimum", "at least"), ("maximum", "at most"), ("exclusiveMinimum", "more than"), ("exclusiveMaximum", "less than"),
    ("minLength", "length at least"), ("maxLength", "length at most"), ("minItems", "elements at least"), ("maxItems", "elements at most"),
]  # fmt: skip
