import JSON

/// Writes the members of one `params` object; a nil value leaves its member out.
struct ParameterWriter: ~Copyable {
    private var writer = JSONWriter()
    private var isEmpty = true

    /// Adds a string.
    mutating func add(_ name: StaticString, _ value: String?) {
        guard let value else { return }
        begin(name)
        writer.string(value)
    }

    /// Adds an integer.
    mutating func add(_ name: StaticString, _ value: Int?) {
        guard let value else { return }
        begin(name)
        writer.integer(value)
    }

    /// Adds a Boolean.
    mutating func add(_ name: StaticString, _ value: Bool?) {
        guard let value else { return }
        begin(name)
        writer.bool(value)
    }

    /// Adds a value as it was written.
    mutating func add(_ name: StaticString, _ value: JSONPayload?) {
        guard let value else { return }
        begin(name)
        writer.raw(value.bytes)
    }

    /// Adds a duration in seconds.
    mutating func add(_ name: StaticString, seconds value: Duration?) {
        guard let value else { return }
        begin(name)
        writer.double(value / .seconds(1))
    }

    /// Adds a list of strings.
    mutating func add(_ name: StaticString, _ values: [String]?) {
        guard let values else { return }
        add(name, JSONPayload.array(values.map { JSONPayload($0) }))
    }

    /// Adds a destination's type and arguments.
    mutating func add(_ destination: Destination) {
        add("type", destination.type)
        add("arguments", destination.arguments)
    }

    /// Adds the buttons of an alert, if there are any.
    mutating func add(_ buttons: [AlertButton]) {
        guard !buttons.isEmpty else { return }
        add("buttons", JSONPayload.array(buttons.map(\.payload)))
    }

    /// Adds scene, navigator and expected revision.
    mutating func add(_ place: Place) {
        add("scene", place.scene)
        add("navigator", place.navigator)
        add("ifRevision", place.ifRevision)
    }

    /// The object as a value.
    consuming func payload() -> JSONPayload {
        let bytes = finish()
        return JSONPayload { $0.raw(bytes) }
    }

    /// The object's text.
    consuming func finish() -> [UInt8] {
        writer.raw(isEmpty ? "{}" : "}")
        return writer.bytes
    }

    private mutating func begin(_ name: StaticString) {
        writer.raw(isEmpty ? "{\"" : ",\"")
        writer.raw(name)
        writer.raw("\":")
        isEmpty = false
    }
}
