#if FUZZING
import Foundation
import TestSupport
import Testing

/// libFuzzer's main loop.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Hands a target to libFuzzer. `Tests/FuzzTests/long` builds for it and starts it.
@Suite(.onOwnThread)
struct LongRun {
    private static let environment = ProcessInfo.processInfo.environment
    private static let target = FuzzTarget.all.first { $0.name == environment["FUZZ_TARGET"] }

    /// `FUZZ_ARGUMENTS` are those of libFuzzer. `FUZZ_FOLDER` gets the target's seeds and its words.
    @Test(.enabled(if: target != nil))
    func explore() throws {
        let target = try #require(Self.target)
        let folder = URL(filePath: try #require(Self.environment["FUZZ_FOLDER"]))
        let seeds = folder.appending(path: "seeds")
        try FileManager.default.createDirectory(at: seeds, withIntermediateDirectories: true)
        for (index, bytes) in target.seeds().enumerated() {
            try Data(bytes.prefix(target.maximumLength)).write(to: seeds.appending(path: "seed-\(index)"))
        }
        let words = target.words().map { word in
            "\"\(word.utf8.map { "\\x" + String($0 + 0x100, radix: 16).suffix(2) }.joined())\"\n"
        }
        try Data(words.joined().utf8).write(to: folder.appending(path: "words"))
        let options = ["fuzz", "-max_len=\(target.maximumLength)", "-dict=\(folder.path)/words"]
        let given = Self.environment["FUZZ_ARGUMENTS", default: ""].split(separator: " ").map(String.init)
        var arguments: [UnsafeMutablePointer<CChar>?] = (options + given).map { text in strdup(text) } + [nil]
        var count = CInt(arguments.count - 1)
        let code = arguments.withUnsafeMutableBufferPointer { list in
            var start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = list.baseAddress
            return runDriver(&count, &start) { LongRun.check($0, $1) }
        }
        #expect(code == 0)
    }

    private static func check(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        do { try target?.check(Array(UnsafeBufferPointer(start: start, count: count))) } catch {
            FileHandle.standardError.write(Data("broken rule: \(error)\n".utf8))
            abort()
        }
        return 0
    }
}
#endif
