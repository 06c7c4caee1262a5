"""Writes the part of the Swift client that follows from the contract: types, methods, errors, notifications and questions."""

from __future__ import annotations

import re
from typing import Dict, List, Sequence

from model import Contract, Member, Message, Method, Named, Type, pascal
from swift_names import NULL, Names, bare_name, comment, inner_types, item, sentence, type_name, value_name
from swift_types import TypeWriter, head, indented, types_in

HEADER = ["// Generated from the contract of navhost by clients/generate. Do not edit.", ""]
#: Notes for methods that the client has a function of its own for.
BY_HAND = {
    "module.register": "The client does not renew this registration after a reconnection. It renews those of ``NavigationClient/register(_:)``.",
    "module.unregister": "A registration that the client renews comes back after a reconnection. Use ``NavigationClient/unregister(_:types:)`` for it.",
    "watch": "The client does not pass on what this watch sends. Use ``NavigationClient`` and its function `watch` to read a watch.",
    "watch.host": "The client does not pass on what this watch sends.",
    "request.cancel": "The client numbers its requests itself, and cancels the request of a task that is cancelled.",
}


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
        if len(calls) == 1:
            # The formatter wants no comma behind the only one.
            calls[0][-1] = "}"
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
