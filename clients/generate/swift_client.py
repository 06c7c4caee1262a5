"""Writes the part of the Swift client that follows from the contract: types, methods, errors, notifications and questions."""

from __future__ import annotations

import re
from typing import Dict, List, Optional, Sequence, Set, Tuple

from model import Choice, Contract, Declaration, ListOf, Member, Message, Method, Named, Record, Type, Words, pascal
from swift_names import NULL, Names, Origins, bare_name, comment, constant_name, inner_types, item, quoted, sentence, type_name, value_name

HEADER = ["// Generated from the contract of navhost by clients/generate. Do not edit.", ""]
#: Notes for methods that the client has a function of its own for.
BY_HAND = {
    "module.register": "The client does not renew this registration after a reconnection. It renews those of ``NavigationClient/register(_:)``.",
    "module.unregister": "A registration that the client renews comes back after a reconnection. Use ``NavigationClient/unregister(_:types:)`` for it.",
    "watch": "The client does not pass on what this watch sends. Use ``NavigationClient`` and its function `watch` to read a watch.",
    "watch.host": "The client does not pass on what this watch sends.",
    "request.cancel": "The client numbers its requests itself, and cancels the request of a task that is cancelled.",
}


def indented(lines: Sequence[str], by: int = 4) -> List[str]:
    return [" " * by + line if line else line for line in lines]


class TypeWriter:
    """The declarations, as Swift."""

    def __init__(self, contract: Contract, names: Names) -> None:
        self.contract, self.names, self.origins = contract, names, Origins(contract)
        self.sent = self._sent()

    def _sent(self) -> Set[str]:
        """The declarations of which a program makes values: those in parameters and in answers to questions."""
        sent: Set[str] = set()
        open = [member.type for method in self.contract.methods for member in method.parameters]
        open += [message.answer for message in self.contract.questions if message.answer is not None]
        while open:
            for inner in inner_types(open.pop()):
                if isinstance(inner, Named) and inner.name not in sent:
                    sent.add(inner.name)
                    open += types_in(self.contract.declarations[inner.name])
        return sent

    def lines(self, declaration: Declaration) -> List[str]:
        """A declaration; none for another name of a type."""
        about = comment(*self.origins.about(declaration))
        if isinstance(declaration, Record):
            return [*about, *self.record(declaration)]
        if isinstance(declaration, Choice):
            return [*about, *self.choice(type_name(declaration.name), declaration.name, declaration.options, declaration.tag)]
        return []

    # Records

    def constants(self, record: Record) -> Dict[str, str]:
        """Members that tell an option apart: its type says them, so that the structure does not hold them."""
        if record.name not in self.origins.owners:
            return {}
        return {one.name: one.type.values[0] for one in record.members if one.is_required and isinstance(one.type, Words) and len(one.type.values) == 1}

    def record(self, record: Record) -> List[str]:
        constants = self.constants(record)
        members = [member for member in record.members if member.name not in constants]
        is_sent = record.name in self.sent
        body: List[str] = []
        for member in members:
            body += comment(sentence(member.summary) or f"The member `{member.name}`.")
            body.append(f"public {'var' if is_sent else 'let'} {value_name(member.name)}: {self.names.member(member)}")
        if is_sent:
            body += ["", *self.initializer(members)]
        body += ["", *self.reading(record, members, constants), "", *self.writing(members, constants)]
        body = body[1:] if not body[0] else body
        return [f"public struct {type_name(record.name)}: Equatable, Sendable, ContractValue {{", *indented(body), "}"]

    def initializer(self, members: Sequence[Member]) -> List[str]:
        if not members:
            return ["/// Has no members.", "public init() {}"]
        ordered = [*(one for one in members if one.is_required), *(one for one in members if not one.is_required)]
        arguments = [f"{bare_name(one.name)}: {self.names.member(one)}{'' if one.is_required else ' = nil'}" for one in ordered]
        about = "/// Has these members; one that is nil is left out." if any(not one.is_required for one in members) else "/// Has these members."
        body = [f"self.{bare_name(one.name)} = {value_name(one.name)}" for one in members]
        return [about, *head("public init", arguments, " {"), *indented(body), "}"]

    @staticmethod
    def reading(record: Record, members: Sequence[Member], constants: Dict[str, str]) -> List[str]:
        object = "let object" if members or constants else "_"
        body = [f'{object} = try PayloadObject(payload, of: "{type_name(record.name)}")']
        body += [f'try object.require("{name}", "{word}")' for name, word in constants.items()]
        for one in members:
            function = "value" if one.is_required else "valueIfGiven"
            body.append(f'{value_name(one.name)} = try object.{function}("{one.name}")')
        return ["init(reading payload: JSONPayload) throws(NavigationClientError) {", *indented(body), "}"]

    @staticmethod
    def writing(members: Sequence[Member], constants: Dict[str, str]) -> List[str]:
        if not members and not constants:
            return ["var encoded: JSONPayload { .emptyObject }"]
        body = ["var object = ContractWriter()"]
        body += [f'object.add("{name}", "{word}")' for name, word in constants.items()]
        body += [f'object.{"add" if one.is_required else "addIfGiven"}("{one.name}", {value_name(one.name)})' for one in members]
        return ["var encoded: JSONPayload {", *indented([*body, "return object.payload"]), "}"]

    # Choices

    def choice(self, name: str, own: str, options: Sequence[Type], tag: Optional[str]) -> List[str]:
        named = [(self.case_name(own, option, tag), option) for option in options if option != NULL]
        assert len({case for case, _ in named}) == len(named), f"cases of {name}"
        body: List[str] = []
        for case, option in named:
            body += self.about_case(option, tag)
            body.append(f"case {quoted(case)}({self.names.swift(option)})")
        body += ["/// Another form, from a newer host.", "case unknown(JSONPayload)", ""]
        body += self.tagged(named, tag) if tag else self.untagged(named)
        body += ["", "var encoded: JSONPayload {", "    switch self {"]
        for case, _ in named:
            body.append(f"    case .{quoted(case)}(let value): value.encoded")
        body += ["    case .unknown(let payload): payload", "    }", "}"]
        return [f"public enum {name}: Equatable, Sendable, ContractValue {{", *indented(body), "}"]

    def about_case(self, option: Type, tag: Optional[str]) -> List[str]:
        record = self.contract.declarations.get(option.name) if isinstance(option, Named) else None
        if tag and isinstance(record, Record):
            member = next(one for one in record.members if one.name == tag)
            assert isinstance(member.type, Words)
            return comment(f"`{tag}` is `{member.type.values[0]}`. {sentence(member.summary)}".strip())
        if isinstance(option, Named):
            return comment(f"The form of ``{type_name(option.name)}``.")
        return comment({"ListOf": "A list.", "Words": "A word."}.get(type(option).__name__, "A single value."))

    @staticmethod
    def case_name(choice: str, option: Type, tag: Optional[str]) -> str:
        if isinstance(option, Named):
            rest = option.name[len(choice) :] if choice and option.name.startswith(choice) else option.name.replace("Result", "")
            return bare_name(rest or "Object")
        kinds = {"text": "text", "integer": "integer", "number": "number", "boolean": "flag", "object": "object"}
        return "word" if isinstance(option, Words) else "list" if isinstance(option, ListOf) else kinds[getattr(option, "kind", "")]

    def tagged(self, named: Sequence[Tuple[str, Type]], tag: str) -> List[str]:
        lines = ["init(reading payload: JSONPayload) throws(NavigationClientError) {", f'    switch try ContractShape(payload).word("{tag}") {{']
        for case, option in named:
            assert isinstance(option, Named)
            record = self.contract.declarations[option.name]
            assert isinstance(record, Record)
            word = next(one.type.values[0] for one in record.members if one.name == tag and isinstance(one.type, Words))
            lines.append(f'    case "{word}": self = .{quoted(case)}(try .init(reading: payload))')
        return [*lines, "    default: self = .unknown(payload)", "    }", "}"]

    def untagged(self, named: Sequence[Tuple[str, Type]]) -> List[str]:
        conditions = self.conditions(named)
        uses_shape = any("shape" in condition for condition, _ in conditions)
        lines = ["init(reading payload: JSONPayload) throws(NavigationClientError) {"]
        lines += ["    let shape = ContractShape(payload)"] if uses_shape else []
        lines += ["    switch true {"]
        for condition, case in conditions:
            short = f"    case {condition}: self = .{quoted(case)}(try .init(reading: payload))"
            lines += [short] if len(short) <= 104 else [f"    case {condition}:", f"        self = .{quoted(case)}(try .init(reading: payload))"]
        return [*lines, "    default: self = .unknown(payload)", "    }", "}"]

    def conditions(self, named: Sequence[Tuple[str, Type]]) -> List[Tuple[str, str]]:
        """What tells the options apart, those with the most required members first."""
        kinds = {"text": "payload.string != nil", "number": "payload.double != nil", "boolean": "payload.bool != nil", "object": "payload.isObject"}
        found: List[Tuple[int, str, str]] = []
        for case, option in named:
            records = self.leaves(option)
            found += [(len(needs(record)), self.shape(record), case) for record in records]
            if not records:
                kind = "text" if isinstance(option, Words) else getattr(option, "kind", "")
                found.append((0, "payload.isArray" if isinstance(option, ListOf) else kinds[kind], case))
        assert len({condition for _, condition, _ in found}) == len(found), f"options that nothing tells apart: {found}"
        return [(condition, case) for _, condition, case in sorted(found, key=lambda one: -one[0])]

    def leaves(self, option: Type) -> List[Record]:
        declaration = self.contract.declarations.get(option.name) if isinstance(option, Named) else None
        if isinstance(declaration, Choice):
            return [leaf for inner in declaration.options for leaf in self.leaves(inner)]
        return [declaration] if isinstance(declaration, Record) else []

    @staticmethod
    def shape(record: Record) -> str:
        words = {one.name: one.type.values[0] for one in needs(record) if isinstance(one.type, Words) and len(one.type.values) == 1}
        tests = [f'shape.has("{name}", "{word}")' for name, word in words.items()]
        others = ", ".join(f'"{one.name}"' for one in needs(record) if one.name not in words)
        return " && ".join(tests + ([f"shape.hasAll([{others}])"] if others or not tests else []))

    # Words

    def words(self, name: str, values: Sequence[str]) -> List[str]:
        lines = comment(f"{self.names.about_words[name]} A newer host may say others than those below.")
        lines.append(f"public struct {name}: Hashable, Sendable, RawRepresentable, ContractWord {{")
        body = ["/// The word on the wire.", "public let rawValue: String", "", "/// The word with this text.", "public init(rawValue: String) {"]
        body += ["    self.rawValue = rawValue", "}", ""]
        for value in values:
            body += [f"/// The word `{value}`.", f'public static let {constant_name(value)} = {name}(rawValue: "{value}")']
        return [*lines, *indented(body), "}"]


def needs(record: Record) -> List[Member]:
    return [member for member in record.members if member.is_required]


def types_in(declaration: Declaration) -> List[Type]:
    if isinstance(declaration, Record):
        return [member.type for member in declaration.members]
    return list(declaration.options) if isinstance(declaration, Choice) else [declaration.type]


def head(start: str, arguments: Sequence[str], end: str) -> List[str]:
    """The head of a function: several arguments stand on a line each."""
    if len(arguments) < 2:
        return [f"{start}({''.join(arguments)}){end}"]
    return [f"{start}(", *(f"    {one}," for one in arguments[:-1]), f"    {arguments[-1]}", f"){end}"]


def scoped(swift: str) -> str:
    """A type of the contract outside of its scope."""
    return re.sub(r"\b(?!String\b|Int\b|Double\b|Bool\b|JSONPayload\b)[A-Z]\w*", r"Contract.\g<0>", swift)


# MARK: Methods


class MethodWriter:
    def __init__(self, types: TypeWriter) -> None:
        self.names = types.names

    @staticmethod
    def ordered(method: Method) -> List[Member]:
        """The parameters: those that must be given, then those that other languages take by position, then the rest."""
        positional = [method.parameter(name) for name in method.positional]
        required = [one for one in positional if one.is_required]
        required += [one for one in method.parameters if one.is_required and one not in required]
        others = [one for one in positional if not one.is_required]
        return [*required, *others, *(one for one in method.parameters if one not in required + others)]

    def lines(self, method: Method) -> List[str]:
        members = self.ordered(method)
        arguments = [f"{bare_name(one.name)}: {scoped(self.names.member(one))}{'' if one.is_required else ' = nil'}" for one in members]
        arguments.append("within: Duration? = nil")
        result = scoped(self.names.swift(method.result))
        start = f"public func {value_name(method.function)}"
        body = ["var parameters = ContractWriter()" if members else "let parameters = ContractWriter()"]
        body += [f'parameters.{"add" if one.is_required else "addIfGiven"}("{one.name}", {value_name(one.name)})' for one in members]
        body.append(f'return try await call("{method.name}", parameters, within: within)')
        end = f" async throws(NavigationClientError) -> {result} {{"
        signature = head(start, arguments, end)
        if len(signature) == 1 and len(signature[0]) > 116:
            signature = [f"{start}({arguments[0]}) async throws(NavigationClientError)", f"    -> {result}", "{"]
        return [*self.about(method, members), "@discardableResult", *signature, *indented(body), "}"]

    @staticmethod
    def about(method: Method, members: Sequence[Member]) -> List[str]:
        errors = ", ".join(f"`{one}`" for one in method.errors)
        refused = f" Refused with {errors}." if errors else ""
        lines = [line[4:] for line in comment(sentence(method.summary), f"Sends `{method.name}`.{refused}", BY_HAND.get(method.name, ""), indent=4)]
        lines += ["///", "/// - Parameters:"]
        for one in members:
            lines += item(f"{bare_name(one.name)}: {one.summary or 'the member `' + one.name + '`'}".rstrip(".") + ".", 4, 1)
        lines += item("within: the deadline of this request; nil for that of the client.", 4, 1)
        lines += item(f"Returns: {sentence(method.result_summary)}", 4)
        return [line.removeprefix("    ") for line in lines]


# MARK: Errors and messages


def codes(contract: Contract) -> List[str]:
    lines = ["/// The codes of the host's errors, to compare with ``HostRefusal/code``.", "public enum ErrorCode {"]
    for error in contract.errors:
        lines += comment(f"The code of `{error.name}`. {sentence(error.summary)}", indent=4)
        lines.append(f"    public static let {value_name(error.name)} = {error.code}")
    return [*lines, "}"]


def details(contract: Contract) -> List[str]:
    lines = ["/// The data of an error of the host. Each error has a case.", "public enum ErrorDetails: Equatable, Sendable {"]
    for error in contract.errors:
        lines += comment(f"The error `{error.name}`. {sentence(error.summary)}", indent=4)
        lines.append(f"    case {value_name(error.name)}" + (f"({type_name(error.data.name)})" if error.data is not None else ""))
    lines += ["    /// An error of a newer host.", "    case unknown(code: Int)", ""]
    lines += ["    init(code: Int, data: JSONPayload) throws(NavigationClientError) {", "        switch code {"]
    for error in contract.errors:
        value = "(try .init(reading: data))" if error.data is not None else ""
        lines.append(f"        case {error.code}: self = .{bare_name(error.name) if value else value_name(error.name)}{value}")
    return [*lines, "        default: self = .unknown(code: code)", "        }", "    }", "}"]


def messages(contract: Contract, names: Names, name: str, about: str, all: Sequence[Message]) -> List[str]:
    """All notifications, or all questions, as one type."""
    lines = [f"/// {about}", f"public enum {name}: Equatable, Sendable {{"]
    for message in all:
        lines += comment(f"The method is `{message.name}`. {sentence(message.summary)}", indent=4)
        lines.append(f"    case {value_name(message.name)}({names.swift(message.params)})")
    lines += ["    /// Another method, of a newer host.", "    case unknown(method: String, parameters: JSONPayload)", ""]
    lines += ["    /// Reads the parameters of this method.", "    ///"]
    lines += ["    /// Throws ``NavigationClientError/badAnswer(_:)`` when they are not those of the contract."]
    lines += ["    public init(method: String, parameters: JSONPayload) throws(NavigationClientError) {", "        switch method {"]
    for message in all:
        lines.append(f'        case "{message.name}": self = .{value_name(message.name)}(try .init(reading: parameters))')
    return [*lines, "        default: self = .unknown(method: method, parameters: parameters)", "        }", "    }", "}"]


def handler_setter(message: Message, names: Names) -> List[str]:
    assert message.answer is not None
    question, answer = scoped(names.swift(message.params)), scoped(names.swift(message.answer))
    name = "answer" + type_name(pascal(message.name))
    about = comment(f"Sets the handler of the question `{message.name}`. {sentence(message.summary)}", "An error of the handler is the error of the request that waits.", indent=4)
    handler = f"@escaping @Sendable ({question}) async throws -> {answer}"
    is_long = len(handler) > 94
    return [
        *(line[4:] for line in about),
        f"public func {name}(",
        *(["    with handler:", f"        {handler}"] if is_long else [f"    with handler: {handler}"]),
        ") {",
        f'    answer("{message.name}", with: handler)',
        "}",
    ]


# MARK: The test


def described_method(method: Method, writer: MethodWriter) -> List[str]:
    """Calls a method with the parameters of an example, and writes its result again."""
    members = writer.ordered(method)
    lines = [f'"{method.name}": {{ methods, {"parameters" if members else "_"} in']
    arguments = [f'{bare_name(one.name)}: try parameters.{"value" if one.is_required else "valueIfGiven"}("{one.name}")' for one in members]
    return [*lines, *indented(head(f"try await methods.{value_name(method.function)}", arguments, ".encoded")), "},"]


def described(contract: Contract, writer: MethodWriter) -> Dict[str, str]:
    """The calls of each area, and the list of them all."""
    areas = list(dict.fromkeys(method.area for method in contract.methods))
    groups = []
    for area in areas:
        calls = [described_method(method, writer) for method in contract.methods if method.area == area]
        groups.append([f"static let of{type_name(area)}: [String: Call] = [", *(line for call in calls for line in indented(call)), "]"])
    head = [*HEADER, "@testable import NavigationClient", ""]
    every = [*head, "/// A call of each method with the parameters of an example.", "enum DescribedMethods {"]
    every += ["    typealias Call = @Sendable (Contract.Methods, PayloadObject) async throws -> JSONPayload", "", "    static let all: [[String: Call]] = ["]
    every += [*(f"        of{type_name(area)}," for area in areas), "    ]", "}"]
    return {"swift-tests/DescribedMethods.swift": "\n".join(every) + "\n", **parts("swift-tests/DescribedMethods+Calls", "DescribedMethods", groups, head)}


# MARK: Files


def areas_of(contract: Contract) -> Dict[str, str]:
    """The file of each declaration: the area of the first method that has it, else what else has it."""
    areas: Dict[str, str] = {}

    def visit(type: Type, area: str) -> None:
        for inner in inner_types(type):
            if isinstance(inner, Named) and inner.name not in areas:
                areas[inner.name] = area
                for other in types_in(contract.declarations[inner.name]):
                    visit(other, area)

    for error in contract.errors:
        if error.data is not None:
            areas[error.data.name] = "Errors"
    areas[contract.error_context.name] = "Errors"
    for method in contract.methods:
        for type in (method.result, *(member.type for member in method.parameters)):
            visit(type, method.area)
    for message in contract.notifications:
        visit(message.params, "Notifications")
    for message in contract.questions:
        visit(message.params, "Questions")
        visit(message.answer or NULL, "Questions")
    return areas


def extension(of: str, groups: Sequence[Sequence[str]], head: Sequence[str]) -> str:
    body: List[str] = []
    for group in filter(None, groups):
        body += ["", *indented(group)] if body else indented(group)
    return "\n".join([*head, f"extension {of} {{", *body, "}"]) + "\n"


#: How many lines a file has at most, besides its head. A longer declaration has a file of its own.
LONGEST = 340


def parts(name: str, of: str, groups: Sequence[Sequence[str]], head: Sequence[str] = HEADER) -> Dict[str, str]:
    """Files of a limited length; a group stays together."""
    found: List[List[Sequence[str]]] = [[]]
    for group in groups:
        if found[-1] and sum(len(one) + 1 for one in [*found[-1], group]) > LONGEST:
            found.append([])
        found[-1].append(group)
    numbered = len(found) > 1
    return {f"{name}{index if numbered else ''}.swift": extension(of, groups, head) for index, groups in enumerate(found, start=1)}


def files(contract: Contract) -> Dict[str, str]:
    """The generated files of the Swift client."""
    names = Names(contract)
    types = TypeWriter(contract, names)
    writer = MethodWriter(types)
    areas = areas_of(contract)
    groups: Dict[str, List[Sequence[str]]] = {}
    for declaration in contract.declarations.values():
        groups.setdefault(areas.get(declaration.name, "Components"), []).append(types.lines(declaration))
    choices = [types.choice(name, "", type.options, None) for type, name in names.extra.items()]
    groups.setdefault("Components", []).extend(["/// One of several forms.", *lines] for lines in choices)
    groups["Words"] = [types.words(name, values) for values, name in names.words.items()]
    groups.setdefault("Errors", []).extend([codes(contract), details(contract)])
    notifications = "A notification of the host, with its parameters."
    groups["Notifications"].append(messages(contract, names, "HostNotification", notifications, contract.notifications))
    groups["Questions"].append(messages(contract, names, "HostInquiry", "A question of the host, with its parameters.", contract.questions))
    result: Dict[str, str] = {}
    for area, lines in groups.items():
        result.update(parts(f"swift/Contract+{type_name(area)}", "Contract", [one for one in lines if one]))
    for area in dict.fromkeys(method.area for method in contract.methods):
        functions = [writer.lines(method) for method in contract.methods if method.area == area]
        result.update(parts(f"swift/ContractMethods+{type_name(area)}", "Contract.Methods", functions))
    setters = [handler_setter(message, names) for message in contract.questions]
    result.update(parts("swift/ContractMethods+Questions", "Contract.Methods", setters))
    result.update(described(contract, writer))
    return result
