#if FUZZING
import Foundation

// A long run: `Tests/FuzzTests/long` builds the tests with libFuzzer, whose `main` takes the place of the tests' own.

private let environment = ProcessInfo.processInfo.environment
private let target = FuzzTarget.all.first { $0.name == environment["FUZZ_TARGET"] }

/// libFuzzer calls this before it reads its arguments. `FUZZ_FOLDER` gets the target's seeds and its words.
@_cdecl("LLVMFuzzerInitialize")
public func prepareLongRun(_ count: UnsafeMutablePointer<CInt>?, _ arguments: UnsafeMutableRawPointer?) -> CInt {
    guard let target, let folder = environment["FUZZ_FOLDER"].map({ URL(filePath: $0) }) else {
        fatalError("FUZZ_TARGET must name a target, and FUZZ_FOLDER a folder")
    }
    do { try write(target, into: folder) } catch { fatalError("\(error)") }
    return 0
}

private func write(_ target: FuzzTarget, into folder: URL) throws {
    let seeds = folder.appending(path: "seeds")
    try FileManager.default.createDirectory(at: seeds, withIntermediateDirectories: true)
    for (index, bytes) in target.seeds().enumerated() {
        try Data(bytes.prefix(target.maximumLength)).write(to: seeds.appending(path: "seed-\(index)"))
    }
    let words = target.words().map { word in
        "\"\(word.utf8.map { "\\x" + String(Int($0) + 0x100, radix: 16).suffix(2) }.joined())\"\n"
    }
    try Data("# Words of the target.\n\(words.joined())".utf8).write(to: folder.appending(path: "words"))
}

/// Tries one input.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInputOfLongRun(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target, count <= target.maximumLength else { return -1 }
    do { try target.check(Array(UnsafeBufferPointer(start: start, count: count))) } catch {
        FileHandle.standardError.write(Data("broken rule: \(error)\n".utf8))
        abort()
    }
    return 0
}
#endif
