"""Names and comments of the Swift client: what each part of the contract is called."""

from __future__ import annotations

import textwrap
from typing import Dict, Iterable, Iterator, List, Optional, Sequence, Set, Tuple

from model import Alias, Choice, Contract, Declaration, ListOf, MapOf, Member, Named, OneOf, Scalar, Type, Words, words_of

#: How wide a line is, and how far the members of a type are indented.
WIDTH, INDENT = 120, 8
NULL = Scalar("null")
SCALARS = {"text": "String", "integer": "Int", "number": "Double", "boolean": "Bool", "object": "JSONPayload", "json": "JSONPayload"}

#: Words that Swift writes in capitals, unless a name begins with them.
ACRONYMS = {"Id": "ID", "Ids": "IDs", "Json": "JSON", "Url": "URL", "Urls": "URLs", "Uid": "UID", "Gid": "GID", "Pid": "PID"}

#: Words of the language. As names they stand between backticks.
KEYWORDS = frozenset(
    "as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough false fileprivate for func guard if import in"
    " init inout internal is let nil operator private protocol public repeat rethrows return self static struct subscript super switch throw throws true try"
    " typealias var where while".split()
)

#: Words of the contract that mean something else as constants of a type, and what they are called.
CONSTANTS = {"none": "nothing", "init": "initial", "self": "itself", "Type": "type"}


def type_name(name: str) -> str:
    """A name of the contract as Swift writes a type: `RegisterUrlsItem` becomes `RegisterURLsItem`."""
    return "".join(ACRONYMS.get(word[:1].upper() + word[1:], word[:1].upper() + word[1:]) for word in words_of(name))


def bare_name(name: str) -> str:
    """A name of the contract as Swift writes a property or a function, without backticks: `entryId` becomes `entryID`."""
    first, *rest = words_of(name)
    return first[:1].lower() + first[1:] + "".join(ACRONYMS.get(word[:1].upper() + word[1:], word[:1].upper() + word[1:]) for word in rest)


def quoted(name: str) -> str:
    return f"`{name}`" if name in KEYWORDS else name


def value_name(name: str) -> str:
    return quoted(bare_name(name))


def constant_name(word: str) -> str:
    return quoted(CONSTANTS.get(bare_name(word), bare_name(word)))


def sentence(text: str) -> str:
    text = text.strip()
    return text if not text or text.endswith((".", "?", "!")) else text + "."


def comment(*paragraphs: str, indent: int = 0) -> List[str]:
    """The lines of a documentation comment. Empty paragraphs are left out."""
    lines: List[str] = []
    head = " " * indent + "///"
    for paragraph in filter(None, paragraphs):
        if lines:
            lines.append(head)
        lines += [f"{head} {line}" for line in wrapped(paragraph, WIDTH - INDENT - indent - 4)]
    return lines


def item(text: str, indent: int, level: int = 0) -> List[str]:
    """An item of a list in a documentation comment."""
    lines = wrapped("- " + text, WIDTH - indent - 4 - 2 * level, hanging="  ")
    return [f"{' ' * indent}/// {'  ' * level}{line}" for line in lines]


def wrapped(text: str, width: int, hanging: str = "") -> List[str]:
    return textwrap.wrap(text, width, subsequent_indent=hanging, break_long_words=False, break_on_hyphens=False)


def inner_types(type: Type) -> Iterator[Type]:
    """A type, and all types in it."""
    yield type
    for inner in (getattr(type, "item", None), getattr(type, "value", None), *getattr(type, "options", ())):
        if inner is not None:
            yield from inner_types(inner)


class Names:
    """The Swift types of the contract's types. Words, and choices without a name, get one by their first place."""

    def __init__(self, contract: Contract) -> None:
        self.declarations = contract.declarations
        self.words: Dict[Tuple[str, ...], str] = {}
        self.about_words: Dict[str, str] = {}
        self.extra: Dict[OneOf, str] = {}
        self._used: Set[str] = {type_name(name) for name in contract.declarations}
        places = list(self._places(contract))
        sets: Dict[str, Set[Tuple[str, ...]]] = {}
        for _, member, type in places:
            for words in inner_types(type):
                if isinstance(words, Words):
                    sets.setdefault(member, set()).add(words.values)
        for owner, member, type in places:
            is_list = any(isinstance(inner, ListOf) for inner in inner_types(type))
            for inner in inner_types(type):
                if isinstance(inner, OneOf) and len(self.others(inner)) > 1 and not self.is_schema(inner) and inner not in self.extra:
                    self.extra[inner] = self._free(type_name(owner) + type_name(member), "Choice")
                elif isinstance(inner, Words) and len(inner.values) > 1 and inner.values not in self.words:
                    self._name_words(inner, owner, member, len(sets[member]) == 1, is_list)

    def _name_words(self, words: Words, owner: str, member: str, is_same_everywhere: bool, is_list: bool) -> None:
        # A member with the same words everywhere names them, unless its name is too short.
        name = type_name(member) if is_same_everywhere and len(member) > 7 else type_name(owner) + type_name(member)
        name = self._free(name[:-1] if is_list and name.endswith("s") else name, "Word")
        self.words[words.values] = name
        self.about_words[name] = f"A word for `{member}`, as in ``{type_name(owner)}``." if owner in self.declarations else f"A word for `{member}`."

    def _free(self, name: str, suffix: str) -> str:
        while name in self._used:
            name += suffix
        self._used.add(name)
        return name

    @staticmethod
    def others(type: OneOf) -> List[Type]:
        return [option for option in type.options if option != NULL]

    @staticmethod
    def is_schema(type: OneOf) -> bool:
        """Whether it is a JSON Schema, which is an object or a Boolean: JSON that nothing tells apart any further."""
        return {getattr(option, "kind", "") for option in type.options} - {"null"} == {"object", "boolean"}

    @staticmethod
    def _places(contract: Contract) -> Iterator[Tuple[str, str, Type]]:
        for declaration in contract.declarations.values():
            for member in getattr(declaration, "members", ()):
                yield declaration.name, member.name, member.type
            for option in declaration.options if isinstance(declaration, Choice) else ():
                yield declaration.name, "word", option
        for method in contract.methods:
            for member in method.parameters:
                yield method.function, member.name, member.type

    def swift(self, type: Type) -> str:
        """The Swift type of a value that is there, in the scope of the contract."""
        if isinstance(type, Scalar):
            return SCALARS[type.kind]
        if isinstance(type, Words):
            return self.words.get(type.values, "String")
        if isinstance(type, ListOf):
            return f"[{self.swift(type.item)}]"
        if isinstance(type, MapOf):
            return f"[String: {self.swift(type.value)}]"
        if isinstance(type, Named):
            declaration = self.declarations[type.name]
            return self.swift(declaration.type) if isinstance(declaration, Alias) else type_name(type.name)
        one = "JSONPayload" if self.is_schema(type) else self.extra[type] if len(self.others(type)) > 1 else self.swift(self.others(type)[0])
        return one + ("?" if type.is_nullable else "")

    def member(self, member: Member) -> str:
        """The Swift type of a member. One that may be left out is nil then; one that may be null as well has a type for that."""
        swift = self.swift(member.type)
        if member.is_required:
            return swift
        return f"Nullable<{swift[:-1]}>?" if swift.endswith("?") else f"{swift}?"


class Origins:
    """What is said about a declaration: its description, else the places where it is used."""

    def __init__(self, contract: Contract) -> None:
        self.contract = contract
        self.said: Dict[str, List[str]] = {}
        self.owners: Dict[str, Choice] = {}
        for declaration in contract.declarations.values():
            if isinstance(declaration, Choice):
                self._own(declaration, declaration.options)
        for message in contract.notifications:
            self._say(message.params, f"The parameters of the notification `{message.name}`.", message.summary)
        for message in contract.questions:
            self._say(message.params, f"The parameters of the question `{message.name}`.", message.summary)
            self._say(message.answer, f"An answer to the question `{message.name}`.", "")
        for method in contract.methods:
            self._say(method.result, f"The result of `{method.name}`.", method.result_summary)
        for owner, member in self._members(contract):
            self._say(member.type, f"The member `{member.name}` of {owner}.", member.summary)

    @staticmethod
    def _members(contract: Contract) -> Iterator[Tuple[str, Member]]:
        for declaration in contract.declarations.values():
            for member in getattr(declaration, "members", ()):
                yield f"``{type_name(declaration.name)}``", member
        for method in contract.methods:
            for member in method.parameters:
                yield f"`{method.name}`", member

    def _own(self, choice: Choice, options: Iterable[Type]) -> None:
        for option in options:
            if isinstance(option, Named):
                self.owners.setdefault(option.name, choice)

    def _say(self, type: Optional[Type], use: str, summary: str) -> None:
        for inner in inner_types(type) if type is not None else ():
            if isinstance(inner, Named):
                self.said.setdefault(inner.name, []).append(f"{use} {sentence(summary)}".strip())

    def about(self, declaration: Declaration) -> Sequence[str]:
        """Paragraphs of a comment."""
        uses, owner = self.said.get(declaration.name, []), self.owners.get(declaration.name)
        if declaration.summary:
            return [sentence(declaration.summary)]
        if len(uses) == 1 or uses and uses[0].startswith(("The parameters", "An answer", "The result")):
            return [uses[0]]
        if owner is not None:
            return [f"A form of ``{type_name(owner.name)}``."]
        return ["A form that several parts of the contract have."]
