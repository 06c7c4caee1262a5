package import JSON

/// How a method is called in a program: by a function of a client.
///
/// Clients follow it, each in the spelling of its language: `createNavigator` is `create_navigator` in Python and
/// `CreateNavigator` in Go. It is a name of its own, since the method's may be a keyword there (`checkpoint.return`).
package struct ClientFunction: Hashable, Sendable, JSONWritable {
    /// Its name, in camel case. No other method has it.
    package let name: String
    /// The parameters that it takes by position, in order: all that must be given, and perhaps more. The others are
    /// options.
    package let positional: [String]

    package init(_ name: String, _ positional: String...) {
        (self.name, self.positional) = (name, positional)
    }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("name", name)
            writer.member("positional", positional)
        }
    }
}
