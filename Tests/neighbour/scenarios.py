"""What one client can do, inside the limits, to hold up the others. Each scenario prepares a host, and then does it beside a neighbour.

The sizes are those at which a host was once held up. A scenario with `size / 2` sends half as much.
"""

import json

#: By name: the text, the size, the options of the host, and the function.
ALL = {}


def scenario(text, size, *options, store=False):
    def add(function):
        name = function.__name__.replace("_", "-")
        ALL[name] = (text, size, options, store, function)
        return function

    return add


#: For scenes that are larger than the host allows by default.
LARGE = ("--max-entries", "4194304")


def push(**params):
    return ("push", {"type": "shop.list", **params})


# Each function prepares, yields once, and does it. The neighbour pings from the yield on.


@scenario("a guard that does not answer, and waiting requests on ten connections", 600)
def silent_guard(host, size):
    host.module()
    guard = host.connect()
    guard.result("guard.add", name="silent", on="enter", timeout=60)
    others = [host.connect() for _ in range(10)]
    yield
    for line in others:
        line.begin([push()] * (size // 10))
    host.connect().result("ping")


@scenario("tree.get of a wide scene, eight times in one write", 400_000, *LARGE)
def wide_tree(host, size):
    host.fill(host.module(), size)
    line = host.connect()
    yield
    line.call([("tree.get", {})] * 8 + [("tree.get", {"limit": 10_000})] * 8, may_fail=True)


@scenario("watch, path.get and state.get of a wide scene", 400_000, *LARGE)
def wide_reads(host, size):
    host.fill(host.module(), size)
    line = host.connect()
    yield
    line.call([("watch", {}), ("path.get", {}), ("state.get", {})] * 4, may_fail=True)


@scenario("pushes against a schema that takes a million steps, four clients", 40)
def costly_schema(host, size):
    item = {"anyOf": [{"type": "string"}] * 40 + [{"type": "integer"}]}
    host.module(arguments={"type": "object", "properties": {"list": {"type": "array", "items": item}}})
    lines = [host.connect() for _ in range(4)]
    yield
    for line in lines:
        line.begin([push(arguments={"list": [1] * 25_000})] * (size // 4))
    for line in lines:
        line.call([("ping", {})], may_fail=True)


@scenario("pushes with arguments of 1 MB, with a store", 80, store=True)
def large_arguments(host, size):
    line = host.module()
    text = "x" * 1_000_000
    yield
    for _ in range(size):
        line.call([push(arguments={"text": text})])


def removing(line):
    """Removes everything, and sees that the host has deleted it: each answer is a turn, and each turn deletes a piece."""
    line.result("reset")
    for _ in range(300):
        line.result("ping")


@scenario("a reset of 1 MB of arguments in each entry, with a store", 60, store=True)
def removing_arguments(host, size):
    line = host.module()
    text = "x" * 1_000_000
    for _ in range(size):
        line.result("push", type="shop.list", arguments={"text": text})
    line.call([("ping", {})] * 50)
    yield
    removing(line)


@scenario("a reset of entries that are just not large, with a store", 60_000, store=True)
def removing_entries(host, size):
    line = host.module()
    path = [{"type": "shop.list", "arguments": {"text": "x" * 950}}] * 1_000
    for _ in range(size // 1_000):
        line.result("path.append", path=path)
    line.call([("ping", {})] * 50)
    yield
    removing(line)


@scenario("undo of closed stacks that are nested", 16_000)
def nested_undo(host, size):
    line = host.module()
    outer = line.result("navigator.create", parent="n1")["navigator"]
    inner = outer
    for _ in range(size):
        inner = line.result("navigator.create", parent=inner)["navigator"]
    yield
    line.call([("navigator.close", {"navigator": outer}), ("undo", {}), ("undo", {})])


@scenario("requests for a result that wait, and a push", 5000)
def results(host, size):
    host.module()
    lines = [host.connect() for _ in range(-(-size // 1000))]
    for line in lines:
        line.begin([push(forResult=True)] * (size // len(lines)))
        line.call([("ping", {})])
    yield
    host.connect().call([push()] * 100)


@scenario("guards for other types, and a push", 10_000)
def other_guards(host, size):
    host.module()
    for _ in range(-(-size // 250)):
        host.connect().call([("guard.add", {"name": "g", "on": "enter", "types": [f"other.t{number}"]}) for number in range(250)])
    line = host.connect()
    yield
    line.call([push()] * 100)


@scenario("watches of another stack, and a push", 6400)
def filtered_watches(host, size):
    line = host.module()
    line.result("navigator.create", name="aside")
    for _ in range(-(-size // 64)):
        host.connect().call([("watch", {"navigator": "aside", "kinds": ["entry.added"], "credit": 0})] * 64)
    yield
    line.call([push(navigator="n1")] * 100)


@scenario("mappings of other types, and a push", 13_000)
def mappings(host, size):
    line = host.module()
    line.call([("mapping.add", {"from": f"old.t{number}", "to": "shop.list"}) for number in range(size)])
    yield
    line.call([push()] * 100)


@scenario("locks on one stack, and a pop", 60_000)
def locks(host, size):
    line = host.module()
    line.call([push()] * 200)
    line.call([("lock", {"reason": "x"})] * size)
    yield
    line.call([("pop", {})] * 100)


@scenario("flows, and a push", 20_000)
def flows(host, size):
    line = host.module()
    line.call([("flow.start", {"name": "tour"})] * size)
    yield
    line.call([push()] * 100)


@scenario("triggers", 8000)
def triggers(host, size):
    line = host.module()
    yield
    operation = {"method": "push", "params": {"type": "shop.list"}}
    line.call([("trigger.bind", {"trigger": f"t{number}", "operation": operation}) for number in range(size)])


@scenario("entries, until the tables of the scene have grown", 3_000_000, *LARGE)
def growing_tables(host, size):
    line = host.module()
    yield
    for _ in range(size // 5000):
        line.call([push()] * 5000)


@scenario("navigators: reading, undoing and resetting", 16_000)
def navigators(host, size):
    line = host.module()
    for _ in range(-(-size // 4000)):
        line.call([("navigator.create", {"parent": "n1"})] * min(4000, size))
    yield
    line.call([("state.get", {}), ("navigator.get", {}), ("tree.get", {}), ("scene.list", {}), ("rules.check", {})], may_fail=True)
    line.call([("tree.get", {"limit": 10_000})] * 10)
    line.call([("navigator.close", {"navigator": "n2"}), ("undo", {}), ("reset", {})])


@scenario("state documents as large as the host takes them, in one write", 10)
def state_documents(host, size):
    line = host.module()
    stack = [{"type": "shop.list"}] * 10
    states = [[{"path": []}] + [{"name": f"{name}{number}", "parent": 0, "path": stack} for number in range(740)] for name in "ab"]
    yield
    line.call([("state.set", {"state": states[number % 2]}) for number in range(size)])


@scenario("state documents of 0.8 MB in one write, which the host refuses", 10)
def refused_state_documents(host, size):
    line = host.module()
    stack = [{"type": "shop.list"}] * 10
    state = [{"path": []}] + [{"name": f"s{number}", "parent": 0, "path": stack} for number in range(3000)]
    yield
    answers = line.call([("state.set", {"state": state})] * size, may_fail=True)
    assert all(b'"limit_reached"' in answer for answer in answers), answers[0][:400]


@scenario("paths as long as the host takes them, and all entries of a scene", 20)
def long_paths(host, size):
    line = host.module()
    yield
    path = [{"type": "shop.list"}] * 8000
    line.call([("path.set", {"path": path[: 7990 + number]}) for number in range(size // 2)])
    line.call([("path.append", {"path": path})] * 7)
    line.call([("reset", {}), ("undo", {}), ("undo", {})])


@scenario("sequences of 256 values in one write, with a store", 32, store=True)
def sequences(host, size):
    line = host.module()
    yield
    line.call([("send", {"values": [{"type": "shop.list"}] * 256})] * size)


@scenario("batches of 256 pushes in one write, with a store", 40, store=True)
def batches(host, size):
    line = host.module()
    yield
    batch = [{"id": number, "method": "push", "params": {"type": "shop.list"}} for number in range(256)]
    answers = line.write((json.dumps(batch) + "\n").encode() * size)
    while len(answers) < size:
        answers += line.read()


def behind(host, size):
    """Watches on many connections whose clients do not read."""
    line = host.module()
    text = "x" * 2_000
    watchers = [host.connect() for _ in range(size)]
    for watcher in watchers:
        watcher.call([("watch", {})])
    return line, watchers, [push(arguments={"text": text})] * 1500


@scenario("watches on many connections that read nothing", 256)
def silent_watches(host, size):
    line, _, pushes = behind(host, size)
    yield
    line.call(pushes)


@scenario("watches on many connections that read nothing, and leave at once", 256)
def leaving_watches(host, size):
    line, watchers, pushes = behind(host, size)
    line.call(pushes)
    yield
    for watcher in watchers:
        watcher.close()
    host.connect().result("ping")


@scenario("watches on many connections that read nothing, and then everything", 256)
def reading_watches(host, size):
    line, watchers, pushes = behind(host, size)
    line.call(pushes)
    yield
    for _ in range(50):
        for watcher in watchers:
            watcher.read()


@scenario("a module with a thousand types that are shown comes and goes", 1000)
def many_types(host, size):
    types = [f"many.t{number}" for number in range(size)]
    lines = [host.module("many", types)]
    lines[0].call([("push", {"type": type}) for type in types])
    yield
    lines[0].close()
    again = host.connect()
    destinations = [{"type": type} for type in types]
    again.call([("module.register", {"module": "many", "destinations": destinations, "takeOver": True})])


@scenario("a module begins to supply content for a wide scene", 1_000_000, *LARGE)
def supplied_content(host, size):
    module, line = host.module(), host.connect()
    host.fill(line, size)
    yield
    module.begin([("module.register", {"module": "shop", "destinations": [{"type": "shop.list", "provides": True}]})])
    # The host has looked at all entries when it asks.
    while not line.result("host.waiting")["questions"]:
        pass


@scenario("types with schemas, registered and given up on many connections", 58)
def registered_types(host, size):
    schema = {"type": "object", "properties": {"id": {"type": "integer"}, "text": {"type": "string", "maxLength": 80}}, "required": ["id"]}
    yield
    lines = [host.connect() for _ in range(size)]
    for number, line in enumerate(lines):
        destinations = [{"type": f"m{number}.t{type}", "arguments": schema, "roles": ["item"]} for type in range(512)]
        line.call([("module.register", {"module": f"m{number}", "destinations": destinations})])
    lines[0].call([("destination.list", {}), ("module.list", {}), ("push", {"type": "m1.t9999"})], may_fail=True)
    for line in lines:
        line.close()
    host.connect().result("ping")


@scenario("a scene of many entries is closed, with a store", 400_000, *LARGE, store=True)
def closing(host, size):
    line = host.module()
    line.result("scene.create", scene="large")
    step = 8_000
    for begun in range(0, size, step):
        line.call([("path.append", {"scene": "large", "path": [{"type": "shop.list"}] * min(step, size - begun)})])
    line.call([("ping", {})] * 50)
    yield
    line.result("scene.close", scene="large")
    # Each answer is a turn, and each turn deletes a piece of what the scene has left.
    for _ in range(100):
        line.result("ping")
