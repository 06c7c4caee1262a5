import NavigationClient

/// The module `orders`: private entries require a login, links lead into it, and it asks before it deletes anything.
struct Orders {
    enum Place: NavigationDestination {
        static let module = "orders"
        static let samples: [Self] = [.list, .order(id: 0), .login, .delete(id: 0)]

        case list
        case order(id: Int)
        case login
        case delete(id: Int)

        var method: String? {
            switch self {
            case .login: "sheet"
            case .delete: "alert"
            case .list, .order: nil
            }
        }

        /// The role of the entries that the guard concerns. Other modules may give it to their types as well.
        var roles: [String] {
            if case .order = self { ["private"] } else { [] }
        }
    }

    let client: NavigationClient
    let isLoggedIn: @Sendable () -> Bool

    func begin() async throws {
        let login = ModuleGuard(.init(name: "login", on: .enter, roles: ["private"])) { _ in
            isLoggedIn() ? .allow : try .redirect(to: Place.login)
        }
        let opening = ModuleReceiver(.route("orders.open")) { question in
            let id = question.data?["id"]?.integer ?? 0
            return .inserting([.action(.reset), try .destination(Place.list), try .destination(Place.order(id: id))])
        }
        let url = ModuleURL(
            .to(.init(pattern: "shop://orders/:id(int)", to: [.route("orders.open", data: ["id": "{id}"])]))
        )
        try await client.register(Place.self, guards: [login], receivers: [opening], urls: [url])
    }

    /// Shows an alert and waits for the answer: whether to delete the order.
    func isToBeDeleted(_ id: Int) async throws -> Bool {
        let buttons: [Contract.Button] = [
            .init(answer: "delete", role: .destructive), .init(answer: "keep", role: .cancel),
        ]
        return try await client.result(of: Place.delete(id: id), buttons: buttons).answer == "delete"
    }

    /// The address that the module `address` asks for, step by step; nil when the person gives up.
    func address() async throws -> JSONPayload? {
        let end = try await client.runFlow("address", module: "address")
        return end.outcome == "completed" ? end.value : nil
    }
}
