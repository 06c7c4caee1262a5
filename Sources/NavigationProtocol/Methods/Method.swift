package import JSON

/// Every method of the wire. The raw value is its name there.
package enum Method: String, CaseIterable, Hashable, Sendable {
    case hello
    case ping
    case hostStatus = "host.status"
    case hostSessions = "host.sessions"
    case hostMetrics = "host.metrics"
    case hostWaiting = "host.waiting"
    case hostMonitor = "host.monitor"
    case hostUnmonitor = "host.unmonitor"
    case sessionClose = "session.close"
    case discover = "rpc.discover"
    case accessDescribe = "access.describe"
    case accessCheck = "access.check"
    case requestCancel = "request.cancel"

    case moduleRegister = "module.register"
    case moduleUnregister = "module.unregister"
    case moduleList = "module.list"
    case moduleStart = "module.start"
    case moduleStop = "module.stop"
    case moduleRestart = "module.restart"
    case destinationList = "destination.list"
    case destinationGet = "destination.get"

    case sceneCreate = "scene.create"
    case sceneClose = "scene.close"
    case sceneList = "scene.list"
    case sceneRestore = "scene.restore"
    case treeGet = "tree.get"
    case navigatorCreate = "navigator.create"
    case navigatorClose = "navigator.close"
    case navigatorSelect = "navigator.select"
    case navigatorGet = "navigator.get"
    case navigatorFind = "navigator.find"

    case navigate
    case push
    case present
    case replace
    case pop
    case popAll
    case popAny
    case back
    case dismiss
    case dismissPresented
    case dismissChildren
    case dismissAny
    case reset

    case pathGet = "path.get"
    case pathSet = "path.set"
    case pathAppend = "path.append"
    case pathInsert = "path.insert"
    case pathRemove = "path.remove"
    case pathMove = "path.move"
    case entryGet = "entry.get"
    case entryAsk = "entry.ask"
    case entryProvide = "entry.provide"
    case entryUpdate = "entry.update"
    case entryLinks = "entry.links"
    case entryFollow = "entry.follow"

    case lock
    case unlock
    case attachmentList = "attachment.list"
    case checkpointEstablish = "checkpoint.establish"
    case checkpointReturn = "checkpoint.return"
    case checkpointCanReturn = "checkpoint.canReturn"
    case checkpointRemove = "checkpoint.remove"
    case mappingAdd = "mapping.add"
    case mappingRemove = "mapping.remove"
    case triggerBind = "trigger.bind"
    case triggerSet = "trigger.set"
    case triggerUnbind = "trigger.unbind"
    case flowStart = "flow.start"
    case flowNext = "flow.next"
    case flowUpdate = "flow.update"
    case flowComplete = "flow.complete"
    case flowCancel = "flow.cancel"
    case flowFail = "flow.fail"
    case flowList = "flow.list"
    case flowGet = "flow.get"
    case columnShow = "column.show"
    case answer
    case entryClose = "entry.close"
    case stateGet = "state.get"
    case stateSet = "state.set"
    case transaction
    case plan
    case rulesDescribe = "rules.describe"
    case rulesCheck = "rules.check"

    case guardAdd = "guard.add"
    case guardRemove = "guard.remove"
    case guardList = "guard.list"

    case send
    case resume
    case cancelResume
    case sequenceList = "sequence.list"
    case receiverAdd = "receiver.add"
    case receiverRemove = "receiver.remove"
    case receiverList = "receiver.list"

    case urlRegister = "url.register"
    case urlUnregister = "url.unregister"
    case urlList = "url.list"
    case urlResolve = "url.resolve"
    case urlOpen = "url.open"
    case urlEncode = "url.encode"

    case historyList = "history.list"
    case historyStatistics = "history.statistics"
    case undo
    case sceneConfigure = "scene.configure"

    case watch
    case unwatch
    case watchList = "watch.list"
    case hostWatch = "host.watch"
    case watchCredit = "watch.credit"
    case rendererReport = "renderer.report"
    case rendererList = "renderer.list"

    case fleetDescribe = "fleet.describe"
    case sceneMove = "scene.move"
    case sceneExport = "scene.export"
    case sceneImport = "scene.import"

    /// Its place in ``allCases``, without a search: the tag of an enum without payloads counts its cases.
    package var ordinal: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

    /// The methods by the length of their names: a line names one in a few comparisons.
    private static let byLength: [[(name: [UInt8], method: Method)]] = {
        let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0
        return (0...longest).map { length in
            allCases.filter { $0.rawValue.utf8.count == length }.map { (Array($0.rawValue.utf8), $0) }
        }
    }()

    /// The method that a string of a line names.
    package init?(_ name: JSONSlice, in line: RawSpan) {
        if name.hasEscapes {
            self.init(rawValue: JSONText.decodeString(name, in: line))
            return
        }
        let length = name.range.count - 2
        guard length < Self.byLength.count else { return nil }
        let found = line.withUnsafeBytes { bytes in
            let start = Int(name.start) + 1
            return Self.byLength[length].first { candidate in
                candidate.name.indices.allSatisfy { bytes[start + $0] == candidate.name[$0] }
            }
        }
        guard let found else { return nil }
        self = found.method
    }
}
