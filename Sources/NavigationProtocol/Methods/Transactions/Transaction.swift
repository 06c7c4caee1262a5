import JSON

/// `transaction`: several operations as one revision.
package struct Transaction: MethodDefinition {
    package static let method = Method.transaction
    package static let function = ClientFunction("transaction", "operations")
    package static let summary = """
        Carries several operations out as one revision, or none of them. A refusal is that of one operation, \
        with its number as `operation`.
        """
    package static let resultSummary = "The answer of each operation, and the revision."
    package static let traits: MethodTraits = [.takesToken, .mayNeedModules, .isGuarded, .isComposite]
    package static let errors: [ErrorCode] = [ErrorCode].ofScene + [.limitReached, .cannotWait]
    package static let examples: [Example] = [
        Example(
            "a tab with a path",
            after: [Example.shop],
            """
            {"operations":[{"method":"navigator.create","params":{"name":"home"}},\
            {"method":"push","params":{"navigator":"home","type":"shop.list"}}]}
            """,
            gives: """
                {"operations":[{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n2"},\
                {"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n2","entry":"e3"}],\
                "scene":"main","revision":1,"changed":true,"durability":"memory"}
                """
        )
    ]

    package let scene: SceneTarget
    package let operations: [Operation]

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.operations = try parameters.operations(in: scene.scene)
    }

    /// The answer: what each operation answered.
    package struct Result: WireObject {
        let operations: [OpaqueObject]
        let change: ChangeResult

        package init(_ operations: [OpaqueObject], _ change: ChangeResult) {
            (self.operations, self.change) = (operations, change)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("operations", "The results of the operations, in order.") { $0.operations }
            object.include { $0.change }
        }
    }
}

extension Parameters {
    /// The operations of a transaction, on the tree of its scene.
    ///
    /// - Parameter others: methods that are allowed here although they are not operations.
    mutating func operations(in scene: String, or others: Set<Method> = []) throws(WireError) -> [Operation] {
        let context = OperationContext(scene: scene)
        var index = 0
        let operations = try list(
            "operations",
            "1 to 256 (the limit `batch`) operations on the scene's tree, in order."
        ) {
            (element) throws(WireError) -> Operation in
            defer { index += 1 }
            do throws(WireError) { return try element.operation(in: context, or: others) } catch {
                throw error.inOperation(index)
            }
        }
        return try required("operations", "a list of {\"method\":…,\"params\":{…}}", operations)
    }
}

extension WireError {
    /// The same refusal, with the number of the operation that it is about.
    package func inOperation(_ index: Int) -> WireError {
        WireError(code, "Operation \(index): \(message)", data).with("operation", .integer(Int64(index)))
    }
}
