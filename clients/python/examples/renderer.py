"""A renderer: writes the scene `main` after each change. A number with Enter uses its line, and `b` goes back."""

import json
import secrets
import select

from navhost import Client, NavhostError, Tree

TEXTS = {"text": "text", "section": "title", "image": "alt", "progress": "label", "field": "label", "facts": "", "list": ""}


def clean(value):
    """A text without what steers a terminal: control characters, and those that change the direction of writing."""
    return "".join(c for c in (value if isinstance(value, str) else json.dumps(value)) if c.isprintable())


def above(tree, navigator):
    """The layers over a navigator, from the back to the front."""
    if "selected" in navigator:
        yield from above(tree, tree.navigators[navigator["selected"]])
    for id in [*navigator.get("overlays", []), *([navigator["presented"]] if "presented" in navigator else [])]:
        yield tree.navigators[id]
        yield from above(tree, tree.navigators[id])


class Picture:
    """The lines of a scene, the requests that their numbers stand for, and what could not be drawn."""
    def __init__(self, tree):
        self.tree, self.lines, self.choices, self.gaps = tree, [], [], []
        for layer in [tree.navigators[tree.root], *above(tree, tree.navigators[tree.root])]:
            self.choices *= layer["kind"] == "overlay"  # What lies below the one in front is out of reach.
            self.lines.append(f"-- {clean(layer.get('method', 'scene'))} --")
            self.layer(layer, layer.get("buttons", []))

    def choice(self, text, method, **params):
        self.choices += [(method, params)]
        self.lines.append(f"{len(self.choices)}) {text}")

    def layer(self, navigator, buttons):
        for stack in map(self.tree.navigators.get, navigator["children"]):
            self.choice(f"tab {stack.get('name', stack['id'])}" + "*" * (stack["id"] == navigator.get("selected")), "navigator.select", navigator=stack["id"])
        if "selected" in navigator:
            return self.layer(self.tree.navigators[navigator["selected"]], buttons)
        path = [*([navigator["root"]] if "root" in navigator else []), *navigator["path"]]
        self.page(path[-1]) if path else self.lines.append("(nothing is shown)")
        for button in buttons:
            self.choice(clean(button.get("label", button["answer"])), "answer", entry=path[-1]["id"], answer=button["answer"])

    def page(self, entry):
        content, is_away = entry.get("content"), entry["type"] in self.tree.orphaned
        screen = content if isinstance(content, dict) and content.get("screen") == 1 and "quarantined" not in entry else {}
        self.lines.append(clean(screen.get("title", entry["type"])) + " (its module is away)" * is_away)
        if not screen:
            other = f"({entry['contentState']})" if content is None and "contentState" in entry else content or entry["arguments"]
            self.lines += [clean(other)] * bool(other)
        for block in screen.get("blocks", []):
            self.block(entry, block, [] if is_away else [link["link"] for link in entry.get("links", [])])
        for action in [] if is_away else screen.get("actions", []):
            if "sends" not in action and "on" not in action:  # It has no forms and no buttons at items.
                message = {"screen": 1, "press": secrets.token_hex(16), "action": action["action"]}
                self.choice(clean(action["label"]), "entry.ask", entry=entry["id"], name=action["action"], message=message)

    def block(self, entry, block, links):
        if block["block"] not in TEXTS:
            self.gaps.append({"entry": entry["id"], "what": clean(block["block"])})
            block = {"block": "text", "text": block.get("fallback", "")} if isinstance(block.get("fallback", ""), str) else block["fallback"]
        self.lines += [clean(block[name]) for name in [TEXTS.get(block["block"])] if name in block]
        for row in [*block.get("facts", []), *block.get("items", [])]:
            text = " ".join(clean(row[name]) for name in ("label", "title", "value", "badge") if name in row)
            if row.get("link") not in links:
                self.lines.append(text)
            else:
                self.choice(text, "entry.follow", entry=entry["id"], link=row["link"], **{name: row[name] for name in row if name == "values"})


def obey(client, choices, line):
    try:
        for request in [("back", {})] if line == b"b" else choices[int(line) - 1 : int(line)] if line.isdigit() else []:
            client.call(*request)
    except NavhostError as refusal:
        print(clean(refusal.message), flush=True)


client, keys, tree, drawn, line = Client(reconnect=True), open(0, "rb", buffering=0), None, -1, b" "
client.call("hello", name="renderer", byPerson=True)
watch = client.watch()
while line:
    news = watch.poll(0)
    if news:
        tree = tree or Tree(news["snapshot"])
        tree.apply(news)  # After `lagged` or a reconnection it has a snapshot, and this begins anew.
    elif tree.revision != drawn:  # What came together is drawn once.
        drawn, picture = tree.revision, Picture(tree)
        print("\n".join(picture.lines), flush=True)
        client.report_rendering(undrawn=picture.gaps)
    elif not client.is_connected:
        client.serve(timeout=1)
    elif not watch.is_ready and keys in select.select([client, keys], [], [])[0]:
        line = keys.readline()
        obey(client, picture.choices, line.strip())
