import ArgumentParser
import NavigationServer
import NavigationStore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `navhost store`: what a person does with a store while no host has it open.
struct Store: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look at a store, write it out, read it in, make it smaller. No host may have it open.",
        subcommands: [Check.self, Export.self, Import.self, Compact.self]
    )

    /// Which store.
    struct Place: ParsableArguments {
        @Argument(help: "The store's file. (default: where `navhost serve` has it)") var path: String?

        /// Ends the process when there is none.
        func file() throws -> String {
            let environment = ListeningOptions.environment
            let configuration = try path == nil ? self.configuration(environment) : nil
            let place = StorePath(
                option: path ?? configuration?.value(of: "--store", environment),
                socket: configuration?.value(of: "--socket", environment),
                environment: environment,
                uid: getuid()
            )
            guard let path = place.path else {
                let source = configuration?.value(of: "--store", environment) == nil ? nil : configuration?.path
                throw ValidationError("\(source ?? "$NAVHOST_STORE") says that there is none")
            }
            return path
        }

        /// A host that is started without options reads this file.
        private func configuration(_ environment: [String: String]) throws -> ConfigurationFile? {
            do { return try ConfigurationFile.find(nil, environment) } catch {
                FileOutput.standardError.write("navhost: \(error)\n")
                throw ExitCode(78)
            }
        }

        /// Does something with the store, or ends the process with the reason.
        func with(_ work: (String) throws(StoreError) -> Void) throws {
            let path = try file()
            do { try work(path) } catch {
                FileOutput.standardError.write("navhost: \(path): \(error); \(error.advice)\n")
                throw ExitCode(74)
            }
        }
    }

    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Read all of it, and say what is there and what is wrong."
        )
        @OptionGroup var place: Place

        func run() throws {
            var isSound = true
            try place.with { path throws(StoreError) in
                let report = try NavigationStore.check(path)
                isSound = report.problems.isEmpty
                FileOutput.standardOutput.write("\(path): \(report.bytes) bytes\n")
                for scene in report.scenes {
                    let key = scene.restorationKey.isEmpty ? "" : ", key \(scene.restorationKey)"
                    let aside = scene.isOpen ? "" : ", set aside"
                    FileOutput.standardOutput.write(
                        """
                        scene \(scene.name)\(key)\(aside): revision \(scene.revision), \(scene.history) revisions kept, \
                        \(scene.navigators) navigators, \(scene.entries) entries

                        """
                    )
                }
                for problem in report.problems { FileOutput.standardOutput.write("wrong: \(problem)\n") }
                if isSound { FileOutput.standardOutput.write("sound\n") }
            }
            if !isSound { throw ExitCode.failure }
        }
    }

    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write it to standard output, one JSON object a line."
        )
        @OptionGroup var place: Place

        func run() throws {
            try place.with { path throws(StoreError) in
                try NavigationStore.export(path) { FileOutput.standardOutput.write($0) }
            }
        }
    }

    struct Import: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make a new store of what `export` wrote, from standard input."
        )
        @OptionGroup var place: Place

        func run() throws {
            try place.with { path throws(StoreError) in
                try NavigationStore.import(StandardInputLines(), to: path)
            }
        }
    }

    struct Compact: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Give back the space of what is gone.")
        @OptionGroup var place: Place

        func run() throws {
            try place.with { path throws(StoreError) in
                let sizes = try NavigationStore.compact(path)
                FileOutput.standardOutput.write("\(path): \(sizes.before) bytes before, \(sizes.after) now\n")
            }
        }
    }
}

/// Standard input, line by line, without the ends.
struct StandardInputLines: Sequence, IteratorProtocol {
    private var rest: [UInt8] = []
    private var position = 0
    private var isAtEnd = false

    mutating func next() -> [UInt8]? {
        while true {
            if let end = rest[position...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { position = end + 1 }
                return Array(rest[position..<end])
            }
            rest.removeSubrange(..<position)
            position = 0
            guard !isAtEnd else {
                defer { rest = [] }
                return rest.isEmpty ? nil : rest
            }
            var part = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(0, &part, part.count)
            if count <= 0 { isAtEnd = true } else { rest += part[..<count] }
        }
    }
}
