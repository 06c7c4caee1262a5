import JSON
import NavigationProtocol
import NavigationTree

/// How a process ended.
package enum ModuleExit: Equatable, Sendable {
    case status(Int32)
    case signal(Int32)

    var isSuccess: Bool { self == .status(0) }

    /// The exit status; nil when a signal ended it.
    var status: Int32? { if case .status(let status) = self { status } else { nil } }

    /// The signal that ended it, if one did.
    var signal: Int32? { if case .signal(let signal) = self { signal } else { nil } }
}

extension ModuleExit: CustomStringConvertible {
    package var description: String {
        switch self {
        case .status(let status): "exit status \(status)"
        case .signal(let signal): "signal \(signal)"
        }
    }
}

/// Why a module that the host starts is not there.
package enum ActivationFailure: Equatable, Sendable {
    /// The process could not be started; in the words of the system.
    case couldNotStart(String)
    /// It did not register within this many seconds.
    case timedOut(Double)
    case exited(ModuleExit)
}

extension WireError {
    /// Whether a module that is not there might have carried out what was refused.
    var isLackOfProvider: Bool { [.unknownDestination, .invalidState, .providerGone].contains(code) }

    static func moduleStopped(_ module: String) -> Self {
        WireError(.moduleStopped, "The module \"\(module)\" was stopped", ["module": .string(module)])
    }

    init(_ failure: ActivationFailure, module: String) {
        switch failure {
        case .couldNotStart(let reason):
            self.init(
                .activationFailed,
                "The module \"\(module)\" could not be started: \(reason)",
                ["module": .string(module), "reason": .string(reason)]
            )
        case .timedOut(let timeout):
            self.init(
                .activationTimeout,
                "The module \"\(module)\" was started and has not registered within \(timeout) s",
                ["module": .string(module), "timeout": .number(timeout)]
            )
        case .exited(let exit):
            self.init(
                .moduleExited,
                "The process of the module \"\(module)\" has ended: \(exit)",
                [
                    "module": .string(module), "status": exit.status.map { .integer(Int64($0)) },
                    "signal": exit.signal.map { .integer(Int64($0)) },
                ]
            )
        }
    }

    static func crashBudgetSpent(_ supervision: Supervision) -> Self {
        let manifest = supervision.manifest
        let last = supervision.lastFailure.map { WireError($0, module: manifest.module) }
        let why = last.map { "; at last: \($0.message)" } ?? ""
        return WireError(
            .crashBudgetSpent,
            "The module \"\(manifest.module)\" failed \(supervision.failureCount) times within \(manifest.crashWindow) s and is "
                + "not started any more, until \"module.start\"\(why)",
            [
                "module": .string(manifest.module), "failures": .integer(Int64(supervision.failureCount)),
                "window": .number(manifest.crashWindow), "last": last.map { .string($0.code.name) },
            ]
        )
    }

    static func destinationNotRegistered(_ type: TypeName) -> Self {
        WireError(
            .destinationNotRegistered,
            "The module \"\(type.module)\" is connected and has not registered \(type), which its manifest names",
            ["module": .string(type.module), "type": .string(type.description)]
        )
    }
}
