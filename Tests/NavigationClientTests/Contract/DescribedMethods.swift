// Generated from the contract of navhost by clients/generate. Do not edit.

@testable import NavigationClient

/// A call of each method with the parameters of an example.
enum DescribedMethods {
    typealias Call = @Sendable (Contract.Methods, PayloadObject) async throws -> JSONPayload

    static let all: [[String: Call]] = [
        ofHost,
        ofMonitors,
        ofSessions,
        ofAccess,
        ofModules,
        ofScenes,
        ofNavigators,
        ofNavigation,
        ofPaths,
        ofEntries,
        ofAttachments,
        ofCheckpoints,
        ofTriggers,
        ofFlows,
        ofState,
        ofTransactions,
        ofRules,
        ofGuards,
        ofSequences,
        ofReceivers,
        ofURLs,
        ofHistory,
        ofWatches,
        ofRenderers,
        ofFleet,
    ]
}
