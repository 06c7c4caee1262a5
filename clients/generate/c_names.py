"""Names of the C client, and what it needs to know of the contract besides the model."""

from __future__ import annotations

from textwrap import wrap
from typing import Dict, Iterator, List, Optional, Sequence, Set, Tuple

from model import Alias, Choice, Contract, Declaration, ListOf, MapOf, Member, Method, Named, OneOf, Record, Scalar, Type, Words, snake

WIDTH = 120
#: Methods without a generated function. The library renews registrations and watches and knows what it cancels, so it
#: has functions of its own for them.
BY_HAND = frozenset({"module.register", "module.unregister", "request.cancel", "watch"})
#: Functions and records whose names navhost.h uses already.
RENAMED_FUNCTIONS = {"answer": "answer_alert", "status": "host_status"}
RENAMED_RECORDS = {"Error": "error_object", "Watch": "watch_info"}
#: Words of C and C++ that may be names of the contract.
KEYWORDS = frozenset(
    "and auto bool break case catch char class const continue default delete do double else enum explicit export extern float for friend goto if inline int"
    " long namespace new not operator or private protected public register return short signed sizeof static struct switch template this throw try typedef"
    " typename union unsigned using virtual void volatile while xor".split()
)
#: Parameters of every function.
ARGUMENTS = frozenset({"client", "options", "result", "error"})
#: How a structure holds a value of each kind; lists, objects and any JSON are json-c's.
HELD = {"TEXT": "const char *", "INTEGER": "int64_t ", "NUMBER": "double ", "BOOLEAN": "bool "}
JSON = "json_object *"


def record_name(name: str) -> str:
    return RENAMED_RECORDS.get(name, snake(name))


def function_name(method: Method) -> str:
    name = snake(method.function)
    return RENAMED_FUNCTIONS.get(name, name)


def field_name(member: Member) -> str:
    name = snake(member.name)
    return name + "_" if name in KEYWORDS or name in ARGUMENTS else name


def constant(*parts: str) -> str:
    return "_".join(["NAV", *(snake(part) for part in parts)]).upper()


def about(*sentences: str, indent: str = "") -> List[str]:
    text = " ".join(one if one.endswith((".", "?", "!", ":")) else one + "." for one in sentences if one)
    return wrap(text, WIDTH, initial_indent=f"{indent}/// ", subsequent_indent=f"{indent}/// ", break_on_hyphens=False, break_long_words=False)


def packed(parts: Sequence[str], indent: str, end: str) -> List[str]:
    """As many parts as fit into each line, with commas between them and the end behind the last."""
    lines = [indent]
    for index, part in enumerate(parts):
        piece = part + (end if index == len(parts) - 1 else ",")
        if len(lines[-1]) + len(piece) + 1 > WIDTH and lines[-1] != indent:
            lines.append(indent)
        lines[-1] += piece if lines[-1] == indent else f" {piece}"
    return lines


# MARK: The types


class Parts:
    """The contract, and what C needs to know of it besides."""

    def __init__(self, contract: Contract) -> None:
        self.contract = contract
        self.methods = [method for method in contract.methods if method.name not in BY_HAND]
        self.from_host = self._from_host()
        self.records = [one for one in self.from_host if isinstance(one, Record) and one.members]
        self.choices = [one for one in self.from_host if isinstance(one, Choice)]
        self.words = self._words()
        self.uses = self._uses()
        self.common_errors = set.intersection(*(set(method.errors) for method in contract.methods))

    def _from_host(self) -> List[Declaration]:
        """What a reader may meet: results, parameters of notifications and questions, the data of errors, and what is inside of them."""
        contract, found = self.contract, set()
        waiting = [method.result for method in contract.methods] + [message.params for message in [*contract.notifications, *contract.questions]]
        waiting += [error.data for error in contract.errors if error.data] + [Named(contract.error_context.name)]
        while waiting:
            type = waiting.pop()
            waiting += inner_types(type)
            if isinstance(type, Named) and type.name not in found:
                found.add(type.name)
                waiting += inside(contract.declarations[type.name])
        return [one for one in contract.declarations.values() if one.name in found]

    def _words(self) -> Dict[Tuple[str, ...], str]:
        """The sets of words by their names: that of the member, when it always has the same words, else of the first owner as well."""
        places = list(word_places(self.contract))
        sets: Dict[str, Set[Tuple[str, ...]]] = {}
        for _, member, values in places:
            sets.setdefault(member, set()).add(values)
        named: Dict[Tuple[str, ...], str] = {}
        self.words_about: Dict[str, str] = {}
        for owner, member, values in places:
            if len(values) > 1 and values not in named:
                name = constant(member) if len(sets[member]) == 1 and len(member) > 7 else constant(owner, member)
                assert name not in named.values(), f"two sets of words are called {name}"
                named[values] = name
                self.words_about[name] = f"`{member}`, as in {owner}"
        return named

    def _uses(self) -> Dict[str, str]:
        """What is said of declarations without a description: where they are used first."""
        uses: Dict[str, List[str]] = {}

        def say(type: Optional[Type], text: str, summary: str) -> None:
            if isinstance(type, Named) and type.name in self.contract.declarations:
                uses.setdefault(type.name, [summary]).append(text)
            for inner in inner_types(type) if type else ():
                say(inner, text, summary)

        for method in self.contract.methods:
            say(method.result, f"the result of `{method.name}`", method.result_summary)
        for message in [*self.contract.notifications, *self.contract.questions]:
            say(message.params, f"the parameters of `{message.name}`", message.summary)
        for declaration in self.contract.declarations.values():
            for member in getattr(declaration, "members", ()):
                say(member.type, f"the `{member.name}` of `nav_{record_name(declaration.name)}`", member.summary)
            if isinstance(declaration, Alias):
                say(declaration.type, f"a part of {declaration.name}", "")
            for option in getattr(declaration, "options", ()):
                say(option, f"a form of `nav_{record_name(declaration.name)}`", "")
        return {name: sentence_of(texts) for name, texts in uses.items()}

    def about(self, declaration: Declaration) -> List[str]:
        return about(declaration.summary or self.uses.get(declaration.name, "") or f"{declaration.name} of the contract")

    def kind(self, type: Type) -> str:
        if isinstance(type, Scalar):
            return {"null": "JSON"}.get(type.kind, type.kind.upper())
        if isinstance(type, OneOf):
            kinds = {self.kind(option) for option in type.options if option != Scalar("null")}
            return kinds.pop() if len(kinds) == 1 and kinds <= {"TEXT", "LIST", "OBJECT"} else "JSON"
        if isinstance(type, Named):
            declaration = self.contract.declarations[type.name]
            if isinstance(declaration, Alias):
                return self.kind(declaration.type)
            return "OBJECT" if isinstance(declaration, Record) or all(self.kind(option) == "OBJECT" for option in declaration.options) else "JSON"
        return {Words: "TEXT", ListOf: "LIST", MapOf: "OBJECT"}[type.__class__]

    def resolved(self, type: Type) -> Type:
        """What an alias stands for."""
        declaration = self.contract.declarations[type.name] if isinstance(type, Named) else None
        return self.resolved(declaration.type) if isinstance(declaration, Alias) else type

    def has_flag(self, member: Member) -> bool:
        return not member.is_required and (self.kind(member.type) in {"INTEGER", "NUMBER", "BOOLEAN", "JSON"} or is_nullable(member.type))

    def words_note(self, type: Type) -> str:
        words = type.item if isinstance(type, ListOf) else type
        name = self.words.get(words.values) if isinstance(words, Words) else None
        return f"The words are `{name}_…`." if name else ""

    def reader_note(self, type: Type) -> str:
        """Which function reads it."""
        type = self.resolved(type)
        if isinstance(type, ListOf):
            note = self.reader_note(type.item)
            return "Each is for" + note[3:] if note else ""
        if isinstance(type, OneOf):
            notes = [note for note in map(self.reader_note, type.options) if note]
            return notes[0] if len(notes) == 1 and self.kind(type) == "OBJECT" else ""
        declaration = self.contract.declarations[type.name] if isinstance(type, Named) else None
        if declaration in self.records:
            return f"For `nav_{record_name(declaration.name)}_read`."
        return f"For `nav_{record_name(declaration.name)}_which`." if declaration in self.choices else ""

    def leaves(self, type: Type) -> List[Record]:
        declaration = self.contract.declarations[type.name] if isinstance(type, Named) else None
        if isinstance(declaration, Choice):
            return [leaf for option in declaration.options for leaf in self.leaves(option)]
        assert isinstance(declaration, Record), f"an option that is no record: {type}"
        return [declaration]


def sentence_of(texts: Sequence[str]) -> str:
    """What is used in several places gets no summary of one of them."""
    summary, *places = texts
    named = ", ".join(places[:3]) + (", and more" if len(places) > 3 else "")
    return named[:1].upper() + named[1:] + (f": {summary[:1].lower()}{summary[1:]}" if len(places) == 1 and summary else "")


def inner_types(type: Type) -> List[Type]:
    return [type.item] if isinstance(type, ListOf) else [type.value] if isinstance(type, MapOf) else list(type.options) if isinstance(type, OneOf) else []


def inside(declaration: Declaration) -> List[Type]:
    if isinstance(declaration, Record):
        return [member.type for member in declaration.members]
    return [declaration.type] if isinstance(declaration, Alias) else list(declaration.options)


def word_places(contract: Contract) -> Iterator[Tuple[str, str, Tuple[str, ...]]]:
    def within(owner: str, member: str, type: Type) -> Iterator[Tuple[str, str, Tuple[str, ...]]]:
        if isinstance(type, Words):
            yield owner, member, type.values
        for inner in inner_types(type):
            yield from within(owner, member, inner)

    for declaration in contract.declarations.values():
        for member in getattr(declaration, "members", ()):
            yield from within(declaration.name, member.name, member.type)
        for option in getattr(declaration, "options", ()):
            yield from within(declaration.name, "word", option)
    for method in contract.methods:
        for member in method.parameters:
            yield from within(method.function, member.name, member.type)


def is_nullable(type: Type) -> bool:
    return type == Scalar("json") or (isinstance(type, OneOf) and type.is_nullable)


def options_of(method: Method) -> List[Member]:
    return [one for one in method.parameters if one.name not in method.positional]
