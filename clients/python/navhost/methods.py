"""The host's methods as Python functions, for both clients.

Generated from the contract by clients/generate; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, Literal, Mapping, Optional, Sequence, Union, overload

if TYPE_CHECKING:
    from . import contract

#: For a parameter for which None means null.
LEFT_OUT: Any = object()


def given(plain: Dict[str, Any], nullable: Optional[Dict[str, Any]] = None) -> Dict[str, Any]:
    """The parameters that were given: of those that cannot be null, the ones that are not None."""
    params = {name: value for name, value in plain.items() if value is not None}
    return {**params, **{name: value for name, value in (nullable or {}).items() if value is not LEFT_OUT}}


class Methods:
    """Each function makes one request, and gives its result. `within` is its deadline in seconds, that of the client when left out.

    Raises NavhostError when the host refuses, TimedOut, or ConnectionLost.
    """

    def _request(self, method: str, params: Dict[str, Any], within: Optional[float]) -> Any:
        raise NotImplementedError

    def hello(
        self, *, name: Optional[str] = None, version: Optional[str] = None, secret: Optional[str] = None,
        capabilities: Optional[contract.HelloCapabilities] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.HelloResult:
        """Names the client, negotiates capabilities by name, and tells the limits. No client has to call it.

        name: The name of the client; its first 64 characters count.
        version: The client's version; its first 64 characters count.
        secret: The content of an identity's secret file, where the host has an access document. Other hosts ignore
            it.
        capabilities: The capabilities that the client needs or would use.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "name": name, "version": version, "secret": secret, "capabilities": capabilities, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.HelloResult = self._request("hello", params, within)
        return result

    def ping(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.PingResult:
        """Answers at once. It tells whether the host is there, and how long a request takes.

        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.PingResult = self._request("ping", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def status(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.StatusResult:
        """How the host is: version, counts and limits.

        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.StatusResult = self._request("host.status", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def sessions(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SessionsResult:
        """Every connection: who it is by the kernel's word, what it registered and watches, what it waits for, and
        what waits for it.

        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.SessionsResult = self._request("host.sessions", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def metrics(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.MetricsResult:
        """The host in numbers since its start: counters, gauges, and how long turns took, in the OpenMetrics
        format.

        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.MetricsResult = self._request("host.metrics", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def waiting(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.WaitingResult:
        """The requests of all connections that are not answered yet, and the questions that modules have not
        answered. Each says what it waits for and, if there is a deadline, until when. In a fleet, those of shared
        scenes come behind the others, from all hosts; scenes whose owner cannot be reached are left out.

        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.WaitingResult = self._request("host.waiting", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def monitor(
        self, *, session: Optional[str] = None, directions: Optional[Sequence[Literal["in", "out"]]] = None,
        kinds: Optional[Sequence[Literal["request", "notification", "answer", "question", "event", "invalid"]]] = None, lines: Optional[bool] = None,
        line_bytes: Optional[int] = None, methods: Optional[Sequence[str]] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.MonitorResult:
        """Shows the traffic of the user's other connections as `traffic` notifications, with arguments and answers;
        root sees those of all users. A monitor does not slow the others down: a line that its reader is too slow
        for is left out, and the next notification says how many were (`dropped`).

        session: Only this connection; another one of the same user.
        directions: Only what goes `in` to the host, or `out` of it.
        kinds: Only these kinds of line.
        lines: Whether the text of the lines is shown, with what is in it; true when left out.
        line_bytes: How many bytes of a line are shown; the limit `monitorLine` when left out.
        methods: Only these methods, and the answers to them: 1 to 64 names of at most 128 bytes.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "session": session, "directions": directions, "kinds": kinds, "lines": lines, "lineBytes": line_bytes, "methods": methods, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.MonitorResult = self._request("host.monitor", params, within)
        return result

    def unmonitor(
        self, monitor: int, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.UnmonitorResult:
        """Ends a monitor of this connection.

        monitor: The monitor's number on this connection.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "monitor": monitor, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.UnmonitorResult = self._request("host.unmonitor", params, within)
        return result

    def close_session(
        self, session: str, *, message: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.CloseSessionResult:
        """Ends another connection of the same user. That connection gets a `bye` with the reason
        `closed_by_request`. The request succeeds when the connection is already closed.

        session: The connection's id; not the one that asks.
        message: A sentence for its `bye`, at most 1,024 bytes.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "session": session, "message": message, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseSessionResult = self._request("session.close", params, within)
        return result

    def discover(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Dict[str, Any]:
        """The OpenRPC document of this host: every method, notification, question and error.

        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: Dict[str, Any] = self._request("rpc.discover", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def rights(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.RightsResult:
        """Answers the identity of this session, and its grants in the host's access document. Without such a
        document, everything is allowed.

        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.RightsResult = self._request("access.describe", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def check_right(
        self,
        verb: Literal["register", "takeOver", "navigate", "dismissOwn", "dismiss", "arrange", "lock", "unlock", "map", "attach", "guard", "receive", "send", "bindURLs", "read", "watch", "monitor", "editState", "manageScenes", "administer"],
        *, identity: Optional[str] = None, scene: Optional[str] = None, navigator: Optional[str] = None, type: Optional[str] = None,
        module: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CheckRightResult:
        """Whether an identity may do something, and by which line of the access document. Without `identity`, the
        question is about the session that asks. To ask about another identity takes the right to administer.

        verb: The verb in question.
        identity: The name of an identity.
        scene: The scene; `main` when left out.
        navigator: A navigator of the scene; the whole scene when left out.
        type: A destination type.
        module: A module.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "verb": verb, "identity": identity, "scene": scene, "navigator": navigator, "type": type, "module": module, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.CheckRightResult = self._request("access.check", params, within)
        return result

    def register(
        self, module: str, destinations: Sequence[contract.RegisteredDestination], *, version: Optional[str] = None, title: Optional[str] = None,
        presentations: Optional[Sequence[contract.PresentationMethod]] = None, navigator: Optional[str] = None, scene: Optional[str] = None,
        take_over: Optional[bool] = None, guards: Optional[Sequence[contract.RegisterGuardsItem]] = None,
        receivers: Optional[Sequence[contract.RegisterReceiversItem]] = None, urls: Optional[Sequence[contract.RegisterUrlsItem]] = None,
        mappings: Optional[Sequence[contract.RegisterMappingsItem]] = None, flows: Optional[Sequence[contract.RegisterFlowsItem]] = None,
        replaces: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.RegisterResult:
        """Claims a module's name for this session and registers what the module has: destination types, methods of
        presentation, guards, receivers, URL patterns, mappings and flows. The host registers all of it, or nothing
        when one part is refused. A second request of the same session adds types and redefines those that it names.
        Every other list that it gives is the module's whole list: equal parts keep their ids, and parts that are
        missing end. With `replaces` the request is the whole module. The registration ends with the session.

        module: The module's name.
        destinations: The destination types. Each name begins with the module's name and a dot.
        version: The module's version, for people.
        title: The title of the module for people.
        presentations: The methods of presentation that the module defines, besides the built-in ones.
        navigator: The types are known on this navigator and below it; everywhere when left out. The nearest
            registration is used.
        scene: The scene of `navigator`; `main` when left out.
        take_over: True to take the name from another session of the same user, which gets `moduleLost`; false when
            left out.
        guards: The module's guards, each as for `guard.add`.
        receivers: Its receivers, each as for `receiver.add`.
        urls: Its URL patterns, each as for `url.register`.
        mappings: Its mappings, each as for `mapping.add`, without `ifRevision` and `ifNavigation`.
        flows: Its flows. `flow.start` with such a name takes from here what the request leaves out.
        replaces: True when this request is the whole module: types that it does not name end, and lists that it
            leaves out are empty.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "module": module, "version": version, "title": title, "destinations": destinations, "presentations": presentations, "navigator": navigator,
                "scene": scene, "takeOver": take_over, "guards": guards, "receivers": receivers, "urls": urls, "mappings": mappings, "flows": flows,
                "replaces": replaces, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.RegisterResult = self._request("module.register", params, within)
        return result

    def unregister(
        self, module: str, types: Optional[Sequence[str]] = None, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.UnregisterResult:
        """Removes some types of a module of this session, or the module with all of its types. The types' entries
        follow each type's `orphan` policy.

        module: The module's name.
        types: The types to remove; when left out, the module with all of its types.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "module": module, "types": types, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.UnregisterResult = self._request("module.unregister", params, within)
        return result

    def modules(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ModulesResult:
        """The modules that are registered and the modules that the host can start, by name. A module that the host
        can start has a `state` and `restarts`.

        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.ModulesResult = self._request("module.list", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def start_module(
        self, module: str, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.StartModuleResult:
        """Starts a module of the host's manifests now, however often it has failed before. The host answers at
        once. `module.list` and the events of a watch tell whether the module registers.

        module: A module with a manifest.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.StartModuleResult = self._request("module.start", given({"module": module, "byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def stop_module(
        self, module: str, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.StartModuleResult:
        """Ends the process of a module that the host started. The host starts the module again when a request needs
        it.

        module: A module with a manifest.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.StartModuleResult = self._request("module.stop", given({"module": module, "byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def restart_module(
        self, module: str, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.StartModuleResult:
        """Ends the process of a module that the host started, and starts it again as its manifest says now.

        module: A module with a manifest.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "module": module, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.StartModuleResult = self._request("module.restart", params, within)
        return result

    def destinations(
        self, *, module: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.DestinationsResult:
        """The registered destination types, by name. Types that are registered for some navigators only follow, by
        scene and navigator. A host with more types than the limit `elements` allows lists those of one module at a
        time.

        module: Only the types of this module; all when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "module": module, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.DestinationsResult = self._request("destination.list", params, within)
        return result

    def destination(
        self, type: str, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.Destination:
        """One destination type as it was registered. A registration that holds everywhere comes first; else the
        answer is one of those for a navigator.

        type: The destination type.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.Destination = self._request("destination.get", given({"type": type, "byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def create_scene(
        self, scene: str, *, local: Optional[bool] = None, configuration: Optional[contract.CreateSceneConfiguration] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CreateSceneResult:
        """Makes a scene: one more tree, with its own root, revisions and current navigator.

        scene: The name of the new scene.
        local: Means the scene of this host, also when its fleet shares one of the same name.
        configuration: The configuration of the scene; its navigators inherit it.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "local": local, "configuration": configuration, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CreateSceneResult = self._request("scene.create", params, within)
        return result

    def close_scene(
        self, scene: str, *, local: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseSceneResult:
        """Closes a scene, and with it its watches. The scene `main` cannot be closed, and neither can a scene with
        a lock.

        scene: The name of the scene.
        local: Means the scene of this host, also when its fleet shares one of the same name.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "local": local, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseSceneResult = self._request("scene.close", params, within)
        return result

    def scenes(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ScenesResult:
        """All scenes, by name: those of the host, and those that its fleet shares.

        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.ScenesResult = self._request("scene.list", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def restore_scene(
        self, restoration_key: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.RestoreSceneResult:
        """Gives a scene another restoration key. The state of the former key is set aside. The state that was set
        aside under the new key comes back; without one, the scene starts afresh with its root navigator. It is one
        revision, and nothing happens when the scene has the key already. Guards are not asked, and a scene with a
        lock refuses it. Requests and sequences that wait in the scene end with `cancelled`.

        restoration_key: The new key; empty for the state that the scene has without a key.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "restorationKey": restoration_key, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.RestoreSceneResult = self._request("scene.restore", params, within)
        return result

    def tree(
        self, *, scene: Optional[str] = None, navigator: Optional[str] = None, revision: Optional[int] = None, limit: Optional[int] = None,
        after: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.Snapshot:
        """The whole scene, or a navigator with everything below it, as one consistent snapshot: now, or at a
        revision that is kept. With `limit`, it comes in parts: each one but the last has a `next`, which the next
        request gives as `after`, besides the same other parameters. All parts are of the revision of the first one.
        A navigator that two parts have is the same one: its `path`, `children` and `overlays` go on. Scenes with
        more than `snapshot` bytes (a limit) of text can only be read in parts.

        scene: The scene to act on; `main` when left out.
        navigator: Id or name of a navigator; the whole scene when left out.
        revision: A revision that is kept; the newest when left out.
        limit: Reads a part: at most this many entries, navigators and attachments, and about a megabyte of text.
        after: The `next` of the part before; it is refused with `outside_window` when its revision is not kept any
            more, or lies too far back.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "navigator": navigator, "revision": revision, "limit": limit, "after": after, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.Snapshot = self._request("tree.get", params, within)
        return result

    def create_navigator(
        self, name: Optional[str] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        parent: Optional[str] = None, from_entry: Optional[str] = None, kind: Optional[Literal["stack", "presentation"]] = None, method: Optional[str] = None,
        root: Optional[contract.RequestedDestination] = None, entry: Optional[str] = None, select: Optional[bool] = None, ephemeral: Optional[bool] = None,
        if_occupied: Optional[Literal["replace", "refuse"]] = None, accepts: Optional[contract.Acceptance] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CreateNavigatorResult:
        """Adds a navigator. A stack (a tab, a column) becomes the last child of its parent; the first stack below a
        navigator is selected unless `select` says otherwise. A presentation is shown over its parent by a module's
        own means.

        name: A name for the new navigator, unique in the scene.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        parent: Id or name of the navigator around it; the root when left out.
        from_entry: The entry that the request comes from: the navigator that shows it is the parent.
        kind: Its kind in the tree; `stack` when left out.
        method: How a presentation is shown; `managedSheet` when left out. Not for a stack.
        root: The destination that the navigator shows below its path.
        entry: An entry of the parent's path; the stack is closed with it.
        select: Whether a stack comes to the front of its parent.
        ephemeral: Whether it is closed when this session ends; false when left out.
        if_occupied: The behaviour when the parent already presents something; `replace` when left out. Not for a
            stack.
        accepts: The types and roles that its path accepts; all when left out.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "parent": parent, "fromEntry": from_entry, "kind": kind, "name": name,
                "method": method, "root": root, "entry": entry, "select": select, "ephemeral": ephemeral, "ifOccupied": if_occupied, "accepts": accepts,
                "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CreateNavigatorResult = self._request("navigator.create", params, within)
        return result

    def close_navigator(
        self, navigator: Optional[str] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Closes a navigator with everything below it. The root cannot be closed.

        navigator: Id or name of the navigator; needed without `fromEntry`.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        from_entry: The entry that the request comes from: the navigator that shows it is meant.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = self._request("navigator.close", params, within)
        return result

    def select_navigator(
        self, navigator: Optional[str] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SelectNavigatorResult:
        """Brings a stack to the front of its parent. The other stacks keep their paths.

        navigator: Id or name of the navigator; needed without `fromEntry`.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        from_entry: The entry that the request comes from: the navigator that shows it is meant.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.SelectNavigatorResult = self._request("navigator.select", params, within)
        return result

    def navigator(
        self, navigator: Optional[str] = None, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.NavigatorState:
        """One navigator, without its path.

        navigator: Id or name of the navigator to act on; the current one when left out.
        scene: The scene to act on; `main` when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "navigator": navigator, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.NavigatorState = self._request("navigator.get", params, within)
        return result

    def find_navigator(
        self, name: str, *, scene: Optional[str] = None, below: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.NavigatorState:
        """Finds a navigator by its name, in the scene or below another navigator.

        name: The name to look for.
        scene: The scene to act on; `main` when left out.
        below: Id or name of a navigator; looks only at it and below it.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "name": name, "below": below, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.NavigatorState = self._request("navigator.find", params, within)
        return result

    @overload
    def navigate(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Literal[True], token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.OutcomeResult, contract.SequenceResult, contract.RedirectedResult]: ...

    @overload
    def navigate(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Optional[Literal[False]] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.ShownResult, contract.SequenceResult, contract.RedirectedResult]: ...

    @overload
    def navigate(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Optional[bool], token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.NavigateResult: ...

    def navigate(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Optional[bool] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.NavigateResult:
        """Shows a destination by the request's method. Without one, the method of the type applies; without that,
        `push`. The method `send` hands the destination to a receiver, like the request `send`, and the answer is
        that of the sequence.

        type: The destination type.
        arguments: The destination's arguments; none when left out.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        hints: Hints for renderers about the entry that is shown. They are added to the hints of the type, and
            replace those of the same name; null removes one.
        method: How the destination is shown; `send` leaves that to the receiver of the type.
        name: A name for the new navigator, unique in the scene.
        if_occupied: The behaviour when the navigator already presents something; `replace` when left out.
        buttons: The buttons of an alert or a dialog: 1 to 16, their answers all different.
        if_present: The way of a push when the path shows the same already: `push` another (the default), go `back`
            to it, `raise` it to the top, keep a `single` one, `replaceTop`, or `clear` the path.
        transient: Whether the entry goes as soon as another is pushed over it; false when left out.
        for_result: Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`,
            `provider_gone` or `redirected`.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "type": type,
                "arguments": arguments, "hints": hints, "method": method, "name": name, "ifOccupied": if_occupied, "buttons": buttons, "ifPresent": if_present,
                "transient": transient, "forResult": for_result, "token": token, "replacesPending": replaces_pending, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.NavigateResult = self._request("navigate", params, within)
        return result

    @overload
    def push(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None, transient: Optional[bool] = None,
        for_result: Literal[True], token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.OutcomeResult, contract.RedirectedResult, contract.SequenceResult]: ...

    @overload
    def push(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None, transient: Optional[bool] = None,
        for_result: Optional[Literal[False]] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.ShownResult, contract.RedirectedResult, contract.SequenceResult]: ...

    @overload
    def push(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None, transient: Optional[bool] = None,
        for_result: Optional[bool], token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.PushResult: ...

    def push(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None, transient: Optional[bool] = None,
        for_result: Optional[bool] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.PushResult:
        """Puts a destination on top of the path of a navigator.

        type: The destination type.
        arguments: The destination's arguments; none when left out.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        hints: Hints for renderers about the entry that is shown. They are added to the hints of the type, and
            replace those of the same name; null removes one.
        if_present: The way of a push when the path shows the same already: `push` another (the default), go `back`
            to it, `raise` it to the top, keep a `single` one, `replaceTop`, or `clear` the path.
        transient: Whether the entry goes as soon as another is pushed over it; false when left out.
        for_result: Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`,
            `provider_gone` or `redirected`.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "type": type,
                "arguments": arguments, "hints": hints, "ifPresent": if_present, "transient": transient, "forResult": for_result, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.PushResult = self._request("push", params, within)
        return result

    @overload
    def present(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Literal[True], token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.OutcomeResult, contract.RedirectedResult, contract.SequenceResult]: ...

    @overload
    def present(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Optional[Literal[False]] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.ShownResult, contract.RedirectedResult, contract.SequenceResult]: ...

    @overload
    def present(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Optional[bool], token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.PushResult: ...

    def present(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Optional[bool] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.PushResult:
        """Shows a destination over a navigator. A navigator presents one thing at a time. Presenting what it
        presents already changes nothing.

        type: The destination type.
        arguments: The destination's arguments; none when left out.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        hints: Hints for renderers about the entry that is shown. They are added to the hints of the type, and
            replace those of the same name; null removes one.
        method: A form of presentation; when left out the type's, or `sheet` when the type has none.
        name: A name for the new navigator, unique in the scene.
        if_occupied: The behaviour when the navigator already presents something; `replace` when left out.
        buttons: The buttons of an alert or a dialog: 1 to 16, their answers all different.
        if_present: The way of a push when the path shows the same already: `push` another (the default), go `back`
            to it, `raise` it to the top, keep a `single` one, `replaceTop`, or `clear` the path.
        transient: Whether the entry goes as soon as another is pushed over it; false when left out.
        for_result: Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`,
            `provider_gone` or `redirected`.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "type": type,
                "arguments": arguments, "hints": hints, "method": method, "name": name, "ifOccupied": if_occupied, "buttons": buttons, "ifPresent": if_present,
                "transient": transient, "forResult": for_result, "token": token, "replacesPending": replaces_pending, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.PushResult = self._request("present", params, within)
        return result

    def replace(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CreateNavigatorResult:
        """Puts a new entry in the place of another one. The presentation of the old entry is closed; the entries
        above it stay.

        type: The destination type.
        arguments: The destination's arguments; none when left out.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        hints: Hints for renderers about the entry that is shown. They are added to the hints of the type, and
            replace those of the same name; null removes one.
        entry: The entry to replace; the top one when left out.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "type": type,
                "arguments": arguments, "hints": hints, "entry": entry, "token": token, "replacesPending": replaces_pending, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.CreateNavigatorResult = self._request("replace", params, within)
        return result

    def pop(
        self, count: Optional[int] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, to: Optional[int] = None, entry: Optional[str] = None, to_type: Optional[str] = None,
        presenters: Optional[bool] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Removes entries from the top of a path, with everything that they present. The request is refused when
        the path has fewer entries.

        count: How many entries go; 1 when nothing is given.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        to: How many entries stay.
        entry: The lowest entry that goes; all above it go as well.
        to_type: The type whose nearest entry stays on top: of the path from the top down, then the navigator's
            root.
        presenters: Whether the search for `toType` goes on at the presenters, and closes what they present; false
            when left out.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "count": count,
                "to": to, "entry": entry, "toType": to_type, "presenters": presenters, "token": token, "replacesPending": replaces_pending,
                "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = self._request("pop", params, within)
        return result

    def pop_all(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Removes every entry from the path of a navigator.

        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = self._request("popAll", params, within)
        return result

    def pop_any(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Empties every path of the scene.

        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "token": token, "replacesPending": replaces_pending,
                "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = self._request("popAny", params, within)
        return result

    def back(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Pops one entry. With an empty path, dismisses the navigator instead.

        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = self._request("back", params, within)
        return result

    def dismiss(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Closes this navigator, which must be a presentation. Never pops.

        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = self._request("dismiss", params, within)
        return result

    def dismiss_presented(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Closes the presentation over this navigator.

        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = self._request("dismissPresented", params, within)
        return result

    def dismiss_children(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Closes every presentation over this navigator and over the navigators below it.

        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = self._request("dismissChildren", params, within)
        return result

    def dismiss_any(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Closes every presentation of the scene.

        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "token": token, "replacesPending": replaces_pending,
                "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = self._request("dismissAny", params, within)
        return result

    def reset(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Closes every presentation and empties every path of the scene.

        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "token": token, "replacesPending": replaces_pending,
                "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = self._request("reset", params, within)
        return result

    def path(
        self, navigator: Optional[str] = None, *, scene: Optional[str] = None, offset: Optional[int] = None, limit: Optional[int] = None,
        after: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.PathResult:
        """The path of a navigator, or a part of it. A part that is not the last has a `next`, which the next
        request gives as `after`. The parts are of the revision of the first one. A path with more than `snapshot`
        bytes (a limit) of text can only be read in parts.

        navigator: Id or name of the navigator to act on; the current one when left out.
        scene: The scene to act on; `main` when left out.
        offset: How many of the oldest entries are left out; 0 when left out.
        limit: Reads a part: at most this many entries, and about a megabyte of text; all when left out.
        after: The `next` of the part before, in place of `offset`; it is refused with `outside_window` when its
            revision is not kept any more, or lies too far back.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "navigator": navigator, "offset": offset, "limit": limit, "after": after, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.PathResult = self._request("path.get", params, within)
        return result

    def set_path(
        self, path: Sequence[contract.RequestedDestination], *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SetPathResult:
        """Makes the path of a navigator these destinations, as one revision. An entry that is in both paths stays,
        also in another order. The host checks the whole path before anything changes.

        path: The destinations, lowest first.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "path": path,
                "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.SetPathResult = self._request("path.set", params, within)
        return result

    def append_path(
        self, path: Sequence[contract.RequestedDestination], *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SetPathResult:
        """Pushes several destinations as one revision.

        path: The destinations, lowest first.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "path": path,
                "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.SetPathResult = self._request("path.append", params, within)
        return result

    def insert_path(
        self, path: Sequence[contract.RequestedDestination], *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, at: Optional[int] = None, before: Optional[str] = None,
        after: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SetPathResult:
        """Puts new entries into a path, before or after an entry or at a position, as one revision. All other
        entries stay.

        path: The destinations, lowest first.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        at: The position of the first new entry; the path's length puts them on top.
        before: The entry above the new ones, in whichever path it is.
        after: The entry below the new ones, in whichever path it is; a navigator's root is below its first entry.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "at": at, "before": before, "after": after,
                "path": path, "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.SetPathResult = self._request("path.insert", params, within)
        return result

    def remove_entries(
        self, entries: Sequence[str], *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Removes entries by their ids, with everything that they present, as one revision. The entries above them
        stay.

        entries: The ids of the entries, of any paths.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "entries": entries, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = self._request("path.remove", params, within)
        return result

    def move_entry(
        self, entry: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, before: Optional[str] = None,
        after: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.MoveEntryResult:
        """Moves an entry to another place of its path. It keeps its id, and what it presents stays over it. All
        other entries keep their order.

        entry: The entry to move.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        before: The entry of the same path that is above it then.
        after: The entry of the same path that is below it then; a navigator's root is below its first entry.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "entry": entry, "before": before, "after": after, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.MoveEntryResult = self._request("path.move", params, within)
        return result

    def entry(
        self, entry: str, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.EntryResult:
        """One entry, and where it is shown.

        entry: The entry's id.
        scene: The scene to act on; `main` when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "entry": entry, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.EntryResult = self._request("entry.get", params, within)
        return result

    def ask(
        self, entry: str, message: Any, *, scene: Optional[str] = None, name: Optional[str] = None, timeout: Optional[float] = None, token: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.AskResult:
        """Sends a message to the module that provides an entry, and answers what it answered. A type may declare
        its messages: then the request names one of them, and the host checks the message with that one's schema.
        Other types take any message.

        entry: The entry's id.
        message: The message: any JSON, passed on as it is.
        scene: The scene to act on; `main` when left out.
        name: The message's name: one that the type declares. The module gets it. A type that declares none takes
            any name, or none.
        timeout: Seconds until `provider_timeout`: the limit `question` when left out, at most the limit
            `questionMaximum`.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "entry": entry, "name": name, "timeout": timeout, "token": token, "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "message": message,
            },
        )
        result: contract.AskResult = self._request("entry.ask", params, within)
        return result

    def provide_content(
        self, entry: str, content: Any = LEFT_OUT, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        links: Optional[Sequence[contract.ProvideContentLinksItem]] = None, token: Optional[str] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ChangedResult:
        """Supplies the content and the links of an entry that this session provides. They replace what the session
        supplied before. Content must fit the schema that the type declares for it, if it declares one.

        entry: The entry's id.
        content: Any JSON, for renderers.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        links: Where the entry leads: up to 256 links, their names all different.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "entry": entry, "links": links, "token": token, "byPerson": by_person,
                "traceparent": traceparent,
            },
            {
                "content": content,
            },
        )
        result: contract.ChangedResult = self._request("entry.provide", params, within)
        return result

    def update_entry(
        self, entry: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, hints: Union[Mapping[str, Any], None] = LEFT_OUT, token: Optional[str] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ChangedResult:
        """Changes the arguments, the hints, or both of an entry in place. The entry keeps its id, its place, and
        all that belongs to it. When its arguments change and a module supplies its content, the host asks the
        module again; the former content stays until then.

        entry: The entry's id.
        arguments: The new arguments, as a whole; the old ones when left out.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        hints: The new hints for renderers, as a whole; null for none, the old ones when left out.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "entry": entry, "arguments": arguments, "token": token,
                "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "hints": hints,
            },
        )
        result: contract.ChangedResult = self._request("entry.update", params, within)
        return result

    def links(
        self, entry: str, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.LinksResult:
        """The links that an entry offers.

        entry: The entry's id.
        scene: The scene to act on; `main` when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "entry": entry, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.LinksResult = self._request("entry.links", params, within)
        return result

    def follow(
        self, entry: str, link: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        values: Optional[Mapping[str, Any]] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.FollowResult:
        """Shows where a link of an entry leads, as `navigate` does, on the navigator that shows the entry. A link
        with `placeholders` takes a value for each of them.

        entry: The entry's id.
        link: The link's name.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        values: A value for each of the link's `placeholders`; left out for a link without any.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "entry": entry, "link": link, "values": values, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.FollowResult = self._request("entry.follow", params, within)
        return result

    def lock(
        self, reason: Optional[str] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.LockResult:
        """Protects a navigator and everything under it. Until the lock ends, the host refuses the requests that
        sweep the scene, `undo` and `scene.close`, and every request from outside that would take it away. Its
        direct presenter can still dismiss it. It ends with `unlock`, with its navigator, or with the session that
        took it.

        reason: Why it is locked, for people; part of every refusal.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "reason": reason,
                "token": token, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.LockResult = self._request("lock", params, within)
        return result

    def unlock(
        self, lock: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, token: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ChangedResult:
        """Removes a lock.

        lock: The id that `lock` answered.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "lock": lock, "token": token, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.ChangedResult = self._request("unlock", params, within)
        return result

    def attachments(
        self, *, scene: Optional[str] = None, navigator: Optional[str] = None,
        kind: Optional[Literal["lock", "checkpoint", "mapping", "trigger", "flow", "signal"]] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.AttachmentsResult:
        """The attachments of a navigator, or of the whole scene: locks, checkpoints, mappings, triggers, flows, and
        signals that wait for their module.

        scene: The scene to act on; `main` when left out.
        navigator: Id or name of a navigator; all of them when left out.
        kind: Only attachments of this kind.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "navigator": navigator, "kind": kind, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.AttachmentsResult = self._request("attachment.list", params, within)
        return result

    def establish_checkpoint(
        self, checkpoint: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, value: Optional[Union[Mapping[str, Any], bool]] = None, token: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.EstablishCheckpointResult:
        """Names the place where the path of a navigator ends now. The checkpoint is removed when the path becomes
        shorter, and with the navigator. The session that established it gets a signal of a return, with the value.

        checkpoint: The checkpoint's name.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        value: The JSON Schema of the value to return with; any value is accepted when left out.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry,
                "checkpoint": checkpoint, "value": value, "token": token, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.EstablishCheckpointResult = self._request("checkpoint.establish", params, within)
        return result

    def return_to_checkpoint(
        self, checkpoint: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, value: Any = LEFT_OUT, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ReturnToCheckpointResult:
        """Returns to a checkpoint: the one on the navigator, else on the nearest navigator above; of several the
        highest. The host closes the presentations at or below its navigator, pops to its place, and sends a signal
        to the session that established it. The request is refused when nothing would change.

        checkpoint: The checkpoint's name.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        value: Any JSON that fits the schema of the checkpoint.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry,
                "checkpoint": checkpoint, "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "value": value,
            },
        )
        result: contract.ReturnToCheckpointResult = self._request("checkpoint.return", params, within)
        return result

    def can_return(
        self, checkpoint: str, *, scene: Optional[str] = None, navigator: Optional[str] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CanReturnResult:
        """Whether `checkpoint.return` would find a checkpoint to return to, and where.

        checkpoint: The checkpoint's name.
        scene: The scene to act on; `main` when left out.
        navigator: Id or name of the navigator to act on; the current one when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "navigator": navigator, "checkpoint": checkpoint, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CanReturnResult = self._request("checkpoint.canReturn", params, within)
        return result

    def remove_checkpoint(
        self, checkpoint: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ChangedResult:
        """Removes the checkpoints of this name from a navigator.

        checkpoint: The checkpoint's name.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry,
                "checkpoint": checkpoint, "token": token, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ChangedResult = self._request("checkpoint.remove", params, within)
        return result

    def add_mapping(
        self, from_: str, to: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, arguments: Optional[Mapping[str, Any]] = None, inherits: Optional[bool] = None,
        token: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.AddMappingResult:
        """From now on a navigator shows another type when a request names this one: with `navigate`, `push`,
        `present`, `replace`, `path.append` and `column.show`. The nearest mapping is applied, once. It ends with
        `mapping.remove`, with its navigator, or with the session.

        from_: The type that requests name.
        to: The type that is shown.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        arguments: The arguments that it is shown with; those of the request when left out.
        inherits: Whether the mapping holds below the navigator as well; true when left out.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "from": from_,
                "to": to, "arguments": arguments, "inherits": inherits, "token": token, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.AddMappingResult = self._request("mapping.add", params, within)
        return result

    def remove_mapping(
        self, mapping: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, token: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ChangedResult:
        """Removes a mapping.

        mapping: The id that `mapping.add` answered.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "mapping": mapping, "token": token, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.ChangedResult = self._request("mapping.remove", params, within)
        return result

    def bind_trigger(
        self, trigger: str, operation: contract.Operation, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.BindTriggerResult:
        """Keeps an operation under a name on a navigator; `trigger.set` carries it out there. An operation that
        could never be carried out is refused now. The trigger ends with `trigger.unbind`, with its navigator, or
        with the session.

        trigger: The trigger's name.
        operation: Any operation but those of triggers, or `send`. It acts on the trigger's navigator when it names
            none.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "trigger": trigger,
                "operation": operation, "token": token, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.BindTriggerResult = self._request("trigger.bind", params, within)
        return result

    def set_trigger(
        self, trigger: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SetTriggerResult:
        """Carries out the operation of a trigger and resets the trigger, in the same revision. A sequence that the
        operation begins comes after that revision.

        trigger: The trigger's name.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "trigger": trigger,
                "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.SetTriggerResult = self._request("trigger.set", params, within)
        return result

    def unbind_trigger(
        self, trigger: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ChangedResult:
        """Removes a trigger.

        trigger: The trigger's name.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "trigger": trigger,
                "token": token, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ChangedResult = self._request("trigger.unbind", params, within)
        return result

    @overload
    def start_flow(
        self, name: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, module: Optional[str] = None, checkpoint: Optional[str] = None,
        schema: Optional[Union[Mapping[str, Any], bool]] = None, data: Any = LEFT_OUT, type: Optional[str] = None, arguments: Optional[Mapping[str, Any]] = None,
        hints: Optional[Mapping[str, Any]] = None, method: Optional[str] = None, for_result: Literal[True], token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.OutcomeResult, contract.RedirectedResult, contract.SequenceResult]: ...

    @overload
    def start_flow(
        self, name: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, module: Optional[str] = None, checkpoint: Optional[str] = None,
        schema: Optional[Union[Mapping[str, Any], bool]] = None, data: Any = LEFT_OUT, type: Optional[str] = None, arguments: Optional[Mapping[str, Any]] = None,
        hints: Optional[Mapping[str, Any]] = None, method: Optional[str] = None, for_result: Optional[Literal[False]] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.FlowStartedResult, contract.RedirectedResult, contract.SequenceResult]: ...

    @overload
    def start_flow(
        self, name: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, module: Optional[str] = None, checkpoint: Optional[str] = None,
        schema: Optional[Union[Mapping[str, Any], bool]] = None, data: Any = LEFT_OUT, type: Optional[str] = None, arguments: Optional[Mapping[str, Any]] = None,
        hints: Optional[Mapping[str, Any]] = None, method: Optional[str] = None, for_result: Optional[bool], token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.StartFlowResult: ...

    def start_flow(
        self, name: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, module: Optional[str] = None, checkpoint: Optional[str] = None,
        schema: Optional[Union[Mapping[str, Any], bool]] = None, data: Any = LEFT_OUT, type: Optional[str] = None, arguments: Optional[Mapping[str, Any]] = None,
        hints: Optional[Mapping[str, Any]] = None, method: Optional[str] = None, for_result: Optional[bool] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.StartFlowResult:
        """Starts a flow: a sequence of steps that ends where it began, or at a checkpoint, whatever was shown
        meanwhile. A flow of a module outlives the module's process. A flow without a module belongs to the session
        and ends with it. `type` is the first step, shown in the same revision. When the module declared a flow of
        this name with `module.register`, the flow has from there what the request leaves out.

        name: The flow's name; several flows may have the same.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        module: The module that drives it; the session's own when left out. Another module gets the signal
            `flow.started`.
        checkpoint: A checkpoint on the navigator or above, to return to; the end of the path now when left out.
        schema: The JSON Schema of the value that completes it; any value is accepted when left out.
        data: Any JSON that the flow keeps for its driver; null for nothing.
        type: The destination type of the first step.
        arguments: The destination's arguments; none when left out.
        hints: Hints for renderers about the entry that is shown. They are added to the hints of the type, and
            replace those of the same name; null removes one.
        method: How the first step is shown; the type's method when left out.
        for_result: Whether the answer waits for the end of the flow: `completed`, `cancelled`, `failed` or
            `redirected`.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "name": name,
                "module": module, "checkpoint": checkpoint, "schema": schema, "type": type, "arguments": arguments, "hints": hints, "method": method,
                "forResult": for_result, "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "data": data,
            },
        )
        result: contract.StartFlowResult = self._request("flow.start", params, within)
        return result

    def next_step(
        self, flow: str, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, data: Any = LEFT_OUT, token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CreateNavigatorResult:
        """Shows the next step of a flow, in front of the place where the flow began: on the navigator that is
        presented over that one, or selected below it, as far as that goes. With `data`, the flow keeps that in the
        same revision. Only the driver of the flow may do so.

        flow: The id that `flow.start` answered.
        type: The destination type.
        arguments: The destination's arguments; none when left out.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of a navigator at or below that of the flow; the one in front when left out.
        from_entry: The entry that the request comes from: the step is shown on the navigator that shows it.
        hints: Hints for renderers about the entry that is shown. They are added to the hints of the type, and
            replace those of the same name; null removes one.
        method: How the step is shown; the type's method when left out.
        data: Any JSON that the flow keeps; null for nothing. Left out, the data stays.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "flow": flow, "navigator": navigator, "fromEntry": from_entry,
                "type": type, "arguments": arguments, "hints": hints, "method": method, "token": token, "replacesPending": replaces_pending,
                "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "data": data,
            },
        )
        result: contract.CreateNavigatorResult = self._request("flow.next", params, within)
        return result

    def update_flow(
        self, flow: str, data: Any, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        token: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ChangedResult:
        """Replaces the data that a flow keeps for its driver. Only the driver of the flow may do so.

        flow: The id that `flow.start` answered.
        data: Any JSON that the flow keeps; null for nothing.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "flow": flow, "token": token, "byPerson": by_person,
                "traceparent": traceparent,
            },
            {
                "data": data,
            },
        )
        result: contract.ChangedResult = self._request("flow.update", params, within)
        return result

    def complete_flow(
        self, flow: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, value: Any = LEFT_OUT,
        token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.ReturnToCheckpointResult:
        """Ends a flow that reached its goal. The host closes the presentations at or below the place where the flow
        began, pops to that place, and sends a signal with the value to the session that started it, and to the
        session that established its checkpoint. Only the driver of the flow may do so.

        flow: The id that `flow.start` answered.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        value: Any JSON that fits the schemas of the flow and of its checkpoint.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "flow": flow, "token": token, "replacesPending": replaces_pending,
                "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "value": value,
            },
        )
        result: contract.ReturnToCheckpointResult = self._request("flow.complete", params, within)
        return result

    def cancel_flow(
        self, flow: str, reason: Optional[str] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.ReturnToCheckpointResult:
        """Ends a flow without a value, as `flow.complete` does. Every session may do so, also while the flow's
        module is away.

        flow: The id that `flow.start` answered.
        reason: Why, for people; 1,024 bytes at most.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "flow": flow, "reason": reason, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ReturnToCheckpointResult = self._request("flow.cancel", params, within)
        return result

    def fail_flow(
        self, flow: str, reason: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        data: Any = LEFT_OUT, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ReturnToCheckpointResult:
        """Ends a flow that cannot go on, as `flow.complete` does, and says why. Only the driver of the flow may do
        so.

        flow: The id that `flow.start` answered.
        reason: Why, for people; 1,024 bytes at most.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        data: Any JSON; the signal has it.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "flow": flow, "reason": reason, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "data": data,
            },
        )
        result: contract.ReturnToCheckpointResult = self._request("flow.fail", params, within)
        return result

    def flows(
        self, *, scene: Optional[str] = None, module: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.FlowsResult:
        """The flows of a scene.

        scene: The scene to act on; `main` when left out.
        module: Only flows that this module drives.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "module": module, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.FlowsResult = self._request("flow.list", params, within)
        return result

    def flow(
        self, flow: str, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.FlowResult:
        """One flow, with the data that it keeps.

        flow: The id that `flow.start` answered.
        scene: The scene to act on; `main` when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "flow": flow, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.FlowResult = self._request("flow.get", params, within)
        return result

    def show_column(
        self, type: Optional[str] = None, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.CreateNavigatorResult:
        """Shows a destination in the next column: the next stack of the same parent. That stack then holds this
        destination only and comes to the front, and the stacks after it are emptied. Without a type, all columns
        after this one are emptied.

        type: The destination type; without it, the columns after this one are emptied.
        arguments: The destination's arguments; none when left out.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        hints: Hints for renderers about the entry that is shown. They are added to the hints of the type, and
            replace those of the same name; null removes one.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "type": type,
                "arguments": arguments, "hints": hints, "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CreateNavigatorResult = self._request("column.show", params, within)
        return result

    def answer(
        self, entry: str, answer: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        value: Any = LEFT_OUT, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Answers an alert or a dialog with one of its buttons, which closes it. The session that showed it gets a
        signal. The request names the entry, so that an answer for another alert never closes this one.

        entry: The entry's id.
        answer: The `answer` of the button.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        value: Any JSON; the signal has it.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "entry": entry, "answer": answer, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "value": value,
            },
        )
        result: contract.CloseNavigatorResult = self._request("answer", params, within)
        return result

    def close_entry(
        self, entry: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, value: Any = LEFT_OUT,
        token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Closes what an entry shows, at any depth: a pushed entry with all entries above it, a presented entry
        with its navigator. It is for a child that knows its own entry and not its presenter. The session that
        showed the entry gets a signal with the value.

        entry: The entry's id.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        value: Any JSON; the signal has it.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "entry": entry, "token": token, "replacesPending": replaces_pending,
                "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "value": value,
            },
        )
        result: contract.CloseNavigatorResult = self._request("entry.close", params, within)
        return result

    def state(
        self, *, scene: Optional[str] = None, navigator: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.StateResult:
        """The whole nested state of a navigator, the root when none is named, as a value that `state.set` takes. It
        may have `snapshot` bytes (a limit); read a larger one in parts with `tree.get` or `path.get`.

        scene: The scene to act on; `main` when left out.
        navigator: Id or name of the navigator; the root when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "navigator": navigator, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.StateResult = self._request("state.get", params, within)
        return result

    def set_state(
        self, state: Sequence[contract.SetStateStateItem], *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SetStateResult:
        """Makes a navigator, the root when none is named, and everything below it what a state says, as one
        revision. Navigators and entries that agree already keep their ids. The host refuses a state as a whole and
        lists every problem.

        state: The navigators, parents before children; the first is `navigator`.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator; the root when left out.
        from_entry: The entry that the request comes from, for the cause only. It does not say which navigator is
            meant.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "state": state,
                "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.SetStateResult = self._request("state.set", params, within)
        return result

    def transaction(
        self, operations: Sequence[contract.Operation], *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.TransactionResult:
        """Carries several operations out as one revision, or none of them. A refusal is that of one operation, with
        its number as `operation`.

        operations: 1 to 256 (the limit `batch`) operations on the scene's tree, in order.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "operations": operations, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.TransactionResult = self._request("transaction", params, within)
        return result

    def plan(
        self, operations: Sequence[contract.Operation], *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.PlanResult:
        """Tells the effect of a transaction without carrying it out: its changes or its refusal, the locks that
        refuse it, and the guards that the host would ask.

        operations: 1 to 256 (the limit `batch`) operations on the scene's tree, in order.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "operations": operations, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.PlanResult = self._request("plan", params, within)
        return result

    def describe_rules(
        self, *, format: Optional[Literal["json", "dot", "mermaid"]] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.DescribeRulesResult:
        """Which types may stand on which: the roles and rules of all types; the edges that follow for types that
        say what they stand on; the types that may stand anywhere (`open`), those that nothing leads to
        (`unreachable`), and those that nothing leads out of (`deadEnds`). Or the edges as a graph.

        format: `dot` or `mermaid` for the edges as a graph; `json` when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "format": format, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.DescribeRulesResult = self._request("rules.describe", params, within)
        return result

    def check_rules(
        self, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CheckRulesResult:
        """The places of a scene that break a rule now, once for each part, and the restored entries whose arguments
        do not fit their types: rules and schemas may be newer than the entries.

        scene: The scene to act on; `main` when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.CheckRulesResult = self._request("rules.check", given({"scene": scene, "byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def add_guard(
        self, name: str, on: Literal["enter", "leave", "select"], *, types: Optional[Sequence[str]] = None, roles: Optional[Sequence[str]] = None,
        scene: Optional[str] = None, navigator: Optional[str] = None, order: Optional[int] = None, timeout: Optional[float] = None,
        default: Optional[Literal["allow", "deny"]] = None, away: Optional[Literal["allow", "deny", "wait"]] = None, module: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.AddGuardResult:
        """Asks this session before a request shows or removes what the guard is about, or selects another stack.
        The session gets `guard.ask`; the request waits, and so do requests that would change the same navigators.
        The host asks guards one after the other: by their order, then by their age. A guard ends with
        `guard.remove`, and with the navigator or the scene that it was added for. It ends with its session as well,
        unless `away` says what holds while its module is away.

        name: The name of the guard for people.
        on: When it is asked: before something is shown (`enter`), before something goes (`leave`), or before
            another stack of a navigator comes to the front (`select`).
        types: Types that it is about: `shop.item`, `shop.*`, or `*`. With `roles` left out too, all of them. On
            `select`, one of the two stacks must show such a type.
        roles: Roles that it is about, in any module's types.
        scene: Only this scene; all when left out.
        navigator: Only this navigator and what is below it; on `select`, one of the two stacks.
        order: Guards with a lower number are asked first; 0 when left out.
        timeout: Seconds that it has to answer: the limit `question` when left out, at most the limit
            `questionMaximum`.
        default: The verdict when it does not answer in time, or gives an invalid answer; `deny` when left out.
        away: The answer that holds while the guard's module is away: `allow`, `deny`, or `wait` until the module
            has added the guard again, at most for `timeout`. The guard ends with its session when left out.
        module: The module of a guard with `away`, one of this session; a session with several modules must say it.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "name": name, "on": on, "types": types, "roles": roles, "scene": scene, "navigator": navigator, "order": order, "timeout": timeout,
                "default": default, "away": away, "module": module, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.AddGuardResult = self._request("guard.add", params, within)
        return result

    def remove_guard(
        self, guard: str, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.AddGuardResult:
        """Removes a guard of this session, or of any module that is away. A request that waits for its vote goes on
        without it.

        guard: The guard's id.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.AddGuardResult = self._request("guard.remove", given({"guard": guard, "byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def guards(
        self, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.GuardsResult:
        """Lists the guards, in the order in which they are asked.

        scene: Only the guards that are asked about this scene.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.GuardsResult = self._request("guard.list", given({"scene": scene, "byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def send(
        self, values: Sequence[contract.SentItem], *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, name: Optional[str] = None, ephemeral: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SequenceResult:
        """Sends values one after the other. Each goes to the receiver that is nearest to the current navigator, and
        its answer says how the sequence goes on. The host answers once, at the end. When the sender's connection
        ends, the host still sends the rest, unless the sequence is `ephemeral`.

        values: The values, in the order in which they are sent.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        navigator: Id or name of the navigator to act on; the current one when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        name: The sequence's name, for people: 1 to 128 bytes.
        ephemeral: Whether the sequence ends with the session that sends it; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "values": values,
                "name": name, "ephemeral": ephemeral, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.SequenceResult = self._request("send", params, within)
        return result

    def resume(
        self, *, scene: Optional[str] = None, sequence: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.ResumeResult:
        """Lets paused sequences go on: one of them, or all of a scene. Any client may. A sequence that has gone on
        already is left alone.

        scene: All paused sequences of this scene; of `main` when both are left out.
        sequence: Only this sequence, whoever sent it.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "sequence": sequence, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ResumeResult = self._request("resume", params, within)
        return result

    def cancel_resume(
        self, *, scene: Optional[str] = None, sequence: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.CancelResumeResult:
        """Ends paused sequences: one of them, or all of a scene. Their senders get the outcome `cancelled`.

        scene: All paused sequences of this scene; of `main` when both are left out.
        sequence: Only this sequence, whoever sent it.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "sequence": sequence, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CancelResumeResult = self._request("cancelResume", params, within)
        return result

    def sequences(
        self, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SequencesResult:
        """Lists the sequences that have not ended, oldest first.

        scene: Only sequences of this scene.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.SequencesResult = self._request("sequence.list", given({"scene": scene, "byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def add_receiver(
        self, *, value: Optional[str] = None, type: Optional[str] = None, route: Optional[str] = None, navigator: Optional[str] = None,
        scene: Optional[str] = None, timeout: Optional[float] = None, auto: Optional[contract.RegisterReceiversItemValueAutoAuto] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.Receiver:
        """Takes part in what is sent. The host asks this session (`value.receive`) about each value of the name,
        destination of the type, or route, unless another receiver is nearer. With `auto` the host asks nothing. A
        receiver ends with `receiver.remove`, with its navigator, or with its session.

        value: The name of a value: a module's name, a dot and a name.
        type: A destination type.
        route: The name of a route: a module's name, a dot and a name.
        navigator: Id or name of the navigator where it stands; behind all others when left out.
        scene: Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
        timeout: Seconds that it has to answer: the limit `question` when left out, at most the limit
            `questionMaximum`.
        auto: Receives without being asked.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "value": value, "type": type, "route": route, "navigator": navigator, "scene": scene, "timeout": timeout, "auto": auto, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.Receiver = self._request("receiver.add", params, within)
        return result

    def remove_receiver(
        self, receiver: str, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.UnmonitorResult:
        """Removes a receiver of this session. It may still answer what it was asked before.

        receiver: The receiver's id.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "receiver": receiver, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.UnmonitorResult = self._request("receiver.remove", params, within)
        return result

    def receivers(
        self, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ReceiversResult:
        """Lists the receivers, oldest first.

        scene: Only the receivers of what is sent in this scene.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.ReceiversResult = self._request("receiver.list", given({"scene": scene, "byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def register_url(
        self, pattern: str, *, module: Optional[str] = None, scene: Optional[str] = None, navigator: Optional[str] = None,
        to: Optional[Sequence[contract.SentItem]] = None, ask: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.RegisterURLResult:
        """Says what the URLs that fit a pattern become. Of several patterns the most concrete one counts, whatever
        the order of registration. Two patterns that are equally concrete for some URL are refused. The same module
        may register the same pattern again, which redefines it. A pattern ends with its module.

        pattern: A pattern, as `shop://product/:id(int)/reviews/:page(int)?`, `/docs/*rest` or `/search?q=:q`.
        module: A module of this session; its only one when left out.
        scene: The scene where the items go when the request that opens the URL names none; `main` when left out.
        navigator: The navigator where they go, likewise; the scene's current one when left out.
        to: Items of a sequence. `{id}` as a whole string becomes the parameter's value, within a longer one its
            text.
        ask: True, in the place of `to`: the module is asked with `url.resolve`.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "module": module, "pattern": pattern, "scene": scene, "navigator": navigator, "to": to, "ask": ask, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.RegisterURLResult = self._request("url.register", params, within)
        return result

    def unregister_url(
        self, pattern: Optional[str] = None, *, module: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.UnregisterURLResult:
        """Removes a pattern of a module, or all of them.

        pattern: The pattern as it was registered; all when left out.
        module: A module of this session; its only one when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "module": module, "pattern": pattern, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.UnregisterURLResult = self._request("url.unregister", params, within)
        return result

    def url_patterns(
        self, *, module: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.UrlPatternsResult:
        """Lists the URL patterns, by scheme and host, the more concrete ones first.

        module: Only patterns of this module.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.UrlPatternsResult = self._request("url.list", given({"module": module, "byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def resolve_url(
        self, url: str, *, scene: Optional[str] = None, navigator: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.ResolveURLResult:
        """Answers what a URL would become, without doing it: the items of a sequence, and where they would go. A
        module that registered with `ask` is asked.

        url: With a scheme and a host, or a path alone, as RFC 3986 and RFC 3987 write it.
        scene: The scene to act on; the pattern says so when left out.
        navigator: Id or name of the navigator to act on; the pattern says so when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "url": url, "scene": scene, "navigator": navigator, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ResolveURLResult = self._request("url.resolve", params, within)
        return result

    def open_url(
        self, url: str, *, scene: Optional[str] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, ephemeral: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SequenceResult:
        """Sends what a URL becomes, and answers as `send` does, at the end of the sequence. A module that
        registered with `ask` is asked first.

        url: With a scheme and a host, or a path alone, as RFC 3986 and RFC 3987 write it.
        scene: The scene to act on; the pattern says so when left out.
        navigator: Id or name of the navigator to act on; the pattern says so when left out.
        from_entry: The entry that the request comes from: the request acts on the navigator that shows it.
        ephemeral: Whether the sequence ends with the session that opens the URL; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "url": url, "scene": scene, "navigator": navigator, "fromEntry": from_entry, "ephemeral": ephemeral, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.SequenceResult = self._request("url.open", params, within)
        return result

    def encode_url(
        self, *, items: Optional[Sequence[contract.SentItem]] = None, entry: Optional[str] = None, scene: Optional[str] = None, navigator: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.EncodeURLResult:
        """Answers the URL of a place, if a pattern gives exactly that: of all that a navigator shows (its root and
        its path), of one entry, or of items. The sweeping actions with which a pattern begins do not count. For a
        place it does not count either how it is shown. Of several patterns the one with the fewest parameters
        counts.

        items: Items of a sequence, in place of a navigator or an entry.
        entry: The entry's id, in place of a navigator.
        scene: The scene to act on; `main` when left out.
        navigator: Id or name of the navigator to act on; the current one when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "items": items, "entry": entry, "scene": scene, "navigator": navigator, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.EncodeURLResult = self._request("url.encode", params, within)
        return result

    def history(
        self, *, scene: Optional[str] = None, since: Optional[int] = None, limit: Optional[int] = None, entry: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.HistoryResult:
        """The changes of a scene and their causes, oldest first, as far as the host keeps them.

        scene: The scene to act on; `main` when left out.
        since: Only what came after this revision, the oldest first; the newest ones when left out.
        limit: How many revisions the answer has at most; 100 when left out.
        entry: Only revisions that mention this entry.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "since": since, "limit": limit, "entry": entry, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.HistoryResult = self._request("history.list", params, within)
        return result

    def statistics(
        self, *, scene: Optional[str] = None, since: Optional[int] = None, limit: Optional[int] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.StatisticsResult:
        """Counts how a scene was used: for each destination type how often it was shown, for how long, and how
        often a person turned back there. It looks at the newest revisions that the host keeps and that have at most
        10000 changes together. It also counts the requests that the host has refused since its start, in all
        scenes.

        scene: The scene to act on; `main` when left out.
        since: Only what came after this revision; all that the host keeps when left out.
        limit: How many rows each list of the answer has at most; 100 when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "since": since, "limit": limit, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.StatisticsResult = self._request("history.statistics", params, within)
        return result

    def undo(
        self, *, navigation: Optional[bool] = None, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        to: Optional[int] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Returns to how the tree was at a revision that is kept, as an ordinary change: undoing it again restores
        everything. Restored parts of the tree have their old ids. Connected sessions and registered modules stay as
        they are now. Locks refuse the request.

        navigation: True: only navigation is undone. Without `to`, the newest revision that navigated is undone,
            with all after it. Content, hints and migrated arguments stay as they are, and so do locks, checkpoints,
            mappings, triggers and flows that came, changed or went without a navigation.
        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        to: The revision to go back to; the one before the newest when left out.
        token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
            answer, without a second effect.
        replaces_pending: Whether this request replaces earlier ones of the same connection on the same scene which
            still wait for a guard, a module or their turn; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "navigation": navigation, "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "to": to, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = self._request("undo", params, within)
        return result

    def configure_scene(
        self, *, scene: Optional[str] = None, execution_delay: Optional[float] = None,
        verbosity: Optional[Literal["silent", "error", "warning", "info", "debug"]] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.ConfigureSceneResult:
        """Changes which events a scene sends, and how long it waits between sent values. A setting that is left out
        stays.

        scene: The scene to act on; `main` when left out.
        execution_delay: Seconds between sent values.
        verbosity: The most talkative events that watches of the scene can get.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "executionDelay": execution_delay, "verbosity": verbosity, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ConfigureSceneResult = self._request("scene.configure", params, within)
        return result

    def watches(
        self, *, session: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.WatchesResult:
        """The watches of all connections, by connection and number.

        session: Only the watches of this connection.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.WatchesResult = self._request("watch.list", given({"session": session, "byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def add_credit(
        self, watch: int, credit: int, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.AddCreditResult:
        """Lets a watch that began with `credit` send more notifications. The waiting revisions come before the
        answer, in order. If the host does not keep them any more, `lagged` comes instead.

        watch: The watch's number on this connection.
        credit: How many notifications more the watch may send.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "watch": watch, "credit": credit, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.AddCreditResult = self._request("watch.credit", params, within)
        return result

    def report_rendering(
        self, *, scene: Optional[str] = None, focus: Optional[contract.RendererFocus] = None, undrawn: Optional[Sequence[contract.RendererGap]] = None,
        ends: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ReportRenderingResult:
        """Says that this connection draws a scene, where a person's attention is, and what it could not draw. The
        report replaces the former one of the connection for the scene. It ends with the connection and with the
        scene. The tree does not change: others see it in `renderer.list` and `host.watch`.

        scene: The scene to act on; `main` when left out.
        focus: The place that has a person's attention; none when left out.
        undrawn: The parts that it could not draw; none when left out.
        ends: True when it draws the scene no longer; false when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "focus": focus, "undrawn": undrawn, "ends": ends, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ReportRenderingResult = self._request("renderer.report", params, within)
        return result

    def renderers(
        self, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.RenderersResult:
        """The connections that draw scenes, as their last reports say, by scene and connection.

        scene: Only the renderers of this scene; of all when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.RenderersResult = self._request("renderer.list", given({"scene": scene, "byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def fleet(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.FleetResult:
        """The fleet as this host knows it: the engine, the hosts, the scenes with their owners, and the modules
        with their hosts. Reports of other hosts may be a second old.

        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        result: contract.FleetResult = self._request("fleet.describe", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    def move_scene(
        self, scene: str, *, to: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.MoveSceneResult:
        """Gives a scene that a fleet shares to another host. Requests wait meanwhile, and none is lost. The answer
        comes when the scene has its next owner. Nothing happens when the host owns it already.

        scene: The name of the scene.
        to: The next owner; any other host when left out.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "to": to, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.MoveSceneResult = self._request("scene.move", params, within)
        return result

    def export_scene(
        self, *, scene: Optional[str] = None, local: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.ExportSceneResult:
        """The state of a scene as one text. `scene.import` gives it to a scene, on this host or on another one. It
        has the navigators, the entries with their content, the checkpoints, the flows and the waiting signals. It
        does not have what ends with a session, the history, the settings, or the states under other restoration
        keys.

        scene: The scene to act on; `main` when left out.
        local: Means the scene of this host, also when its fleet shares one of the same name.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "local": local, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ExportSceneResult = self._request("scene.export", params, within)
        return result

    def import_scene(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, local: Optional[bool] = None,
        state: Optional[str] = None, replace: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.ImportSceneResult:
        """Gives a scene the state that `scene.export` has read, as one revision. Ids stay the same in a scene that
        was never used; in others all of them are new. Guards are not asked, and a scene with a lock refuses it.
        Requests and sequences that wait in the scene end with `cancelled`. It cannot be undone.

        scene: The scene to act on; `main` when left out.
        if_revision: The request is refused unless the scene is at this revision.
        if_navigation: The request is refused if a revision after this one has navigated. Content, hints and
            attachments do not count.
        local: Means the scene of this host, also when its fleet shares one of the same name.
        state: The `state` that `scene.export` gave; an empty scene when left out.
        replace: Removes what the scene shows. Without it, a scene that shows something refuses the request.
        by_person: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
            what the session said in `hello`.
        traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
            passes it on in its questions and in the causes of changes.
        """
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "local": local, "state": state, "replace": replace,
                "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ImportSceneResult = self._request("scene.import", params, within)
        return result


class AsyncMethods:
    """Each function makes one request, and gives its result. `within` is its deadline in seconds, that of the client when left out.

    Raises NavhostError when the host refuses, TimedOut, or ConnectionLost.
    """

    async def _request(self, method: str, params: Dict[str, Any], within: Optional[float]) -> Any:
        raise NotImplementedError

    async def hello(
        self, *, name: Optional[str] = None, version: Optional[str] = None, secret: Optional[str] = None,
        capabilities: Optional[contract.HelloCapabilities] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.HelloResult:
        """Names the client, negotiates capabilities by name, and tells the limits. No client has to call it."""
        params = given(
            {
                "name": name, "version": version, "secret": secret, "capabilities": capabilities, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.HelloResult = await self._request("hello", params, within)
        return result

    async def ping(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.PingResult:
        """Answers at once. It tells whether the host is there, and how long a request takes."""
        result: contract.PingResult = await self._request("ping", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    async def status(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.StatusResult:
        """How the host is: version, counts and limits."""
        result: contract.StatusResult = await self._request("host.status", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    async def sessions(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SessionsResult:
        """Every connection: who it is by the kernel's word, what it registered and watches, what it waits for, and
        what waits for it."""
        result: contract.SessionsResult = await self._request("host.sessions", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    async def metrics(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.MetricsResult:
        """The host in numbers since its start: counters, gauges, and how long turns took, in the OpenMetrics
        format."""
        result: contract.MetricsResult = await self._request("host.metrics", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    async def waiting(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.WaitingResult:
        """The requests of all connections that are not answered yet, and the questions that modules have not
        answered. Each says what it waits for and, if there is a deadline, until when. In a fleet, those of shared
        scenes come behind the others, from all hosts; scenes whose owner cannot be reached are left out."""
        result: contract.WaitingResult = await self._request("host.waiting", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    async def monitor(
        self, *, session: Optional[str] = None, directions: Optional[Sequence[Literal["in", "out"]]] = None,
        kinds: Optional[Sequence[Literal["request", "notification", "answer", "question", "event", "invalid"]]] = None, lines: Optional[bool] = None,
        line_bytes: Optional[int] = None, methods: Optional[Sequence[str]] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.MonitorResult:
        """Shows the traffic of the user's other connections as `traffic` notifications, with arguments and answers;
        root sees those of all users. A monitor does not slow the others down: a line that its reader is too slow
        for is left out, and the next notification says how many were (`dropped`)."""
        params = given(
            {
                "session": session, "directions": directions, "kinds": kinds, "lines": lines, "lineBytes": line_bytes, "methods": methods, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.MonitorResult = await self._request("host.monitor", params, within)
        return result

    async def unmonitor(
        self, monitor: int, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.UnmonitorResult:
        """Ends a monitor of this connection."""
        params = given(
            {
                "monitor": monitor, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.UnmonitorResult = await self._request("host.unmonitor", params, within)
        return result

    async def close_session(
        self, session: str, *, message: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.CloseSessionResult:
        """Ends another connection of the same user. That connection gets a `bye` with the reason
        `closed_by_request`. The request succeeds when the connection is already closed."""
        params = given(
            {
                "session": session, "message": message, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseSessionResult = await self._request("session.close", params, within)
        return result

    async def discover(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Dict[str, Any]:
        """The OpenRPC document of this host: every method, notification, question and error."""
        result: Dict[str, Any] = await self._request("rpc.discover", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    async def rights(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.RightsResult:
        """Answers the identity of this session, and its grants in the host's access document. Without such a
        document, everything is allowed."""
        result: contract.RightsResult = await self._request("access.describe", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    async def check_right(
        self,
        verb: Literal["register", "takeOver", "navigate", "dismissOwn", "dismiss", "arrange", "lock", "unlock", "map", "attach", "guard", "receive", "send", "bindURLs", "read", "watch", "monitor", "editState", "manageScenes", "administer"],
        *, identity: Optional[str] = None, scene: Optional[str] = None, navigator: Optional[str] = None, type: Optional[str] = None,
        module: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CheckRightResult:
        """Whether an identity may do something, and by which line of the access document. Without `identity`, the
        question is about the session that asks. To ask about another identity takes the right to administer."""
        params = given(
            {
                "verb": verb, "identity": identity, "scene": scene, "navigator": navigator, "type": type, "module": module, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.CheckRightResult = await self._request("access.check", params, within)
        return result

    async def register(
        self, module: str, destinations: Sequence[contract.RegisteredDestination], *, version: Optional[str] = None, title: Optional[str] = None,
        presentations: Optional[Sequence[contract.PresentationMethod]] = None, navigator: Optional[str] = None, scene: Optional[str] = None,
        take_over: Optional[bool] = None, guards: Optional[Sequence[contract.RegisterGuardsItem]] = None,
        receivers: Optional[Sequence[contract.RegisterReceiversItem]] = None, urls: Optional[Sequence[contract.RegisterUrlsItem]] = None,
        mappings: Optional[Sequence[contract.RegisterMappingsItem]] = None, flows: Optional[Sequence[contract.RegisterFlowsItem]] = None,
        replaces: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.RegisterResult:
        """Claims a module's name for this session and registers what the module has: destination types, methods of
        presentation, guards, receivers, URL patterns, mappings and flows. The host registers all of it, or nothing
        when one part is refused. A second request of the same session adds types and redefines those that it names.
        Every other list that it gives is the module's whole list: equal parts keep their ids, and parts that are
        missing end. With `replaces` the request is the whole module. The registration ends with the session."""
        params = given(
            {
                "module": module, "version": version, "title": title, "destinations": destinations, "presentations": presentations, "navigator": navigator,
                "scene": scene, "takeOver": take_over, "guards": guards, "receivers": receivers, "urls": urls, "mappings": mappings, "flows": flows,
                "replaces": replaces, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.RegisterResult = await self._request("module.register", params, within)
        return result

    async def unregister(
        self, module: str, types: Optional[Sequence[str]] = None, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.UnregisterResult:
        """Removes some types of a module of this session, or the module with all of its types. The types' entries
        follow each type's `orphan` policy."""
        params = given(
            {
                "module": module, "types": types, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.UnregisterResult = await self._request("module.unregister", params, within)
        return result

    async def modules(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ModulesResult:
        """The modules that are registered and the modules that the host can start, by name. A module that the host
        can start has a `state` and `restarts`."""
        result: contract.ModulesResult = await self._request("module.list", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    async def start_module(
        self, module: str, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.StartModuleResult:
        """Starts a module of the host's manifests now, however often it has failed before. The host answers at
        once. `module.list` and the events of a watch tell whether the module registers."""
        params = given(
            {
                "module": module, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.StartModuleResult = await self._request("module.start", params, within)
        return result

    async def stop_module(
        self, module: str, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.StartModuleResult:
        """Ends the process of a module that the host started. The host starts the module again when a request needs
        it."""
        params = given(
            {
                "module": module, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.StartModuleResult = await self._request("module.stop", params, within)
        return result

    async def restart_module(
        self, module: str, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.StartModuleResult:
        """Ends the process of a module that the host started, and starts it again as its manifest says now."""
        params = given(
            {
                "module": module, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.StartModuleResult = await self._request("module.restart", params, within)
        return result

    async def destinations(
        self, *, module: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.DestinationsResult:
        """The registered destination types, by name. Types that are registered for some navigators only follow, by
        scene and navigator. A host with more types than the limit `elements` allows lists those of one module at a
        time."""
        params = given(
            {
                "module": module, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.DestinationsResult = await self._request("destination.list", params, within)
        return result

    async def destination(
        self, type: str, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.Destination:
        """One destination type as it was registered. A registration that holds everywhere comes first; else the
        answer is one of those for a navigator."""
        result: contract.Destination = await self._request("destination.get", given({"type": type, "byPerson": by_person, "traceparent": traceparent}), within)
        return result

    async def create_scene(
        self, scene: str, *, local: Optional[bool] = None, configuration: Optional[contract.CreateSceneConfiguration] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CreateSceneResult:
        """Makes a scene: one more tree, with its own root, revisions and current navigator."""
        params = given(
            {
                "scene": scene, "local": local, "configuration": configuration, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CreateSceneResult = await self._request("scene.create", params, within)
        return result

    async def close_scene(
        self, scene: str, *, local: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseSceneResult:
        """Closes a scene, and with it its watches. The scene `main` cannot be closed, and neither can a scene with
        a lock."""
        params = given(
            {
                "scene": scene, "local": local, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseSceneResult = await self._request("scene.close", params, within)
        return result

    async def scenes(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ScenesResult:
        """All scenes, by name: those of the host, and those that its fleet shares."""
        result: contract.ScenesResult = await self._request("scene.list", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    async def restore_scene(
        self, restoration_key: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.RestoreSceneResult:
        """Gives a scene another restoration key. The state of the former key is set aside. The state that was set
        aside under the new key comes back; without one, the scene starts afresh with its root navigator. It is one
        revision, and nothing happens when the scene has the key already. Guards are not asked, and a scene with a
        lock refuses it. Requests and sequences that wait in the scene end with `cancelled`."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "restorationKey": restoration_key, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.RestoreSceneResult = await self._request("scene.restore", params, within)
        return result

    async def tree(
        self, *, scene: Optional[str] = None, navigator: Optional[str] = None, revision: Optional[int] = None, limit: Optional[int] = None,
        after: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.Snapshot:
        """The whole scene, or a navigator with everything below it, as one consistent snapshot: now, or at a
        revision that is kept. With `limit`, it comes in parts: each one but the last has a `next`, which the next
        request gives as `after`, besides the same other parameters. All parts are of the revision of the first one.
        A navigator that two parts have is the same one: its `path`, `children` and `overlays` go on. Scenes with
        more than `snapshot` bytes (a limit) of text can only be read in parts."""
        params = given(
            {
                "scene": scene, "navigator": navigator, "revision": revision, "limit": limit, "after": after, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.Snapshot = await self._request("tree.get", params, within)
        return result

    async def create_navigator(
        self, name: Optional[str] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        parent: Optional[str] = None, from_entry: Optional[str] = None, kind: Optional[Literal["stack", "presentation"]] = None, method: Optional[str] = None,
        root: Optional[contract.RequestedDestination] = None, entry: Optional[str] = None, select: Optional[bool] = None, ephemeral: Optional[bool] = None,
        if_occupied: Optional[Literal["replace", "refuse"]] = None, accepts: Optional[contract.Acceptance] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CreateNavigatorResult:
        """Adds a navigator. A stack (a tab, a column) becomes the last child of its parent; the first stack below a
        navigator is selected unless `select` says otherwise. A presentation is shown over its parent by a module's
        own means."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "parent": parent, "fromEntry": from_entry, "kind": kind, "name": name,
                "method": method, "root": root, "entry": entry, "select": select, "ephemeral": ephemeral, "ifOccupied": if_occupied, "accepts": accepts,
                "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CreateNavigatorResult = await self._request("navigator.create", params, within)
        return result

    async def close_navigator(
        self, navigator: Optional[str] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Closes a navigator with everything below it. The root cannot be closed."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = await self._request("navigator.close", params, within)
        return result

    async def select_navigator(
        self, navigator: Optional[str] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SelectNavigatorResult:
        """Brings a stack to the front of its parent. The other stacks keep their paths."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.SelectNavigatorResult = await self._request("navigator.select", params, within)
        return result

    async def navigator(
        self, navigator: Optional[str] = None, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.NavigatorState:
        """One navigator, without its path."""
        params = given(
            {
                "scene": scene, "navigator": navigator, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.NavigatorState = await self._request("navigator.get", params, within)
        return result

    async def find_navigator(
        self, name: str, *, scene: Optional[str] = None, below: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.NavigatorState:
        """Finds a navigator by its name, in the scene or below another navigator."""
        params = given(
            {
                "scene": scene, "name": name, "below": below, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.NavigatorState = await self._request("navigator.find", params, within)
        return result

    @overload
    async def navigate(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Literal[True], token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.OutcomeResult, contract.SequenceResult, contract.RedirectedResult]: ...

    @overload
    async def navigate(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Optional[Literal[False]] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.ShownResult, contract.SequenceResult, contract.RedirectedResult]: ...

    @overload
    async def navigate(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Optional[bool], token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.NavigateResult: ...

    async def navigate(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Optional[bool] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.NavigateResult:
        """Shows a destination by the request's method. Without one, the method of the type applies; without that,
        `push`. The method `send` hands the destination to a receiver, like the request `send`, and the answer is
        that of the sequence."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "type": type,
                "arguments": arguments, "hints": hints, "method": method, "name": name, "ifOccupied": if_occupied, "buttons": buttons, "ifPresent": if_present,
                "transient": transient, "forResult": for_result, "token": token, "replacesPending": replaces_pending, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.NavigateResult = await self._request("navigate", params, within)
        return result

    @overload
    async def push(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None, transient: Optional[bool] = None,
        for_result: Literal[True], token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.OutcomeResult, contract.RedirectedResult, contract.SequenceResult]: ...

    @overload
    async def push(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None, transient: Optional[bool] = None,
        for_result: Optional[Literal[False]] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.ShownResult, contract.RedirectedResult, contract.SequenceResult]: ...

    @overload
    async def push(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None, transient: Optional[bool] = None,
        for_result: Optional[bool], token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.PushResult: ...

    async def push(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None, transient: Optional[bool] = None,
        for_result: Optional[bool] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.PushResult:
        """Puts a destination on top of the path of a navigator."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "type": type,
                "arguments": arguments, "hints": hints, "ifPresent": if_present, "transient": transient, "forResult": for_result, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.PushResult = await self._request("push", params, within)
        return result

    @overload
    async def present(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Literal[True], token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.OutcomeResult, contract.RedirectedResult, contract.SequenceResult]: ...

    @overload
    async def present(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Optional[Literal[False]] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.ShownResult, contract.RedirectedResult, contract.SequenceResult]: ...

    @overload
    async def present(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Optional[bool], token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.PushResult: ...

    async def present(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, name: Optional[str] = None, if_occupied: Optional[Literal["replace", "refuse"]] = None,
        buttons: Optional[Sequence[contract.Button]] = None, if_present: Optional[Literal["push", "back", "raise", "single", "replaceTop", "clear"]] = None,
        transient: Optional[bool] = None, for_result: Optional[bool] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.PushResult:
        """Shows a destination over a navigator. A navigator presents one thing at a time. Presenting what it
        presents already changes nothing."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "type": type,
                "arguments": arguments, "hints": hints, "method": method, "name": name, "ifOccupied": if_occupied, "buttons": buttons, "ifPresent": if_present,
                "transient": transient, "forResult": for_result, "token": token, "replacesPending": replaces_pending, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.PushResult = await self._request("present", params, within)
        return result

    async def replace(
        self, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CreateNavigatorResult:
        """Puts a new entry in the place of another one. The presentation of the old entry is closed; the entries
        above it stay."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "type": type,
                "arguments": arguments, "hints": hints, "entry": entry, "token": token, "replacesPending": replaces_pending, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.CreateNavigatorResult = await self._request("replace", params, within)
        return result

    async def pop(
        self, count: Optional[int] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, to: Optional[int] = None, entry: Optional[str] = None, to_type: Optional[str] = None,
        presenters: Optional[bool] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Removes entries from the top of a path, with everything that they present. The request is refused when
        the path has fewer entries."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "count": count,
                "to": to, "entry": entry, "toType": to_type, "presenters": presenters, "token": token, "replacesPending": replaces_pending,
                "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = await self._request("pop", params, within)
        return result

    async def pop_all(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Removes every entry from the path of a navigator."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = await self._request("popAll", params, within)
        return result

    async def pop_any(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Empties every path of the scene."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "token": token, "replacesPending": replaces_pending,
                "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = await self._request("popAny", params, within)
        return result

    async def back(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Pops one entry. With an empty path, dismisses the navigator instead."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = await self._request("back", params, within)
        return result

    async def dismiss(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Closes this navigator, which must be a presentation. Never pops."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = await self._request("dismiss", params, within)
        return result

    async def dismiss_presented(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Closes the presentation over this navigator."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = await self._request("dismissPresented", params, within)
        return result

    async def dismiss_children(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Closes every presentation over this navigator and over the navigators below it."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = await self._request("dismissChildren", params, within)
        return result

    async def dismiss_any(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Closes every presentation of the scene."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "token": token, "replacesPending": replaces_pending,
                "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = await self._request("dismissAny", params, within)
        return result

    async def reset(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Closes every presentation and empties every path of the scene."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "token": token, "replacesPending": replaces_pending,
                "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = await self._request("reset", params, within)
        return result

    async def path(
        self, navigator: Optional[str] = None, *, scene: Optional[str] = None, offset: Optional[int] = None, limit: Optional[int] = None,
        after: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.PathResult:
        """The path of a navigator, or a part of it. A part that is not the last has a `next`, which the next
        request gives as `after`. The parts are of the revision of the first one. A path with more than `snapshot`
        bytes (a limit) of text can only be read in parts."""
        params = given(
            {
                "scene": scene, "navigator": navigator, "offset": offset, "limit": limit, "after": after, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.PathResult = await self._request("path.get", params, within)
        return result

    async def set_path(
        self, path: Sequence[contract.RequestedDestination], *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SetPathResult:
        """Makes the path of a navigator these destinations, as one revision. An entry that is in both paths stays,
        also in another order. The host checks the whole path before anything changes."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "path": path,
                "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.SetPathResult = await self._request("path.set", params, within)
        return result

    async def append_path(
        self, path: Sequence[contract.RequestedDestination], *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SetPathResult:
        """Pushes several destinations as one revision."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "path": path,
                "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.SetPathResult = await self._request("path.append", params, within)
        return result

    async def insert_path(
        self, path: Sequence[contract.RequestedDestination], *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, at: Optional[int] = None, before: Optional[str] = None,
        after: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SetPathResult:
        """Puts new entries into a path, before or after an entry or at a position, as one revision. All other
        entries stay."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "at": at, "before": before, "after": after,
                "path": path, "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.SetPathResult = await self._request("path.insert", params, within)
        return result

    async def remove_entries(
        self, entries: Sequence[str], *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Removes entries by their ids, with everything that they present, as one revision. The entries above them
        stay."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "entries": entries, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = await self._request("path.remove", params, within)
        return result

    async def move_entry(
        self, entry: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, before: Optional[str] = None,
        after: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.MoveEntryResult:
        """Moves an entry to another place of its path. It keeps its id, and what it presents stays over it. All
        other entries keep their order."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "entry": entry, "before": before, "after": after, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.MoveEntryResult = await self._request("path.move", params, within)
        return result

    async def entry(
        self, entry: str, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.EntryResult:
        """One entry, and where it is shown."""
        params = given(
            {
                "scene": scene, "entry": entry, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.EntryResult = await self._request("entry.get", params, within)
        return result

    async def ask(
        self, entry: str, message: Any, *, scene: Optional[str] = None, name: Optional[str] = None, timeout: Optional[float] = None, token: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.AskResult:
        """Sends a message to the module that provides an entry, and answers what it answered. A type may declare
        its messages: then the request names one of them, and the host checks the message with that one's schema.
        Other types take any message."""
        params = given(
            {
                "scene": scene, "entry": entry, "name": name, "timeout": timeout, "token": token, "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "message": message,
            },
        )
        result: contract.AskResult = await self._request("entry.ask", params, within)
        return result

    async def provide_content(
        self, entry: str, content: Any = LEFT_OUT, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        links: Optional[Sequence[contract.ProvideContentLinksItem]] = None, token: Optional[str] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ChangedResult:
        """Supplies the content and the links of an entry that this session provides. They replace what the session
        supplied before. Content must fit the schema that the type declares for it, if it declares one."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "entry": entry, "links": links, "token": token, "byPerson": by_person,
                "traceparent": traceparent,
            },
            {
                "content": content,
            },
        )
        result: contract.ChangedResult = await self._request("entry.provide", params, within)
        return result

    async def update_entry(
        self, entry: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, hints: Union[Mapping[str, Any], None] = LEFT_OUT, token: Optional[str] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ChangedResult:
        """Changes the arguments, the hints, or both of an entry in place. The entry keeps its id, its place, and
        all that belongs to it. When its arguments change and a module supplies its content, the host asks the
        module again; the former content stays until then."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "entry": entry, "arguments": arguments, "token": token,
                "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "hints": hints,
            },
        )
        result: contract.ChangedResult = await self._request("entry.update", params, within)
        return result

    async def links(
        self, entry: str, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.LinksResult:
        """The links that an entry offers."""
        params = given(
            {
                "scene": scene, "entry": entry, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.LinksResult = await self._request("entry.links", params, within)
        return result

    async def follow(
        self, entry: str, link: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        values: Optional[Mapping[str, Any]] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.FollowResult:
        """Shows where a link of an entry leads, as `navigate` does, on the navigator that shows the entry. A link
        with `placeholders` takes a value for each of them."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "entry": entry, "link": link, "values": values, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.FollowResult = await self._request("entry.follow", params, within)
        return result

    async def lock(
        self, reason: Optional[str] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.LockResult:
        """Protects a navigator and everything under it. Until the lock ends, the host refuses the requests that
        sweep the scene, `undo` and `scene.close`, and every request from outside that would take it away. Its
        direct presenter can still dismiss it. It ends with `unlock`, with its navigator, or with the session that
        took it."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "reason": reason,
                "token": token, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.LockResult = await self._request("lock", params, within)
        return result

    async def unlock(
        self, lock: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, token: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ChangedResult:
        """Removes a lock."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "lock": lock, "token": token, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.ChangedResult = await self._request("unlock", params, within)
        return result

    async def attachments(
        self, *, scene: Optional[str] = None, navigator: Optional[str] = None,
        kind: Optional[Literal["lock", "checkpoint", "mapping", "trigger", "flow", "signal"]] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.AttachmentsResult:
        """The attachments of a navigator, or of the whole scene: locks, checkpoints, mappings, triggers, flows, and
        signals that wait for their module."""
        params = given(
            {
                "scene": scene, "navigator": navigator, "kind": kind, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.AttachmentsResult = await self._request("attachment.list", params, within)
        return result

    async def establish_checkpoint(
        self, checkpoint: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, value: Optional[Union[Mapping[str, Any], bool]] = None, token: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.EstablishCheckpointResult:
        """Names the place where the path of a navigator ends now. The checkpoint is removed when the path becomes
        shorter, and with the navigator. The session that established it gets a signal of a return, with the value."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry,
                "checkpoint": checkpoint, "value": value, "token": token, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.EstablishCheckpointResult = await self._request("checkpoint.establish", params, within)
        return result

    async def return_to_checkpoint(
        self, checkpoint: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, value: Any = LEFT_OUT, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ReturnToCheckpointResult:
        """Returns to a checkpoint: the one on the navigator, else on the nearest navigator above; of several the
        highest. The host closes the presentations at or below its navigator, pops to its place, and sends a signal
        to the session that established it. The request is refused when nothing would change."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry,
                "checkpoint": checkpoint, "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "value": value,
            },
        )
        result: contract.ReturnToCheckpointResult = await self._request("checkpoint.return", params, within)
        return result

    async def can_return(
        self, checkpoint: str, *, scene: Optional[str] = None, navigator: Optional[str] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CanReturnResult:
        """Whether `checkpoint.return` would find a checkpoint to return to, and where."""
        params = given(
            {
                "scene": scene, "navigator": navigator, "checkpoint": checkpoint, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CanReturnResult = await self._request("checkpoint.canReturn", params, within)
        return result

    async def remove_checkpoint(
        self, checkpoint: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ChangedResult:
        """Removes the checkpoints of this name from a navigator."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry,
                "checkpoint": checkpoint, "token": token, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ChangedResult = await self._request("checkpoint.remove", params, within)
        return result

    async def add_mapping(
        self, from_: str, to: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, arguments: Optional[Mapping[str, Any]] = None, inherits: Optional[bool] = None,
        token: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.AddMappingResult:
        """From now on a navigator shows another type when a request names this one: with `navigate`, `push`,
        `present`, `replace`, `path.append` and `column.show`. The nearest mapping is applied, once. It ends with
        `mapping.remove`, with its navigator, or with the session."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "from": from_,
                "to": to, "arguments": arguments, "inherits": inherits, "token": token, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.AddMappingResult = await self._request("mapping.add", params, within)
        return result

    async def remove_mapping(
        self, mapping: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, token: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ChangedResult:
        """Removes a mapping."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "mapping": mapping, "token": token, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.ChangedResult = await self._request("mapping.remove", params, within)
        return result

    async def bind_trigger(
        self, trigger: str, operation: contract.Operation, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.BindTriggerResult:
        """Keeps an operation under a name on a navigator; `trigger.set` carries it out there. An operation that
        could never be carried out is refused now. The trigger ends with `trigger.unbind`, with its navigator, or
        with the session."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "trigger": trigger,
                "operation": operation, "token": token, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.BindTriggerResult = await self._request("trigger.bind", params, within)
        return result

    async def set_trigger(
        self, trigger: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SetTriggerResult:
        """Carries out the operation of a trigger and resets the trigger, in the same revision. A sequence that the
        operation begins comes after that revision."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "trigger": trigger,
                "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.SetTriggerResult = await self._request("trigger.set", params, within)
        return result

    async def unbind_trigger(
        self, trigger: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ChangedResult:
        """Removes a trigger."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "trigger": trigger,
                "token": token, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ChangedResult = await self._request("trigger.unbind", params, within)
        return result

    @overload
    async def start_flow(
        self, name: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, module: Optional[str] = None, checkpoint: Optional[str] = None,
        schema: Optional[Union[Mapping[str, Any], bool]] = None, data: Any = LEFT_OUT, type: Optional[str] = None, arguments: Optional[Mapping[str, Any]] = None,
        hints: Optional[Mapping[str, Any]] = None, method: Optional[str] = None, for_result: Literal[True], token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.OutcomeResult, contract.RedirectedResult, contract.SequenceResult]: ...

    @overload
    async def start_flow(
        self, name: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, module: Optional[str] = None, checkpoint: Optional[str] = None,
        schema: Optional[Union[Mapping[str, Any], bool]] = None, data: Any = LEFT_OUT, type: Optional[str] = None, arguments: Optional[Mapping[str, Any]] = None,
        hints: Optional[Mapping[str, Any]] = None, method: Optional[str] = None, for_result: Optional[Literal[False]] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> Union[contract.FlowStartedResult, contract.RedirectedResult, contract.SequenceResult]: ...

    @overload
    async def start_flow(
        self, name: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, module: Optional[str] = None, checkpoint: Optional[str] = None,
        schema: Optional[Union[Mapping[str, Any], bool]] = None, data: Any = LEFT_OUT, type: Optional[str] = None, arguments: Optional[Mapping[str, Any]] = None,
        hints: Optional[Mapping[str, Any]] = None, method: Optional[str] = None, for_result: Optional[bool], token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.StartFlowResult: ...

    async def start_flow(
        self, name: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, navigator: Optional[str] = None,
        from_entry: Optional[str] = None, module: Optional[str] = None, checkpoint: Optional[str] = None,
        schema: Optional[Union[Mapping[str, Any], bool]] = None, data: Any = LEFT_OUT, type: Optional[str] = None, arguments: Optional[Mapping[str, Any]] = None,
        hints: Optional[Mapping[str, Any]] = None, method: Optional[str] = None, for_result: Optional[bool] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.StartFlowResult:
        """Starts a flow: a sequence of steps that ends where it began, or at a checkpoint, whatever was shown
        meanwhile. A flow of a module outlives the module's process. A flow without a module belongs to the session
        and ends with it. `type` is the first step, shown in the same revision. When the module declared a flow of
        this name with `module.register`, the flow has from there what the request leaves out."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "name": name,
                "module": module, "checkpoint": checkpoint, "schema": schema, "type": type, "arguments": arguments, "hints": hints, "method": method,
                "forResult": for_result, "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "data": data,
            },
        )
        result: contract.StartFlowResult = await self._request("flow.start", params, within)
        return result

    async def next_step(
        self, flow: str, type: str, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        method: Optional[str] = None, data: Any = LEFT_OUT, token: Optional[str] = None, replaces_pending: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CreateNavigatorResult:
        """Shows the next step of a flow, in front of the place where the flow began: on the navigator that is
        presented over that one, or selected below it, as far as that goes. With `data`, the flow keeps that in the
        same revision. Only the driver of the flow may do so."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "flow": flow, "navigator": navigator, "fromEntry": from_entry,
                "type": type, "arguments": arguments, "hints": hints, "method": method, "token": token, "replacesPending": replaces_pending,
                "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "data": data,
            },
        )
        result: contract.CreateNavigatorResult = await self._request("flow.next", params, within)
        return result

    async def update_flow(
        self, flow: str, data: Any, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        token: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ChangedResult:
        """Replaces the data that a flow keeps for its driver. Only the driver of the flow may do so."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "flow": flow, "token": token, "byPerson": by_person,
                "traceparent": traceparent,
            },
            {
                "data": data,
            },
        )
        result: contract.ChangedResult = await self._request("flow.update", params, within)
        return result

    async def complete_flow(
        self, flow: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, value: Any = LEFT_OUT,
        token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.ReturnToCheckpointResult:
        """Ends a flow that reached its goal. The host closes the presentations at or below the place where the flow
        began, pops to that place, and sends a signal with the value to the session that started it, and to the
        session that established its checkpoint. Only the driver of the flow may do so."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "flow": flow, "token": token, "replacesPending": replaces_pending,
                "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "value": value,
            },
        )
        result: contract.ReturnToCheckpointResult = await self._request("flow.complete", params, within)
        return result

    async def cancel_flow(
        self, flow: str, reason: Optional[str] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.ReturnToCheckpointResult:
        """Ends a flow without a value, as `flow.complete` does. Every session may do so, also while the flow's
        module is away."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "flow": flow, "reason": reason, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ReturnToCheckpointResult = await self._request("flow.cancel", params, within)
        return result

    async def fail_flow(
        self, flow: str, reason: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        data: Any = LEFT_OUT, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ReturnToCheckpointResult:
        """Ends a flow that cannot go on, as `flow.complete` does, and says why. Only the driver of the flow may do
        so."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "flow": flow, "reason": reason, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "data": data,
            },
        )
        result: contract.ReturnToCheckpointResult = await self._request("flow.fail", params, within)
        return result

    async def flows(
        self, *, scene: Optional[str] = None, module: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.FlowsResult:
        """The flows of a scene."""
        params = given(
            {
                "scene": scene, "module": module, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.FlowsResult = await self._request("flow.list", params, within)
        return result

    async def flow(
        self, flow: str, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.FlowResult:
        """One flow, with the data that it keeps."""
        params = given(
            {
                "scene": scene, "flow": flow, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.FlowResult = await self._request("flow.get", params, within)
        return result

    async def show_column(
        self, type: Optional[str] = None, arguments: Optional[Mapping[str, Any]] = None, *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, hints: Optional[Mapping[str, Any]] = None,
        token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.CreateNavigatorResult:
        """Shows a destination in the next column: the next stack of the same parent. That stack then holds this
        destination only and comes to the front, and the stacks after it are emptied. Without a type, all columns
        after this one are emptied."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "type": type,
                "arguments": arguments, "hints": hints, "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CreateNavigatorResult = await self._request("column.show", params, within)
        return result

    async def answer(
        self, entry: str, answer: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        value: Any = LEFT_OUT, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Answers an alert or a dialog with one of its buttons, which closes it. The session that showed it gets a
        signal. The request names the entry, so that an answer for another alert never closes this one."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "entry": entry, "answer": answer, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "value": value,
            },
        )
        result: contract.CloseNavigatorResult = await self._request("answer", params, within)
        return result

    async def close_entry(
        self, entry: str, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, value: Any = LEFT_OUT,
        token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Closes what an entry shows, at any depth: a pushed entry with all entries above it, a presented entry
        with its navigator. It is for a child that knows its own entry and not its presenter. The session that
        showed the entry gets a signal with the value."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "entry": entry, "token": token, "replacesPending": replaces_pending,
                "byPerson": by_person, "traceparent": traceparent,
            },
            {
                "value": value,
            },
        )
        result: contract.CloseNavigatorResult = await self._request("entry.close", params, within)
        return result

    async def state(
        self, *, scene: Optional[str] = None, navigator: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.StateResult:
        """The whole nested state of a navigator, the root when none is named, as a value that `state.set` takes. It
        may have `snapshot` bytes (a limit); read a larger one in parts with `tree.get` or `path.get`."""
        params = given(
            {
                "scene": scene, "navigator": navigator, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.StateResult = await self._request("state.get", params, within)
        return result

    async def set_state(
        self, state: Sequence[contract.SetStateStateItem], *, scene: Optional[str] = None, if_revision: Optional[int] = None,
        if_navigation: Optional[int] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, token: Optional[str] = None,
        replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SetStateResult:
        """Makes a navigator, the root when none is named, and everything below it what a state says, as one
        revision. Navigators and entries that agree already keep their ids. The host refuses a state as a whole and
        lists every problem."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "state": state,
                "token": token, "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.SetStateResult = await self._request("state.set", params, within)
        return result

    async def transaction(
        self, operations: Sequence[contract.Operation], *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.TransactionResult:
        """Carries several operations out as one revision, or none of them. A refusal is that of one operation, with
        its number as `operation`."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "operations": operations, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.TransactionResult = await self._request("transaction", params, within)
        return result

    async def plan(
        self, operations: Sequence[contract.Operation], *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.PlanResult:
        """Tells the effect of a transaction without carrying it out: its changes or its refusal, the locks that
        refuse it, and the guards that the host would ask."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "operations": operations, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.PlanResult = await self._request("plan", params, within)
        return result

    async def describe_rules(
        self, *, format: Optional[Literal["json", "dot", "mermaid"]] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.DescribeRulesResult:
        """Which types may stand on which: the roles and rules of all types; the edges that follow for types that
        say what they stand on; the types that may stand anywhere (`open`), those that nothing leads to
        (`unreachable`), and those that nothing leads out of (`deadEnds`). Or the edges as a graph."""
        params = given(
            {
                "format": format, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.DescribeRulesResult = await self._request("rules.describe", params, within)
        return result

    async def check_rules(
        self, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CheckRulesResult:
        """The places of a scene that break a rule now, once for each part, and the restored entries whose arguments
        do not fit their types: rules and schemas may be newer than the entries."""
        params = given(
            {
                "scene": scene, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CheckRulesResult = await self._request("rules.check", params, within)
        return result

    async def add_guard(
        self, name: str, on: Literal["enter", "leave", "select"], *, types: Optional[Sequence[str]] = None, roles: Optional[Sequence[str]] = None,
        scene: Optional[str] = None, navigator: Optional[str] = None, order: Optional[int] = None, timeout: Optional[float] = None,
        default: Optional[Literal["allow", "deny"]] = None, away: Optional[Literal["allow", "deny", "wait"]] = None, module: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.AddGuardResult:
        """Asks this session before a request shows or removes what the guard is about, or selects another stack.
        The session gets `guard.ask`; the request waits, and so do requests that would change the same navigators.
        The host asks guards one after the other: by their order, then by their age. A guard ends with
        `guard.remove`, and with the navigator or the scene that it was added for. It ends with its session as well,
        unless `away` says what holds while its module is away."""
        params = given(
            {
                "name": name, "on": on, "types": types, "roles": roles, "scene": scene, "navigator": navigator, "order": order, "timeout": timeout,
                "default": default, "away": away, "module": module, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.AddGuardResult = await self._request("guard.add", params, within)
        return result

    async def remove_guard(
        self, guard: str, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.AddGuardResult:
        """Removes a guard of this session, or of any module that is away. A request that waits for its vote goes on
        without it."""
        params = given(
            {
                "guard": guard, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.AddGuardResult = await self._request("guard.remove", params, within)
        return result

    async def guards(
        self, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.GuardsResult:
        """Lists the guards, in the order in which they are asked."""
        result: contract.GuardsResult = await self._request("guard.list", given({"scene": scene, "byPerson": by_person, "traceparent": traceparent}), within)
        return result

    async def send(
        self, values: Sequence[contract.SentItem], *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        navigator: Optional[str] = None, from_entry: Optional[str] = None, name: Optional[str] = None, ephemeral: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SequenceResult:
        """Sends values one after the other. Each goes to the receiver that is nearest to the current navigator, and
        its answer says how the sequence goes on. The host answers once, at the end. When the sender's connection
        ends, the host still sends the rest, unless the sequence is `ephemeral`."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "navigator": navigator, "fromEntry": from_entry, "values": values,
                "name": name, "ephemeral": ephemeral, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.SequenceResult = await self._request("send", params, within)
        return result

    async def resume(
        self, *, scene: Optional[str] = None, sequence: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.ResumeResult:
        """Lets paused sequences go on: one of them, or all of a scene. Any client may. A sequence that has gone on
        already is left alone."""
        params = given(
            {
                "scene": scene, "sequence": sequence, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ResumeResult = await self._request("resume", params, within)
        return result

    async def cancel_resume(
        self, *, scene: Optional[str] = None, sequence: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.CancelResumeResult:
        """Ends paused sequences: one of them, or all of a scene. Their senders get the outcome `cancelled`."""
        params = given(
            {
                "scene": scene, "sequence": sequence, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CancelResumeResult = await self._request("cancelResume", params, within)
        return result

    async def sequences(
        self, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SequencesResult:
        """Lists the sequences that have not ended, oldest first."""
        params = given(
            {
                "scene": scene, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.SequencesResult = await self._request("sequence.list", params, within)
        return result

    async def add_receiver(
        self, *, value: Optional[str] = None, type: Optional[str] = None, route: Optional[str] = None, navigator: Optional[str] = None,
        scene: Optional[str] = None, timeout: Optional[float] = None, auto: Optional[contract.RegisterReceiversItemValueAutoAuto] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.Receiver:
        """Takes part in what is sent. The host asks this session (`value.receive`) about each value of the name,
        destination of the type, or route, unless another receiver is nearer. With `auto` the host asks nothing. A
        receiver ends with `receiver.remove`, with its navigator, or with its session."""
        params = given(
            {
                "value": value, "type": type, "route": route, "navigator": navigator, "scene": scene, "timeout": timeout, "auto": auto, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.Receiver = await self._request("receiver.add", params, within)
        return result

    async def remove_receiver(
        self, receiver: str, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.UnmonitorResult:
        """Removes a receiver of this session. It may still answer what it was asked before."""
        params = given(
            {
                "receiver": receiver, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.UnmonitorResult = await self._request("receiver.remove", params, within)
        return result

    async def receivers(
        self, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ReceiversResult:
        """Lists the receivers, oldest first."""
        params = given(
            {
                "scene": scene, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ReceiversResult = await self._request("receiver.list", params, within)
        return result

    async def register_url(
        self, pattern: str, *, module: Optional[str] = None, scene: Optional[str] = None, navigator: Optional[str] = None,
        to: Optional[Sequence[contract.SentItem]] = None, ask: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.RegisterURLResult:
        """Says what the URLs that fit a pattern become. Of several patterns the most concrete one counts, whatever
        the order of registration. Two patterns that are equally concrete for some URL are refused. The same module
        may register the same pattern again, which redefines it. A pattern ends with its module."""
        params = given(
            {
                "module": module, "pattern": pattern, "scene": scene, "navigator": navigator, "to": to, "ask": ask, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.RegisterURLResult = await self._request("url.register", params, within)
        return result

    async def unregister_url(
        self, pattern: Optional[str] = None, *, module: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.UnregisterURLResult:
        """Removes a pattern of a module, or all of them."""
        params = given(
            {
                "module": module, "pattern": pattern, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.UnregisterURLResult = await self._request("url.unregister", params, within)
        return result

    async def url_patterns(
        self, *, module: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.UrlPatternsResult:
        """Lists the URL patterns, by scheme and host, the more concrete ones first."""
        params = given(
            {
                "module": module, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.UrlPatternsResult = await self._request("url.list", params, within)
        return result

    async def resolve_url(
        self, url: str, *, scene: Optional[str] = None, navigator: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.ResolveURLResult:
        """Answers what a URL would become, without doing it: the items of a sequence, and where they would go. A
        module that registered with `ask` is asked."""
        params = given(
            {
                "url": url, "scene": scene, "navigator": navigator, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ResolveURLResult = await self._request("url.resolve", params, within)
        return result

    async def open_url(
        self, url: str, *, scene: Optional[str] = None, navigator: Optional[str] = None, from_entry: Optional[str] = None, ephemeral: Optional[bool] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.SequenceResult:
        """Sends what a URL becomes, and answers as `send` does, at the end of the sequence. A module that
        registered with `ask` is asked first."""
        params = given(
            {
                "url": url, "scene": scene, "navigator": navigator, "fromEntry": from_entry, "ephemeral": ephemeral, "byPerson": by_person,
                "traceparent": traceparent,
            },
        )
        result: contract.SequenceResult = await self._request("url.open", params, within)
        return result

    async def encode_url(
        self, *, items: Optional[Sequence[contract.SentItem]] = None, entry: Optional[str] = None, scene: Optional[str] = None, navigator: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.EncodeURLResult:
        """Answers the URL of a place, if a pattern gives exactly that: of all that a navigator shows (its root and
        its path), of one entry, or of items. The sweeping actions with which a pattern begins do not count. For a
        place it does not count either how it is shown. Of several patterns the one with the fewest parameters
        counts."""
        params = given(
            {
                "items": items, "entry": entry, "scene": scene, "navigator": navigator, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.EncodeURLResult = await self._request("url.encode", params, within)
        return result

    async def history(
        self, *, scene: Optional[str] = None, since: Optional[int] = None, limit: Optional[int] = None, entry: Optional[str] = None,
        by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.HistoryResult:
        """The changes of a scene and their causes, oldest first, as far as the host keeps them."""
        params = given(
            {
                "scene": scene, "since": since, "limit": limit, "entry": entry, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.HistoryResult = await self._request("history.list", params, within)
        return result

    async def statistics(
        self, *, scene: Optional[str] = None, since: Optional[int] = None, limit: Optional[int] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.StatisticsResult:
        """Counts how a scene was used: for each destination type how often it was shown, for how long, and how
        often a person turned back there. It looks at the newest revisions that the host keeps and that have at most
        10000 changes together. It also counts the requests that the host has refused since its start, in all
        scenes."""
        params = given(
            {
                "scene": scene, "since": since, "limit": limit, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.StatisticsResult = await self._request("history.statistics", params, within)
        return result

    async def undo(
        self, *, navigation: Optional[bool] = None, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None,
        to: Optional[int] = None, token: Optional[str] = None, replaces_pending: Optional[bool] = None, by_person: Optional[bool] = None,
        traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.CloseNavigatorResult:
        """Returns to how the tree was at a revision that is kept, as an ordinary change: undoing it again restores
        everything. Restored parts of the tree have their old ids. Connected sessions and registered modules stay as
        they are now. Locks refuse the request."""
        params = given(
            {
                "navigation": navigation, "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "to": to, "token": token,
                "replacesPending": replaces_pending, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.CloseNavigatorResult = await self._request("undo", params, within)
        return result

    async def configure_scene(
        self, *, scene: Optional[str] = None, execution_delay: Optional[float] = None,
        verbosity: Optional[Literal["silent", "error", "warning", "info", "debug"]] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.ConfigureSceneResult:
        """Changes which events a scene sends, and how long it waits between sent values. A setting that is left out
        stays."""
        params = given(
            {
                "scene": scene, "executionDelay": execution_delay, "verbosity": verbosity, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ConfigureSceneResult = await self._request("scene.configure", params, within)
        return result

    async def watches(
        self, *, session: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.WatchesResult:
        """The watches of all connections, by connection and number."""
        params = given(
            {
                "session": session, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.WatchesResult = await self._request("watch.list", params, within)
        return result

    async def add_credit(
        self, watch: int, credit: int, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.AddCreditResult:
        """Lets a watch that began with `credit` send more notifications. The waiting revisions come before the
        answer, in order. If the host does not keep them any more, `lagged` comes instead."""
        params = given(
            {
                "watch": watch, "credit": credit, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.AddCreditResult = await self._request("watch.credit", params, within)
        return result

    async def report_rendering(
        self, *, scene: Optional[str] = None, focus: Optional[contract.RendererFocus] = None, undrawn: Optional[Sequence[contract.RendererGap]] = None,
        ends: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.ReportRenderingResult:
        """Says that this connection draws a scene, where a person's attention is, and what it could not draw. The
        report replaces the former one of the connection for the scene. It ends with the connection and with the
        scene. The tree does not change: others see it in `renderer.list` and `host.watch`."""
        params = given(
            {
                "scene": scene, "focus": focus, "undrawn": undrawn, "ends": ends, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ReportRenderingResult = await self._request("renderer.report", params, within)
        return result

    async def renderers(
        self, *, scene: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.RenderersResult:
        """The connections that draw scenes, as their last reports say, by scene and connection."""
        params = given(
            {
                "scene": scene, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.RenderersResult = await self._request("renderer.list", params, within)
        return result

    async def fleet(
        self, *, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.FleetResult:
        """The fleet as this host knows it: the engine, the hosts, the scenes with their owners, and the modules
        with their hosts. Reports of other hosts may be a second old."""
        result: contract.FleetResult = await self._request("fleet.describe", given({"byPerson": by_person, "traceparent": traceparent}), within)
        return result

    async def move_scene(
        self, scene: str, *, to: Optional[str] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None, within: Optional[float] = None,
    ) -> contract.MoveSceneResult:
        """Gives a scene that a fleet shares to another host. Requests wait meanwhile, and none is lost. The answer
        comes when the scene has its next owner. Nothing happens when the host owns it already."""
        params = given(
            {
                "scene": scene, "to": to, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.MoveSceneResult = await self._request("scene.move", params, within)
        return result

    async def export_scene(
        self, *, scene: Optional[str] = None, local: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.ExportSceneResult:
        """The state of a scene as one text. `scene.import` gives it to a scene, on this host or on another one. It
        has the navigators, the entries with their content, the checkpoints, the flows and the waiting signals. It
        does not have what ends with a session, the history, the settings, or the states under other restoration
        keys."""
        params = given(
            {
                "scene": scene, "local": local, "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ExportSceneResult = await self._request("scene.export", params, within)
        return result

    async def import_scene(
        self, *, scene: Optional[str] = None, if_revision: Optional[int] = None, if_navigation: Optional[int] = None, local: Optional[bool] = None,
        state: Optional[str] = None, replace: Optional[bool] = None, by_person: Optional[bool] = None, traceparent: Optional[str] = None,
        within: Optional[float] = None,
    ) -> contract.ImportSceneResult:
        """Gives a scene the state that `scene.export` has read, as one revision. Ids stay the same in a scene that
        was never used; in others all of them are new. Guards are not asked, and a scene with a lock refuses it.
        Requests and sequences that wait in the scene end with `cancelled`. It cannot be undone."""
        params = given(
            {
                "scene": scene, "ifRevision": if_revision, "ifNavigation": if_navigation, "local": local, "state": state, "replace": replace,
                "byPerson": by_person, "traceparent": traceparent,
            },
        )
        result: contract.ImportSceneResult = await self._request("scene.import", params, within)
        return result
