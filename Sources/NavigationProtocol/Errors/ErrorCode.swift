/// A number that names an error on the wire. A number keeps its meaning for ever; `docs/reference/errors.md` lists all.
package struct ErrorCode: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    // JSON-RPC's own.
    package static let parseError = Self(rawValue: -32700)
    package static let invalidRequest = Self(rawValue: -32600)
    package static let methodNotFound = Self(rawValue: -32601)
    package static let invalidParams = Self(rawValue: -32602)
    package static let internalError = Self(rawValue: -32603)

    // The connection and its limits.
    package static let lineTooLong = Self(rawValue: 100)
    package static let tooDeep = Self(rawValue: 101)
    package static let answerTooLarge = Self(rawValue: 102)
    package static let limitReached = Self(rawValue: 103)
    package static let shuttingDown = Self(rawValue: 104)
    package static let missingCapability = Self(rawValue: 105)
    package static let cancelled = Self(rawValue: 106)
    package static let tooManyConnections = Self(rawValue: 107)
    package static let slowReader = Self(rawValue: 108)
    package static let storeFailed = Self(rawValue: 109)
    package static let closedByRequest = Self(rawValue: 110)
    package static let otherUser = Self(rawValue: 111)
    package static let notAllowed = Self(rawValue: 112)
    package static let engineAway = Self(rawValue: 113)
    package static let outcomeUnknown = Self(rawValue: 114)
    package static let localScene = Self(rawValue: 115)
    package static let unknownHost = Self(rawValue: 116)

    // The tree.
    package static let unknownScene = Self(rawValue: 200)
    package static let unknownNavigator = Self(rawValue: 201)
    package static let unknownEntry = Self(rawValue: 202)
    package static let unknownDestination = Self(rawValue: 203)
    package static let invalidArguments = Self(rawValue: 204)
    package static let noStack = Self(rawValue: 205)
    package static let atRoot = Self(rawValue: 206)
    package static let notPresented = Self(rawValue: 207)
    package static let outOfRange = Self(rawValue: 208)
    package static let occupied = Self(rawValue: 209)
    package static let nameInUse = Self(rawValue: 210)
    package static let revisionMismatch = Self(rawValue: 211)
    package static let rootFixed = Self(rawValue: 212)
    package static let notSelectable = Self(rawValue: 213)
    package static let locked = Self(rawValue: 214)
    package static let unknownAttachment = Self(rawValue: 215)
    package static let cannotReturn = Self(rawValue: 216)
    package static let unknownTrigger = Self(rawValue: 217)
    package static let noAlert = Self(rawValue: 218)
    package static let unknownAnswer = Self(rawValue: 219)
    package static let noColumn = Self(rawValue: 220)
    package static let pathRefused = Self(rawValue: 221)
    package static let invalidState = Self(rawValue: 222)
    package static let tokenReused = Self(rawValue: 223)
    package static let outsideWindow = Self(rawValue: 224)
    package static let cannotUndo = Self(rawValue: 225)
    package static let unknownLink = Self(rawValue: 226)
    package static let unknownMessage = Self(rawValue: 227)
    package static let typeNotShown = Self(rawValue: 229)
    package static let denied = Self(rawValue: 230)
    package static let redirectLoop = Self(rawValue: 231)
    package static let unknownGuard = Self(rawValue: 232)
    package static let invalidURL = Self(rawValue: 245)
    package static let unknownURL = Self(rawValue: 246)
    package static let urlConflict = Self(rawValue: 247)
    package static let invalidURLPattern = Self(rawValue: 248)
    package static let noURL = Self(rawValue: 249)
    package static let notFlowOwner = Self(rawValue: 250)
    package static let outsideFlow = Self(rawValue: 251)
    package static let notEmpty = Self(rawValue: 252)

    // Sequences.
    package static let noReceiver = Self(rawValue: 235)
    package static let receiverGone = Self(rawValue: 236)
    package static let receiverTimeout = Self(rawValue: 237)
    package static let receiverError = Self(rawValue: 238)
    package static let unknownReceiver = Self(rawValue: 239)
    package static let unknownSequence = Self(rawValue: 240)
    package static let cannotWait = Self(rawValue: 241)

    // Modules.
    package static let nameTaken = Self(rawValue: 300)
    package static let notOwner = Self(rawValue: 301)
    package static let invalidSchema = Self(rawValue: 302)
    package static let providerGone = Self(rawValue: 303)
    package static let providerTimeout = Self(rawValue: 304)
    package static let providerError = Self(rawValue: 305)
    package static let unknownModule = Self(rawValue: 306)
    package static let unknownSession = Self(rawValue: 307)
    package static let activationFailed = Self(rawValue: 310)
    package static let activationTimeout = Self(rawValue: 311)
    package static let moduleExited = Self(rawValue: 312)
    package static let crashBudgetSpent = Self(rawValue: 313)
    package static let destinationNotRegistered = Self(rawValue: 314)
    package static let moduleStopped = Self(rawValue: 315)
    package static let notSupervised = Self(rawValue: 316)

    // Questions to modules.
    package static let questionCycle = Self(rawValue: 320)
    package static let unknownQuestion = Self(rawValue: 321)

    // Watches.
    package static let unknownWatch = Self(rawValue: 400)

    // Monitors.
    package static let unknownMonitor = Self(rawValue: 410)
}
