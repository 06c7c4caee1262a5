"""What goes over the wire, as types: the names of their members are those of the wire.

Generated from the contract by clients/generate; do not edit."""


from __future__ import annotations


from typing import TYPE_CHECKING, Any, Dict, List, Literal, Optional, TypedDict, Union, cast, final, overload


from .errors import NavhostError


if TYPE_CHECKING:
    from typing_extensions import NotRequired

    from .protocol import Notification
    from .questions import Question

    Message = Union[Notification, Question]


#: The version of the contract.
VERSION = "0.1.0"


@final
class EntryCause(TypedDict):
    """The change that showed it."""
    #: The revision that showed it.
    revision: int
    #: The session that asked for it.
    session: NotRequired[str]


@final
class Entry(TypedDict):
    #: The entry's id.
    id: str
    #: The destination type that it shows.
    type: str
    #: The destination's arguments, as the request wrote them.
    arguments: Dict[str, Any]
    #: The part of the type before the first dot.
    module: str
    #: How the entry is shown.
    method: str
    #: The hints for renderers: the type's, with those of the request that showed it.
    hints: NotRequired[Dict[str, Any]]
    #: The version of the arguments, from 1.
    version: NotRequired[int]
    #: True when the entry goes as soon as another is pushed over it.
    transient: NotRequired[bool]
    #: True when it was restored, and breaks a rule or has arguments that do not fit.
    quarantined: NotRequired[bool]
    #: The content that the module supplied for a renderer.
    content: NotRequired[Any]
    #: Where the entry leads.
    links: NotRequired[List[Link]]
    #: Whether there is content. Left out when the type supplies none and none came.
    contentState: NotRequired[Literal["pending", "supplied", "none", "failed"]]
    #: Why the content failed, for people.
    contentFailure: NotRequired[str]
    #: The change that showed it.
    cause: EntryCause


@final
class Link(TypedDict):
    #: The link's name, unique in its entry.
    link: str
    #: The text that a person sees.
    label: NotRequired[str]
    #: The destination type that it leads to.
    type: str
    #: The arguments that it leads to; none when left out.
    arguments: NotRequired[Dict[str, Any]]
    #: The arguments that `entry.follow` gives as `values`.
    placeholders: NotRequired[List[str]]


@final
class Navigator(TypedDict):
    #: The navigator's id.
    id: str
    #: Its kind in the tree.
    kind: Literal["root", "stack", "presentation", "overlay"]
    #: Its name, unique in the scene.
    name: NotRequired[str]
    #: The navigator around it; the root has none.
    parent: NotRequired[str]
    #: How a presentation is shown.
    method: NotRequired[str]
    #: Seconds after which the host closes it; it stays when left out.
    closesAfter: NotRequired[float]
    #: The entry of its parent with which it goes.
    anchor: NotRequired[str]
    #: The entry that it shows below its path.
    root: NotRequired[Entry]
    #: The session with which it goes.
    ephemeral: NotRequired[str]
    #: The buttons with which a person can answer an alert or a dialog.
    buttons: NotRequired[List[Button]]
    #: Whether destinations can be pushed on it.
    hasPath: bool
    #: The types and roles that its path accepts; all when left out.
    accepts: NotRequired[Acceptance]
    #: The stacks below it, in order.
    children: List[str]
    #: The stack below it that is in front.
    selected: NotRequired[str]
    #: The navigator that is shown over it.
    presented: NotRequired[str]
    #: The overlays that are shown over it beside that, oldest first.
    overlays: NotRequired[List[str]]
    #: The entries pushed on it, oldest first.
    path: List[Entry]


@final
class Acceptance(TypedDict):
    #: Types: `shop.item`, `shop.*` for all of a module, or `*`.
    types: NotRequired[List[str]]
    #: Roles of types of any module.
    roles: NotRequired[List[str]]


@final
class Button(TypedDict):
    #: The answer when a person chooses the button.
    answer: str
    #: The text that a person sees; the answer when left out.
    label: NotRequired[str]
    #: How a renderer shows the button.
    role: NotRequired[Literal["default", "cancel", "destructive"]]


@final
class Removed(TypedDict):
    #: How many entries went.
    entries: int
    #: How many navigators were closed.
    navigators: int


@final
class AttachmentLock(TypedDict):
    #: The attachment's id.
    id: str
    #: The navigator that it hangs on, and goes with.
    navigator: str
    #: The session that attached it.
    session: NotRequired[str]
    #: A lock: the scene cannot be swept away.
    kind: Literal["lock"]
    #: Why the navigator is locked, for people.
    reason: NotRequired[str]


@final
class AttachmentCheckpoint(TypedDict):
    #: The attachment's id.
    id: str
    #: The navigator that it hangs on, and goes with.
    navigator: str
    #: The session that attached it.
    session: NotRequired[str]
    #: A checkpoint: a place to return to.
    kind: Literal["checkpoint"]
    #: The checkpoint's name.
    name: str
    #: The module that gets what is returned.
    module: NotRequired[str]
    #: How many entries stay in the path when a request returns.
    position: int
    #: The JSON Schema of the value to return with.
    value: NotRequired[Any]


AttachmentMapping = TypedDict(
    "AttachmentMapping",
    {
        #: The attachment's id.
        "id": 'str',
        #: The navigator that it hangs on, and goes with.
        "navigator": 'str',
        #: The session that attached it.
        "session": 'NotRequired[str]',
        #: A mapping: another type is shown in place of one.
        "kind": 'Literal["mapping"]',
        #: The type that requests name.
        "from": 'str',
        #: The type that is shown.
        "to": 'str',
        #: The arguments that it is shown with; those of the request when left out.
        "arguments": 'NotRequired[Dict[str, Any]]',
        #: Whether the mapping holds below the navigator as well.
        "inherits": 'bool',
    },
)


@final
class AttachmentTrigger(TypedDict):
    #: The attachment's id.
    id: str
    #: The navigator that it hangs on, and goes with.
    navigator: str
    #: The session that attached it.
    session: NotRequired[str]
    #: A trigger: an operation that waits under a name.
    kind: Literal["trigger"]
    #: The trigger's name, unique on its navigator.
    name: str
    #: The operation that setting the trigger carries out.
    operation: Operation


@final
class AttachmentFlow(TypedDict):
    #: The attachment's id.
    id: str
    #: The navigator that it hangs on, and goes with.
    navigator: str
    #: The session that attached it.
    session: NotRequired[str]
    #: A flow: steps with one end, which leads back here.
    kind: Literal["flow"]
    #: The flow's name.
    name: str
    #: The module that drives it.
    module: NotRequired[str]
    #: How many entries stay in the path when the flow ends.
    position: int
    #: The checkpoint that it returns to when it is completed.
    checkpoint: NotRequired[str]
    #: The JSON Schema of the value that completes it.
    schema: NotRequired[Any]
    #: The data that its driver keeps in it.
    data: NotRequired[Any]


@final
class AttachmentSignal(TypedDict):
    #: The attachment's id.
    id: str
    #: The navigator that it hangs on, and goes with.
    navigator: str
    #: The session that attached it.
    session: NotRequired[str]
    #: A signal that waits for its module, which is away.
    kind: Literal["signal"]
    #: The module that gets it when it has registered again.
    module: str
    #: The revision that the signal belongs to.
    revision: int
    #: The signal.
    signal: Signal


Attachment = Union["AttachmentLock", "AttachmentCheckpoint", "AttachmentMapping", "AttachmentTrigger", "AttachmentFlow", "AttachmentSignal"]


@final
class Operation(TypedDict):
    #: A method that changes a scene's tree.
    method: str
    #: Its parameters, without those of the request around it.
    params: NotRequired[Dict[str, Any]]


@final
class Flow(TypedDict):
    #: The flow's scene, in lists about several.
    scene: NotRequired[str]
    #: The flow's id.
    id: str
    #: The navigator that it began on.
    navigator: str
    #: The session that started it.
    session: NotRequired[str]
    #: A flow: steps with one end, which leads back here.
    kind: Literal["flow"]
    #: The flow's name.
    name: str
    #: The module that drives it.
    module: NotRequired[str]
    #: How many entries stay in the path when the flow ends.
    position: int
    #: The checkpoint that it returns to when it is completed.
    checkpoint: NotRequired[str]
    #: The JSON Schema of the value that completes it.
    schema: NotRequired[Any]
    #: The data that its driver keeps in it.
    data: NotRequired[Any]
    #: `suspended` while its module is away.
    state: Literal["running", "suspended"]


@final
class Signal(TypedDict):
    #: The kind of the event.
    kind: Literal["checkpoint.returned", "alert.answered", "trigger.fired", "entry.finished", "flow.started", "flow.completed", "flow.cancelled", "flow.failed"]
    #: The navigator that it is about.
    navigator: str
    #: The entry that it is about.
    entry: NotRequired[str]
    #: The name of the checkpoint, trigger or flow; of an alert, the answer.
    name: NotRequired[str]
    #: The value that came with it.
    value: NotRequired[Any]
    #: The flow's id.
    flow: NotRequired[str]
    #: The module that drives the flow.
    module: NotRequired[str]
    #: Why a flow was cancelled or failed, for people.
    reason: NotRequired[str]


@final
class Cause(TypedDict):
    #: The request's method, or `session.ended`, `host.started` or `time.passed`.
    method: str
    #: The session that made the request, or that ended.
    session: NotRequired[str]
    #: The name that the session gave itself in `hello`, with its version.
    client: NotRequired[str]
    #: The module of that session, when it has exactly one.
    module: NotRequired[str]
    #: The request's id, as it was written.
    request: NotRequired[Any]
    #: The entry that the request came from.
    fromEntry: NotRequired[str]
    #: The identity that asked, by the access document.
    identity: NotRequired[str]
    #: True when a person asked, as the client says.
    byPerson: NotRequired[bool]
    #: When it happened: milliseconds since 1970 (UTC). Changes of an older host have none.
    time: NotRequired[int]
    #: The change's place in the distributed trace of the request, when it has one.
    traceparent: NotRequired[str]


@final
class ChangeNavigatorCreated(TypedDict):
    #: A navigator was made.
    kind: Literal["navigator.created"]
    #: The new navigator.
    navigator: Navigator
    #: The stack before it; it is the first one when left out.
    previous: NotRequired[str]


@final
class ChangeNavigatorClosed(TypedDict):
    #: A navigator was closed.
    kind: Literal["navigator.closed"]
    #: The navigator as it was.
    navigator: Navigator


@final
class ChangeNavigatorSelected(TypedDict):
    #: Another stack is in front.
    kind: Literal["navigator.selected"]
    #: The navigator whose stacks these are.
    parent: str
    #: The stack in front now.
    child: Union[str, None]
    #: The stack that was in front.
    previous: Union[str, None]


@final
class ChangeEntryAdded(TypedDict):
    #: An entry was added to a path.
    kind: Literal["entry.added"]
    #: The navigator whose path it is.
    navigator: str
    #: The entry's place in the path, from 0.
    position: int
    #: The entry.
    entry: Entry


@final
class ChangeEntryRemoved(TypedDict):
    #: An entry was removed from a path.
    kind: Literal["entry.removed"]
    #: The navigator whose path it is.
    navigator: str
    #: The entry's place in the path, from 0.
    position: int
    #: The entry.
    entry: Entry


@final
class ChangeEntryChanged(TypedDict):
    #: The arguments or the content of an entry changed.
    kind: Literal["entry.changed"]
    #: The navigator whose path it is.
    navigator: str
    #: The entry's place in the path, from 0.
    position: int
    #: The entry.
    entry: Entry


@final
class ChangeTypeOrphaned(TypedDict):
    #: No module provides a type of the scene any more.
    kind: Literal["type.orphaned"]
    #: The type.
    type: str


@final
class ChangeTypeRevived(TypedDict):
    #: A module provides a type of the scene again.
    kind: Literal["type.revived"]
    #: The type.
    type: str


@final
class ChangeAttachmentAdded(TypedDict):
    #: Something was attached to a navigator.
    kind: Literal["attachment.added"]
    #: The attachment.
    attachment: Attachment


@final
class ChangeAttachmentRemoved(TypedDict):
    #: An attachment was removed.
    kind: Literal["attachment.removed"]
    #: The attachment as it was.
    attachment: Attachment


@final
class ChangeAttachmentChanged(TypedDict):
    #: An attachment changed.
    kind: Literal["attachment.changed"]
    #: The attachment as it is now.
    attachment: Attachment


@final
class ChangeSignal(TypedDict):
    #: Something happened besides a change of the tree.
    kind: Literal["signal"]
    #: The event.
    signal: Signal


Change = Union[
    "ChangeNavigatorCreated",
    "ChangeNavigatorClosed",
    "ChangeNavigatorSelected",
    "ChangeEntryAdded",
    "ChangeEntryRemoved",
    "ChangeEntryChanged",
    "ChangeTypeOrphaned",
    "ChangeTypeRevived",
    "ChangeAttachmentAdded",
    "ChangeAttachmentRemoved",
    "ChangeAttachmentChanged",
    "ChangeSignal",
]


@final
class Snapshot(TypedDict):
    #: The scene's name.
    scene: str
    #: The revision of what follows.
    revision: int
    #: The life of the host that the revision belongs to.
    instance: str
    #: The navigator in front. For a session that may not read that one, the navigator that it asked for.
    current: str
    #: The current configuration of the scene.
    configuration: Configuration
    #: The types of the scene that no module provides. For a session that may not read the whole scene, those that
    #: are shown here.
    orphaned: List[str]
    #: Every navigator, parents before children; in a part, some of them.
    navigators: List[Navigator]
    #: The attachments of these navigators; in parts, they follow the navigators.
    attachments: List[Attachment]
    #: Where the next part begins, for `after`; left out in the last part, and of a whole.
    next: NotRequired[str]
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]


@final
class Configuration(TypedDict):
    #: The key of the scene's state, which `scene.restore` changes.
    restorationKey: NotRequired[str]
    #: Seconds between sent values.
    executionDelay: float
    #: The most talkative events that watches of the scene can get.
    verbosity: Literal["silent", "error", "warning", "info", "debug"]


@final
class StateItem(TypedDict):
    #: The destinations pushed on the navigator.
    path: List[RequestedDestination]
    #: The index of the navigator around it; the first one has none.
    parent: NotRequired[int]
    #: The place in the parent's path with which it goes; null for none.
    anchor: NotRequired[Union[int, None]]
    #: How a presentation is shown; a stack has none.
    method: NotRequired[str]
    #: The navigator's name.
    name: NotRequired[str]
    #: The destination below its path.
    root: NotRequired[RequestedDestination]
    #: Whether the stack is the one in front.
    selected: NotRequired[bool]
    #: The buttons with which a person can answer an alert or a dialog.
    buttons: NotRequired[List[Button]]
    #: The types and roles that the navigator's path accepts; all when left out.
    accepts: NotRequired[Acceptance]


State = List["StateItem"]


@final
class RequestedDestination(TypedDict):
    #: The destination type.
    type: str
    #: The destination's arguments; none when left out.
    arguments: NotRequired[Dict[str, Any]]
    #: Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those
    #: of the same name; null removes one.
    hints: NotRequired[Dict[str, Any]]


@final
class ChangedResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]


@final
class ShownResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]
    #: The navigator where it is shown now.
    navigator: str
    #: The entry that shows it.
    entry: NotRequired[str]


@final
class PathSetResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]
    #: The navigator's id.
    navigator: str
    #: The entries that stand for the request's destinations, lowest first.
    path: List[str]
    #: How much was removed.
    removed: Removed


@final
class EntryMovedResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]
    #: The navigator whose path it is.
    navigator: str
    #: The entry.
    entry: str
    #: Its place in the path, from 0.
    position: int


@final
class StateSetResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]
    #: The navigator's id.
    navigator: str
    #: How much was removed.
    removed: Removed


@final
class ReturnedResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]
    #: The navigator that a request returns to.
    navigator: str
    #: How many entries stay in its path.
    position: int
    #: How much was removed.
    removed: Removed


@final
class FlowStartedResultShown(TypedDict):
    """Where the first step is shown."""
    #: The navigator where it is shown now.
    navigator: str
    #: The entry that shows it.
    entry: NotRequired[str]


@final
class FlowStartedResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]
    #: The flow's id.
    flow: str
    #: The navigator that a request returns to.
    navigator: str
    #: How many entries stay in its path.
    position: int
    #: Where the first step is shown.
    shown: NotRequired[FlowStartedResultShown]


@final
class SceneInformation(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: How many navigators it has.
    navigators: int
    #: How many entries it has.
    entries: int
    #: The navigator in front.
    current: str
    #: The key of its state; left out when it has none.
    restorationKey: NotRequired[str]
    #: The keys whose states `scene.restore` can bring back, oldest first; left out for an empty list.
    setAside: NotRequired[List[str]]
    #: True when a fleet shares the scene; left out for one of this host alone.
    shared: NotRequired[bool]


@final
class PastRevision(TypedDict):
    #: Its number.
    revision: int
    #: Its cause.
    cause: Cause
    #: The changes, in order.
    changes: List[Change]


@final
class TypeStatistics(TypedDict):
    #: The destination type.
    type: str
    #: How many entries of the type came.
    shown: int
    #: How many entries of the type went.
    ended: int
    #: How many of them came and went in the time that is looked at.
    timed: int
    #: How long those stayed in the tree, together.
    seconds: float
    #: How many seconds the one stayed that stayed longest.
    longest: float
    #: How often `back`, `pop` or `dismiss` took an entry of the type away, as the innermost one: the person turned
    #: back there.
    turnedBack: int


@final
class RefusalCount(TypedDict):
    #: The method that was refused.
    method: str
    #: The name of the error.
    error: str
    #: How often.
    count: int


@final
class LiveLink(TypedDict):
    #: The link's name, unique in its entry.
    link: str
    #: The text that a person sees.
    label: NotRequired[str]
    #: The destination type that it leads to.
    type: str
    #: The arguments that it leads to; none when left out.
    arguments: NotRequired[Dict[str, Any]]
    #: The arguments that `entry.follow` gives as `values`.
    placeholders: NotRequired[List[str]]
    #: Whether the type is registered where the entry is shown.
    isLive: bool


@final
class RemovedResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]
    #: How much went.
    removed: Removed


@final
class RedirectedResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]
    #: The navigator where it is shown now.
    navigator: str
    #: The entry that shows it.
    entry: NotRequired[str]
    #: The outcome of a request with `forResult`.
    outcome: NotRequired[Literal["redirected"]]
    #: Where the request wanted to go, and where guards sent it, in order.
    redirected: List[Redirection]


@final
class Redirection(TypedDict):
    #: The destination type.
    type: str
    #: The destination's arguments.
    arguments: Dict[str, Any]
    #: The guard that sent the request here.
    guard: NotRequired[str]
    #: The name of that guard for people.
    name: NotRequired[str]
    #: The module of that guard's session, when it has exactly one.
    module: NotRequired[str]


@final
class GuardPause(TypedDict):
    """Its pause after missed deadlines, in which its default verdict holds; left out while it is asked as usual."""
    #: How many deadlines it has missed in a row.
    misses: int
    #: When one request may be put to it: milliseconds since 1970 (UTC). After that time the pause lasts until the
    #: guard answers.
    until: int


@final
class Guard(TypedDict):
    #: The guard's id.
    guard: str
    #: Its name for people.
    name: str
    #: The session that is asked; left out while the guard's module is away.
    session: NotRequired[str]
    #: The guard's module, or that of its session when it has exactly one.
    module: NotRequired[str]
    #: Whether it is asked before something is shown, goes, or is selected.
    on: Literal["enter", "leave", "select"]
    #: The types that it is about.
    types: List[str]
    #: The roles that it is about.
    roles: NotRequired[List[str]]
    #: The scene that it is about; all when left out.
    scene: NotRequired[str]
    #: The navigator that it is about, with all below it.
    navigator: NotRequired[str]
    #: Guards with a lower number are asked first.
    order: int
    #: Seconds that it has to answer.
    timeout: float
    #: The verdict when it does not answer.
    default: Literal["allow", "deny"]
    #: The verdict while its module is away; left out when it ends with its session.
    away: NotRequired[Literal["allow", "deny", "wait"]]
    #: Its pause after missed deadlines, in which its default verdict holds; left out while it is asked as usual.
    pause: NotRequired[GuardPause]


@final
class Session(TypedDict):
    #: The connection's id.
    session: str
    #: True for the connection that asks.
    isSelf: NotRequired[bool]
    #: The name that the client gave.
    name: NotRequired[str]
    #: The client's process.
    pid: int
    #: The user whose process it is.
    uid: int
    #: The group whose process it is.
    gid: int
    #: The host of the fleet on which the client is; left out for a client of this host.
    host: NotRequired[str]
    #: The module as whose process, or in whose process group, the host started it.
    startedAs: NotRequired[str]
    #: Its identity by the access document of the host.
    identity: NotRequired[str]
    #: Seconds since it connected.
    age: float
    #: The modules that it registered.
    modules: List[str]
    #: How many watches it has.
    watches: int
    #: How many requests it has made.
    requests: int
    #: How many of its requests wait for a module or a guard.
    inFlight: int
    #: Bytes of output that it has not read.
    queued: int
    #: How many of its requests wait for what becomes of an entry or a flow.
    results: int
    #: How many questions of the host it has not answered.
    questions: int
    #: How many monitors it has.
    monitors: int


RolledBack = TypedDict(
    "RolledBack",
    {
        #: The scene's name; left out when the scene itself is lost.
        "scene": 'NotRequired[str]',
        #: The newest revision that the store had.
        "from": 'int',
        #: The newest revision that it has now.
        "to": 'int',
    },
)


@final
class Grant(TypedDict):
    #: The verbs that it allows.
    allow: List[Literal["register", "takeOver", "navigate", "dismissOwn", "dismiss", "arrange", "lock", "unlock", "map", "attach", "guard", "receive", "send", "bindURLs", "read", "watch", "monitor", "editState", "manageScenes", "administer"]]
    #: The scenes where it holds, as names or beginnings; all when left out.
    scenes: NotRequired[List[str]]
    #: The navigators where it holds, with what is below them; all when left out.
    navigators: NotRequired[List[str]]
    #: The types that it is about, as names or beginnings; all when left out.
    types: NotRequired[List[str]]
    #: The modules that it is about, as names or beginnings; all when left out.
    modules: NotRequired[List[str]]
    #: The line of the document where it begins.
    line: int


@final
class Watch(TypedDict):
    #: The connection that watches.
    session: str
    #: The watch's number on that connection.
    watch: int
    #: The scene that it watches; left out for a watch of `host.watch`.
    scene: NotRequired[str]
    #: The navigator that it watches, with all below it.
    navigator: NotRequired[str]
    #: The kinds of change that it gets; all when left out.
    kinds: NotRequired[List[Literal["navigator.created", "navigator.closed", "navigator.selected", "entry.added", "entry.removed", "entry.changed", "type.orphaned", "type.revived", "attachment.added", "attachment.removed", "attachment.changed", "signal"]]]
    #: Events up to this level come as well.
    verbosity: Literal["silent", "error", "warning", "info", "debug"]
    #: Whether its reader is behind and gets the state instead of changes.
    isLagging: bool
    #: How many notifications it may still send; left out when it has no limit.
    credit: NotRequired[int]


Window = TypedDict(
    "Window",
    {
        #: The oldest of them.
        "from": 'int',
        #: The newest of them, which is the present one.
        "to": 'int',
    },
)


@final
class RuleViolation(TypedDict):
    #: The part of the rule that is broken.
    rule: Literal["under", "within", "most", "repeats", "first", "last", "methods", "accepts"]
    #: The type that breaks it.
    type: str
    #: The navigator whose path it is.
    navigator: NotRequired[str]
    #: The navigator below which the request would have made a new one.
    parent: NotRequired[str]
    #: The place in the path, from 0; -1 for the destination below the path.
    position: int
    #: The type that it stands on.
    found: NotRequired[str]
    #: Roles, methods or types of which one would do; the number that may be there.
    needed: List[str]
    #: The type whose rule it is.
    ruleOf: str
    #: The module whose rule it is, `bindings`, or `navigator`.
    source: str
    #: The types and roles that the navigator's path accepts, when that is the rule.
    accepted: NotRequired[Acceptance]
    #: Types of a path that is legal and leads there.
    legal: NotRequired[List[str]]


@final
class PathRule(TypedDict):
    #: It stands directly on a type with one of these roles, or on `root`.
    under: NotRequired[List[str]]
    #: Something below it in the path has one of these roles.
    within: NotRequired[List[str]]
    #: How many of it a path may hold.
    most: NotRequired[int]
    #: Whether it may stand on itself.
    repeats: NotRequired[bool]
    #: Whether it must be the first of its path.
    first: NotRequired[bool]
    #: Whether nothing may stand on it.
    last: NotRequired[bool]
    #: The methods by which it may be shown.
    methods: NotRequired[List[str]]


@final
class UnfitArguments(TypedDict):
    #: The entry.
    entry: str
    #: Its type.
    type: str
    #: The navigator that shows it.
    navigator: str
    #: The place in the path, from 0; -1 for the destination below the path.
    position: int
    #: Where in the arguments, as a JSON Pointer.
    path: str
    #: The keyword of the schema that does not fit.
    keyword: str
    #: Why, for people.
    reason: str


@final
class NavigatorState(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: The navigator's id.
    id: str
    #: Its kind in the tree.
    kind: Literal["root", "stack", "presentation", "overlay"]
    #: Its name, unique in the scene.
    name: NotRequired[str]
    #: The navigator around it; the root has none.
    parent: NotRequired[str]
    #: How a presentation is shown.
    method: NotRequired[str]
    #: Seconds after which the host closes it; it stays when left out.
    closesAfter: NotRequired[float]
    #: The entry of its parent with which it goes.
    anchor: NotRequired[str]
    #: The entry that it shows below its path.
    root: NotRequired[Entry]
    #: The session with which it goes.
    ephemeral: NotRequired[str]
    #: The buttons with which a person can answer an alert or a dialog.
    buttons: NotRequired[List[Button]]
    #: Whether destinations can be pushed on it.
    hasPath: bool
    #: The types and roles that its path accepts; all when left out.
    accepts: NotRequired[Acceptance]
    #: The stacks below it, in order.
    children: List[str]
    #: The stack below it that is in front.
    selected: NotRequired[str]
    #: The navigator that is shown over it.
    presented: NotRequired[str]
    #: The overlays that are shown over it beside that, oldest first.
    overlays: NotRequired[List[str]]
    #: How many entries its path has.
    count: int
    #: Whether it is shown over another one.
    isPresented: bool
    #: Whether a navigator is shown over it.
    isPresenting: bool
    #: Whether it, or a navigator below it, presents something.
    isAnyChildPresenting: bool
    #: How many navigators are above it.
    depth: int
    #: Whether it is the navigator in front.
    current: bool


@final
class OutcomeResultEntry(TypedDict):
    #: The scene's name.
    scene: str
    #: The revision that settled it.
    revision: int
    #: The cause of the revision.
    by: Cause
    #: The entry that the request showed.
    entry: str
    #: The outcome of the entry.
    outcome: Literal["answered", "dismissed", "replaced", "provider_gone"]
    #: The answer that a person chose, of an alert or a dialog.
    answer: NotRequired[str]
    #: The value that the entry closed with.
    value: NotRequired[Any]


@final
class OutcomeResultFlow(TypedDict):
    #: The scene's name.
    scene: str
    #: The revision that settled it.
    revision: int
    #: The cause of the revision.
    by: Cause
    #: The flow that the request started.
    flow: str
    #: How the flow ended.
    outcome: Literal["completed", "cancelled", "failed"]
    #: The value that the flow was completed with.
    value: NotRequired[Any]
    #: Why the flow was cancelled or failed, for people.
    reason: NotRequired[str]


OutcomeResult = Union["OutcomeResultEntry", "OutcomeResultFlow"]


@final
class SequenceResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The sequence's id.
    sequence: str
    #: Whether the sequence came to its end, or was cancelled before.
    outcome: Literal["completed", "cancelled"]
    #: The outcome of each item, in the order of settling.
    steps: List[SequenceStep]


@final
class SentItemValue(TypedDict):
    #: Id or name of the navigator where it acts, or where the search for a receiver begins.
    navigator: NotRequired[str]
    #: The name of a value: a module's name, a dot and a name.
    value: str
    #: The data that is passed on to the receiver; null when left out.
    data: NotRequired[Any]


@final
class SentItemRoute(TypedDict):
    #: Id or name of the navigator where it acts, or where the search for a receiver begins.
    navigator: NotRequired[str]
    #: The name of a route: a module's name, a dot and a name.
    route: str
    #: The data that is passed on to the receiver; null when left out.
    data: NotRequired[Any]


@final
class SentItemType(TypedDict):
    #: Id or name of the navigator where it acts, or where the search for a receiver begins.
    navigator: NotRequired[str]
    #: A destination type.
    type: str
    #: The destination's arguments; none when left out.
    arguments: NotRequired[Dict[str, Any]]
    #: How the destination is shown; `send` when only a receiver may take it. The type says so when left out.
    method: NotRequired[str]


@final
class SentItemAction(TypedDict):
    #: Id or name of the navigator where it acts, or where the search for a receiver begins.
    navigator: NotRequired[str]
    #: An action of the sequence itself.
    action: Literal["dismissAny", "popAny", "popAll", "reset", "pause", "cancel", "cancelIfLocked", "empty"]


@final
class SentItemActionMethod(TypedDict):
    #: Id or name of the navigator where it acts, or where the search for a receiver begins.
    navigator: NotRequired[str]
    #: An action of the sequence itself.
    action: Literal["perform"]
    #: The operation: a method that changes a scene's tree.
    method: str
    #: Its parameters, without those of the request around it.
    params: NotRequired[Dict[str, Any]]


@final
class SentItemActionValues(TypedDict):
    #: Id or name of the navigator where it acts, or where the search for a receiver begins.
    navigator: NotRequired[str]
    #: An action of the sequence itself.
    action: Literal["send"]
    #: The values to send next, before the rest.
    values: List[SentItem]


SentItem = Union["SentItemValue", "SentItemRoute", "SentItemType", "SentItemAction", "SentItemActionMethod", "SentItemActionValues"]


@final
class SequenceStepBy(TypedDict):
    """The receiver that took the item."""
    #: The session that received.
    session: str
    #: The receiver's id.
    receiver: str


@final
class SequenceStepError(TypedDict):
    """The error that ended the sequence with this item."""
    #: The error's number.
    code: int
    #: The error, for people.
    message: str
    #: The error's name, and what a program needs.
    data: Dict[str, Any]


@final
class SequenceStep(TypedDict):
    #: The item's number: from 0, those that receivers added behind the others.
    index: int
    #: The item as it was sent.
    item: SentItem
    #: The number of the item whose receiver added this one.
    addedBy: NotRequired[int]
    #: The outcome of the item.
    outcome: Literal["received", "shown", "selected", "performed", "replaced", "failed", "notSent"]
    #: The receiver that took the item.
    by: NotRequired[SequenceStepBy]
    #: How the sequence went on.
    resume: NotRequired[Literal["auto", "immediately", "after", "inserting", "appending", "replacing", "pause", "cancel"]]
    #: The scene's revision after the operation.
    revision: NotRequired[int]
    #: The navigator that the operation answered.
    navigator: NotRequired[str]
    #: The entry that the operation answered.
    entry: NotRequired[str]
    #: Where the item wanted to go, and where guards sent it, in order. The last of them is what became of the item.
    redirected: NotRequired[List[Redirection]]
    #: The error that ended the sequence with this item.
    error: NotRequired[SequenceStepError]


@final
class SequenceState(TypedDict):
    #: The sequence's id.
    sequence: str
    #: The scene's name.
    scene: str
    #: The session that sent it.
    session: str
    #: The sequence's name, for people.
    name: NotRequired[str]
    #: Whether an item is under way, a receiver is asked, or the sequence waits or is paused.
    state: Literal["running", "asking", "waiting", "paused"]
    #: The number of the item under way, else of the next one.
    index: NotRequired[int]
    #: How many items are settled.
    done: int
    #: How many items have not begun.
    left: int
    #: The receiver that is asked.
    receiver: NotRequired[str]


@final
class ReceiverValueAutoResume(TypedDict):
    #: Seconds until the next value: at most the limit `questionMaximum`.
    after: float


@final
class ReceiverValueAuto(TypedDict):
    """The action that the host takes instead of asking."""
    #: How the sequence goes on.
    resume: Union[Literal["auto", "immediately", "pause", "cancel"], ReceiverValueAutoResume]
    #: The navigator that shows the destination.
    navigate: NotRequired[str]
    #: The navigator that comes to the front.
    select: NotRequired[str]
    #: How the destination is shown.
    method: NotRequired[str]


@final
class ReceiverValue(TypedDict):
    #: The receiver's id.
    receiver: str
    #: The session that receives.
    session: str
    #: The scene whose values it receives; every scene when left out.
    scene: NotRequired[str]
    #: The navigator where it stands, and ends with.
    navigator: NotRequired[str]
    #: Seconds that it has to answer; the limit `question` when left out.
    timeout: NotRequired[float]
    #: The action that the host takes instead of asking.
    auto: NotRequired[ReceiverValueAuto]
    #: The name of the values.
    value: str


@final
class ReceiverType(TypedDict):
    #: The receiver's id.
    receiver: str
    #: The session that receives.
    session: str
    #: The scene whose values it receives; every scene when left out.
    scene: NotRequired[str]
    #: The navigator where it stands, and ends with.
    navigator: NotRequired[str]
    #: Seconds that it has to answer; the limit `question` when left out.
    timeout: NotRequired[float]
    #: The action that the host takes instead of asking.
    auto: NotRequired[ReceiverValueAuto]
    #: The destination type.
    type: str


@final
class ReceiverRoute(TypedDict):
    #: The receiver's id.
    receiver: str
    #: The session that receives.
    session: str
    #: The scene whose values it receives; every scene when left out.
    scene: NotRequired[str]
    #: The navigator where it stands, and ends with.
    navigator: NotRequired[str]
    #: Seconds that it has to answer; the limit `question` when left out.
    timeout: NotRequired[float]
    #: The action that the host takes instead of asking.
    auto: NotRequired[ReceiverValueAuto]
    #: The name of the route.
    route: str


Receiver = Union["ReceiverValue", "ReceiverType", "ReceiverRoute"]


@final
class URLPattern(TypedDict):
    #: The pattern as it was registered.
    pattern: str
    #: The module that registered it.
    module: str
    #: The session of that module.
    session: NotRequired[str]
    #: The items that a URL becomes; the module is asked when left out.
    to: NotRequired[List[SentItem]]
    #: True when the module is asked what a URL becomes.
    ask: NotRequired[bool]
    #: The scene where the items go when the request names none.
    scene: NotRequired[str]
    #: The navigator where they go when the request names none.
    navigator: NotRequired[str]
    #: Whether every type that it shows is registered, or received.
    isLive: bool


@final
class Destination(TypedDict):
    #: The type's name: its module's, a dot, and a name of its own.
    type: str
    #: The module that provides it.
    module: str
    #: Its title for people.
    title: NotRequired[str]
    #: A description of what it shows, in a sentence for people.
    description: NotRequired[str]
    #: The JSON Schema of its arguments; any object is valid when left out.
    arguments: NotRequired[Any]
    #: The version of its arguments' form, from 0; 0 when left out. The host has older entries migrated.
    version: NotRequired[int]
    #: How it is shown when a request does not say so. `send` leaves that to its receiver.
    method: NotRequired[str]
    #: The name of the navigator that presents it, when the request gives no name and no other navigator has this
    #: one.
    presentation: NotRequired[str]
    #: The buttons of its alert or dialog when the request gives none: 1 to 16, their answers all different.
    buttons: NotRequired[List[Button]]
    #: True when the host asks the module for content for each entry; false when left out.
    provides: NotRequired[bool]
    #: The JSON Schema of its content, which the host checks when the module supplies it; any content is valid when
    #: left out.
    content: NotRequired[Any]
    #: The messages that its entries accept: up to 64 names with a JSON Schema each. Any message is valid when left
    #: out.
    messages: NotRequired[Dict[str, Union[Dict[str, Any], bool]]]
    #: Hints that renderers get with each entry. The host passes them on.
    hints: NotRequired[Dict[str, Any]]
    #: Whether its entries stay or are closed when its provider ends. `keep` when left out.
    orphan: Literal["keep", "close"]
    #: Its roles, which rules and guards name.
    roles: NotRequired[List[str]]
    #: Where it may stand.
    rules: NotRequired[PathRule]
    #: The scene of `navigator`.
    scene: NotRequired[str]
    #: The registration holds on this navigator and below it; everywhere when left out.
    navigator: NotRequired[str]


@final
class RegisteredDestination(TypedDict):
    #: The type's name: its module's, a dot, and a name of its own.
    type: str
    #: Its title for people.
    title: NotRequired[str]
    #: A description of what it shows, in a sentence for people.
    description: NotRequired[str]
    #: The JSON Schema of its arguments; any object is valid when left out.
    arguments: NotRequired[Union[Dict[str, Any], bool]]
    #: The version of its arguments' form, from 0; 0 when left out. The host has older entries migrated.
    version: NotRequired[int]
    #: How it is shown when a request does not say so. `send` leaves that to its receiver.
    method: NotRequired[str]
    #: Hints that renderers get with each entry. The host passes them on.
    hints: NotRequired[Dict[str, Any]]
    #: Whether its entries stay or are closed when its provider ends. `keep` when left out.
    orphan: NotRequired[Literal["keep", "close"]]
    #: Its roles, which rules and guards name.
    roles: NotRequired[List[str]]
    #: Where it may stand.
    rules: NotRequired[PathRule]
    #: True when the host asks the module for content for each entry; false when left out.
    provides: NotRequired[bool]
    #: The JSON Schema of its content, which the host checks when the module supplies it; any content is valid when
    #: left out.
    content: NotRequired[Union[Dict[str, Any], bool]]
    #: The name of the navigator that presents it, when the request gives no name and no other navigator has this
    #: one.
    presentation: NotRequired[str]
    #: The buttons of an alert or a dialog: 1 to 16, their answers all different.
    buttons: NotRequired[List[Button]]
    #: The messages that its entries accept: up to 64 names with a JSON Schema each. Any message is valid when left
    #: out.
    messages: NotRequired[Dict[str, Union[Dict[str, Any], bool]]]


@final
class PresentationMethod(TypedDict):
    #: Its name, unique on the host.
    method: str
    #: Whether it has a path of its own; false when left out.
    hasPath: NotRequired[bool]
    #: Whether it takes the one place over its presenter, as a sheet does; true when left out.
    exclusive: NotRequired[bool]
    #: Seconds after which the host closes it; it stays when left out.
    closesAfter: NotRequired[float]


@final
class Module(TypedDict):
    #: The module's name.
    module: str
    #: Its version, as it was registered.
    version: NotRequired[str]
    #: Its title for people.
    title: NotRequired[str]
    #: The session that registered it.
    session: NotRequired[str]
    #: How many destination types it provides.
    destinations: int
    #: The methods of presentation that it defines, by name.
    presentations: NotRequired[List[PresentationMethod]]
    #: Its state, when the host can start it.
    state: NotRequired[Literal["stopped", "starting", "running", "stopping", "backingOff", "failed"]]
    #: Its process, when the host started it.
    pid: NotRequired[int]
    #: How often the host started it again because its process had ended.
    restarts: NotRequired[int]
    #: Why it failed the last time: an error.
    lastFailure: NotRequired[SequenceStepError]


@final
class HostSnapshotScenesItem(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's current navigator.
    navigator: str


@final
class HostSnapshotModulesItem(TypedDict):
    #: The module's name.
    module: str
    #: The connection that has it.
    session: str


@final
class HostSnapshot(TypedDict):
    #: The scenes, by name.
    scenes: List[HostSnapshotScenesItem]
    #: The modules that are registered, by name.
    modules: List[HostSnapshotModulesItem]
    #: The last reports of those that draw scenes, by scene.
    renderers: List[Renderer]


@final
class HostChangeSceneOpened(TypedDict):
    #: A scene was made.
    kind: Literal["scene.opened"]
    #: The scene's name.
    scene: str
    #: The scene's current navigator.
    navigator: str


@final
class HostChangeSceneClosed(TypedDict):
    #: A scene was closed.
    kind: Literal["scene.closed"]
    #: The scene's name.
    scene: str


@final
class HostChangeSceneCurrent(TypedDict):
    #: Another navigator of a scene is current.
    kind: Literal["scene.current"]
    #: The scene's name.
    scene: str
    #: The navigator that is current now.
    navigator: str
    #: The navigator that was current before, which may be closed.
    previous: str


@final
class HostChangeModuleRegistered(TypedDict):
    #: A module has come, or has another session.
    kind: Literal["module.registered"]
    #: The module's name.
    module: str
    #: The connection that has it.
    session: str
    #: The connection that had it before.
    previous: NotRequired[str]


@final
class HostChangeModuleUnregistered(TypedDict):
    #: A module has gone.
    kind: Literal["module.unregistered"]
    #: The module's name.
    module: str
    #: The connection that had it.
    session: str


@final
class HostChangeRendererReported(TypedDict):
    #: A renderer said what a person sees of a scene.
    kind: Literal["renderer.reported"]
    #: The connection that draws.
    session: str
    #: The name that it gave itself in `hello`, with its version.
    client: NotRequired[str]
    #: The scene that it draws.
    scene: str
    #: The place that has a person's attention.
    focus: NotRequired[RendererFocus]
    #: The parts that it could not draw.
    undrawn: List[RendererGap]


@final
class HostChangeRendererLeft(TypedDict):
    #: A connection draws a scene no longer.
    kind: Literal["renderer.left"]
    #: The connection.
    session: str
    #: The scene.
    scene: str


HostChange = Union[
    "HostChangeSceneOpened",
    "HostChangeSceneClosed",
    "HostChangeSceneCurrent",
    "HostChangeModuleRegistered",
    "HostChangeModuleUnregistered",
    "HostChangeRendererReported",
    "HostChangeRendererLeft",
]


@final
class Renderer(TypedDict):
    #: The connection that draws.
    session: str
    #: The name that it gave itself in `hello`, with its version.
    client: NotRequired[str]
    #: The scene that it draws.
    scene: str
    #: The place that has a person's attention.
    focus: NotRequired[RendererFocus]
    #: The parts that it could not draw.
    undrawn: List[RendererGap]


@final
class RendererFocus(TypedDict):
    #: The entry that has the focus.
    entry: str
    #: The part of the entry: the id of a block of its content, say.
    part: NotRequired[str]


@final
class RendererGap(TypedDict):
    #: The entry.
    entry: str
    #: The part that it could not draw, for people.
    what: str


WaitingRequest = TypedDict(
    "WaitingRequest",
    {
        #: The connection that made it.
        "session": 'str',
        #: The request's id, as it was written; left out for a notification.
        "request": 'NotRequired[Any]',
        #: The request's method.
        "method": 'NotRequired[str]',
        #: The reason for which it waits.
        "for": 'Literal["answer", "guard", "turn", "module", "result", "sequence"]',
        #: The scene that it is about.
        "scene": 'NotRequired[str]',
        #: The question whose answer it waits for.
        "question": 'NotRequired[str]',
        #: The guard whose vote it waits for.
        "guard": 'NotRequired[str]',
        #: The module that it waits for.
        "module": 'NotRequired[str]',
        #: The connection of the request before it.
        "behindSession": 'NotRequired[str]',
        #: The id of the request before it.
        "behindRequest": 'NotRequired[Any]',
        #: The entry whose end it waits for.
        "entry": 'NotRequired[str]',
        #: The flow whose end it waits for.
        "flow": 'NotRequired[str]',
        #: The sequence whose end it waits for.
        "sequence": 'NotRequired[str]',
        #: The deadline: milliseconds since 1970 (UTC).
        "until": 'NotRequired[int]',
    },
)


@final
class OpenQuestion(TypedDict):
    #: The question's id.
    question: str
    #: The question's method.
    method: str
    #: The connection that is asked.
    session: str
    #: The module that is asked; left out when the connection has none.
    module: NotRequired[str]
    #: The name that the connection gave itself, if it has no module.
    client: NotRequired[str]
    #: The guard that is asked.
    guard: NotRequired[str]
    #: The receiver that is asked.
    receiver: NotRequired[str]
    #: The destination type that it is about.
    type: NotRequired[str]
    #: The connection whose request needs the answer; left out when the host asks.
    asker: NotRequired[str]
    #: The question that the asker was answering.
    during: NotRequired[str]
    #: When it was asked: milliseconds since 1970 (UTC).
    asked: int
    #: Its deadline: milliseconds since 1970 (UTC).
    until: int


@final
class FleetEngine(TypedDict):
    #: Whether the host is connected.
    connected: bool
    #: The server to which it is, or was, connected.
    server: NotRequired[str]
    #: The version of that server.
    version: NotRequired[str]
    #: The risk of this version, if it has one.
    warning: NotRequired[str]
    #: Why the last attempt to connect failed; left out while the host is connected.
    failure: NotRequired[str]


@final
class FleetHost(TypedDict):
    #: Its name.
    host: str
    #: `true` for the host that answers.
    isSelf: NotRequired[bool]
    #: Seconds since it was heard last. A host speaks ten times a second.
    heard: float
    #: `true` when it shares other scenes than this host. All hosts of a fleet should have the same `--fleet-
    #: scenes`.
    sharesOthers: NotRequired[bool]
    #: Its last report; left out when it has made none yet.
    report: NotRequired[FleetReport]


@final
class FleetReport(TypedDict):
    #: Its version.
    version: str
    #: Its process.
    pid: int
    #: Seconds since it started.
    uptime: float
    #: How many connections it has.
    sessions: int
    #: How many scenes it owns.
    owns: int
    #: How many records of the logs it had still to read, in all scenes.
    behind: int
    #: How many scenes it follows no more; its log says why.
    halted: int


@final
class FleetScene(TypedDict):
    #: Its name.
    scene: str
    #: `ready`; `reading` when this host has not read the whole log; `away` when it cannot reach the log; `waiting`
    #: for an owner; or `halted` when it follows the scene no more.
    state: Literal["ready", "reading", "away", "waiting", "halted"]
    #: The host that owns it; left out when none does.
    owner: NotRequired[str]
    #: How often it got an owner.
    epoch: int
    #: The last revision that this host has read.
    revision: int
    #: How many records of its log this host had still to read.
    behind: int
    #: How many requests of this host its owner has not answered.
    open: int


@final
class FleetModule(TypedDict):
    #: Its name.
    module: str
    #: The host to which it is connected.
    host: str
    #: How many destination types it has registered.
    destinations: int


@final
class Owner(TypedDict):
    #: The session.
    session: str
    #: The name that its client gave.
    name: NotRequired[str]
    #: Its process.
    pid: int
    #: The user whose process it is.
    uid: int
    #: The host of a fleet on which it is.
    host: NotRequired[str]


@final
class Place(TypedDict):
    #: The scene.
    scene: str
    #: The navigator.
    navigator: str


@final
class ConflictingPattern(TypedDict):
    #: The pattern.
    pattern: str
    #: Its module.
    module: str
    #: The session that has the module; null when it is gone.
    owner: Union[Owner, None]


@final
class QuestionLink(TypedDict):
    #: The question's id.
    question: str
    #: The session that waits for the answer.
    asker: NotRequired[str]
    #: The session that is asked.
    session: str
    #: The module that is asked.
    module: str
    #: The destination type that it is about.
    type: NotRequired[str]
    #: The entry that it is about.
    entry: NotRequired[str]


@final
class StateProblem(TypedDict):
    #: The index of the navigator in the document.
    navigator: int
    #: The place in its path; -1 for its root.
    position: NotRequired[int]
    #: The error there.
    error: Error


@final
class Error(TypedDict):
    #: The error's number.
    code: int
    #: The error in a sentence, for people.
    message: str
    #: The part for programs: the error's name, and members as its description says.
    data: Dict[str, Any]


@final
class HelloCapabilities(TypedDict):
    #: Names that the client needs: the request is refused when the host lacks one.
    required: NotRequired[List[str]]
    #: Names that the client would use.
    optional: NotRequired[List[str]]


@final
class HelloResult(TypedDict):
    #: Always `navhost`.
    host: Literal["navhost"]
    #: The host's version.
    version: str
    #: This life of the host: 16 hexadecimal digits.
    instance: str
    #: The id of this connection.
    session: str
    #: All that the host can do beyond JSON-RPC, by name.
    capabilities: List[str]
    #: Every limit by its name: a count, bytes or seconds.
    limits: Dict[str, float]


@final
class PingResult(TypedDict):
    #: Always true.
    pong: bool


@final
class StatusResult(TypedDict):
    #: The host's version.
    version: str
    #: This life of the host: 16 hexadecimal digits.
    instance: str
    #: The host's process.
    pid: int
    #: Seconds since the start.
    uptime: float
    #: How many connections there are.
    sessions: int
    #: How many modules are registered.
    modules: int
    #: How many destination types are registered.
    destinations: int
    #: How many watches there are.
    watches: int
    #: How many scenes there are.
    scenes: int
    #: The scenes that are older than they were: the store's write-ahead log was lost or damaged.
    rolledBack: NotRequired[List[RolledBack]]
    #: Why the store cannot be written, and changes are refused; left out while it works.
    storeFailure: NotRequired[str]
    #: Every limit by its name: a count, bytes or seconds.
    limits: Dict[str, float]


@final
class SessionsResult(TypedDict):
    #: The connections, by id.
    sessions: List[Session]


@final
class MetricsResult(TypedDict):
    #: The media type of the text.
    contentType: str
    #: The metrics, as OpenMetrics 1.0 writes them.
    text: str


@final
class WaitingResult(TypedDict):
    #: The requests that wait.
    requests: List[WaitingRequest]
    #: The questions that are open.
    questions: List[OpenQuestion]


@final
class MonitorResult(TypedDict):
    #: The monitor's number on this connection.
    monitor: int


@final
class UnmonitorResult(TypedDict):
    pass


@final
class CloseSessionResult(TypedDict):
    #: The connection's id.
    session: str
    #: False when it was closed already.
    closed: bool


@final
class RightsResult(TypedDict):
    #: True when the host has no access document.
    everything: bool
    #: The identity of the session.
    identity: NotRequired[str]
    #: The file with the grants.
    document: NotRequired[str]
    #: The grants that it has, in the order of the document.
    grants: List[Grant]


@final
class CheckRightResult(TypedDict):
    #: Whether it may.
    allowed: bool
    #: The line of the first grant that allows it.
    line: NotRequired[int]


@final
class CancelRequestResult(TypedDict):
    #: Whether such a request was waiting.
    cancelled: bool


@final
class RegisterGuardsItem(TypedDict):
    #: The name of the guard for people.
    name: str
    #: When it is asked: before something is shown (`enter`), before something goes (`leave`), or before another
    #: stack of a navigator comes to the front (`select`).
    on: Literal["enter", "leave", "select"]
    #: Types that it is about: `shop.item`, `shop.*`, or `*`. With `roles` left out too, all of them. On `select`,
    #: one of the two stacks must show such a type.
    types: NotRequired[List[str]]
    #: Roles that it is about, in any module's types.
    roles: NotRequired[List[str]]
    #: Only this scene; all when left out.
    scene: NotRequired[str]
    #: Only this navigator and what is below it; on `select`, one of the two stacks.
    navigator: NotRequired[str]
    #: Guards with a lower number are asked first; 0 when left out.
    order: NotRequired[int]
    #: Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`.
    timeout: NotRequired[float]
    #: The verdict when it does not answer in time, or gives an invalid answer; `deny` when left out.
    default: NotRequired[Literal["allow", "deny"]]
    #: The answer that holds while the guard's module is away: `allow`, `deny`, or `wait` until the module has added
    #: the guard again, at most for `timeout`. The guard ends with its session when left out.
    away: NotRequired[Literal["allow", "deny", "wait"]]
    #: The module of a guard with `away`, one of this session; a session with several modules must say it.
    module: NotRequired[str]


@final
class RegisterReceiversItemValue(TypedDict):
    #: The name of a value: a module's name, a dot and a name.
    value: str
    #: Id or name of the navigator where it stands; behind all others when left out.
    navigator: NotRequired[str]
    #: Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
    scene: NotRequired[str]
    #: Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`.
    timeout: NotRequired[float]


@final
class RegisterReceiversItemValueAutoAuto(TypedDict):
    """Receives without being asked."""
    #: Show the destination on this navigator; on the receiver's when left out, else where it was sent from.
    navigate: NotRequired[str]
    #: Bring this navigator to the front, and show nothing.
    select: NotRequired[str]
    #: How the destination is shown; the type says so when left out.
    method: NotRequired[str]
    #: How the sequence goes on; `auto` when left out.
    resume: NotRequired[Union[Literal["auto", "immediately", "pause", "cancel"], ReceiverValueAutoResume]]


@final
class RegisterReceiversItemValueAuto(TypedDict):
    #: The name of a value: a module's name, a dot and a name.
    value: str
    #: Id or name of the navigator where it stands; behind all others when left out.
    navigator: NotRequired[str]
    #: Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
    scene: NotRequired[str]
    #: Receives without being asked.
    auto: RegisterReceiversItemValueAutoAuto


@final
class RegisterReceiversItemType(TypedDict):
    #: A destination type.
    type: str
    #: Id or name of the navigator where it stands; behind all others when left out.
    navigator: NotRequired[str]
    #: Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
    scene: NotRequired[str]
    #: Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`.
    timeout: NotRequired[float]


@final
class RegisterReceiversItemTypeAuto(TypedDict):
    #: A destination type.
    type: str
    #: Id or name of the navigator where it stands; behind all others when left out.
    navigator: NotRequired[str]
    #: Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
    scene: NotRequired[str]
    #: Receives without being asked.
    auto: RegisterReceiversItemValueAutoAuto


@final
class RegisterReceiversItemRoute(TypedDict):
    #: The name of a route: a module's name, a dot and a name.
    route: str
    #: Id or name of the navigator where it stands; behind all others when left out.
    navigator: NotRequired[str]
    #: Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
    scene: NotRequired[str]
    #: Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`.
    timeout: NotRequired[float]


@final
class RegisterReceiversItemRouteAuto(TypedDict):
    #: The name of a route: a module's name, a dot and a name.
    route: str
    #: Id or name of the navigator where it stands; behind all others when left out.
    navigator: NotRequired[str]
    #: Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
    scene: NotRequired[str]
    #: Receives without being asked.
    auto: RegisterReceiversItemValueAutoAuto


RegisterReceiversItem = Union[
    "RegisterReceiversItemValue",
    "RegisterReceiversItemValueAuto",
    "RegisterReceiversItemType",
    "RegisterReceiversItemTypeAuto",
    "RegisterReceiversItemRoute",
    "RegisterReceiversItemRouteAuto",
]


@final
class RegisterUrlsItemTo(TypedDict):
    #: A module of this session; its only one when left out.
    module: NotRequired[str]
    #: A pattern, as `shop://product/:id(int)/reviews/:page(int)?`, `/docs/*rest` or `/search?q=:q`.
    pattern: str
    #: The scene where the items go when the request that opens the URL names none; `main` when left out.
    scene: NotRequired[str]
    #: The navigator where they go, likewise; the scene's current one when left out.
    navigator: NotRequired[str]
    #: Items of a sequence. `{id}` as a whole string becomes the parameter's value, within a longer one its text.
    to: List[SentItem]


@final
class RegisterUrlsItemAsk(TypedDict):
    #: A module of this session; its only one when left out.
    module: NotRequired[str]
    #: A pattern, as `shop://product/:id(int)/reviews/:page(int)?`, `/docs/*rest` or `/search?q=:q`.
    pattern: str
    #: The scene where the items go when the request that opens the URL names none; `main` when left out.
    scene: NotRequired[str]
    #: The navigator where they go, likewise; the scene's current one when left out.
    navigator: NotRequired[str]
    #: True, in the place of `to`: the module is asked with `url.resolve`.
    ask: bool


RegisterUrlsItem = Union["RegisterUrlsItemTo", "RegisterUrlsItemAsk"]


RegisterMappingsItem = TypedDict(
    "RegisterMappingsItem",
    {
        #: The scene to act on; `main` when left out.
        "scene": 'NotRequired[str]',
        #: Id or name of the navigator to act on; the current one when left out.
        "navigator": 'NotRequired[str]',
        #: The entry that the request comes from: the request acts on the navigator that shows it.
        "fromEntry": 'NotRequired[str]',
        #: The type that requests name.
        "from": 'str',
        #: The type that is shown.
        "to": 'str',
        #: The arguments that it is shown with; those of the request when left out.
        "arguments": 'NotRequired[Dict[str, Any]]',
        #: Whether the mapping holds below the navigator as well; true when left out.
        "inherits": 'NotRequired[bool]',
    },
)


@final
class RegisterFlowsItem(TypedDict):
    #: The name by which it is started; unique in the module.
    name: str
    #: The checkpoint to return to; the end of the path at the start when left out.
    checkpoint: NotRequired[str]
    #: The JSON Schema of the value that completes it; any value is accepted when left out.
    schema: NotRequired[Union[Dict[str, Any], bool]]
    #: Any JSON that the flow begins with; null for nothing.
    data: NotRequired[Any]
    #: The destination type of the first step.
    type: NotRequired[str]
    #: The destination's arguments; none when left out.
    arguments: NotRequired[Dict[str, Any]]
    #: Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those
    #: of the same name; null removes one.
    hints: NotRequired[Dict[str, Any]]
    #: How the first step is shown; the type's method when left out.
    method: NotRequired[str]


@final
class RegisterResultUrlsItem(TypedDict):
    #: The pattern as it was registered.
    pattern: str
    #: Whether every type that it shows is registered, or received.
    isLive: bool


@final
class RegisterResult(TypedDict):
    #: The module's name.
    module: str
    #: The types that this request registered.
    registered: List[str]
    #: The types whose orphaned entries are provided again.
    revived: List[str]
    #: The ids of the guards, in the order of the request's list.
    guards: NotRequired[List[str]]
    #: The ids of the receivers, in this order.
    receivers: NotRequired[List[str]]
    #: The URL patterns, in this order.
    urls: NotRequired[List[RegisterResultUrlsItem]]
    #: The ids of the mappings, in this order.
    mappings: NotRequired[List[str]]
    #: How many entries the host asks the module to migrate first.
    outdated: NotRequired[int]
    #: How many places break a rule now.
    violations: NotRequired[int]
    #: The open flows that the module drives.
    flows: NotRequired[List[Flow]]


@final
class UnregisterResult(TypedDict):
    #: The module's name.
    module: str
    #: The types that were removed.
    unregistered: List[str]


@final
class ModulesResult(TypedDict):
    #: The modules, by name.
    modules: List[Module]


@final
class StartModuleResult(TypedDict):
    #: The module's name.
    module: str
    #: The current state of the module.
    state: Literal["stopped", "starting", "running", "stopping", "backingOff", "failed"]
    #: Whether the request changed that.
    changed: bool


@final
class DestinationsResult(TypedDict):
    #: The types as they were registered.
    destinations: List[Destination]


@final
class CreateSceneConfiguration(TypedDict):
    #: The key of the scene's state, which `scene.restore` changes; none when left out.
    restorationKey: NotRequired[str]
    #: Seconds between sent values; 0 when left out.
    executionDelay: NotRequired[float]
    #: The most talkative events that watches of the scene can get; `info` when left out.
    verbosity: NotRequired[Literal["silent", "error", "warning", "info", "debug"]]


@final
class CreateSceneResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: The root navigator.
    navigator: str


@final
class CloseSceneResult(TypedDict):
    #: The name of the closed scene.
    scene: str


@final
class ScenesResult(TypedDict):
    #: The scenes, by name.
    scenes: List[SceneInformation]


@final
class RestoreSceneResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]
    #: The key of the scene now.
    restorationKey: str
    #: Whether a state that was set aside came back.
    restored: bool
    #: The keys whose states were dropped to keep to the limits, oldest first; left out for an empty list.
    dropped: NotRequired[List[str]]


CreateNavigatorResult = Union["ShownResult", "RedirectedResult", "SequenceResult"]


CloseNavigatorResult = Union["RemovedResult", "RedirectedResult", "SequenceResult"]


SelectNavigatorResult = Union["ChangedResult", "RedirectedResult", "SequenceResult"]


NavigateResult = Union["ShownResult", "OutcomeResult", "SequenceResult", "RedirectedResult"]


PushResult = Union["ShownResult", "OutcomeResult", "RedirectedResult", "SequenceResult"]


@final
class PathResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: The navigator's id.
    navigator: str
    #: How many entries the whole path has.
    count: int
    #: Whether the whole path is empty.
    isEmpty: bool
    #: The asked entries, oldest first.
    path: List[Entry]
    #: Where the next part begins, for `after`; left out in the last part.
    next: NotRequired[str]


SetPathResult = Union["PathSetResult", "RedirectedResult", "SequenceResult"]


MoveEntryResult = Union["EntryMovedResult", "RedirectedResult", "SequenceResult"]


@final
class EntryResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: The navigator that shows it.
    navigator: str
    #: Its place in the path, from 0; -1 for the destination below the path.
    position: int
    #: The entry's id.
    id: str
    #: The destination type that it shows.
    type: str
    #: The destination's arguments, as the request wrote them.
    arguments: Dict[str, Any]
    #: The part of the type before the first dot.
    module: str
    #: How the entry is shown.
    method: str
    #: The hints for renderers: the type's, with those of the request that showed it.
    hints: NotRequired[Dict[str, Any]]
    #: The version of the arguments, from 1.
    version: NotRequired[int]
    #: True when the entry goes as soon as another is pushed over it.
    transient: NotRequired[bool]
    #: True when it was restored, and breaks a rule or has arguments that do not fit.
    quarantined: NotRequired[bool]
    #: The content that the module supplied for a renderer.
    content: NotRequired[Any]
    #: Where the entry leads.
    links: NotRequired[List[Link]]
    #: Whether there is content. Left out when the type supplies none and none came.
    contentState: NotRequired[Literal["pending", "supplied", "none", "failed"]]
    #: Why the content failed, for people.
    contentFailure: NotRequired[str]
    #: The change that showed it.
    cause: EntryCause


@final
class AskResult(TypedDict):
    #: The answer of the module, passed on unchanged.
    answer: Any


@final
class ProvideContentLinksItem(TypedDict):
    #: The destination type that it leads to.
    type: str
    #: The link's name, unique in its entry.
    link: str
    #: The text that a person sees.
    label: NotRequired[str]
    #: The arguments that it leads to; none when left out.
    arguments: NotRequired[Dict[str, Any]]
    #: Further arguments, by their names, which `entry.follow` gives: one link for all items of a list.
    placeholders: NotRequired[List[str]]


@final
class LinksResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: The entry's id.
    entry: str
    #: The links, as they were supplied.
    links: List[LiveLink]


FollowResult = Union["ShownResult", "SequenceResult", "RedirectedResult"]


@final
class LockResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]
    #: The navigator that it is attached to.
    navigator: str
    #: The lock's id.
    lock: str


@final
class AttachmentsResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: The attachments, oldest first.
    attachments: List[Attachment]


@final
class EstablishCheckpointResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]
    #: The navigator that a request returns to.
    navigator: str
    #: How many entries stay in its path.
    position: int


ReturnToCheckpointResult = Union["ReturnedResult", "RedirectedResult", "SequenceResult"]


@final
class CanReturnResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: Whether a request would return.
    canReturn: bool
    #: The navigator that it would return to.
    navigator: NotRequired[str]
    #: How many entries would stay in its path.
    position: NotRequired[int]


@final
class AddMappingResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]
    #: The navigator that it is attached to.
    navigator: str
    #: The mapping's id.
    mapping: str


@final
class BindTriggerResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]
    #: The navigator that it is attached to.
    navigator: str
    #: The trigger's id.
    trigger: str


SetTriggerResult = Union[
    "ChangedResult",
    "ShownResult",
    "RemovedResult",
    "PathSetResult",
    "StateSetResult",
    "EstablishCheckpointResult",
    "ReturnedResult",
    "LockResult",
    "AddMappingResult",
    "FlowStartedResult",
    "SequenceResult",
    "RedirectedResult",
]


StartFlowResult = Union["FlowStartedResult", "OutcomeResult", "RedirectedResult", "SequenceResult"]


@final
class FlowsResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: The flows, oldest first.
    flows: List[Flow]


@final
class FlowResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: The flow.
    flow: Flow


@final
class StateResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: The navigator's id.
    navigator: str
    #: The navigators, parents before children.
    state: State


@final
class SetStateStateItem(TypedDict):
    #: How a presentation is shown; left out for a stack.
    method: NotRequired[str]
    #: The index of the navigator around it: the one before it for a presentation, 0 for a stack when left out.
    parent: NotRequired[int]
    #: A name for the new navigator, unique in the scene.
    name: NotRequired[str]
    #: The destination that the navigator shows below its path.
    root: NotRequired[RequestedDestination]
    #: The destinations of its path, oldest first; none when left out.
    path: NotRequired[List[RequestedDestination]]
    #: The place in the parent's path with which it goes, or null; the top for a presentation when left out.
    anchor: NotRequired[Union[int, None]]
    #: Whether the stack is the one in front.
    selected: NotRequired[bool]
    #: The buttons of an alert or a dialog: 1 to 16, their answers all different.
    buttons: NotRequired[List[Button]]
    #: The types and roles that its path accepts; all when left out.
    accepts: NotRequired[Acceptance]


SetStateResult = Union["StateSetResult", "RedirectedResult", "SequenceResult"]


@final
class TransactionResultDone(TypedDict):
    #: The results of the operations, in order.
    operations: List[Dict[str, Any]]
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]


TransactionResult = Union["TransactionResultDone", "RedirectedResult", "SequenceResult"]


@final
class PlanResult(TypedDict):
    #: The results of the operations, in order; none for a refusal.
    operations: List[Dict[str, Any]]
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: Whether the transaction would be carried out.
    allowed: bool
    #: The error that the transaction would be refused with.
    refusal: NotRequired[Dict[str, Any]]
    #: The changes that would happen, in order.
    changes: List[Change]
    #: The locks that refuse it, oldest first.
    locks: List[Attachment]
    #: The guards that would be asked, in order.
    guards: List[Guard]


@final
class DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsTypesItem(TypedDict):
    #: The destination type.
    type: str
    #: Its roles.
    roles: List[str]
    #: Where it may stand.
    rules: NotRequired[PathRule]
    #: The parts that the configuration's bindings decide.
    bound: NotRequired[List[str]]


DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsEdgesItem = TypedDict(
    "DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsEdgesItem",
    {
        #: The type below; `root` for the beginning of a path.
        "from": 'str',
        #: The type that may stand on it.
        "to": 'str',
    },
)


@final
class DescribeRulesResultTypesEdgesOpenUnreachableDeadEnds(TypedDict):
    #: The form of this answer.
    format: Literal["json"]
    #: Every type that has roles or rules.
    types: List[DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsTypesItem]
    #: Which type may stand on which.
    edges: List[DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsEdgesItem]
    #: Types that may stand anywhere.
    open: List[str]
    #: Types that nothing leads to.
    unreachable: List[str]
    #: Types that nothing leads out of.
    deadEnds: List[str]


@final
class DescribeRulesResultGraph(TypedDict):
    #: The language of the graph.
    format: Literal["dot", "mermaid"]
    #: The edges as text for Graphviz or Mermaid.
    graph: str


DescribeRulesResult = Union["DescribeRulesResultTypesEdgesOpenUnreachableDeadEnds", "DescribeRulesResultGraph"]


@final
class CheckRulesResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: The places that break a rule.
    violations: List[RuleViolation]
    #: The entries in quarantine because of their arguments; left out without any.
    unfit: NotRequired[List[UnfitArguments]]


@final
class AddGuardResult(TypedDict):
    #: The guard's id.
    guard: str


@final
class GuardsResult(TypedDict):
    #: The guards.
    guards: List[Guard]


@final
class ResumeResult(TypedDict):
    #: The sequences that go on now, oldest first.
    resumed: List[str]


@final
class CancelResumeResult(TypedDict):
    #: The sequences that were cancelled, oldest first.
    cancelled: List[str]


@final
class SequencesResult(TypedDict):
    #: The sequences, oldest first.
    sequences: List[SequenceState]


@final
class ReceiversResult(TypedDict):
    #: The receivers, oldest first.
    receivers: List[Receiver]


@final
class RegisterURLResult(TypedDict):
    #: The module that registered it.
    module: str
    #: The pattern as it was registered.
    pattern: str
    #: Whether every type that it shows is registered, or received.
    isLive: bool


@final
class UnregisterURLResult(TypedDict):
    #: The module.
    module: str
    #: The patterns that were removed.
    unregistered: List[str]


@final
class UrlPatternsResult(TypedDict):
    #: The patterns, the more concrete ones first.
    patterns: List[URLPattern]


@final
class ResolveURLResult(TypedDict):
    #: The URL.
    url: str
    #: The pattern that it fits.
    pattern: str
    #: The module that registered the pattern.
    module: str
    #: The scene where the items go; `main` when left out.
    scene: NotRequired[str]
    #: The navigator where they go; the current one when left out.
    navigator: NotRequired[str]
    #: The values of the pattern's parameters, by name.
    parameters: Dict[str, Any]
    #: The items of a sequence, as `send` takes them.
    items: List[SentItem]


@final
class EncodeURLResult(TypedDict):
    #: The URL.
    url: str
    #: The pattern that gives it.
    pattern: str
    #: The module that registered the pattern.
    module: str


#: The revisions from which a client can go on.
HistoryResultWindow = TypedDict(
    "HistoryResultWindow",
    {
        #: The oldest revision after which everything is kept.
        "from": 'int',
        #: The newest revision.
        "to": 'int',
    },
)


@final
class HistoryResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: The revisions from which a client can go on.
    window: HistoryResultWindow
    #: The revisions, oldest first.
    revisions: List[PastRevision]


@final
class StatisticsResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: The revisions from which a client can go on.
    window: HistoryResultWindow
    #: It counted all revisions after this one.
    after: int
    #: The types, those that were shown most often first.
    types: List[TypeStatistics]
    #: The refusals since the start of the host, the most frequent first. Left out for a session without the right
    #: `administer` or `monitor`.
    refused: NotRequired[List[RefusalCount]]


@final
class ConfigureSceneResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The configuration as it is now.
    configuration: Configuration


WatchResult = TypedDict(
    "WatchResult",
    {
        #: The watch's number on this connection.
        "watch": 'int',
        #: The scene that it watches.
        "scene": 'str',
        #: This life of the host: 16 hexadecimal digits.
        "instance": 'str',
        #: The scene's present revision.
        "revision": 'int',
        #: Whether it goes on after `from`; else it begins with the snapshot.
        "resumed": 'bool',
        #: The revision after which a resumed watch goes on.
        "from": 'NotRequired[int]',
        #: Why it could not go on after `since`.
        "reason": 'NotRequired[Literal["outside_window", "ahead", "other_instance"]]',
        #: The revisions after which a watch can go on.
        "window": 'Window',
        #: The scene, or the part of it that is watched, unless the watch is resumed.
        "snapshot": 'NotRequired[Snapshot]',
        #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may
        #: have changed. Left out otherwise.
        "age": 'NotRequired[float]',
    },
)


@final
class WatchesResult(TypedDict):
    #: The watches.
    watches: List[Watch]


WatchHostResult = TypedDict(
    "WatchHostResult",
    {
        #: The watch's number on this connection.
        "watch": 'int',
        #: This life of the host: 16 hexadecimal digits.
        "instance": 'str',
        #: The host's present revision.
        "revision": 'int',
        #: Whether it goes on after `from`; else it begins with the snapshot.
        "resumed": 'bool',
        #: The revision after which a resumed watch goes on.
        "from": 'NotRequired[int]',
        #: Why it could not go on after `since`.
        "reason": 'NotRequired[Literal["outside_window", "ahead", "other_instance"]]',
        #: The revisions after which a watch can go on.
        "window": 'Window',
        #: The scenes, modules and renderers, unless the watch is resumed.
        "snapshot": 'NotRequired[HostSnapshot]',
    },
)


@final
class AddCreditResult(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The notifications that it may still send.
    credit: int


@final
class ReportRenderingResult(TypedDict):
    #: The scene's name.
    scene: str
    #: Whether it differs from the former report.
    changed: bool


@final
class RenderersResult(TypedDict):
    #: The renderers.
    renderers: List[Renderer]


@final
class FleetResult(TypedDict):
    #: The name of the fleet; left out when the host is in none.
    fleet: NotRequired[str]
    #: The name of this host.
    host: NotRequired[str]
    #: The connection of this host to the engine.
    engine: NotRequired[FleetEngine]
    #: The hosts that this one has heard, by name.
    hosts: List[FleetHost]
    #: The scenes that this host shares, by name.
    scenes: List[FleetScene]
    #: The modules of all hosts, by name.
    modules: List[FleetModule]


@final
class MoveSceneResult(TypedDict):
    #: The name of the scene.
    scene: str
    #: The host that owns it now.
    owner: str


@final
class ExportSceneResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision.
    revision: int
    #: Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
    #: changed. Left out otherwise.
    age: NotRequired[float]
    #: Whether the scene has nothing that a state would have.
    empty: bool
    #: The state, also of an empty scene. Only hosts read it: its form belongs to their version.
    state: str


@final
class ImportSceneResult(TypedDict):
    #: The scene's name.
    scene: str
    #: The scene's revision afterwards.
    revision: int
    #: Whether anything has changed.
    changed: bool
    #: The durability of the change: `synced`, `written` or only in `memory`.
    durability: NotRequired[Literal["synced", "written", "memory", "replicated"]]
    #: How much was removed.
    removed: Removed


@final
class ByeNotification(TypedDict):
    #: The name of an error.
    reason: str
    #: The reason in a sentence, for people.
    message: str


@final
class ChangedNotification(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene's name.
    scene: str
    #: The new revision.
    revision: int
    #: The cause of the change.
    cause: Cause
    #: The changes, in order.
    changes: List[Change]


@final
class LaggedNotification(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene's name.
    scene: str
    #: The scene's present revision.
    revision: int
    #: The scene, or the part of it that is watched.
    snapshot: Snapshot


@final
class WatchEndedNotification(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: Why it ended.
    reason: Literal["navigator_closed", "scene_closed", "snapshot_too_large", "not_allowed"]


@final
class EventNotificationSessionOpened(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A client has connected.
    kind: Literal["session.opened"]
    #: Its connection.
    session: str


@final
class EventNotificationSessionClosed(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A connection is closed.
    kind: Literal["session.closed"]
    #: The connection.
    session: str


@final
class EventNotificationRequestRefused(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A request was refused.
    kind: Literal["request.refused"]
    #: The connection that made it.
    session: str
    #: The request's method.
    method: str
    #: The error's name.
    error: str


@final
class EventNotificationWatchLagged(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A watch is too slow and gets the state instead of changes.
    kind: Literal["watch.lagged"]
    #: The connection that watches.
    session: str


@final
class EventNotificationStoreFailed(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: The store could not write changes, so they did not happen.
    kind: Literal["store.failed"]
    #: Why, in the words of the system.
    reason: str


@final
class EventNotificationEntryQuarantined(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A restored entry breaks a rule or has unfit arguments, and is marked.
    kind: Literal["entry.quarantined"]
    #: The entry.
    entry: str
    #: Its type.
    type: str
    #: The part of the rule that is broken, when it is a rule.
    rule: NotRequired[Literal["under", "within", "most", "repeats", "first", "last", "methods", "accepts"]]
    #: Where in the arguments, as a JSON Pointer, when they do not fit.
    path: NotRequired[str]
    #: The keyword of the schema that they do not fit.
    keyword: NotRequired[str]


@final
class EventNotificationModuleRegistered(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A module has registered types.
    kind: Literal["module.registered"]
    #: The connection that has the module.
    session: str
    #: The module's name.
    module: str
    #: The types that it registered.
    types: List[str]


@final
class EventNotificationModuleUnregistered(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A module does not provide these types any more.
    kind: Literal["module.unregistered"]
    #: The module's name.
    module: str
    #: The types.
    types: List[str]


@final
class EventNotificationModuleStarting(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: The host starts the process of a module.
    kind: Literal["module.starting"]
    #: The module's name.
    module: str


@final
class EventNotificationModuleStarted(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: The process of a module has started.
    kind: Literal["module.started"]
    #: The module's name.
    module: str
    #: The process.
    pid: int


@final
class EventNotificationModuleExited(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: The process of a module has ended.
    kind: Literal["module.exited"]
    #: The module's name.
    module: str
    #: Its exit status.
    status: NotRequired[int]
    #: The signal that ended it.
    signal: NotRequired[int]


@final
class EventNotificationModuleFailed(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A module that the host starts did not come, or ended.
    kind: Literal["module.failed"]
    #: The module's name.
    module: str
    #: The error's name.
    error: str
    #: The reason in a sentence, for people.
    message: str
    #: Whether the host does not start it any more.
    isGivenUp: bool


@final
class EventNotificationProviderFailed(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A module did not answer a question as it should.
    kind: Literal["provider.failed"]
    #: The module's name.
    module: str
    #: The destination type that the question was about.
    type: NotRequired[str]
    #: The error's name.
    error: str


@final
class EventNotificationMigrationFailed(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A module could not bring arguments into their new form.
    kind: Literal["migration.failed"]
    #: The module's name.
    module: str
    #: The destination type.
    type: str
    #: How many entries keep their old arguments.
    entries: int


@final
class EventNotificationGuardPaused(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A guard misses its deadlines and is not asked for a while.
    kind: Literal["guard.paused"]
    #: The guard's id.
    guard: str
    #: Its name for people.
    name: str
    #: How many deadlines it has missed in a row.
    misses: int
    #: Seconds until one request is put to it.
    retryAfter: float


@final
class EventNotificationGuardResumed(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A guard that was paused has answered in time and is asked again.
    kind: Literal["guard.resumed"]
    #: The guard's id.
    guard: str
    #: Its name for people.
    name: str


@final
class EventNotificationSequenceStarted(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A sequence begins.
    kind: Literal["sequence.started"]
    #: The sequence's id.
    sequence: str
    #: The sequence's name.
    name: NotRequired[str]
    #: How many values it has.
    values: int


@final
class EventNotificationSequenceStep(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A value of a sequence is done.
    kind: Literal["sequence.step"]
    #: The sequence's id.
    sequence: str
    #: The value's place in the sequence, from 0.
    index: int
    #: Its outcome.
    outcome: str
    #: The receiver that took it.
    receiver: NotRequired[str]
    #: The error's name.
    error: NotRequired[str]


@final
class EventNotificationSequencePaused(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A sequence waits until a request resumes it.
    kind: Literal["sequence.paused"]
    #: The sequence's id.
    sequence: str


@final
class EventNotificationSequenceResumed(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A request has resumed a sequence.
    kind: Literal["sequence.resumed"]
    #: The sequence's id.
    sequence: str
    #: The session that made the request.
    by: str


@final
class EventNotificationSequenceEnded(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The scene that the watch is for.
    scene: str
    #: How important it is.
    level: Literal["silent", "error", "warning", "info", "debug"]
    #: A sequence is over.
    kind: Literal["sequence.ended"]
    #: The sequence's id.
    sequence: str
    #: How it ended.
    outcome: str
    #: The error's name.
    error: NotRequired[str]


EventNotification = Union[
    "EventNotificationSessionOpened",
    "EventNotificationSessionClosed",
    "EventNotificationRequestRefused",
    "EventNotificationWatchLagged",
    "EventNotificationStoreFailed",
    "EventNotificationEntryQuarantined",
    "EventNotificationModuleRegistered",
    "EventNotificationModuleUnregistered",
    "EventNotificationModuleStarting",
    "EventNotificationModuleStarted",
    "EventNotificationModuleExited",
    "EventNotificationModuleFailed",
    "EventNotificationProviderFailed",
    "EventNotificationMigrationFailed",
    "EventNotificationGuardPaused",
    "EventNotificationGuardResumed",
    "EventNotificationSequenceStarted",
    "EventNotificationSequenceStep",
    "EventNotificationSequencePaused",
    "EventNotificationSequenceResumed",
    "EventNotificationSequenceEnded",
]


@final
class SignalNotification(TypedDict):
    #: The scene's name.
    scene: str
    #: The revision that it belongs to.
    revision: int
    #: The kind of the event.
    kind: Literal["checkpoint.returned", "alert.answered", "trigger.fired", "entry.finished", "flow.started", "flow.completed", "flow.cancelled", "flow.failed"]
    #: The navigator that it is about.
    navigator: str
    #: The entry that it is about.
    entry: NotRequired[str]
    #: The name of the checkpoint, trigger or flow; of an alert, the answer.
    name: NotRequired[str]
    #: The value that came with it.
    value: NotRequired[Any]
    #: The flow's id.
    flow: NotRequired[str]
    #: The module that drives the flow.
    module: NotRequired[str]
    #: Why a flow was cancelled or failed, for people.
    reason: NotRequired[str]
    #: The cause; for flows.
    by: NotRequired[Cause]
    #: True when it has waited for its module.
    kept: NotRequired[bool]


@final
class HostChangedNotification(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The new revision of the host.
    revision: int
    #: The cause of the change.
    cause: Cause
    #: The changes.
    changes: List[HostChange]


@final
class HostLaggedNotification(TypedDict):
    #: The watch's number on this connection.
    watch: int
    #: The host's present revision.
    revision: int
    #: The scenes, modules and renderers.
    snapshot: HostSnapshot


@final
class QuestionEndedNotification(TypedDict):
    #: The question's id.
    question: str
    #: Why: the request was cancelled, its client has gone, the question's time is over, the entry or the scene has
    #: gone, or nothing depends on the answer any more.
    reason: Literal["cancelled", "asker_gone", "deadline", "entry_gone", "scene_closed", "withdrawn"]


@final
class ModuleLostNotification(TypedDict):
    #: The module's name.
    module: str
    #: The session that has it now.
    session: str


@final
class GuardPauseNotification(TypedDict):
    #: The guard's id.
    guard: str
    #: Its name for people.
    name: str
    #: Whether a pause begins; else the guard is asked again.
    paused: bool
    #: How many deadlines it has missed in a row, when a pause begins.
    misses: NotRequired[int]
    #: Seconds until one request is put to it, when a pause begins.
    retryAfter: NotRequired[float]


@final
class AccessChangedNotification(TypedDict):
    #: The identity of the session.
    identity: NotRequired[str]
    #: Its watches that have ended.
    watches: List[int]
    #: Its monitors that have ended.
    monitors: List[int]
    #: Its guards that have ended.
    guards: List[str]
    #: Its locks, mappings and triggers that have ended.
    attachments: List[str]


@final
class TrafficNotification(TypedDict):
    #: The monitor's number on this connection.
    monitor: int
    #: How many lines were left out before this one.
    dropped: NotRequired[int]
    #: Seconds since the host started.
    time: float
    #: `in` to the host, or `out` of it.
    direction: Literal["in", "out"]
    #: The connection whose line it is.
    session: str
    #: The kind of the line.
    kind: Literal["request", "notification", "answer", "question", "event", "invalid"]
    #: The method of the line, or of what it answers.
    method: NotRequired[str]
    #: The line's id, as it was written.
    id: NotRequired[Any]
    #: How many bytes the line has, without its LF.
    bytes: int
    #: The line, or its first bytes.
    line: NotRequired[str]


@final
class EntryAskQuestion(TypedDict):
    #: The scene's name.
    scene: str
    #: The navigator that shows the entry.
    navigator: str
    #: The entry's id.
    entry: str
    #: The entry's destination type.
    type: str
    #: The entry's arguments.
    arguments: Dict[str, Any]
    #: The message's name, when the client gave one.
    name: NotRequired[str]
    #: The client's message, as it came.
    message: Any
    #: Seconds that the module has to answer.
    timeout: float
    #: The place of the question in the distributed trace of the request that led to it. Left out when the request
    #: had none.
    traceparent: NotRequired[str]


@final
class GuardAskQuestionEntriesItem(TypedDict):
    #: The destination type.
    type: str
    #: The destination's arguments.
    arguments: Dict[str, Any]
    #: How the entry is shown.
    method: str
    #: The entry's id; an entry that would be shown has none yet.
    entry: NotRequired[str]
    #: The entry's navigator, unless the request would make it.
    navigator: NotRequired[str]


@final
class GuardAskQuestionSelectionsItemFrom(TypedDict):
    """The stack that is in front now."""
    #: Its id, unless the request would make it.
    navigator: NotRequired[str]
    #: Its name.
    name: NotRequired[str]
    #: The destination type that it shows: of its last entry, else of its root.
    type: NotRequired[str]
    #: The arguments of that destination.
    arguments: NotRequired[Dict[str, Any]]
    #: The id of that entry, unless the request would make the stack.
    entry: NotRequired[str]


GuardAskQuestionSelectionsItem = TypedDict(
    "GuardAskQuestionSelectionsItem",
    {
        #: The navigator whose stack in front would change.
        "navigator": 'str',
        #: The stack that is in front now.
        "from": 'GuardAskQuestionSelectionsItemFrom',
        #: The stack that would come to the front.
        "to": 'GuardAskQuestionSelectionsItemFrom',
    },
)


@final
class GuardAskQuestion(TypedDict):
    #: The scene's name.
    scene: str
    #: The guard's id.
    guard: str
    #: The name of the guard for people.
    name: str
    #: Whether entries would be shown or removed, or a stack selected.
    on: Literal["enter", "leave", "select"]
    #: The entries that the request would show or remove; none when it selects.
    entries: List[GuardAskQuestionEntriesItem]
    #: The stacks that the request would select; only for a guard on `select`.
    selections: NotRequired[List[GuardAskQuestionSelectionsItem]]
    #: The request.
    cause: Cause
    #: Where the request wanted to go, and where guards sent it, in order.
    redirected: NotRequired[List[Redirection]]
    #: Seconds that the guard has to answer.
    timeout: float
    #: The place of the question in the distributed trace of the request that led to it. Left out when the request
    #: had none.
    traceparent: NotRequired[str]


@final
class GuardAskAnswerAllow(TypedDict):
    #: The request goes on.
    verdict: Literal["allow"]


@final
class GuardAskAnswerDeny(TypedDict):
    #: The request is refused.
    verdict: Literal["deny"]
    #: Why, for people.
    reason: NotRequired[str]


@final
class GuardAskAnswerRedirect(TypedDict):
    #: Another destination is shown in its place.
    verdict: Literal["redirect"]
    #: The destination type.
    type: str
    #: The destination's arguments; none when left out.
    arguments: NotRequired[Dict[str, Any]]
    #: How it is shown; the type says so when left out.
    method: NotRequired[str]
    #: Id or name of the navigator; that of the request when left out.
    navigator: NotRequired[str]


GuardAskAnswer = Union["GuardAskAnswerAllow", "GuardAskAnswerDeny", "GuardAskAnswerRedirect"]


@final
class ValueReceiveQuestionValueData(TypedDict):
    #: The scene's name.
    scene: str
    #: The sequence's id.
    sequence: str
    #: The item's number in the sequence.
    index: int
    #: The navigator where the receiver stands, else where the search for it began.
    navigator: str
    #: The receiver's id.
    receiver: str
    #: Seconds that the receiver has to answer.
    timeout: float
    #: The place of the question in the distributed trace of the request that led to it. Left out when the request
    #: had none.
    traceparent: NotRequired[str]
    #: The value's name.
    value: str
    #: The data that the sender gave with it; null when it gave none.
    data: Any


@final
class ValueReceiveQuestionTypeArguments(TypedDict):
    #: The scene's name.
    scene: str
    #: The sequence's id.
    sequence: str
    #: The item's number in the sequence.
    index: int
    #: The navigator where the receiver stands, else where the search for it began.
    navigator: str
    #: The receiver's id.
    receiver: str
    #: Seconds that the receiver has to answer.
    timeout: float
    #: The place of the question in the distributed trace of the request that led to it. Left out when the request
    #: had none.
    traceparent: NotRequired[str]
    #: The destination type.
    type: str
    #: The destination's arguments.
    arguments: Dict[str, Any]
    #: How the sender wants the destination shown.
    method: NotRequired[str]


@final
class ValueReceiveQuestionRouteData(TypedDict):
    #: The scene's name.
    scene: str
    #: The sequence's id.
    sequence: str
    #: The item's number in the sequence.
    index: int
    #: The navigator where the receiver stands, else where the search for it began.
    navigator: str
    #: The receiver's id.
    receiver: str
    #: Seconds that the receiver has to answer.
    timeout: float
    #: The place of the question in the distributed trace of the request that led to it. Left out when the request
    #: had none.
    traceparent: NotRequired[str]
    #: The route's name.
    route: str
    #: The data that the sender gave with it; null when it gave none.
    data: Any


ValueReceiveQuestion = Union["ValueReceiveQuestionValueData", "ValueReceiveQuestionTypeArguments", "ValueReceiveQuestionRouteData"]


@final
class ValueReceiveAnswerResumeInserting(TypedDict):
    #: Sent before the rest.
    inserting: List[SentItem]


@final
class ValueReceiveAnswerResumeAppending(TypedDict):
    #: Sent after the rest.
    appending: List[SentItem]


@final
class ValueReceiveAnswerResumeReplacing(TypedDict):
    #: Sent in place of the rest.
    replacing: List[SentItem]


#: How the sequence goes on.
ValueReceiveAnswerResume = Union[
    Literal["auto", "immediately", "pause", "cancel"],
    "ReceiverValueAutoResume",
    "ValueReceiveAnswerResumeInserting",
    "ValueReceiveAnswerResumeAppending",
    "ValueReceiveAnswerResumeReplacing",
]


@final
class ValueReceiveAnswer(TypedDict):
    #: How the sequence goes on.
    resume: NotRequired[ValueReceiveAnswerResume]


@final
class UrlResolveQuestion(TypedDict):
    #: The URL.
    url: str
    #: The pattern that it fits.
    pattern: str
    #: The values of the pattern's parameters, by name.
    parameters: Dict[str, Any]
    #: Seconds that the module has to answer.
    timeout: float
    #: The place of the question in the distributed trace of the request that led to it. Left out when the request
    #: had none.
    traceparent: NotRequired[str]


TypeMigrateQuestionEntriesItem = TypedDict(
    "TypeMigrateQuestionEntriesItem",
    {
        #: The entry's id.
        "entry": 'str',
        #: The navigator that shows the entry.
        "navigator": 'str',
        #: The version of its arguments; 0 when they have none.
        "from": 'int',
        #: The entry's arguments.
        "arguments": 'Dict[str, Any]',
    },
)


@final
class TypeMigrateQuestion(TypedDict):
    #: The scene's name.
    scene: str
    #: The destination type.
    type: str
    #: The version to migrate to.
    to: int
    #: The entries with older arguments.
    entries: List[TypeMigrateQuestionEntriesItem]
    #: Seconds that the module has to answer.
    timeout: float
    #: The place of the question in the distributed trace of the request that led to it. Left out when the request
    #: had none.
    traceparent: NotRequired[str]


@final
class TypeProvideQuestionEntriesItem(TypedDict):
    #: The entry's id.
    entry: str
    #: The navigator that shows the entry.
    navigator: str
    #: The entry's arguments.
    arguments: Dict[str, Any]


@final
class TypeProvideQuestion(TypedDict):
    #: The scene's name.
    scene: str
    #: The destination type.
    type: str
    #: The entries without content.
    entries: List[TypeProvideQuestionEntriesItem]
    #: Seconds that the module has to answer.
    timeout: float
    #: The place of the question in the distributed trace of the request that led to it. Left out when the request
    #: had none.
    traceparent: NotRequired[str]


@final
class TypeProvideAnswerItem(TypedDict):
    #: The content that a renderer shows.
    content: NotRequired[Any]
    #: Where the entry leads.
    links: NotRequired[List[Link]]


class ErrorContext(TypedDict):
    """Members that the data of every error may have."""
    #: The place of the refused operation in a transaction or a plan, from 0.
    operation: NotRequired[int]
    #: The type that the request named, when a mapping led to another.
    mappedFrom: NotRequired[str]
    #: The list of a module's registration that the refused part is in.
    list: NotRequired[str]
    #: The place in that sequence or list, from 0.
    index: NotRequired[int]
    #: The outcome of every value of that sequence.
    steps: NotRequired[List[SequenceStep]]


@final
class ParseErrorData(ErrorContext):
    """The data of `parse_error`."""
    #: The error's stable name.
    name: Literal["parse_error"]
    #: The byte of the line where it shows, from 0.
    offset: int
    #: The problem, for people.
    reason: str
    #: The number of the line on this connection, from 1.
    line: int
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class InvalidRequestData(ErrorContext):
    """The data of `invalid_request`."""
    #: The error's stable name.
    name: Literal["invalid_request"]
    #: The number of the line on this connection, from 1, when its id is not known.
    line: NotRequired[int]
    #: The id of the other request, which goes on.
    id: NotRequired[Any]
    #: The member that is there twice.
    member: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class MethodNotFoundData(ErrorContext):
    """The data of `method_not_found`."""
    #: The error's stable name.
    name: Literal["method_not_found"]
    #: The name that the request gave.
    method: str
    #: The known name that is most like it.
    nearest: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class InvalidParamsData(ErrorContext):
    """The data of `invalid_params`."""
    #: The error's stable name.
    name: Literal["invalid_params"]
    #: The parameter that is wrong.
    parameter: NotRequired[str]
    #: The value or form that it must have.
    expected: NotRequired[str]
    #: The known name that is most like it.
    nearest: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class InternalErrorData(ErrorContext):
    """The data of `internal_error`."""
    #: The error's stable name.
    name: Literal["internal_error"]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class LineTooLongData(ErrorContext):
    """The data of `line_too_long`."""
    #: The error's stable name.
    name: Literal["line_too_long"]
    #: The limit, in bytes.
    limit: int
    #: The number of the line on this connection, from 1, when its id is not known.
    line: NotRequired[int]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class TooDeepData(ErrorContext):
    """The data of `too_deep`."""
    #: The error's stable name.
    name: Literal["too_deep"]
    #: How deep arrays and objects may be nested.
    limit: int
    #: The number of the line on this connection, from 1, when its id is not known.
    line: NotRequired[int]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class AnswerTooLargeData(ErrorContext):
    """The data of `answer_too_large`."""
    #: The error's stable name.
    name: Literal["answer_too_large"]
    #: How many bytes the answers before it in the batch have.
    bytes: NotRequired[int]
    #: The limit, in bytes.
    limit: int
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class LimitReachedData(ErrorContext):
    """The data of `limit_reached`."""
    #: The error's stable name.
    name: Literal["limit_reached"]
    #: The name of the limit.
    limit: str
    #: The limit.
    value: int
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class ShuttingDownData(ErrorContext):
    """The data of `shutting_down`."""
    #: The error's stable name.
    name: Literal["shutting_down"]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class MissingCapabilityData(ErrorContext):
    """The data of `missing_capability`."""
    #: The error's stable name.
    name: Literal["missing_capability"]
    #: The capability that the host lacks.
    missing: str
    #: Those that it has.
    capabilities: List[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class CancelledData(ErrorContext):
    """The data of `cancelled`."""
    #: The error's stable name.
    name: Literal["cancelled"]
    #: The scene that has got another state.
    scene: NotRequired[str]
    #: The new key of the scene.
    restorationKey: NotRequired[str]
    #: The id of the request that replaced it.
    replacedBy: NotRequired[Union[str, float, None]]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class TooManyConnectionsData(ErrorContext):
    """The data of `too_many_connections`."""
    #: The error's stable name.
    name: Literal["too_many_connections"]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class SlowReaderData(ErrorContext):
    """The data of `slow_reader`."""
    #: The error's stable name.
    name: Literal["slow_reader"]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class StoreFailedData(ErrorContext):
    """The data of `store_failed`."""
    #: The error's stable name.
    name: Literal["store_failed"]
    #: Why, in the words of the system.
    reason: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class ClosedByRequestData(ErrorContext):
    """The data of `closed_by_request`."""
    #: The error's stable name.
    name: Literal["closed_by_request"]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class EngineAwayData(ErrorContext):
    """The data of `engine_away`."""
    #: The error's stable name.
    name: Literal["engine_away"]
    #: The shared scene.
    scene: str
    #: The host that owns the scene, when that host has stopped to follow it.
    owner: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class OutcomeUnknownData(ErrorContext):
    """The data of `outcome_unknown`."""
    #: The error's stable name.
    name: Literal["outcome_unknown"]
    #: The shared scene.
    scene: str
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class LocalSceneData(ErrorContext):
    """The data of `local_scene`."""
    #: The error's stable name.
    name: Literal["local_scene"]
    #: The scene.
    scene: str
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownHostData(ErrorContext):
    """The data of `unknown_host`."""
    #: The error's stable name.
    name: Literal["unknown_host"]
    #: The name that the request gave; left out when it gave none.
    host: NotRequired[str]
    #: The hosts that were heard.
    hosts: List[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class OtherUserData(ErrorContext):
    """The data of `other_user`."""
    #: The error's stable name.
    name: Literal["other_user"]
    #: The session of the other user.
    session: NotRequired[str]
    #: The module of the other user.
    module: NotRequired[str]
    #: The other user.
    uid: int
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class NotAllowedData(ErrorContext):
    """The data of `not_allowed`."""
    #: The error's stable name.
    name: Literal["not_allowed"]
    #: The verb that it takes; left out for a wrong secret.
    verb: NotRequired[Literal["register", "takeOver", "navigate", "dismissOwn", "dismiss", "arrange", "lock", "unlock", "map", "attach", "guard", "receive", "send", "bindURLs", "read", "watch", "monitor", "editState", "manageScenes", "administer"]]
    #: The identity that asked; left out for a session without one.
    identity: NotRequired[str]
    #: The scene where it was refused.
    scene: NotRequired[str]
    #: The navigator where it was refused.
    navigator: NotRequired[str]
    #: The destination type that it was about.
    type: NotRequired[str]
    #: The module that it was about.
    module: NotRequired[str]
    #: The file with the grants. A person who can change it can allow this.
    document: str
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownSceneData(ErrorContext):
    """The data of `unknown_scene`."""
    #: The error's stable name.
    name: Literal["unknown_scene"]
    #: The name that the request gave.
    scene: str
    #: The known name that is most like it.
    nearest: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownNavigatorData(ErrorContext):
    """The data of `unknown_navigator`."""
    #: The error's stable name.
    name: Literal["unknown_navigator"]
    #: The id or name that the request gave.
    navigator: str
    #: The known name that is most like it.
    nearest: NotRequired[str]
    #: The navigator with this name, outside of what was searched.
    elsewhere: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownEntryData(ErrorContext):
    """The data of `unknown_entry`."""
    #: The error's stable name.
    name: Literal["unknown_entry"]
    #: The id that the request gave.
    entry: str
    #: The navigator whose path does not have it.
    navigator: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownDestinationData(ErrorContext):
    """The data of `unknown_destination`."""
    #: The error's stable name.
    name: Literal["unknown_destination"]
    #: The type that the request gave.
    type: NotRequired[str]
    #: The known name that is most like it.
    nearest: NotRequired[str]
    #: The navigators where the type is known.
    navigators: NotRequired[List[Place]]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class InvalidArgumentsData(ErrorContext):
    """The data of `invalid_arguments`."""
    #: The error's stable name.
    name: Literal["invalid_arguments"]
    #: The destination type.
    type: NotRequired[str]
    #: The checkpoint whose value it is.
    checkpoint: NotRequired[str]
    #: The flow whose value it is.
    flow: NotRequired[str]
    #: The message to an entry, by its name.
    message: NotRequired[str]
    #: True for the content of an entry.
    content: NotRequired[bool]
    #: A JSON Pointer to what does not fit.
    path: str
    #: The keyword of the schema that it breaks.
    keyword: str
    #: The problem, for people.
    reason: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class NoStackData(ErrorContext):
    """The data of `no_stack`."""
    #: The error's stable name.
    name: Literal["no_stack"]
    #: The navigator.
    navigator: str
    #: The nearest one around it that has a path.
    suggestion: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class AtRootData(ErrorContext):
    """The data of `at_root`."""
    #: The error's stable name.
    name: Literal["at_root"]
    #: The navigator.
    navigator: str
    #: How many entries its path has.
    depth: int
    #: The presentation around it.
    nearest: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class NotPresentedData(ErrorContext):
    """The data of `not_presented`."""
    #: The error's stable name.
    name: Literal["not_presented"]
    #: The navigator.
    navigator: str
    #: The presentation around it.
    nearest: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class OutOfRangeData(ErrorContext):
    """The data of `out_of_range`."""
    #: The error's stable name.
    name: Literal["out_of_range"]
    #: The navigator.
    navigator: str
    #: How many entries its path has.
    depth: int
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class OccupiedData(ErrorContext):
    """The data of `occupied`."""
    #: The error's stable name.
    name: Literal["occupied"]
    #: The navigator.
    navigator: str
    #: The navigator that it presents.
    presented: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class NameInUseData(ErrorContext):
    """The data of `name_in_use`."""
    #: The error's stable name.
    name: Literal["name_in_use"]
    #: The scene.
    scene: str
    #: The name.
    wanted: str
    #: The navigator that has it.
    navigator: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class RevisionMismatchData(ErrorContext):
    """The data of `revision_mismatch`."""
    #: The error's stable name.
    name: Literal["revision_mismatch"]
    #: The scene.
    scene: str
    #: Its revision.
    revision: int
    #: The newest revision that navigated.
    navigation: NotRequired[int]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class RootFixedData(ErrorContext):
    """The data of `root_fixed`."""
    #: The error's stable name.
    name: Literal["root_fixed"]
    #: The root navigator.
    navigator: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class NotSelectableData(ErrorContext):
    """The data of `not_selectable`."""
    #: The error's stable name.
    name: Literal["not_selectable"]
    #: The navigator.
    navigator: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class LockedData(ErrorContext):
    """The data of `locked`."""
    #: The error's stable name.
    name: Literal["locked"]
    #: The locks.
    locks: List[Attachment]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownAttachmentData(ErrorContext):
    """The data of `unknown_attachment`."""
    #: The error's stable name.
    name: Literal["unknown_attachment"]
    #: The id that the request gave.
    attachment: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class CannotReturnData(ErrorContext):
    """The data of `cannot_return`."""
    #: The error's stable name.
    name: Literal["cannot_return"]
    #: Where the request looked from.
    navigator: str
    #: The name that the request gave.
    checkpoint: str
    #: Whether there is such a checkpoint, and returning would undo nothing.
    isKnown: bool
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownTriggerData(ErrorContext):
    """The data of `unknown_trigger`."""
    #: The error's stable name.
    name: Literal["unknown_trigger"]
    #: The navigator.
    navigator: str
    #: The name that the request gave.
    trigger: str
    #: The known name that is most like it.
    nearest: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class NoAlertData(ErrorContext):
    """The data of `no_alert`."""
    #: The error's stable name.
    name: Literal["no_alert"]
    #: The entry.
    entry: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownAnswerData(ErrorContext):
    """The data of `unknown_answer`."""
    #: The error's stable name.
    name: Literal["unknown_answer"]
    #: The entry.
    entry: str
    #: The answer that the request gave.
    answer: str
    #: Those that its buttons have.
    answers: List[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class NoColumnData(ErrorContext):
    """The data of `no_column`."""
    #: The error's stable name.
    name: Literal["no_column"]
    #: The navigator.
    navigator: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class PathRefusedData(ErrorContext):
    """The data of `path_refused`."""
    #: The error's stable name.
    name: Literal["path_refused"]
    #: The part of the rule that the first violation breaks.
    rule: NotRequired[str]
    #: The type that breaks it.
    type: NotRequired[str]
    #: The navigator whose path it is.
    navigator: NotRequired[str]
    #: The navigator below which a new one would have been made.
    parent: NotRequired[str]
    #: The place in the path, from 0; -1 for the destination below the path.
    position: NotRequired[int]
    #: The type that it stands on.
    found: NotRequired[str]
    #: Roles, methods or types of which one would do; the number that may be there.
    needed: NotRequired[List[str]]
    #: The type whose rule it is.
    ruleOf: NotRequired[str]
    #: The module whose rule it is, `bindings`, or `navigator`.
    source: NotRequired[str]
    #: The types and roles that the navigator's path accepts, when it does not accept the type.
    accepted: NotRequired[Acceptance]
    #: Types of a path that is legal and leads there.
    legal: NotRequired[List[str]]
    #: All violations.
    violations: List[RuleViolation]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class InvalidStateData(ErrorContext):
    """The data of `invalid_state`."""
    #: The error's stable name.
    name: Literal["invalid_state"]
    #: The problems of the document.
    problems: List[StateProblem]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class TokenReusedData(ErrorContext):
    """The data of `token_reused`."""
    #: The error's stable name.
    name: Literal["token_reused"]
    #: The token.
    token: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


#: The data of `outside_window`.
OutsideWindowData = TypedDict(
    "OutsideWindowData",
    {
        #: The error's stable name.
        "name": 'Literal["outside_window"]',
        #: The scene.
        "scene": 'str',
        #: The oldest revision that is kept.
        "from": 'int',
        #: The newest revision.
        "to": 'int',
        #: The sequence that the error ended.
        "sequence": 'NotRequired[str]',
    },
)


@final
class CannotUndoData(ErrorContext):
    """The data of `cannot_undo`."""
    #: The error's stable name.
    name: Literal["cannot_undo"]
    #: The revision.
    revision: int
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownLinkData(ErrorContext):
    """The data of `unknown_link`."""
    #: The error's stable name.
    name: Literal["unknown_link"]
    #: The entry.
    entry: str
    #: The name that the request gave.
    link: str
    #: The known name that is most like it.
    nearest: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownMessageData(ErrorContext):
    """The data of `unknown_message`."""
    #: The error's stable name.
    name: Literal["unknown_message"]
    #: The destination type.
    type: str
    #: The name that the request gave.
    message: NotRequired[str]
    #: Those that its entries accept.
    messages: List[str]
    #: The known name that is most like it.
    nearest: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class TypeNotShownData(ErrorContext):
    """The data of `type_not_shown`."""
    #: The error's stable name.
    name: Literal["type_not_shown"]
    #: The navigator where the search began.
    navigator: str
    #: The destination type.
    type: str
    #: A navigator that shows the type, on the way through the presenters.
    elsewhere: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class DeniedData(ErrorContext):
    """The data of `denied`."""
    #: The error's stable name.
    name: Literal["denied"]
    #: The guard.
    guard: str
    #: Its name for people.
    guardName: str
    #: The guard's module, or that of its session when it has exactly one.
    module: NotRequired[str]
    #: The step that it denies.
    on: Literal["enter", "leave", "select"]
    #: Why, for people.
    reason: NotRequired[str]
    #: True when the guard did not answer, and its default holds.
    byDefault: NotRequired[bool]
    #: True when the guard's module is away.
    away: NotRequired[bool]
    #: True when the guard is not asked for a while, because it missed its deadlines.
    paused: NotRequired[bool]
    #: Seconds until a request is put to a paused guard again.
    retryAfter: NotRequired[float]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class RedirectLoopData(ErrorContext):
    """The data of `redirect_loop`."""
    #: The error's stable name.
    name: Literal["redirect_loop"]
    #: Where the request wanted to go, and where guards sent it.
    chain: List[Redirection]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownGuardData(ErrorContext):
    """The data of `unknown_guard`."""
    #: The error's stable name.
    name: Literal["unknown_guard"]
    #: The id that the request gave.
    guard: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class NoReceiverData(ErrorContext):
    """The data of `no_receiver`."""
    #: The error's stable name.
    name: Literal["no_receiver"]
    #: The name of the value.
    value: NotRequired[str]
    #: The destination type.
    type: NotRequired[str]
    #: The route.
    route: NotRequired[str]
    #: The known name that is most like it.
    nearest: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class ReceiverGoneData(ErrorContext):
    """The data of `receiver_gone`."""
    #: The error's stable name.
    name: Literal["receiver_gone"]
    #: The receiver.
    receiver: str
    #: Its session.
    session: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class ReceiverTimeoutData(ErrorContext):
    """The data of `receiver_timeout`."""
    #: The error's stable name.
    name: Literal["receiver_timeout"]
    #: The receiver.
    receiver: str
    #: Its session.
    session: str
    #: Seconds that it had.
    timeout: float
    #: The questions that it was waiting for.
    waitingFor: List[QuestionLink]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class ReceiverErrorData(ErrorContext):
    """The data of `receiver_error`."""
    #: The error's stable name.
    name: Literal["receiver_error"]
    #: The receiver.
    receiver: str
    #: Its session.
    session: str
    #: The error that it answered.
    error: NotRequired[Any]
    #: The problem with its answer.
    reason: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownReceiverData(ErrorContext):
    """The data of `unknown_receiver`."""
    #: The error's stable name.
    name: Literal["unknown_receiver"]
    #: The id that the request gave.
    receiver: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownSequenceData(ErrorContext):
    """The data of `unknown_sequence`."""
    #: The error's stable name.
    name: Literal["unknown_sequence"]
    #: The id that the request gave.
    sequence: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]


@final
class CannotWaitData(ErrorContext):
    """The data of `cannot_wait`."""
    #: The error's stable name.
    name: Literal["cannot_wait"]
    #: The method.
    method: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UrlInvalidData(ErrorContext):
    """The data of `url_invalid`."""
    #: The error's stable name.
    name: Literal["url_invalid"]
    #: The URL.
    url: str
    #: The problem, for people.
    reason: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UrlUnknownData(ErrorContext):
    """The data of `url_unknown`."""
    #: The error's stable name.
    name: Literal["url_unknown"]
    #: The URL.
    url: NotRequired[str]
    #: The pattern that the request gave.
    pattern: NotRequired[str]
    #: The known name that is most like it.
    nearest: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UrlConflictData(ErrorContext):
    """The data of `url_conflict`."""
    #: The error's stable name.
    name: Literal["url_conflict"]
    #: The pattern.
    pattern: str
    #: Its module.
    module: str
    #: The pattern that fits the same URLs.
    other: ConflictingPattern
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UrlPatternInvalidData(ErrorContext):
    """The data of `url_pattern_invalid`."""
    #: The error's stable name.
    name: Literal["url_pattern_invalid"]
    #: The pattern.
    pattern: str
    #: The problem, for people.
    reason: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UrlNoLinkData(ErrorContext):
    """The data of `url_no_link`."""
    #: The error's stable name.
    name: Literal["url_no_link"]
    #: The type that is shown last.
    type: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class NotFlowOwnerData(ErrorContext):
    """The data of `not_flow_owner`."""
    #: The error's stable name.
    name: Literal["not_flow_owner"]
    #: The flow.
    flow: str
    #: The module that drives it.
    module: NotRequired[str]
    #: The session that drives it.
    session: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class OutsideFlowData(ErrorContext):
    """The data of `outside_flow`."""
    #: The error's stable name.
    name: Literal["outside_flow"]
    #: The flow.
    flow: str
    #: The navigator that the request named.
    navigator: str
    #: The navigator where the flow began.
    anchor: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class NotEmptyData(ErrorContext):
    """The data of `not_empty`."""
    #: The error's stable name.
    name: Literal["not_empty"]
    #: The scene.
    scene: str
    #: How many entries it has.
    entries: int
    #: How many navigators it has besides the root.
    navigators: int
    #: How many attachments it has.
    attachments: int
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class NameTakenData(ErrorContext):
    """The data of `name_taken`."""
    #: The error's stable name.
    name: Literal["name_taken"]
    #: The module.
    module: str
    #: The method of presentation.
    method: NotRequired[str]
    #: The session that has it.
    owner: NotRequired[Owner]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class NotOwnerData(ErrorContext):
    """The data of `not_owner`."""
    #: The error's stable name.
    name: Literal["not_owner"]
    #: The module.
    module: NotRequired[str]
    #: The session that owns it.
    session: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class InvalidSchemaData(ErrorContext):
    """The data of `invalid_schema`."""
    #: The error's stable name.
    name: Literal["invalid_schema"]
    #: The owner of the schema, for people.
    type: str
    #: A JSON Pointer to what cannot be used.
    path: str
    #: The problem, for people.
    reason: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class ProviderGoneData(ErrorContext):
    """The data of `provider_gone`."""
    #: The error's stable name.
    name: Literal["provider_gone"]
    #: The module.
    module: str
    #: The destination type.
    type: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class ProviderTimeoutData(ErrorContext):
    """The data of `provider_timeout`."""
    #: The error's stable name.
    name: Literal["provider_timeout"]
    #: The module.
    module: str
    #: The destination type.
    type: NotRequired[str]
    #: Seconds that it had.
    timeout: float
    #: The questions that it was waiting for.
    waitingFor: List[QuestionLink]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class ProviderErrorData(ErrorContext):
    """The data of `provider_error`."""
    #: The error's stable name.
    name: Literal["provider_error"]
    #: The module.
    module: NotRequired[str]
    #: The destination type.
    type: NotRequired[str]
    #: The error that it answered.
    error: NotRequired[Any]
    #: The problem with its answer.
    reason: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownModuleData(ErrorContext):
    """The data of `unknown_module`."""
    #: The error's stable name.
    name: Literal["unknown_module"]
    #: The name that the request gave.
    module: str
    #: The known name that is most like it.
    nearest: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownSessionData(ErrorContext):
    """The data of `unknown_session`."""
    #: The error's stable name.
    name: Literal["unknown_session"]
    #: The id that the request gave.
    session: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class ActivationFailedData(ErrorContext):
    """The data of `activation_failed`."""
    #: The error's stable name.
    name: Literal["activation_failed"]
    #: The module.
    module: str
    #: Why, in the words of the system.
    reason: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class ActivationTimeoutData(ErrorContext):
    """The data of `activation_timeout`."""
    #: The error's stable name.
    name: Literal["activation_timeout"]
    #: The module.
    module: str
    #: Seconds that it had.
    timeout: float
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class ModuleExitedData(ErrorContext):
    """The data of `module_exited`."""
    #: The error's stable name.
    name: Literal["module_exited"]
    #: The module.
    module: str
    #: Its exit status.
    status: NotRequired[int]
    #: The signal that ended it.
    signal: NotRequired[int]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class CrashBudgetSpentData(ErrorContext):
    """The data of `crash_budget_spent`."""
    #: The error's stable name.
    name: Literal["crash_budget_spent"]
    #: The module.
    module: str
    #: How often it failed.
    failures: int
    #: Within how many seconds.
    window: float
    #: The name of the last failure.
    last: NotRequired[str]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class DestinationNotRegisteredData(ErrorContext):
    """The data of `destination_not_registered`."""
    #: The error's stable name.
    name: Literal["destination_not_registered"]
    #: The module.
    module: str
    #: The type that its manifest names.
    type: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class ModuleStoppedData(ErrorContext):
    """The data of `module_stopped`."""
    #: The error's stable name.
    name: Literal["module_stopped"]
    #: The module.
    module: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class NotSupervisedData(ErrorContext):
    """The data of `not_supervised`."""
    #: The error's stable name.
    name: Literal["not_supervised"]
    #: The module.
    module: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class QuestionCycleData(ErrorContext):
    """The data of `question_cycle`."""
    #: The error's stable name.
    name: Literal["question_cycle"]
    #: The module that would have been asked.
    module: str
    #: The destination type.
    type: NotRequired[str]
    #: Its session.
    session: str
    #: The questions that led here.
    chain: List[QuestionLink]
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownQuestionData(ErrorContext):
    """The data of `unknown_question`."""
    #: The error's stable name.
    name: Literal["unknown_question"]
    #: The id that the request gave.
    question: str
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownWatchData(ErrorContext):
    """The data of `unknown_watch`."""
    #: The error's stable name.
    name: Literal["unknown_watch"]
    #: The number that the request gave.
    watch: int
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class UnknownMonitorData(ErrorContext):
    """The data of `unknown_monitor`."""
    #: The error's stable name.
    name: Literal["unknown_monitor"]
    #: The number that the request gave.
    monitor: int
    #: The scene of the sequence that the error ended.
    scene: NotRequired[str]
    #: The sequence that the error ended.
    sequence: NotRequired[str]


@final
class CancelRequestParameters(TypedDict):
    """The parameters of `request.cancel`."""
    #: The id of the request.
    request: Union[str, float, None]
    #: Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    #: session said in `hello`.
    byPerson: NotRequired[bool]
    #: The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
    #: its questions and in the causes of changes.
    traceparent: NotRequired[str]


@final
class WatchParameters(TypedDict):
    """The parameters of `watch`."""
    #: The scene to watch; `main` when left out.
    scene: NotRequired[str]
    #: Only this navigator and what is below it.
    navigator: NotRequired[str]
    #: The last revision that the client has seen.
    since: NotRequired[int]
    #: The instance under which the client saw it.
    instance: NotRequired[str]
    #: Events up to this level come as well, as `event` notifications; `silent` when left out.
    verbosity: NotRequired[Literal["silent", "error", "warning", "info", "debug"]]
    #: How many notifications the watch may send; `watch.credit` adds to it. Without `credit`, any number.
    credit: NotRequired[int]
    #: Only these kinds of change.
    kinds: NotRequired[List[Literal["navigator.created", "navigator.closed", "navigator.selected", "entry.added", "entry.removed", "entry.changed", "type.orphaned", "type.revived", "attachment.added", "attachment.removed", "attachment.changed", "signal"]]]
    #: Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    #: session said in `hello`.
    byPerson: NotRequired[bool]
    #: The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
    #: its questions and in the causes of changes.
    traceparent: NotRequired[str]


@final
class UnwatchParameters(TypedDict):
    """The parameters of `unwatch`."""
    #: The watch's number on this connection.
    watch: int
    #: Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    #: session said in `hello`.
    byPerson: NotRequired[bool]
    #: The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
    #: its questions and in the causes of changes.
    traceparent: NotRequired[str]


@final
class WatchHostParameters(TypedDict):
    """The parameters of `host.watch`."""
    #: The last revision that the client has seen.
    since: NotRequired[int]
    #: The instance under which the client saw it.
    instance: NotRequired[str]
    #: How many notifications the watch may send; `watch.credit` adds to it. Without `credit`, any number.
    credit: NotRequired[int]
    #: Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the
    #: session said in `hello`.
    byPerson: NotRequired[bool]
    #: The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in
    #: its questions and in the causes of changes.
    traceparent: NotRequired[str]


#: The names of the errors, in `NavhostError.name`.
ErrorName = Literal[
    "parse_error",
    "invalid_request",
    "method_not_found",
    "invalid_params",
    "internal_error",
    "line_too_long",
    "too_deep",
    "answer_too_large",
    "limit_reached",
    "shutting_down",
    "missing_capability",
    "cancelled",
    "too_many_connections",
    "slow_reader",
    "store_failed",
    "closed_by_request",
    "engine_away",
    "outcome_unknown",
    "local_scene",
    "unknown_host",
    "other_user",
    "not_allowed",
    "unknown_scene",
    "unknown_navigator",
    "unknown_entry",
    "unknown_destination",
    "invalid_arguments",
    "no_stack",
    "at_root",
    "not_presented",
    "out_of_range",
    "occupied",
    "name_in_use",
    "revision_mismatch",
    "root_fixed",
    "not_selectable",
    "locked",
    "unknown_attachment",
    "cannot_return",
    "unknown_trigger",
    "no_alert",
    "unknown_answer",
    "no_column",
    "path_refused",
    "invalid_state",
    "token_reused",
    "outside_window",
    "cannot_undo",
    "unknown_link",
    "unknown_message",
    "type_not_shown",
    "denied",
    "redirect_loop",
    "unknown_guard",
    "no_receiver",
    "receiver_gone",
    "receiver_timeout",
    "receiver_error",
    "unknown_receiver",
    "unknown_sequence",
    "cannot_wait",
    "url_invalid",
    "url_unknown",
    "url_conflict",
    "url_pattern_invalid",
    "url_no_link",
    "not_flow_owner",
    "outside_flow",
    "not_empty",
    "name_taken",
    "not_owner",
    "invalid_schema",
    "provider_gone",
    "provider_timeout",
    "provider_error",
    "unknown_module",
    "unknown_session",
    "activation_failed",
    "activation_timeout",
    "module_exited",
    "crash_budget_spent",
    "destination_not_registered",
    "module_stopped",
    "not_supervised",
    "question_cycle",
    "unknown_question",
    "unknown_watch",
    "unknown_monitor",
]


#: The code of each error.
CODES: "Dict[ErrorName, int]" = {
    "parse_error": -32700,
    "invalid_request": -32600,
    "method_not_found": -32601,
    "invalid_params": -32602,
    "internal_error": -32603,
    "line_too_long": 100,
    "too_deep": 101,
    "answer_too_large": 102,
    "limit_reached": 103,
    "shutting_down": 104,
    "missing_capability": 105,
    "cancelled": 106,
    "too_many_connections": 107,
    "slow_reader": 108,
    "store_failed": 109,
    "closed_by_request": 110,
    "engine_away": 113,
    "outcome_unknown": 114,
    "local_scene": 115,
    "unknown_host": 116,
    "other_user": 111,
    "not_allowed": 112,
    "unknown_scene": 200,
    "unknown_navigator": 201,
    "unknown_entry": 202,
    "unknown_destination": 203,
    "invalid_arguments": 204,
    "no_stack": 205,
    "at_root": 206,
    "not_presented": 207,
    "out_of_range": 208,
    "occupied": 209,
    "name_in_use": 210,
    "revision_mismatch": 211,
    "root_fixed": 212,
    "not_selectable": 213,
    "locked": 214,
    "unknown_attachment": 215,
    "cannot_return": 216,
    "unknown_trigger": 217,
    "no_alert": 218,
    "unknown_answer": 219,
    "no_column": 220,
    "path_refused": 221,
    "invalid_state": 222,
    "token_reused": 223,
    "outside_window": 224,
    "cannot_undo": 225,
    "unknown_link": 226,
    "unknown_message": 227,
    "type_not_shown": 229,
    "denied": 230,
    "redirect_loop": 231,
    "unknown_guard": 232,
    "no_receiver": 235,
    "receiver_gone": 236,
    "receiver_timeout": 237,
    "receiver_error": 238,
    "unknown_receiver": 239,
    "unknown_sequence": 240,
    "cannot_wait": 241,
    "url_invalid": 245,
    "url_unknown": 246,
    "url_conflict": 247,
    "url_pattern_invalid": 248,
    "url_no_link": 249,
    "not_flow_owner": 250,
    "outside_flow": 251,
    "not_empty": 252,
    "name_taken": 300,
    "not_owner": 301,
    "invalid_schema": 302,
    "provider_gone": 303,
    "provider_timeout": 304,
    "provider_error": 305,
    "unknown_module": 306,
    "unknown_session": 307,
    "activation_failed": 310,
    "activation_timeout": 311,
    "module_exited": 312,
    "crash_budget_spent": 313,
    "destination_not_registered": 314,
    "module_stopped": 315,
    "not_supervised": 316,
    "question_cycle": 320,
    "unknown_question": 321,
    "unknown_watch": 400,
    "unknown_monitor": 410,
}


@overload
def data_of(error: NavhostError, name: Literal["parse_error"]) -> Optional[ParseErrorData]: ...
@overload
def data_of(error: NavhostError, name: Literal["invalid_request"]) -> Optional[InvalidRequestData]: ...
@overload
def data_of(error: NavhostError, name: Literal["method_not_found"]) -> Optional[MethodNotFoundData]: ...
@overload
def data_of(error: NavhostError, name: Literal["invalid_params"]) -> Optional[InvalidParamsData]: ...
@overload
def data_of(error: NavhostError, name: Literal["internal_error"]) -> Optional[InternalErrorData]: ...
@overload
def data_of(error: NavhostError, name: Literal["line_too_long"]) -> Optional[LineTooLongData]: ...
@overload
def data_of(error: NavhostError, name: Literal["too_deep"]) -> Optional[TooDeepData]: ...
@overload
def data_of(error: NavhostError, name: Literal["answer_too_large"]) -> Optional[AnswerTooLargeData]: ...
@overload
def data_of(error: NavhostError, name: Literal["limit_reached"]) -> Optional[LimitReachedData]: ...
@overload
def data_of(error: NavhostError, name: Literal["shutting_down"]) -> Optional[ShuttingDownData]: ...
@overload
def data_of(error: NavhostError, name: Literal["missing_capability"]) -> Optional[MissingCapabilityData]: ...
@overload
def data_of(error: NavhostError, name: Literal["cancelled"]) -> Optional[CancelledData]: ...
@overload
def data_of(error: NavhostError, name: Literal["too_many_connections"]) -> Optional[TooManyConnectionsData]: ...
@overload
def data_of(error: NavhostError, name: Literal["slow_reader"]) -> Optional[SlowReaderData]: ...
@overload
def data_of(error: NavhostError, name: Literal["store_failed"]) -> Optional[StoreFailedData]: ...
@overload
def data_of(error: NavhostError, name: Literal["closed_by_request"]) -> Optional[ClosedByRequestData]: ...
@overload
def data_of(error: NavhostError, name: Literal["engine_away"]) -> Optional[EngineAwayData]: ...
@overload
def data_of(error: NavhostError, name: Literal["outcome_unknown"]) -> Optional[OutcomeUnknownData]: ...
@overload
def data_of(error: NavhostError, name: Literal["local_scene"]) -> Optional[LocalSceneData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_host"]) -> Optional[UnknownHostData]: ...
@overload
def data_of(error: NavhostError, name: Literal["other_user"]) -> Optional[OtherUserData]: ...
@overload
def data_of(error: NavhostError, name: Literal["not_allowed"]) -> Optional[NotAllowedData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_scene"]) -> Optional[UnknownSceneData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_navigator"]) -> Optional[UnknownNavigatorData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_entry"]) -> Optional[UnknownEntryData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_destination"]) -> Optional[UnknownDestinationData]: ...
@overload
def data_of(error: NavhostError, name: Literal["invalid_arguments"]) -> Optional[InvalidArgumentsData]: ...
@overload
def data_of(error: NavhostError, name: Literal["no_stack"]) -> Optional[NoStackData]: ...
@overload
def data_of(error: NavhostError, name: Literal["at_root"]) -> Optional[AtRootData]: ...
@overload
def data_of(error: NavhostError, name: Literal["not_presented"]) -> Optional[NotPresentedData]: ...
@overload
def data_of(error: NavhostError, name: Literal["out_of_range"]) -> Optional[OutOfRangeData]: ...
@overload
def data_of(error: NavhostError, name: Literal["occupied"]) -> Optional[OccupiedData]: ...
@overload
def data_of(error: NavhostError, name: Literal["name_in_use"]) -> Optional[NameInUseData]: ...
@overload
def data_of(error: NavhostError, name: Literal["revision_mismatch"]) -> Optional[RevisionMismatchData]: ...
@overload
def data_of(error: NavhostError, name: Literal["root_fixed"]) -> Optional[RootFixedData]: ...
@overload
def data_of(error: NavhostError, name: Literal["not_selectable"]) -> Optional[NotSelectableData]: ...
@overload
def data_of(error: NavhostError, name: Literal["locked"]) -> Optional[LockedData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_attachment"]) -> Optional[UnknownAttachmentData]: ...
@overload
def data_of(error: NavhostError, name: Literal["cannot_return"]) -> Optional[CannotReturnData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_trigger"]) -> Optional[UnknownTriggerData]: ...
@overload
def data_of(error: NavhostError, name: Literal["no_alert"]) -> Optional[NoAlertData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_answer"]) -> Optional[UnknownAnswerData]: ...
@overload
def data_of(error: NavhostError, name: Literal["no_column"]) -> Optional[NoColumnData]: ...
@overload
def data_of(error: NavhostError, name: Literal["path_refused"]) -> Optional[PathRefusedData]: ...
@overload
def data_of(error: NavhostError, name: Literal["invalid_state"]) -> Optional[InvalidStateData]: ...
@overload
def data_of(error: NavhostError, name: Literal["token_reused"]) -> Optional[TokenReusedData]: ...
@overload
def data_of(error: NavhostError, name: Literal["outside_window"]) -> Optional[OutsideWindowData]: ...
@overload
def data_of(error: NavhostError, name: Literal["cannot_undo"]) -> Optional[CannotUndoData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_link"]) -> Optional[UnknownLinkData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_message"]) -> Optional[UnknownMessageData]: ...
@overload
def data_of(error: NavhostError, name: Literal["type_not_shown"]) -> Optional[TypeNotShownData]: ...
@overload
def data_of(error: NavhostError, name: Literal["denied"]) -> Optional[DeniedData]: ...
@overload
def data_of(error: NavhostError, name: Literal["redirect_loop"]) -> Optional[RedirectLoopData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_guard"]) -> Optional[UnknownGuardData]: ...
@overload
def data_of(error: NavhostError, name: Literal["no_receiver"]) -> Optional[NoReceiverData]: ...
@overload
def data_of(error: NavhostError, name: Literal["receiver_gone"]) -> Optional[ReceiverGoneData]: ...
@overload
def data_of(error: NavhostError, name: Literal["receiver_timeout"]) -> Optional[ReceiverTimeoutData]: ...
@overload
def data_of(error: NavhostError, name: Literal["receiver_error"]) -> Optional[ReceiverErrorData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_receiver"]) -> Optional[UnknownReceiverData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_sequence"]) -> Optional[UnknownSequenceData]: ...
@overload
def data_of(error: NavhostError, name: Literal["cannot_wait"]) -> Optional[CannotWaitData]: ...
@overload
def data_of(error: NavhostError, name: Literal["url_invalid"]) -> Optional[UrlInvalidData]: ...
@overload
def data_of(error: NavhostError, name: Literal["url_unknown"]) -> Optional[UrlUnknownData]: ...
@overload
def data_of(error: NavhostError, name: Literal["url_conflict"]) -> Optional[UrlConflictData]: ...
@overload
def data_of(error: NavhostError, name: Literal["url_pattern_invalid"]) -> Optional[UrlPatternInvalidData]: ...
@overload
def data_of(error: NavhostError, name: Literal["url_no_link"]) -> Optional[UrlNoLinkData]: ...
@overload
def data_of(error: NavhostError, name: Literal["not_flow_owner"]) -> Optional[NotFlowOwnerData]: ...
@overload
def data_of(error: NavhostError, name: Literal["outside_flow"]) -> Optional[OutsideFlowData]: ...
@overload
def data_of(error: NavhostError, name: Literal["not_empty"]) -> Optional[NotEmptyData]: ...
@overload
def data_of(error: NavhostError, name: Literal["name_taken"]) -> Optional[NameTakenData]: ...
@overload
def data_of(error: NavhostError, name: Literal["not_owner"]) -> Optional[NotOwnerData]: ...
@overload
def data_of(error: NavhostError, name: Literal["invalid_schema"]) -> Optional[InvalidSchemaData]: ...
@overload
def data_of(error: NavhostError, name: Literal["provider_gone"]) -> Optional[ProviderGoneData]: ...
@overload
def data_of(error: NavhostError, name: Literal["provider_timeout"]) -> Optional[ProviderTimeoutData]: ...
@overload
def data_of(error: NavhostError, name: Literal["provider_error"]) -> Optional[ProviderErrorData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_module"]) -> Optional[UnknownModuleData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_session"]) -> Optional[UnknownSessionData]: ...
@overload
def data_of(error: NavhostError, name: Literal["activation_failed"]) -> Optional[ActivationFailedData]: ...
@overload
def data_of(error: NavhostError, name: Literal["activation_timeout"]) -> Optional[ActivationTimeoutData]: ...
@overload
def data_of(error: NavhostError, name: Literal["module_exited"]) -> Optional[ModuleExitedData]: ...
@overload
def data_of(error: NavhostError, name: Literal["crash_budget_spent"]) -> Optional[CrashBudgetSpentData]: ...
@overload
def data_of(error: NavhostError, name: Literal["destination_not_registered"]) -> Optional[DestinationNotRegisteredData]: ...
@overload
def data_of(error: NavhostError, name: Literal["module_stopped"]) -> Optional[ModuleStoppedData]: ...
@overload
def data_of(error: NavhostError, name: Literal["not_supervised"]) -> Optional[NotSupervisedData]: ...
@overload
def data_of(error: NavhostError, name: Literal["question_cycle"]) -> Optional[QuestionCycleData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_question"]) -> Optional[UnknownQuestionData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_watch"]) -> Optional[UnknownWatchData]: ...
@overload
def data_of(error: NavhostError, name: Literal["unknown_monitor"]) -> Optional[UnknownMonitorData]: ...
def data_of(error: NavhostError, name: str) -> Any:
    """The data of an error, typed, when it is the one of this name; else None."""
    return cast(Any, error.data) if error.name == name else None


#: Notifications of a host.
NotificationName = Literal[
    "bye",
    "changed",
    "lagged",
    "watchEnded",
    "event",
    "signal",
    "hostChanged",
    "hostLagged",
    "questionEnded",
    "moduleLost",
    "guardPause",
    "accessChanged",
    "traffic",
]


#: Questions of a host.
QuestionName = Literal[
    "entry.ask",
    "guard.ask",
    "value.receive",
    "url.resolve",
    "type.migrate",
    "type.provide",
]


@overload
def params_of(message: Message, method: Literal["bye"]) -> Optional[ByeNotification]: ...
@overload
def params_of(message: Message, method: Literal["changed"]) -> Optional[ChangedNotification]: ...
@overload
def params_of(message: Message, method: Literal["lagged"]) -> Optional[LaggedNotification]: ...
@overload
def params_of(message: Message, method: Literal["watchEnded"]) -> Optional[WatchEndedNotification]: ...
@overload
def params_of(message: Message, method: Literal["event"]) -> Optional[EventNotification]: ...
@overload
def params_of(message: Message, method: Literal["signal"]) -> Optional[SignalNotification]: ...
@overload
def params_of(message: Message, method: Literal["hostChanged"]) -> Optional[HostChangedNotification]: ...
@overload
def params_of(message: Message, method: Literal["hostLagged"]) -> Optional[HostLaggedNotification]: ...
@overload
def params_of(message: Message, method: Literal["questionEnded"]) -> Optional[QuestionEndedNotification]: ...
@overload
def params_of(message: Message, method: Literal["moduleLost"]) -> Optional[ModuleLostNotification]: ...
@overload
def params_of(message: Message, method: Literal["guardPause"]) -> Optional[GuardPauseNotification]: ...
@overload
def params_of(message: Message, method: Literal["accessChanged"]) -> Optional[AccessChangedNotification]: ...
@overload
def params_of(message: Message, method: Literal["traffic"]) -> Optional[TrafficNotification]: ...
@overload
def params_of(message: Message, method: Literal["entry.ask"]) -> Optional[EntryAskQuestion]: ...
@overload
def params_of(message: Message, method: Literal["guard.ask"]) -> Optional[GuardAskQuestion]: ...
@overload
def params_of(message: Message, method: Literal["value.receive"]) -> Optional[ValueReceiveQuestion]: ...
@overload
def params_of(message: Message, method: Literal["url.resolve"]) -> Optional[UrlResolveQuestion]: ...
@overload
def params_of(message: Message, method: Literal["type.migrate"]) -> Optional[TypeMigrateQuestion]: ...
@overload
def params_of(message: Message, method: Literal["type.provide"]) -> Optional[TypeProvideQuestion]: ...
def params_of(message: Message, method: str) -> Any:
    """The parameters of a notification or a question, typed, when it is of this method; else None."""
    return cast(Any, message.params) if message.method == method else None
