// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "navhost",
    // The programs and libraries that users get. Samples and programs of tests are targets at the end of the list.
    products: [
        .executable(name: "navhost", targets: ["navhost"]),
        .executable(name: "navctl", targets: ["navctl"]),
        .executable(name: "navbench", targets: ["navbench"]),
        .executable(name: "navweb", targets: ["navweb"]),
        .library(name: "NavigationClient", targets: ["NavigationClient"]),
        .library(name: "NavigationTesting", targets: ["NavigationTesting"]),
    ],
    // Exact versions, also of the packages that come with others and are linked. docs/licences.md lists them.
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-async-algorithms", exact: "1.1.4"),
        .package(url: "https://github.com/apple/swift-atomics", exact: "1.3.0"),
        .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", exact: "1.7.3"),
        .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0", traits: []),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
        .package(url: "https://github.com/apple/swift-service-context", exact: "1.5.1"),
        .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2", traits: []),
    ],
    targets: [
        // The calls of Linux that Glibc's module leaves out.
        .systemLibrary(name: "CLinux"),

        // Editing of a line on a terminal.
        .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),

        // The helpers that several test targets share. It is a test target, so that builds without tests leave it out.
        .testTarget(name: "TestSupport", dependencies: ["NavigationTree", "JSON"]),

        // JSON: text in, text out. The only place that knows libjson-c.
        .systemLibrary(name: "CJSONC", pkgConfig: "json-c", providers: [.apt(["libjson-c-dev"])]),
        .target(name: "JSON", dependencies: ["CJSONC"]),
        .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport"]),

        // The tree as a value.
        .target(name: "NavigationTree", dependencies: ["JSON"]),
        .testTarget(name: "NavigationTreeTests", dependencies: ["NavigationTree", "JSON", "TestSupport"]),

        // URL patterns: which one fits, what it becomes, and back.
        .target(name: "NavigationURLs", dependencies: ["JSON"]),
        .testTarget(name: "NavigationURLsTests", dependencies: ["NavigationURLs", "JSON", "TestSupport"]),

        // Trees and changes as bytes, which mean the same on any host.
        .target(name: "NavigationCodec", dependencies: ["NavigationTree", "JSON"]),
        .testTarget(
            name: "NavigationCodecTests",
            dependencies: ["NavigationCodec", "NavigationTree", "JSON", "TestSupport"]
        ),

        // The part of the state that outlives the host: changes and snapshots in one SQLite file.
        .target(
            name: "NavigationStore",
            dependencies: [
                "NavigationCodec", "NavigationTree", "JSON", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "DequeModule", package: "swift-collections"),
            ]
        ),
        .testTarget(
            name: "NavigationStoreTests",
            dependencies: [
                "NavigationStore", "NavigationCodec", "NavigationCodecTests", "NavigationTree", "JSON", "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),

        // A scene that several hosts share: the log, who owns it, and what the engine is told.
        .target(name: "NavigationFleet", dependencies: ["JSON"]),
        .testTarget(name: "NavigationFleetTests", dependencies: ["NavigationFleet", "TestSupport"]),

        // Threads that may wait, and messages to them.
        .target(name: "NavigationThreads", dependencies: ["CLinux"]),
        .testTarget(name: "NavigationThreadsTests", dependencies: ["NavigationThreads"]),

        // Files that people name to the host.
        .target(name: "NavigationFiles"),
        .testTarget(name: "NavigationFilesTests", dependencies: ["NavigationFiles"]),

        // The connection to the engine of a fleet. The only place that knows libnats, which it loads when it is needed.
        .target(name: "CNATS"),
        .target(
            name: "NavigationEngine",
            dependencies: ["NavigationFleet", "NavigationThreads", "NavigationFiles", "JSON", "CNATS"]
        ),
        .testTarget(name: "NavigationEngineTests", dependencies: ["NavigationEngine"]),

        // A shared scene on one host: the brokers that follow and own it, and the link to the engine.
        .target(
            name: "NavigationSharing",
            dependencies: [
                "NavigationBroker", "NavigationFleet", "NavigationCodec", "NavigationProtocol", "NavigationTree",
                "JSON",
            ]
        ),
        .testTarget(
            name: "NavigationSharingTests",
            dependencies: [
                "NavigationSharing", "NavigationBroker", "NavigationFleet", "NavigationProtocol", "NavigationTree",
                "JSON", "TestSupport",
            ]
        ),

        // The messages of the wire.
        .target(name: "NavigationProtocol", dependencies: ["NavigationTree", "JSON"]),
        .testTarget(
            name: "NavigationProtocolTests",
            dependencies: ["NavigationProtocol", "NavigationTree", "JSON", "TestSupport", "reference"]
        ),
        // The program that writes docs/reference.
        .executableTarget(
            name: "reference",
            dependencies: ["NavigationProtocol"],
            path: "Tests/reference",
            exclude: ["write"]
        ),

        // Sessions, modules, questions, watches: messages and a time in, actions out.
        .target(
            name: "NavigationBroker",
            dependencies: [
                "NavigationProtocol", "NavigationCodec", "NavigationTree", "NavigationURLs", "JSON",
                .product(name: "DequeModule", package: "swift-collections"),
                .product(name: "HeapModule", package: "swift-collections"),
            ]
        ),
        .testTarget(
            name: "NavigationBrokerTests",
            dependencies: ["NavigationBroker", "NavigationProtocol", "NavigationTree", "JSON", "TestSupport"]
        ),

        // The socket.
        .target(
            name: "NavigationServer",
            dependencies: [
                "NavigationBroker", "NavigationStore", "NavigationProtocol", "NavigationTree", "NavigationThreads",
                "NavigationFiles", "NavigationEngine", "NavigationFleet", "NavigationSharing", "JSON", "CLinux",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),
        .testTarget(
            name: "NavigationServerTests",
            dependencies: [
                "NavigationServer", "NavigationBroker", "NavigationStore", "NavigationProtocol", "NavigationTree",
                "JSON", "TestSupport",
                .product(name: "Logging", package: "swift-log"),
            ]
        ),

        // The other end of the socket: the SDK of modules and tools.
        .target(
            name: "NavigationClient",
            dependencies: [
                "JSON",
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ]
        ),
        .testTarget(
            name: "NavigationClientTests",
            dependencies: [
                "NavigationClient", "NavigationServer", "NavigationBroker", "NavigationProtocol", "NavigationTree",
                "JSON", "TestSupport",
                "navctl",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ]
        ),

        // A host in memory, and what a test says to it.
        .target(
            name: "NavigationTesting",
            dependencies: ["NavigationBroker", "NavigationTree", "NavigationClient", "JSON"]
        ),
        .testTarget(name: "NavigationTestingTests", dependencies: ["NavigationTesting", "NavigationClient"]),

        // The decisions and the drawing of navctl.
        .target(name: "NavigationControl", dependencies: ["NavigationClient", "JSON"]),
        .testTarget(
            name: "NavigationControlTests",
            dependencies: ["NavigationControl", "NavigationClient", "NavigationProtocol", "JSON"]
        ),

        // The pages of the browser, as bytes inside the program.
        .target(name: "CPages", exclude: ["pages"]),

        // The gateway: who may ask, and the socket's messages over HTTP.
        .target(
            name: "NavigationWeb",
            dependencies: [
                "NavigationClient", "JSON", "CPages", "CLinux",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                // Hummingbird and SwiftNIO link these. They are named here, so that their versions are used.
                .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
                .product(name: "Atomics", package: "swift-atomics"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOExtras", package: "swift-nio-extras"),
                .product(name: "ServiceContextModule", package: "swift-service-context"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ]
        ),
        .testTarget(
            name: "NavigationWebTests",
            dependencies: [
                "NavigationWeb", "NavigationProtocol", "NavigationClient", "TestSupport",
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),

        // Any bytes for all that reads bytes from outside. It plays with the tests of its targets.
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "JSON", "NavigationBroker", "NavigationCodec", "NavigationProtocol", "NavigationStore",
                "NavigationTree", "NavigationURLs", "JSONTests", "NavigationBrokerTests", "NavigationCodecTests",
                "NavigationStoreTests", "NavigationURLsTests", "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            exclude: ["Corpus", "long"]
        ),

        // The programs for users.
        .executableTarget(
            name: "navhost",
            dependencies: [
                "NavigationClient", "NavigationServer", "NavigationBroker", "NavigationStore", "NavigationProtocol",
                "NavigationEngine", "NavigationFleet", "NavigationTree", "JSON",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]
        ),
        .testTarget(
            name: "navhostTests",
            dependencies: [
                "navhost", "NavigationBroker", "JSON",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "navctl",
            dependencies: [
                "NavigationClient", "NavigationControl", "JSON", "CEdit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "navweb",
            dependencies: [
                "NavigationWeb", "NavigationClient", "JSON",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]
        ),
        .executableTarget(
            name: "navbench",
            dependencies: [
                "NavigationLoad", "NavigationThreads", "CLinux",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.embedInCode("DBus/dbus-trip.c")]
        ),

        // The requests, the counting and the reports of navbench, without a socket.
        .target(name: "NavigationLoad", dependencies: ["JSON"]),
        .testTarget(name: "NavigationLoadTests", dependencies: ["NavigationLoad", "TestSupport"]),

        // Samples of the SDK for readers. The one of docs/first-module/swift.md is a package: clients/swift/notes.
        .executableTarget(name: "sample-settings", dependencies: ["NavigationClient"], path: "clients/swift/settings"),
        .executableTarget(name: "sample-shop", dependencies: ["NavigationClient"], path: "clients/swift/shop"),

        // Modules of "navhost demo", in Swift and in C. The others are scripts beside them in clients/demo.
        .executableTarget(name: "demo-cups", dependencies: ["NavigationClient"], path: "clients/demo/cups"),
        .executableTarget(name: "demo-till", dependencies: ["CNavigationClient"], path: "clients/demo/till"),
        // The C client, for demo-till. Others build it with its own makefile.
        .target(
            name: "CNavigationClient",
            dependencies: ["CJSONC"],
            path: "clients/c",
            sources: ["src"],
            cSettings: [.define("_POSIX_C_SOURCE", to: "200809L")]
        ),

        // Programs that only tests start: the SDK's adapter of Tests/conformance, a member of Tests/fleet, a module of
        // Tests/app.
        .executableTarget(name: "test-adapter", dependencies: ["NavigationClient"], path: "clients/swift/conformance"),
        .executableTarget(
            name: "test-member",
            dependencies: ["NavigationEngine", "NavigationFleet", "JSON"],
            path: "Tests/fleet/member"
        ),
        .executableTarget(name: "test-receipt", dependencies: ["NavigationClient"], path: "Tests/app/modules/receipt"),
    ],
    swiftLanguageModes: [.v6]
)

// Long runs of FuzzTests build everything with libFuzzer, so they leave out what they do not need.
if Context.environment["NAVHOST_FUZZING"] != nil, let fuzz = package.targets.first(where: { $0.name == "FuzzTests" }) {
    var names: Set = [fuzz.name]
    for _ in package.targets {
        names.formUnion(package.targets.filter { names.contains($0.name) }.flatMap(\.targetNames))
    }
    package.targets.removeAll { !names.contains($0.name) }
    package.products = []
}

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .treatAllWarnings(as: .error),
]
for target in package.targets where target.type != .system {
    target.swiftSettings = settings
}

extension Target {
    /// The targets of this package that it depends on.
    var targetNames: [String] {
        dependencies.compactMap { dependency in
            switch dependency {
            case .byNameItem(let name, _), .targetItem(let name, _): name
            default: nil
            }
        }
    }
}
