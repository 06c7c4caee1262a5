// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A word for `kind`, as in ``TrafficNotification``. A newer host may say others than those below.
    public struct TrafficNotificationKind: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `request`.
        public static let request = TrafficNotificationKind(rawValue: "request")
        /// The word `notification`.
        public static let notification = TrafficNotificationKind(rawValue: "notification")
        /// The word `answer`.
        public static let answer = TrafficNotificationKind(rawValue: "answer")
        /// The word `question`.
        public static let question = TrafficNotificationKind(rawValue: "question")
        /// The word `event`.
        public static let event = TrafficNotificationKind(rawValue: "event")
        /// The word `invalid`.
        public static let invalid = TrafficNotificationKind(rawValue: "invalid")
    }

    /// A word for `kind`. A newer host may say others than those below.
    public struct CreateNavigatorKind: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `stack`.
        public static let stack = CreateNavigatorKind(rawValue: "stack")
        /// The word `presentation`.
        public static let presentation = CreateNavigatorKind(rawValue: "presentation")
    }

    /// A word for `ifOccupied`. A newer host may say others than those below.
    public struct IfOccupied: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `replace`.
        public static let replace = IfOccupied(rawValue: "replace")
        /// The word `refuse`.
        public static let refuse = IfOccupied(rawValue: "refuse")
    }

    /// A word for `ifPresent`. A newer host may say others than those below.
    public struct IfPresent: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `push`.
        public static let push = IfPresent(rawValue: "push")
        /// The word `back`.
        public static let back = IfPresent(rawValue: "back")
        /// The word `raise`.
        public static let raise = IfPresent(rawValue: "raise")
        /// The word `single`.
        public static let single = IfPresent(rawValue: "single")
        /// The word `replaceTop`.
        public static let replaceTop = IfPresent(rawValue: "replaceTop")
        /// The word `clear`.
        public static let clear = IfPresent(rawValue: "clear")
    }

    /// A word for `kind`. A newer host may say others than those below.
    public struct AttachmentsKind: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `lock`.
        public static let lock = AttachmentsKind(rawValue: "lock")
        /// The word `checkpoint`.
        public static let checkpoint = AttachmentsKind(rawValue: "checkpoint")
        /// The word `mapping`.
        public static let mapping = AttachmentsKind(rawValue: "mapping")
        /// The word `trigger`.
        public static let trigger = AttachmentsKind(rawValue: "trigger")
        /// The word `flow`.
        public static let flow = AttachmentsKind(rawValue: "flow")
        /// The word `signal`.
        public static let signal = AttachmentsKind(rawValue: "signal")
    }

    /// A word for `format`. A newer host may say others than those below.
    public struct DescribeRulesFormat: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `json`.
        public static let json = DescribeRulesFormat(rawValue: "json")
        /// The word `dot`.
        public static let dot = DescribeRulesFormat(rawValue: "dot")
        /// The word `mermaid`.
        public static let mermaid = DescribeRulesFormat(rawValue: "mermaid")
    }
}
