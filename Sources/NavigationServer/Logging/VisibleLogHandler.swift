import JSON
package import Logging

/// Passes messages on with escapes in place of characters that could begin a line of the log or operate a terminal.
/// Messages and metadata may hold text of clients and modules.
package struct VisibleLogHandler<Base: LogHandler>: LogHandler {
    private var base: Base

    package init(_ base: Base) { self.base = base }

    package var logLevel: Logger.Level {
        get { base.logLevel }
        set { base.logLevel = newValue }
    }
    package var metadata: Logger.Metadata {
        get { base.metadata }
        set { base.metadata = newValue.mapValues(Self.visible) }
    }
    package var metadataProvider: Logger.MetadataProvider? {
        get { base.metadataProvider }
        set { base.metadataProvider = newValue }
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { base[metadataKey: key] }
        set { base[metadataKey: key] = newValue.map(Self.visible) }
    }

    package func log(event: LogEvent) {
        var event = event
        event.message = "\(VisibleText.of("\(event.message)"))"
        event.metadata = event.metadata?.mapValues(Self.visible)
        event.error = event.error.map { VisibleError(description: VisibleText.of("\($0)")) }
        base.log(event: event)
    }

    private static func visible(_ value: Logger.Metadata.Value) -> Logger.Metadata.Value {
        switch value {
        case .string(let text): .string(VisibleText.of(text))
        case .stringConvertible(let value): .string(VisibleText.of("\(value)"))
        case .array(let values): .array(values.map(visible))
        case .dictionary(let values): .dictionary(values.mapValues(visible))
        }
    }
}

/// Stands in the log for an error whose description is not safe.
private struct VisibleError: Error, CustomStringConvertible {
    let description: String
}
