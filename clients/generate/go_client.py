"""Writes the part of the Go client that follows from the contract: types, methods, errors, notifications and questions."""

from __future__ import annotations

from typing import Dict, Iterable, List, Optional, Sequence, Tuple

from go_names import ANY_JSON, Names, Origins, comment, go_name, local_name, lower_first, sentence
from model import Alias, Choice, Contract, Declaration, ListOf, Member, Message, Method, Named, Record, Scalar, Type, Words

HEADER = "// Code generated from the contract of navhost by clients/generate. DO NOT EDIT.\n\npackage navhost\n"
#: How many lines a file has at most, about.
LONGEST = 3000
#: Declarations of the contract that are written by hand: they do more than to hold their members.
BY_HAND = frozenset({"Error"})


class TypeWriter:
    """The declarations, as Go."""

    def __init__(self, contract: Contract, names: Names) -> None:
        self.contract, self.names, self.origins = contract, names, Origins(contract)

    def lines(self, declaration: Declaration) -> List[str]:
        about = self.origins.about(declaration)
        if isinstance(declaration, Record):
            return [*about, *self.record(declaration)]
        if isinstance(declaration, Alias):
            return [*about, f"type {go_name(declaration.name)} = {self.names.go(declaration.type)}"]
        if declaration.tag:
            return [*about, *self.tagged(declaration, declaration.tag)]
        return [*about, *self.untagged(go_name(declaration.name), declaration.options, declaration.name)]

    # Records

    def constants(self, record: Record) -> Dict[str, str]:
        """Members that tell an option apart: its type says them, so that the structure does not hold them."""
        if record.name not in self.origins.options:
            return {}
        return {one.name: one.type.values[0] for one in record.members if one.is_required and isinstance(one.type, Words) and len(one.type.values) == 1}

    def record(self, record: Record) -> List[str]:
        name, constants = go_name(record.name), self.constants(record)
        members = [member for member in record.members if member.name not in constants]
        lines = struct(name, [self.field(member) for member in members])
        types = [self.names.member(member) for member in members]
        if constants or any(type.startswith(("[]", "map[", "Nullable[")) for type in types):
            texts = "".join(f', "{key}", "{value}"' for key, value in constants.items())
            lines += ["", "// MarshalJSON writes the members that are there.", f"func (r {name}) MarshalJSON() ([]byte, error) {{"]
            lines += [f"\treturn encodeRecord(r{texts})", "}"]
        open = [(member, type) for member, type in zip(members, types) if type.lstrip("[]") in self.names.interfaces]
        return lines + self.reading(name, open)

    def field(self, member: Member, is_parameter: bool = False) -> List[str]:
        option = "" if member.is_required else ",omitempty"
        about = comment(sentence(member.summary) or f"The member `{member.name}`.", indent=1)
        return [*about, f'\t{go_name(member.name)} {self.names.member(member, is_parameter)} `json:"{member.name}{option}"`']

    @staticmethod
    def reading(name: str, open: Sequence[Tuple[Member, str]]) -> List[str]:
        """Members of an interface type are read by their tags."""
        if not open:
            return []
        lines = ["", "// UnmarshalJSON reads each option by its tag.", f"func (r *{name}) UnmarshalJSON(data []byte) error {{", f"\ttype plain {name}"]
        width = max(len(go_name(member.name)) for member, _ in open)
        fields = [f'\t\t{go_name(member.name):{width}} json.RawMessage `json:"{member.name}"`' for member, _ in open]
        lines += ["\topen := struct {", "\t\t*plain", *fields, "\t}{plain: (*plain)(r)}"]
        lines += ["\tif err := json.Unmarshal(data, &open); err != nil {", "\t\treturn err", "\t}"]
        for member, type in open:
            function = "decodeList" if type.startswith("[]") else "decodeOne"
            call = f"{function}(open.{go_name(member.name)}, decode{type.lstrip('[]')}, &r.{go_name(member.name)})"
            lines += [f"\tif err := {call}; err != nil {{", "\t\treturn err", "\t}"]
        return [*lines, "\treturn nil", "}"]

    # Choices with a tag

    def tagged(self, choice: Choice, tag: str) -> List[str]:
        name, unknown = go_name(choice.name), "Unknown" + go_name(choice.name)
        records = [record for record in map(self._record, choice.options) if record is not None]
        getters = self._getters(records, tag)
        lines = [f"type {name} interface {{", f"\t// {name}{go_name(tag)} is the `{tag}` of the option.", f"\t{name}{go_name(tag)}() string"]
        for member in getters:
            lines += comment(sentence(member.summary) or f"The member `{member.name}`.", indent=1)
            lines.append(f"\t{name}{go_name(member.name)}() {self.names.go(member.type)}")
        lines += ["}", ""]
        lines += comment(f"{unknown} is an option of {name} that only a newer host knows.")
        lines += [f"type {unknown} struct {{", "\t// The whole object.", "\tRaw json.RawMessage", "}", ""]
        lines += ["// MarshalJSON writes the object as it came.", f"func (r {unknown}) MarshalJSON() ([]byte, error) {{", "\treturn encodeRaw(r.Raw)", "}"]
        lines += self._getter(name, unknown, go_name(tag), "string", f'textOf(r.Raw, "{tag}")')
        for member in getters:
            function = {"string": "textOf", "int64": "integerOf"}.get(self.names.go(member.type), f"wordOf[{self.names.go(member.type)}]")
            lines += self._getter(name, unknown, go_name(member.name), self.names.go(member.type), f'{function}(r.Raw, "{member.name}")')
        for record in records:
            lines += self._getter(name, go_name(record.name), go_name(tag), "string", f'"{self._word(record, tag)}"')
            for member in getters:
                lines += self._getter(name, go_name(record.name), go_name(member.name), self.names.go(member.type), f"r.{go_name(member.name)}")
        return lines + self._decoder(name, unknown, records, tag)

    def _record(self, option: Type) -> Optional[Record]:
        declaration = self.contract.declarations.get(option.name) if isinstance(option, Named) else None
        return declaration if isinstance(declaration, Record) else None

    @staticmethod
    def _word(record: Record, tag: str) -> str:
        type = next(member.type for member in record.members if member.name == tag)
        assert isinstance(type, Words)
        return type.values[0]

    def _getters(self, records: Sequence[Record], tag: str) -> List[Member]:
        """The members that all options have, with types that need no reading."""
        def is_common(member: Member) -> bool:
            return all(any((one.name, one.type, one.is_required) == (member.name, member.type, True) for one in record.members) for record in records)

        def is_simple(member: Member) -> bool:
            return isinstance(member.type, (Scalar, Words)) and self.names.go(member.type) != ANY_JSON

        return [one for one in records[0].members if one.name != tag and is_simple(one) and is_common(one)]

    @staticmethod
    def _getter(choice: str, owner: str, member: str, type: str, value: str) -> List[str]:
        return ["", f"// {choice}{member} implements {choice}.", f"func (r *{owner}) {choice}{member}() {type} {{", f"\treturn {value}", "}"]

    def _decoder(self, name: str, unknown: str, records: Sequence[Record], tag: str) -> List[str]:
        lines = ["", f"func decode{name}(data []byte) ({name}, error) {{", f'\tswitch textOf(data, "{tag}") {{']
        for record in records:
            lines += [f'\tcase "{self._word(record, tag)}":', f"\t\treturn decodeInto(data, new({go_name(record.name)}))"]
        return [*lines, "\t}", f"\treturn &{unknown}{{Raw: copyOf(data)}}, nil", "}"]

    # Choices without a tag

    def untagged(self, name: str, options: Sequence[Type], own: str = "") -> List[str]:
        named = [(self.option_name(own or name, option), option) for option in options if option != Scalar("null")]
        fields = [[*comment("Set when it is of this form.", indent=1), f"\t{field} {self._pointer(option)}"] for field, option in named]
        raw = [*comment("What the host sent. It is written when no other member is set.", indent=1), "\tRaw json.RawMessage"]
        lines = struct(name, [*fields, raw])
        values = ", ".join(f"r.{field}" for field, _ in named)
        lines += ["", "// MarshalJSON writes the form that is set.", f"func (r {name}) MarshalJSON() ([]byte, error) {{"]
        lines += [f"\treturn encodeChoice(r.Raw, {values})", "}"]
        lines += ["", "// UnmarshalJSON takes the form whose required members are there. Of an unknown form only Raw is set."]
        lines += [f"func (r *{name}) UnmarshalJSON(data []byte) error {{", f"\t*r = {name}{{Raw: copyOf(data)}}", "\tshape := shapeOf(data)", "\tswitch {"]
        for condition, field in self._conditions(named):
            lines += [f"\tcase {condition}:", f"\t\treturn decodeOption(data, &r.{field})"]
        return [*lines, "\t}", "\treturn nil", "}"]

    def option_name(self, choice: str, option: Type) -> str:
        if isinstance(option, Named):
            rest = option.name[len(choice) :] if option.name.startswith(choice) else option.name.replace("Result", "")
            return go_name(rest or "Object")
        return "Word" if isinstance(option, Words) else "List" if isinstance(option, ListOf) else {"text": "Text"}.get(getattr(option, "kind", ""), "Value")

    def _pointer(self, option: Type) -> str:
        go = self.names.go(option)
        return go if self.names.is_nilable(go) else "*" + go

    def _conditions(self, named: Sequence[Tuple[str, Type]]) -> List[Tuple[str, str]]:
        """What tells the options apart, those with the most required members first."""
        found: List[Tuple[int, str, str]] = []
        for field, option in named:
            records = self._leaves(option)
            found += [(len(self._needs(record)), self._shape(record), field) for record in records]
            if not records:
                found.append((0, "shape.isList()" if isinstance(option, ListOf) else "shape.isText()", field))
        assert len({condition for _, condition, _ in found}) == len(found), f"options that nothing tells apart: {found}"
        return [(condition, field) for _, condition, field in sorted(found, key=lambda one: -one[0])]

    def _leaves(self, option: Type) -> List[Record]:
        declaration = self.contract.declarations.get(option.name) if isinstance(option, Named) else None
        if isinstance(declaration, Choice):
            return [leaf for inner in declaration.options for leaf in self._leaves(inner)]
        return [declaration] if isinstance(declaration, Record) else []

    @staticmethod
    def _needs(record: Record) -> List[Member]:
        return [member for member in record.members if member.is_required]

    def _shape(self, record: Record) -> str:
        needs = self._needs(record)
        words = [member for member in needs if isinstance(member.type, Words) and len(member.type.values) == 1]
        tests = [f'shape.is("{one.name}", "{one.type.values[0]}")' for one in words if isinstance(one.type, Words)]
        others = ", ".join(f'"{member.name}"' for member in needs if member not in words)
        return " && ".join(tests + ([f"shape.has({others})"] if others or not tests else []))


def struct(name: str, fields: Iterable[Sequence[str]]) -> List[str]:
    lines = [line for field in fields for line in field]
    return [f"type {name} struct {{", *lines, "}"] if lines else [f"type {name} struct{{}}"]


def aligned(rows: Sequence[Sequence[str]]) -> List[str]:
    """Cells in columns, as gofmt writes them."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["\t" + " ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]


def words_file(names: Names) -> List[str]:
    lines: List[str] = []
    for values, name in names.words.items():
        lines += comment(f"{names.about_words[name]} A newer host may say others than those below.")
        lines += [f"type {name} string", "", f"// The words of {name}.", "const ("]
        lines += [*aligned([(name + go_name(value), name, f'= "{value}"') for value in values]), ")", ""]
    return lines


# MARK: Methods


class MethodWriter:
    def __init__(self, types: TypeWriter) -> None:
        self.types, self.names = types, types.names

    def lines(self, method: Method) -> List[str]:
        given = [method.parameter(name) for name in method.positional if method.parameter(name).is_required]
        given += [one for one in method.parameters if one.is_required and one not in given]
        others = [one for one in method.parameters if one not in given]
        return [*self.options(method, others), *self.function(method, given, bool(others)), ""]

    def options(self, method: Method, others: Sequence[Member]) -> List[str]:
        if not others:
            return []
        name = go_name(method.function) + "Options"
        about = comment(f"{name} has the parameters of `{method.name}` that may be left out: nil ones are.")
        return [*about, *struct(name, [self.types.field(member, True) for member in others]), ""]

    def function(self, method: Method, given: Sequence[Member], has_options: bool) -> List[str]:
        name = go_name(method.function)
        arguments = ["ctx context.Context"] + [f"{local_name(one.name)} {self.names.member(one, True)}" for one in given]
        arguments += [f"options *{name}Options"] if has_options else []
        result = self.names.result(method.result)
        # A summary begins with a verb, or says what the result is.
        is_verb = method.summary.split()[0].endswith("s")
        first = f"{name} {lower_first(sentence(method.summary))}" if is_verb else f"{name} calls `{method.name}`. {sentence(method.summary)}"
        about = comment(first, f"Request: `{method.name}`. Result: {sentence(method.result_summary)}",
                        "Errors: " + ", ".join(method.errors) + "." if method.errors else "")
        call = "sendJSON" if result == ANY_JSON else f"send[{result.lstrip('*')}]"
        values = "".join(f', parameter{{"{one.name}", {local_name(one.name)}}}' for one in given)
        body = f"\treturn {call}(ctx, m, \"{method.name}\", {'options' if has_options else 'nil'}{values})"
        return [*about, f"func (m *Methods) {name}({', '.join(arguments)}) ({result}, error) {{", body, "}"]


# MARK: Errors and messages


def errors_file(contract: Contract, types: TypeWriter) -> List[str]:
    lines = ["// The errors of the host. Compare with errors.Is, which goes by the code.", "var ("]
    for error in contract.errors:
        lines += comment(f"Err{go_name(error.name)} is `{error.name}`. {sentence(error.summary)}".strip(), indent=1)
        lines.append(f'\tErr{go_name(error.name)} = &Error{{Code: {error.code}, Name: "{error.name}"}}')
    lines += [")", "", *types.lines(contract.error_context), ""]
    for error in contract.errors:
        if error.data is not None:
            lines += [*types.lines(contract.declarations[error.data.name]), ""]
            lines += [f"func ({go_name(error.data.name)}) errorCode() int64 {{", f"\treturn {error.code}", "}", ""]
    return lines


def messages_file(contract: Contract, names: Names) -> List[str]:
    lines = comment(
        "Decode reads the parameters of a notification. The value is a pointer to the notification's own type, as *SignalNotification."
        " It is nil for a notification that only a newer host knows."
    )
    lines += ["func (n Notification) Decode() (any, error) {", "\tswitch n.Method {"]
    for message in contract.notifications:
        type = names.go(message.params)
        read = f"decode{type}(n.Params)" if type in names.interfaces else f"decodeInto(n.Params, new({type}))"
        lines += [f'\tcase "{message.name}":', f"\t\treturn {read}"]
    lines += ["\t}", "\treturn nil, nil", "}", ""]
    for message in contract.questions:
        lines += [*handler_setter(message, names), ""]
    return lines


def handler_setter(message: Message, names: Names) -> List[str]:
    assert message.answer is not None
    name, answer = "On" + go_name(message.name), names.go(message.answer)
    answer = "any" if answer == ANY_JSON else answer
    handler = f"handler func(ctx context.Context, question *{names.go(message.params)}) ({answer}, error)"
    about = comment(f"{name} sets the handler of `{message.name}`. {sentence(message.summary)}", "An error of the handler is the error for the one who asked.")
    return [*about, f"func (c *Client) {name}({handler}) {{", f'\thandleTyped(c, "{message.name}", handler)', "}"]


# MARK: Files


def text(lines: Sequence[str]) -> str:
    body = "\n".join(lines).rstrip() + "\n"
    packages = [package for package in ("context", "encoding/json") if package.rpartition("/")[2] + "." in body]
    return HEADER + imports_of(packages) + "\n" + body


def imports_of(packages: Sequence[str]) -> str:
    if len(packages) > 1:
        return "\nimport (\n" + "".join(f'\t"{package}"\n' for package in packages) + ")\n"
    return "".join(f'\nimport "{package}"\n' for package in packages)


def in_parts(name: str, groups: Sequence[List[str]]) -> Dict[str, str]:
    """Files of a limited length; a group stays together."""
    parts: List[List[str]] = [[]]
    for group in groups:
        if parts[-1] and len(parts[-1]) + len(group) > LONGEST:
            parts.append([])
        parts[-1] += group
    return {f"go/contract_{name}{index if len(parts) > 1 else ''}.go": text(lines) for index, lines in enumerate(parts, start=1)}


def files(contract: Contract) -> Dict[str, str]:
    """The generated files of the Go client, by their paths under `clients/`."""
    names = Names(contract)
    types = TypeWriter(contract, names)
    of_errors = {contract.error_context.name, *(error.data.name for error in contract.errors if error.data is not None)}
    declared = [types.lines(one) + [""] for one in contract.declarations.values() if one.name not in of_errors | BY_HAND]
    for type, name in names.extra.items():
        declared.append([*comment(f"{name} is one of several forms."), *types.untagged(name, type.options), ""])
    methods = MethodWriter(types)
    return {
        **in_parts("types", declared),
        **in_parts("words", [words_file(names)]),
        **in_parts("methods", [methods.lines(method) for method in contract.methods]),
        **in_parts("errors", [errors_file(contract, types)]),
        **in_parts("messages", [messages_file(contract, names)]),
    }
