import JSON
import NavigationProtocol
import NavigationTree

// Arguments whose form has changed: the module that provides a newer version of a type is asked to bring the old ones into it.

extension Machines {
    /// Asks for the next entries with older arguments, if there are any; answers how many that are.
    ///
    /// They stay as they are until the module has answered, and for good when it cannot.
    @discardableResult
    mutating func askForMigration(of type: TypeName, in scene: Scene, now: MonotonicTime) -> Int {
        guard let migration = modules.migration(of: type, in: scene.tree) else { return 0 }
        let (entries, version) = (migration.entries, migration.version)
        let subject = Question.Subject.migration(scene: scene.name, entries.map(\.id), to: version)
        let question = Question(subject, of: migration.provider, about: type, timeout: limits.question)
        ask(question, now: now) { output in
            output.textMember("\"scene\":", scene.name)
            output.textMember(",\"type\":", type.description)
            output.raw(",\"to\":")
            output.integer(version)
            output.raw(",\"entries\":[")
            output.list(entries) { output, entry in
                output.raw("{\"entry\":")
                output.id(entry.id)
                output.raw(",\"from\":")
                output.integer(entry.destination.version)
                output.raw(",\"arguments\":")
                output.raw(entry.destination.arguments)
                output.raw("}")
            }
            output.raw("]")
        }
        return entries.count
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
