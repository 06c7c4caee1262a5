// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form that several parts of the contract have.
    public struct RuleViolation: Equatable, Sendable, ContractValue {
        /// The part of the rule that is broken.
        public let rule: RuleViolationRule
        /// The type that breaks it.
        public let type: String
        /// The navigator whose path it is.
        public let navigator: String?
        /// The navigator below which the request would have made a new one.
        public let parent: String?
        /// The place in the path, from 0; -1 for the destination below the path.
        public let position: Int
        /// The type that it stands on.
        public let found: String?
        /// Roles, methods or types of which one would do; the number that may be there.
        public let needed: [String]
        /// The type whose rule it is.
        public let ruleOf: String
        /// The module whose rule it is, `bindings`, or `navigator`.
        public let source: String
        /// The types and roles that the navigator's path accepts, when that is the rule.
        public let accepted: Acceptance?
        /// Types of a path that is legal and leads there.
        public let legal: [String]?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RuleViolation")
            rule = try object.value("rule")
            type = try object.value("type")
            navigator = try object.valueIfGiven("navigator")
            parent = try object.valueIfGiven("parent")
            position = try object.value("position")
            found = try object.valueIfGiven("found")
            needed = try object.value("needed")
            ruleOf = try object.value("ruleOf")
            source = try object.value("source")
            accepted = try object.valueIfGiven("accepted")
            legal = try object.valueIfGiven("legal")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("rule", rule)
            object.add("type", type)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("parent", parent)
            object.add("position", position)
            object.addIfGiven("found", found)
            object.add("needed", needed)
            object.add("ruleOf", ruleOf)
            object.add("source", source)
            object.addIfGiven("accepted", accepted)
            object.addIfGiven("legal", legal)
            return object.payload
        }
    }

    /// The member `unfit` of ``CheckRulesResult``. The entries in quarantine because of their arguments; left out
    /// without any.
    public struct UnfitArguments: Equatable, Sendable, ContractValue {
        /// The entry.
        public let entry: String
        /// Its type.
        public let type: String
        /// The navigator that shows it.
        public let navigator: String
        /// The place in the path, from 0; -1 for the destination below the path.
        public let position: Int
        /// Where in the arguments, as a JSON Pointer.
        public let path: String
        /// The keyword of the schema that does not fit.
        public let keyword: String
        /// Why, for people.
        public let reason: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnfitArguments")
            entry = try object.value("entry")
            type = try object.value("type")
            navigator = try object.value("navigator")
            position = try object.value("position")
            path = try object.value("path")
            keyword = try object.value("keyword")
            reason = try object.value("reason")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("entry", entry)
            object.add("type", type)
            object.add("navigator", navigator)
            object.add("position", position)
            object.add("path", path)
            object.add("keyword", keyword)
            object.add("reason", reason)
            return object.payload
        }
    }

    /// The member `types` of ``DescribeRulesResultTypesEdgesOpenUnreachableDeadEnds``. Every type that has roles or
    /// rules.
    public struct DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsTypesItem: Equatable, Sendable, ContractValue {
        /// The destination type.
        public let type: String
        /// Its roles.
        public let roles: [String]
        /// Where it may stand.
        public let rules: PathRule?
        /// The parts that the configuration's bindings decide.
        public let bound: [String]?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsTypesItem")
            type = try object.value("type")
            roles = try object.value("roles")
            rules = try object.valueIfGiven("rules")
            bound = try object.valueIfGiven("bound")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("type", type)
            object.add("roles", roles)
            object.addIfGiven("rules", rules)
            object.addIfGiven("bound", bound)
            return object.payload
        }
    }

    /// The member `edges` of ``DescribeRulesResultTypesEdgesOpenUnreachableDeadEnds``. Which type may stand on
    /// which.
    public struct DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsEdgesItem: Equatable, Sendable, ContractValue {
        /// The type below; `root` for the beginning of a path.
        public let from: String
        /// The type that may stand on it.
        public let to: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsEdgesItem")
            from = try object.value("from")
            to = try object.value("to")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("from", from)
            object.add("to", to)
            return object.payload
        }
    }

    /// A form of ``DescribeRulesResult``.
    public struct DescribeRulesResultTypesEdgesOpenUnreachableDeadEnds: Equatable, Sendable, ContractValue {
        /// Every type that has roles or rules.
        public let types: [DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsTypesItem]
        /// Which type may stand on which.
        public let edges: [DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsEdgesItem]
        /// Types that may stand anywhere.
        public let open: [String]
        /// Types that nothing leads to.
        public let unreachable: [String]
        /// Types that nothing leads out of.
        public let deadEnds: [String]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "DescribeRulesResultTypesEdgesOpenUnreachableDeadEnds")
            try object.require("format", "json")
            types = try object.value("types")
            edges = try object.value("edges")
            open = try object.value("open")
            unreachable = try object.value("unreachable")
            deadEnds = try object.value("deadEnds")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("format", "json")
            object.add("types", types)
            object.add("edges", edges)
            object.add("open", open)
            object.add("unreachable", unreachable)
            object.add("deadEnds", deadEnds)
            return object.payload
        }
    }

    /// A form of ``DescribeRulesResult``.
    public struct DescribeRulesResultGraph: Equatable, Sendable, ContractValue {
        /// The language of the graph.
        public let format: DescribeRulesResultGraphFormat
        /// The edges as text for Graphviz or Mermaid.
        public let graph: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "DescribeRulesResultGraph")
            format = try object.value("format")
            graph = try object.value("graph")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("format", format)
            object.add("graph", graph)
            return object.payload
        }
    }

    /// The result of `rules.describe`. The rules, or a graph of them as text.
    public enum DescribeRulesResult: Equatable, Sendable, ContractValue {
        /// The form of ``DescribeRulesResultTypesEdgesOpenUnreachableDeadEnds``.
        case typesEdgesOpenUnreachableDeadEnds(DescribeRulesResultTypesEdgesOpenUnreachableDeadEnds)
        /// The form of ``DescribeRulesResultGraph``.
        case graph(DescribeRulesResultGraph)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.has("format", "json") && shape.hasAll(["types", "edges", "open", "unreachable", "deadEnds"]):
                self = .typesEdgesOpenUnreachableDeadEnds(try .init(reading: payload))
            case shape.hasAll(["format", "graph"]): self = .graph(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .typesEdgesOpenUnreachableDeadEnds(let value): value.encoded
            case .graph(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// Every type that has roles or rules. Nil in a form without it.
        public var types: [DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsTypesItem]? {
            switch self {
            case .typesEdgesOpenUnreachableDeadEnds(let value): value.types
            default: nil
            }
        }

        /// Which type may stand on which. Nil in a form without it.
        public var edges: [DescribeRulesResultTypesEdgesOpenUnreachableDeadEndsEdgesItem]? {
            switch self {
            case .typesEdgesOpenUnreachableDeadEnds(let value): value.edges
            default: nil
            }
        }

        /// Types that may stand anywhere. Nil in a form without it.
        public var open: [String]? {
            switch self {
            case .typesEdgesOpenUnreachableDeadEnds(let value): value.open
            default: nil
            }
        }

        /// Types that nothing leads to. Nil in a form without it.
        public var unreachable: [String]? {
            switch self {
            case .typesEdgesOpenUnreachableDeadEnds(let value): value.unreachable
            default: nil
            }
        }

        /// Types that nothing leads out of. Nil in a form without it.
        public var deadEnds: [String]? {
            switch self {
            case .typesEdgesOpenUnreachableDeadEnds(let value): value.deadEnds
            default: nil
            }
        }

        /// The form of this answer. Nil in a form without it.
        public var format: DescribeRulesResultGraphFormat? {
            switch self {
            case .graph(let value): value.format
            default: nil
            }
        }

        /// The edges as text for Graphviz or Mermaid. Nil in a form without it.
        public var graph: String? {
            switch self {
            case .graph(let value): value.graph
            default: nil
            }
        }
    }

    /// The result of `rules.check`. The places, as in the refusal `path_refused`.
    public struct CheckRulesResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
        /// The places that break a rule.
        public let violations: [RuleViolation]
        /// The entries in quarantine because of their arguments; left out without any.
        public let unfit: [UnfitArguments]?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CheckRulesResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            age = try object.valueIfGiven("age")
            violations = try object.value("violations")
            unfit = try object.valueIfGiven("unfit")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("age", age)
            object.add("violations", violations)
            object.addIfGiven("unfit", unfit)
            return object.payload
        }
    }
}
