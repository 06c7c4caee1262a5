"""The Python client's generated files: the types of the contract, and its methods as functions."""

from __future__ import annotations

import keyword
from textwrap import wrap
from typing import Dict, Iterable, List, Sequence, Tuple

from model import Alias, Choice, Contract, ListOf, MapOf, Member, Method, Named, OneOf, Record, Scalar, Type, Words, snake

HEAD = '"""{}\n\nGenerated from the contract by clients/generate; do not edit."""\n'
WIDTH = 160
#: Comments are narrower than code.
COMMENT = 116
SCALARS = {"text": "str", "integer": "int", "number": "float", "boolean": "bool", "json": "Any", "object": "Dict[str, Any]", "null": "None"}
TYPES_FOR_CHECKERS = """if TYPE_CHECKING:
    from typing_extensions import NotRequired

    from .protocol import Notification
    from .questions import Question

    Message = Union[Notification, Question]
"""
#: Their functions are written by hand, since they begin and end with more than an answer.
BY_HAND = frozenset({"watch", "unwatch", "host.watch", "request.cancel"})


def files(contract: Contract) -> Dict[str, str]:
    return {"python/navhost/contract.py": _contract(contract), "python/navhost/methods.py": _methods(contract)}


# MARK: Types


def _type(type: Type, prefix: str = "", is_given: bool = False) -> str:
    """The annotation of a type. What a program gives may be any sequence and any mapping."""
    if isinstance(type, Scalar):
        return "Mapping[str, Any]" if is_given and type.kind == "object" else SCALARS[type.kind]
    if isinstance(type, Words):
        return "Literal[" + ", ".join(f'"{word}"' for word in type.values) + "]"
    if isinstance(type, ListOf):
        return f"{'Sequence' if is_given else 'List'}[{_type(type.item, prefix, is_given)}]"
    if isinstance(type, MapOf):
        return f"{'Mapping' if is_given else 'Dict'}[str, {_type(type.value, prefix, is_given)}]"
    if isinstance(type, OneOf):
        return f"Union[{', '.join(_type(option, prefix, is_given) for option in type.options)}]"
    return prefix + type.name


def _contract(contract: Contract) -> str:
    parts = [
        HEAD.format("What goes over the wire, as types: the names of their members are those of the wire."),
        "from __future__ import annotations\n",
        "from typing import TYPE_CHECKING, Any, Dict, List, Literal, Optional, TypedDict, Union, cast, final, overload\n",
        "from .errors import NavhostError\n",
        TYPES_FOR_CHECKERS,
        f'#: The version of the contract.\nVERSION = "{contract.version}"\n',
    ]
    context = contract.error_context.name
    of_errors = {error.data.name for error in contract.errors if error.data}
    for declaration in contract.declarations.values():
        if isinstance(declaration, Record):
            parts.append(_record(declaration, context if declaration.name in of_errors else "TypedDict", is_final=declaration.name != context))
        else:
            parts.append(_alias(declaration))
    parts += [_parameters(method) for method in contract.methods if method.name in BY_HAND]
    parts.append(_errors(contract))
    parts.append(_messages(contract))
    return "\n\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def _comment(summary: str, indent: str = "") -> List[str]:
    return wrap(summary, COMMENT, initial_indent=f"{indent}#: ", subsequent_indent=f"{indent}#: ") if summary else []


def _record(record: Record, base: str, is_final: bool = True) -> str:
    if any(keyword.iskeyword(member.name) for member in record.members):
        return _record_by_call(record)
    # A type checker tells the options of a choice apart by their members only when nothing can be derived from them.
    lines = ["@final", f"class {record.name}({base}):"] if is_final else [f"class {record.name}({base}):"]
    if record.summary:
        lines.append(f'    """{record.summary}"""')
    for member in record.members:
        type = _type(member.type)
        lines += [*_comment(member.summary, "    "), f"    {member.name}: {type if member.is_required else f'NotRequired[{type}]'}"]
    if not record.members and not record.summary:
        lines.append("    pass")
    return "\n".join(lines)


def _record_by_call(record: Record) -> str:
    """A member has the name of a keyword of Python, so that it cannot stand in a class."""
    lines = [*_comment(record.summary), f"{record.name} = TypedDict(", f'    "{record.name}",', "    {"]
    for member in record.members:
        type = _type(member.type)
        lines += [*_comment(member.summary, "        "), f"        \"{member.name}\": '{type if member.is_required else f'NotRequired[{type}]'}',"]
    return "\n".join([*lines, "    },", ")"])


def _alias(declaration: "Alias | Choice") -> str:
    if isinstance(declaration, Alias):
        return "\n".join([*_comment(declaration.summary), f"{declaration.name} = {_quoted(declaration.type)}"])
    options = ", ".join(_quoted(option) for option in declaration.options)
    line = f"{declaration.name} = Union[{options}]"
    if len(line) > WIDTH:
        line = "\n".join([f"{declaration.name} = Union[", *(f"    {_quoted(option)}," for option in declaration.options), "]"])
    return "\n".join([*_comment(declaration.summary), line])


def _quoted(type: Type) -> str:
    """A type that is looked up at run time, when its name may not be there yet."""
    if isinstance(type, Named):
        return f'"{type.name}"'
    if isinstance(type, ListOf):
        return f"List[{_quoted(type.item)}]"
    return _type(type)


def _parameters(method: Method) -> str:
    """The parameters of a method whose function is written by hand."""
    name = method.function[0].upper() + method.function[1:] + "Parameters"
    return _record(Record(name, f"The parameters of `{method.name}`.", method.parameters), "TypedDict")


def _messages(contract: Contract) -> str:
    lines: List[str] = []
    for name, summary, messages in (
        ("NotificationName", "Notifications of a host.", contract.notifications),
        ("QuestionName", "Questions of a host.", contract.questions),
    ):
        lines += [f"#: {summary}", f"{name} = Literal[", *(f'    "{message.name}",' for message in messages), "]", "", ""]
    for message in [*contract.notifications, *contract.questions]:
        lines += ["@overload", f'def params_of(message: Message, method: Literal["{message.name}"]) -> Optional[{_type(message.params)}]: ...']
    return "\n".join(
        [
            *lines,
            "def params_of(message: Message, method: str) -> Any:",
            '    """The parameters of a notification or a question, typed, when it is of this method; else None."""',
            "    return cast(Any, message.params) if message.method == method else None",
        ]
    )


def _errors(contract: Contract) -> str:
    names, codes = (f'    "{error.name}",' for error in contract.errors), (f'    "{error.name}": {error.code},' for error in contract.errors)
    lines = ["#: The names of the errors, in `NavhostError.name`.", "ErrorName = Literal[", *names, "]", "", ""]
    lines += ["#: The code of each error.", 'CODES: "Dict[ErrorName, int]" = {', *codes, "}", "", ""]
    for error in contract.errors:
        data = f"Optional[{error.data.name}]" if error.data else f"Optional[{contract.error_context.name}]"
        lines += ["@overload", f'def data_of(error: NavhostError, name: Literal["{error.name}"]) -> {data}: ...']
    lines += [
        "def data_of(error: NavhostError, name: str) -> Any:",
        '    """The data of an error, typed, when it is the one of this name; else None."""',
        "    return cast(Any, error.data) if error.name == name else None",
    ]
    return "\n".join(lines)


# MARK: Methods


def _methods(contract: Contract) -> str:
    methods = [method for method in contract.methods if method.name not in BY_HAND]
    head = [
        HEAD.format("The host's methods as Python functions, for both clients."),
        "from __future__ import annotations\n",
        "from typing import TYPE_CHECKING, Any, Dict, Literal, Mapping, Optional, Sequence, Union, overload\n",
        "if TYPE_CHECKING:\n    from . import contract\n",
        "#: For a parameter for which None means null.\nLEFT_OUT: Any = object()\n",
        "\ndef given(plain: Dict[str, Any], nullable: Optional[Dict[str, Any]] = None) -> Dict[str, Any]:\n"
        '    """The parameters that were given: of those that cannot be null, the ones that are not None."""\n'
        "    params = {name: value for name, value in plain.items() if value is not None}\n"
        "    return {**params, **{name: value for name, value in (nullable or {}).items() if value is not LEFT_OUT}}\n",
    ]
    classes = [_class("Methods", "", methods, contract), _class("AsyncMethods", "async ", methods, contract)]
    return "\n".join(head) + "\n\n" + "\n\n\n".join(classes) + "\n"


def _class(name: str, prefix: str, methods: Iterable[Method], contract: Contract) -> str:
    lines = [
        f"class {name}:",
        '    """Each function makes one request, and gives its result. `within` is its deadline in seconds, that of the client when left out.',
        "",
        "    Raises NavhostError when the host refuses, TimedOut, or ConnectionLost.",
        '    """',
        "",
        f"    {prefix}def _request(self, method: str, params: Dict[str, Any], within: Optional[float]) -> Any:",
        "        raise NotImplementedError",
    ]
    for method in methods:
        lines += _function(method, contract, prefix)
    return "\n".join(lines)


def _function(method: Method, contract: Contract, prefix: str) -> List[str]:
    lines: List[str] = []
    result = _type(method.result, "contract.")
    if any(parameter.name == "forResult" for parameter in method.parameters):
        shown, finished = _results(method, contract)
        for literal, gives in (("Literal[True]", finished), ("Optional[Literal[False]] = None", shown), ("Optional[bool]", result)):
            lines += ["", "    @overload", *_head(method, prefix, gives, for_result=literal, is_overload=True)]
    lines += ["", *_head(method, prefix, result), *_docstring(method, is_short=bool(prefix)), *_call(method, prefix, result)]
    return lines


def _results(method: Method, contract: Contract) -> Tuple[str, str]:
    """What a request gives at once, and what it gives at the end, when it waits for what becomes of its entry or flow."""
    assert isinstance(method.result, Named)
    choice = contract.declarations[method.result.name]
    assert isinstance(choice, Choice)
    shown, outcome, *others = sorted(choice.options, key=[choice.options[0], Named("OutcomeResult"), *choice.options].index)
    return tuple(_type(OneOf((first, *others)), "contract.") for first in (shown, outcome))  # type: ignore[return-value]


def _name(member: Member) -> str:
    name = snake(member.name)
    return name + "_" if keyword.iskeyword(name) else name


def _may_be_null(type: Type) -> bool:
    return type == Scalar("json") or (isinstance(type, OneOf) and type.is_nullable)


def _parameter(member: Member) -> str:
    type = _type(member.type, "contract.", is_given=True)
    if member.is_required:
        return f"{_name(member)}: {type}"
    if _may_be_null(member.type):
        return f"{_name(member)}: {type} = LEFT_OUT"
    return f"{_name(member)}: Optional[{type}] = None"


def _head(method: Method, prefix: str, result: str, for_result: str = "", is_overload: bool = False) -> List[str]:
    """The line of the `def`, or several with one parameter each."""
    by_position = [method.parameter(name) for name in method.positional]
    by_name = [member for member in method.parameters if member.name not in method.positional]
    parameters = ["self", *map(_parameter, by_position), "*"]
    # A required one cannot stand behind one that may be left out, but behind the star it can.
    parameters += [f"for_result: {for_result}" if for_result and member.name == "forResult" else _parameter(member) for member in by_name]
    parameters.append("within: Optional[float] = None")
    end = ": ..." if is_overload else ":"
    return [f"    {prefix}def {snake(method.function)}(", *_packed(parameters, "        "), f"    ) -> {result}{end}"]


def _packed(parts: Sequence[str], indent: str) -> List[str]:
    """As many of them as fit into each line; none is cut."""
    lines = [indent]
    for part in parts:
        if len(lines[-1]) + len(part) + 1 > WIDTH:
            lines.append(indent)
        lines[-1] += f"{part}," if lines[-1] == indent else f" {part},"
    return lines


def _docstring(method: Method, is_short: bool) -> List[str]:
    """The parameters are described once, for the blocking client."""
    lines = wrap(method.summary, COMMENT, initial_indent='        """', subsequent_indent="        ")
    order = [method.parameter(name) for name in method.positional] + [member for member in method.parameters if member.name not in method.positional]
    if not order or is_short:
        return [*lines[:-1], lines[-1] + '"""']
    lines.append("")
    for member in order:
        lines += wrap(f"{_name(member)}: {member.summary}", COMMENT, initial_indent="        ", subsequent_indent="            ")
    return [*lines, '        """']


def _call(method: Method, prefix: str, result: str) -> List[str]:
    plain = [member for member in method.parameters if not _may_be_null(member.type)]
    nullable = [member for member in method.parameters if _may_be_null(member.type)]
    both = [_object(plain)] + ([_object(nullable)] if nullable else [])
    call = f"{'await ' if prefix else ''}self._request(\"{method.name}\", given({', '.join(both)}), within)"
    lines = [f"        result: {result} = {call}"]
    if len(lines[0]) > WIDTH:
        lines = ["        params = given(", *(f"            {one}," for one in _objects(plain, nullable)), "        )"]
        lines.append(f"        result: {result} = {'await ' if prefix else ''}self._request(\"{method.name}\", params, within)")
    return [*lines, "        return result"]


def _object(members: Sequence[Member]) -> str:
    return "{" + ", ".join(f'"{member.name}": {_name(member)}' for member in members) + "}"


def _objects(plain: Sequence[Member], nullable: Sequence[Member]) -> List[str]:
    objects: List[str] = []
    for members in (plain, nullable):
        if members:
            body = _packed([f'"{member.name}": {_name(member)}' for member in members], " " * 16)
            objects.append("\n".join(["{", *body, "            }"]))
    return objects
