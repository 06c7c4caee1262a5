"""Writes the types of the contract as Swift."""

from __future__ import annotations

from typing import Dict, Iterator, List, Optional, Sequence, Set, Tuple

from model import Choice, Contract, Declaration, ListOf, Member, Named, Record, Scalar, Type, Words
from swift_names import NULL, Names, Origins, bare_name, comment, constant_name, inner_types, quoted, sentence, type_name, value_name

READING = "package init(reading payload: JSONPayload) throws(NavigationClientError)"


def indented(lines: Sequence[str], by: int = 4) -> List[str]:
    return [" " * by + line if line else line for line in lines]


class TypeWriter:
    """The declarations, as Swift."""

    def __init__(self, contract: Contract, names: Names) -> None:
        self.contract, self.names, self.origins = contract, names, Origins(contract)
        self.sent = self._sent()
        asked = [message.params for message in contract.questions]
        #: The choices that a program reads as a whole: those of results and questions, and their forms.
        self.read = {name for type in [*(method.result for method in contract.methods), *asked] for name in self._choices(type)}

    def _sent(self) -> Set[str]:
        """The declarations of which a program makes values: those in parameters and in answers to questions. Tests and previews make trees and changes."""
        sent: Set[str] = set()
        open = [member.type for method in self.contract.methods for member in method.parameters]
        open.append(self.contract.method("tree.get").result)
        open += [message.params for message in self.contract.notifications if message.name == "changed"]
        open += [message.answer for message in self.contract.questions if message.answer is not None]
        while open:
            for inner in inner_types(open.pop()):
                if isinstance(inner, Named) and inner.name not in sent:
                    sent.add(inner.name)
                    open += types_in(self.contract.declarations[inner.name])
        return sent

    def _choices(self, type: Type) -> Iterator[str]:
        """A choice, and the choices that are its forms."""
        choice = self.contract.declarations.get(type.name) if isinstance(type, Named) else None
        if isinstance(choice, Choice):
            yield choice.name
            for option in choice.options:
                yield from self._choices(option)

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
        return [f"{READING} {{", *indented(body), "}"]

    @staticmethod
    def writing(members: Sequence[Member], constants: Dict[str, str]) -> List[str]:
        if not members and not constants:
            return ["package var encoded: JSONPayload { .emptyObject }"]
        body = ["var object = ContractWriter()"]
        body += [f'object.add("{name}", "{word}")' for name, word in constants.items()]
        body += [f'object.{"add" if one.is_required else "addIfGiven"}("{one.name}", {value_name(one.name)})' for one in members]
        return ["package var encoded: JSONPayload {", *indented([*body, "return object.payload"]), "}"]

    # Choices

    def choice(self, name: str, own: str, options: Sequence[Type], tag: Optional[str]) -> List[str]:
        named = [(self.case_name(own, option, tag), option) for option in options if option != NULL]
        assert len({case for case, _ in named}) == len(named), f"cases of {name}"
        body: List[str] = []
        for case, option in named:
            body += self.about_case(option, tag)
            body.append(f"case {quoted(case)}({self.names.swift(option)})")
        body += ["/// Another form, from a newer host.", "case unknown(JSONPayload)", ""]
        has_short_forms = not own or own in self.sent
        body += self.tagged(named, tag, has_short_forms) if tag else self.untagged(named, has_short_forms)
        body += ["", "package var encoded: JSONPayload {", "    switch self {"]
        for case, _ in named:
            body.append(f"    case .{quoted(case)}(let value): value.encoded")
        body += ["    case .unknown(let payload): payload", "    }", "}"]
        if has_short_forms:
            body += [line for case, option in named for line in self.short_forms(case, option, tag)]
        choice = self.contract.declarations.get(own)
        if isinstance(choice, Choice):
            for member, type in self.shared(choice).items():
                body += ["", *self.property(member, type, choice)]
        return [f"public enum {name}: Equatable, Sendable, ContractValue {{", *indented(body), "}"]

    def short_forms(self, case: str, option: Type, tag: Optional[str]) -> List[str]:
        """Shorter ways to make a form: a word, or an object of one member or none."""
        about = "/// This form, in short."
        if isinstance(option, Words):
            return [line for word in option.values for line in ["", f"/// The word `{word}`.", f"public static var {constant_name(word)}: Self {{ .{case}(.{constant_name(word)}) }}"]]
        record = self.contract.declarations.get(option.name) if isinstance(option, Named) else None
        if not isinstance(record, Record):
            return []
        members = [one for one in record.members if one.name not in self.constants(record)]
        if not members:
            return ["", about, f"public static var {quoted(case)}: Self {{ .{case}(.init()) }}"]
        required = [one for one in members if one.is_required]
        if len(required) > 1:
            return []
        # A record of its own says by its name which form it is; a tag does not say what the member is.
        name = case if tag or self.origins.owners[record.name].name in record.name else bare_name(required[0].name)
        ordered = [*required, *(one for one in members if not one.is_required)]
        arguments = [f"{bare_name(one.name)}: {self.names.member(one)}{'' if one.is_required else ' = nil'}" for one in ordered]
        if required and not tag:
            arguments[0] = f"_ {arguments[0]}"
        given = ", ".join(f"{bare_name(one.name)}: {value_name(one.name)}" for one in ordered)
        return ["", about, *head(f"public static func {quoted(name)}", arguments, " -> Self {"), f"    .{case}(.init({given}))", "}"]

    # Members of choices

    def shared(self, choice: Choice) -> Dict[str, str]:
        """The members that a choice has itself, and their types: those of several forms, and all of them where a program reads it as a whole."""
        found: Dict[str, List[Member]] = {}
        for record in self.leaves(Named(choice.name)):
            for member in record.members:
                if member.name not in self.constants(record):
                    found.setdefault(member.name, []).append(member)
        types = {name: self.common(members) for name, members in found.items() if len(members) > 1 or choice.name in self.read}
        return {name: type for name, type in types.items() if type}

    def common(self, members: Sequence[Member]) -> str:
        """The type of a member in several forms; empty when it differs. Words that differ are text."""
        types = {self.names.member(member).removesuffix("?") for member in members}
        if len(types) == 1:
            return types.pop()
        return "String" if all(isinstance(one.type, Words) or one.type == Scalar("text") for one in members) else ""

    def property(self, name: str, swift: str, choice: Choice) -> List[str]:
        """A member of the form that a value has."""
        records = self.leaves(Named(choice.name))
        summary = next(one.summary for record in records for one in record.members if one.name == name)
        lines = comment(f"{sentence(summary) or f'The member `{name}`.'} Nil in a form without it.")
        lines += [f"public var {value_name(name)}: {swift}? {{", "    switch self {"]
        for option in choice.options:
            value = self.part(option, name, swift)
            if value:
                lines.append(f"    case .{quoted(self.case_name(choice.name, option, choice.tag))}(let value): {value}")
        return [*lines, "    default: nil", "    }", "}"]

    def part(self, option: Type, name: str, swift: str) -> str:
        """A member of a form, or the same property of a choice that is a form; empty without one."""
        declaration = self.contract.declarations.get(option.name) if isinstance(option, Named) else None
        if isinstance(declaration, Choice):
            return f"value.{value_name(name)}" if name in self.shared(declaration) else ""
        if not isinstance(declaration, Record):
            return ""
        for member in declaration.members:
            if member.name == name and name not in self.constants(declaration):
                kind = self.names.member(member)
                is_word = swift == "String" and kind.removesuffix("?") != "String"
                return f"value.{value_name(name)}" + (("?" if kind.endswith("?") else "") + ".rawValue" if is_word else "")
        return ""

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

    def tagged(self, named: Sequence[Tuple[str, Type]], tag: str, has_short_forms: bool) -> List[str]:
        lines = [f"{READING} {{", f'    switch try ContractShape(payload).word("{tag}") {{']
        for case, option in named:
            assert isinstance(option, Named)
            record = self.contract.declarations[option.name]
            assert isinstance(record, Record)
            word = next(one.type.values[0] for one in record.members if one.name == tag and isinstance(one.type, Words))
            lines += self.assignment(f'"{word}"', case, option, has_short_forms)
        return [*lines, "    default: self = .unknown(payload)", "    }", "}"]

    def untagged(self, named: Sequence[Tuple[str, Type]], has_short_forms: bool) -> List[str]:
        conditions = self.conditions(named)
        uses_shape = any("shape" in condition for condition, _, _ in conditions)
        lines = [f"{READING} {{"]
        lines += ["    let shape = ContractShape(payload)"] if uses_shape else []
        lines += ["    switch true {"]
        for condition, case, option in conditions:
            lines += self.assignment(condition, case, option, has_short_forms)
        return [*lines, "    default: self = .unknown(payload)", "    }", "}"]

    def assignment(self, condition: str, case: str, option: Type, has_short_forms: bool) -> List[str]:
        """Reads a form. Short forms have the names of cases, so the type of the value is written out there."""
        value = f"self = .{quoted(case)}(try {self.names.swift(option) if has_short_forms else '.init'}(reading: payload))"
        short = f"    case {condition}: {value}"
        return [short] if len(short) <= 104 else [f"    case {condition}:", f"        {value}"]

    def conditions(self, named: Sequence[Tuple[str, Type]]) -> List[Tuple[str, str, Type]]:
        """What tells the options apart, those with the most required members first."""
        kinds = {"text": "payload.string != nil", "number": "payload.double != nil", "boolean": "payload.bool != nil", "object": "payload.isObject"}
        found: List[Tuple[int, str, str, Type]] = []
        for case, option in named:
            records = self.leaves(option)
            found += [(len(needs(record)), self.shape(record), case, option) for record in records]
            if not records:
                kind = "text" if isinstance(option, Words) else getattr(option, "kind", "")
                found.append((0, "payload.isArray" if isinstance(option, ListOf) else kinds[kind], case, option))
        assert len({condition for _, condition, _, _ in found}) == len(found), f"options that nothing tells apart: {found}"
        return [found[1:] for found in sorted(found, key=lambda one: -one[0])]

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
