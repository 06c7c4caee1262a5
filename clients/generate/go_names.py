"""Names and comments of the Go client: what each part of the contract is called, and where it comes from."""

from __future__ import annotations

import textwrap
from typing import Dict, Iterator, List, Optional, Set, Tuple

from model import Choice, Contract, Declaration, ListOf, MapOf, Member, Method, Named, OneOf, Record, Scalar, Type, Words, words_of

#: How wide a comment is, and a tab in it.
WIDTH, TAB = 116, 4


SCALARS = {"text": "string", "integer": "int64", "number": "float64", "boolean": "bool", "object": "json.RawMessage", "json": "json.RawMessage"}
ANY_JSON = "json.RawMessage"

#: Words that Go writes in capitals.
INITIALISMS = {"Id": "ID", "Ids": "IDs", "Json": "JSON", "Url": "URL", "Urls": "URLs", "Uid": "UID", "Gid": "GID", "Pid": "PID"}

#: Names of parameters that Go does not allow, or that a package has.
KEYWORDS = {"type": "typ", "select": "selected", "default": "fallback", "func": "function", "json": "text", "context": "about"}

#: Names of the part that is written by hand.
TAKEN = frozenset(
    "Client ConnectionLost Handler HostWatch HostWatchEvent Methods Notification Nullable Options Question SceneWatch Tree WatchEvent".split()
)


def go_name(name: str) -> str:
    """A name of the contract as Go writes an exported one: `RegisterUrlsItem` becomes `RegisterURLsItem`."""
    words = (word[:1].upper() + word[1:] for word in words_of(name))
    return "".join(INITIALISMS.get(word, word) for word in words)


def local_name(name: str) -> str:
    return KEYWORDS.get(name, name)


def lower_first(text: str) -> str:
    return text if text[:2].isupper() else text[:1].lower() + text[1:]


def comment(*paragraphs: str, indent: int = 0) -> List[str]:
    """The lines of a comment. Empty paragraphs are left out."""
    lines: List[str] = []
    for paragraph in filter(None, paragraphs):
        if lines:
            lines.append("\t" * indent + "//")
        width = WIDTH - indent * TAB - 3
        lines += ["\t" * indent + "// " + line for line in textwrap.wrap(paragraph, width, break_long_words=False, break_on_hyphens=False)]
    return lines


def sentence(text: str) -> str:
    return text if not text or text.endswith((".", "?", "!")) else text + "."


class Names:
    """The Go types of the contract's types. Words, and choices without a name, get one by their first place."""

    def __init__(self, contract: Contract) -> None:
        self.declarations = contract.declarations
        self.words: Dict[Tuple[str, ...], str] = {}
        self.about_words: Dict[str, str] = {}
        self.extra: Dict[OneOf, str] = {}
        declared = {go_name(name) for name in contract.declarations}
        assert not declared & TAKEN, f"names of the hand-written part: {declared & TAKEN}"
        self._used: Set[str] = declared | TAKEN
        places = list(self._places(contract))
        sets: Dict[str, Set[Tuple[str, ...]]] = {}
        for _, member, words, _ in places:
            if isinstance(words, Words):
                sets.setdefault(member, set()).add(words.values)
        for owner, member, type, is_list in places:
            if isinstance(type, OneOf):
                self._name_choice(type, owner, member)
            elif isinstance(type, Words) and len(type.values) > 1 and type.values not in self.words:
                # A member with the same words everywhere names them, unless its name is too short.
                name = go_name(member) if len(sets[member]) == 1 and len(member) > 7 else go_name(owner) + go_name(member)
                name = self._free(name[:-1] if is_list and name.endswith("s") else name, "Word")
                self.words[type.values] = name
                self.about_words[name] = f"{name} is a word for `{member}`, as in {go_name(owner)}."

    def _free(self, name: str, suffix: str) -> str:
        while name in self._used:
            name += suffix
        self._used.add(name)
        return name

    def _name_choice(self, type: OneOf, owner: str, member: str) -> None:
        if self._is_unnamed_choice(type) and type not in self.extra:
            self.extra[type] = self._free(go_name(owner) + go_name(member), "Choice")

    @staticmethod
    def _is_unnamed_choice(type: OneOf) -> bool:
        others = [option for option in type.options if option != Scalar("null")]
        return len(others) > 1 and not all(isinstance(option, Scalar) for option in others)

    def _places(self, contract: Contract) -> Iterator[Tuple[str, str, Type, bool]]:
        for declaration in contract.declarations.values():
            if isinstance(declaration, Record):
                for member in declaration.members:
                    yield from self._inside(declaration.name, member.name, member.type)
            elif isinstance(declaration, Choice):
                for option in declaration.options:
                    yield from self._inside(declaration.name, "word", option)
        for method in contract.methods:
            for member in method.parameters:
                yield from self._inside(method.function, member.name, member.type)

    def _inside(self, owner: str, member: str, type: Type, is_list: bool = False) -> Iterator[Tuple[str, str, Type, bool]]:
        if isinstance(type, ListOf):
            yield from self._inside(owner, member, type.item, True)
        elif isinstance(type, MapOf):
            yield from self._inside(owner, member, type.value)
        elif isinstance(type, OneOf):
            yield owner, member, type, False
            for option in type.options:
                yield from self._inside(owner, member, option, is_list)
        elif isinstance(type, Words):
            yield owner, member, type, is_list

    def go(self, type: Type) -> str:
        """The Go type of a value that is there."""
        if isinstance(type, Scalar):
            return SCALARS[type.kind]
        if isinstance(type, Words):
            return self.words.get(type.values, "string")
        if isinstance(type, ListOf):
            return "[]" + self.go(type.item)
        if isinstance(type, MapOf):
            return "map[string]" + self.go(type.value)
        if isinstance(type, Named):
            return go_name(type.name)
        return self._one_of(type)

    def _one_of(self, type: OneOf) -> str:
        others = [option for option in type.options if option != Scalar("null")]
        if len(others) > 1:
            return self.extra.get(type, ANY_JSON)
        value = self.go(others[0])
        return value if self.is_nilable(value) else "*" + value

    def is_nilable(self, go: str) -> bool:
        return go.startswith(("[]", "map[", "*")) or go in (ANY_JSON, "any") or go in self.interfaces

    @property
    def interfaces(self) -> Set[str]:
        return {go_name(one.name) for one in self.declarations.values() if isinstance(one, Choice) and one.tag}

    def member(self, member: Member, is_parameter: bool = False) -> str:
        """The Go type of a member: one that may be left out is nil then."""
        go = self.go(member.type)
        if not member.is_required and isinstance(member.type, OneOf) and member.type.is_nullable and go != ANY_JSON:
            go = f"Nullable[{go.lstrip('*')}]"
        elif not member.is_required and not self.is_nilable(go):
            go = "*" + go
        return go.replace(ANY_JSON, "any") if is_parameter else go

    def result(self, type: Type) -> str:
        """The Go type of what a function gives back: a pointer for a structure."""
        go = self.go(type)
        return go if self.is_nilable(go) else "*" + go


class Origins:
    """What is said about declarations that have no description of their own: the place where they are used."""

    def __init__(self, contract: Contract) -> None:
        self.said: Dict[str, str] = {}
        self.uses: Dict[str, int] = {}
        self.options: Dict[str, Choice] = {}
        for declaration in contract.declarations.values():
            if isinstance(declaration, Choice):
                self._options(declaration)
        for message in contract.notifications:
            self._say(message.params, f"has the parameters of `{message.name}`. {sentence(message.summary)}")
        for message in contract.questions:
            self._say(message.params, f"has the parameters of the question `{message.name}`. {sentence(message.summary)}")
            self._say(message.answer, f"answers the question `{message.name}`.")
        for type, methods in self._results(contract).items():
            names = " and ".join(filter(None, [", ".join(f"`{one.name}`" for one in methods[:-1]), f"`{methods[-1].name}`"]))
            self._say(type, f"is the result of {names}. {sentence(methods[0].result_summary)}")
        for declaration in contract.declarations.values():
            for member in getattr(declaration, "members", ()):
                self._say(member.type, f"is the `{member.name}` of {go_name(declaration.name)}. {sentence(member.summary)}")
        for method in contract.methods:
            for member in method.parameters:
                self._say(member.type, f"is the `{member.name}` of `{method.name}`. {sentence(member.summary)}")

    @staticmethod
    def _results(contract: Contract) -> Dict[Type, List[Method]]:
        found: Dict[Type, List[Method]] = {}
        for method in contract.methods:
            found.setdefault(method.result, []).append(method)
        return found

    def _options(self, choice: Choice) -> None:
        for option in choice.options:
            if isinstance(option, Named):
                self.options.setdefault(option.name, choice)

    def _say(self, type: Optional[Type], text: str) -> None:
        if isinstance(type, Named):
            self.said.setdefault(type.name, text.strip())
            self.uses[type.name] = self.uses.get(type.name, 0) + 1
        for inner in (getattr(type, "item", None), getattr(type, "value", None), *getattr(type, "options", ())):
            if inner is not None:
                self._say(inner, text)

    def about(self, declaration: Declaration) -> List[str]:
        name = go_name(declaration.name)
        if declaration.summary and (declaration.name.endswith("Data") or declaration.name not in self.said):
            return comment(f"{name} is {lower_first(declaration.summary)}")
        choice = self.options.get(declaration.name)
        if choice is not None and choice.tag and isinstance(declaration, Record):
            tag = next(member for member in declaration.members if member.name == choice.tag)
            assert isinstance(tag.type, Words)
            return comment(f"{name} is the {go_name(choice.name)} whose `{tag.name}` is `{tag.type.values[0]}`. {sentence(tag.summary)}".strip())
        return comment(f"{name} {self._use(declaration, choice)}", sentence(declaration.summary) if declaration.name not in self.said else "")

    def _use(self, declaration: Declaration, choice: Optional[Choice]) -> str:
        said = self.said.get(declaration.name)
        if said is not None and (self.uses[declaration.name] == 1 or said.startswith(("has", "answers", "is the result"))):
            return said
        if choice is not None:
            return f"is a form of {go_name(choice.name)}."
        return "is a form that several parts of the contract have." if said is None or self.uses[declaration.name] > 1 else said
