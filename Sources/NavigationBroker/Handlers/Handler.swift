import JSON
import NavigationProtocol

/// How a method of the wire is carried out. The type is the request itself; its parameters have been read.
protocol Handler: MethodDefinition {
    /// Carries the request out. A request that is refused must leave everything as it was.
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result>

    /// Reads the parameters, carries the request out, and writes the result when there is one.
    ///
    /// It is a requirement, so the compiler makes one function for each method. A function of the extension alone would
    /// look up the method's types for every request.
    static func run(
        _ parameters: inout Parameters,
        on machines: inout Machines,
        _ execution: inout Execution
    ) throws(WireError) -> Completion
}

/// The outcome of a request.
enum Outcome<Result>: ~Copyable {
    /// It is carried out, and this is the answer.
    case done(Result)
    /// The answer comes later, or in another way.
    case later(Completion)
}

extension Handler {
    static func run(
        _ parameters: inout Parameters,
        on machines: inout Machines,
        _ execution: inout Execution
    ) throws(WireError) -> Completion {
        let request = try Self(&parameters)
        try parameters.finish()
        let outcome = try request.perform(on: &machines, &execution)
        switch consume outcome {
        case .done(let result):
            result.write(to: &execution.result)
            return .answered
        case .later(let completion): return completion
        }
    }
}
