import JSON
import NavigationProtocol
import NavigationTree

// Arguments whose form has changed: the module that provides a newer version of a type is asked to bring the old ones into it.

extension Machines {
    /// Entries that one question is about.
    private static let migrationBatch = 256

    /// Asks for the next entries with older arguments, if there are any; answers how many that are.
    ///
    /// They stay as they are until the module has answered, and for good when it cannot.
    @discardableResult
    mutating func askForMigration(of type: TypeName, in scene: Scene, now: MonotonicTime) -> Int {
        guard let definition = registry.definition(of: type.description), definition.version > 0,
            let provider = registry.owner(of: type)
        else { return 0 }
        let outdated = scene.tree.outdated(type, before: definition.version, limit: Self.migrationBatch)
        guard !outdated.isEmpty else { return 0 }
        let subject = Question.Subject.migration(scene: scene.name, outdated.map(\.entry.id), to: definition.version)
        let question = Question(subject, of: provider, about: type, timeout: limits.question)
        ask(question, now: now) { output in
            output.textMember("\"scene\":", scene.name)
            output.textMember(",\"type\":", type.description)
            output.raw(",\"to\":")
            output.integer(definition.version)
            output.raw(",\"entries\":[")
            output.list(outdated) { output, place in
                output.raw("{\"entry\":")
                output.id(place.entry.id)
                output.raw(",\"from\":")
                output.integer(place.entry.destination.version)
                output.raw(",\"arguments\":")
                output.raw(place.entry.destination.arguments)
                output.raw("}")
            }
            output.raw("]")
        }
        return outdated.count
    }

    /// The answer is a list as long as the question's: arguments in the new form, or null for what the module cannot do. Nil when it was an error.
    mutating func receiveMigration(
        _ answer: RawJSON?,
        _ question: Question,
        _ name: String,
        _ entries: [EntryID],
        to version: Int32,
        now: MonotonicTime
    ) {
        guard let scene = scene(name), let type = question.type,
            let definition = registry.definition(of: type.description),
            definition.version == version
        else { return }
        let list = answer.flatMap { try? $0.value() }?.array ?? []
        var migrated: [(EntryID, Destination)] = []
        for (entry, arguments) in zip(entries, list) {
            guard arguments.object != nil, definition.schema?.check(arguments) == nil else { continue }
            let destination = Destination(
                type: definition.type,
                arguments: arguments.serialized(),
                hints: definition.hints,
                version: version
            )
            migrated.append((entry, destination))
        }
        let cause = Cause(.request(.moduleRegister), session: question.provider, module: question.module)
        publish(scene.tree.migrate(migrated), in: scene, cause: cause, now: now)
        let isComplete = migrated.count == entries.count
        if !isComplete {
            tell(.error, "migration.failed", in: name, now: now) { output in
                output.textMember(",\"module\":", question.module)
                output.textMember(",\"type\":", type.description)
                output.raw(",\"entries\":")
                output.integer(entries.count - migrated.count)
            }
        }
        // What could not be migrated would be asked for again and again.
        if isComplete { askForMigration(of: type, in: scene, now: now) }
    }
}
