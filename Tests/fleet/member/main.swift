// One member of a scene, for the tests of a fleet. It stands in for a host. Its tree is the list of the requests that
// had an effect.
//
//   test-member FLEET SCENE HOST RANK RATE URL…
//
// RATE is the speed of its clock. It reads orders as lines of JSON, and writes what happens as lines of JSON:
//
//   {"ask":"r1"}        {"answered":"r1","revision":7}, {"unanswered":"r1"} at the deadline, or {"full":"r1"}
//   {"handOver":"two"}
//   {"churn":100}       subscribes 64 times to "churn.a.a.a.a.a.a" and ends that, as often; then it publishes "churned"
//   {"look":1}          {"looked":1,"revision":7,"sequence":9,"chain":"…","owner":"two.123","isHalted":false}
//
// The end of its input ends it.

import Glibc
import JSON
import NavigationEngine
import NavigationFleet

let arguments = CommandLine.arguments
guard arguments.count > 6, let rank = Int(arguments[4]), let rate = Double(arguments[5]) else {
    print("usage: test-member FLEET SCENE HOST RANK RATE URL…")
    exit(2)
}
do throws(EngineError) {
    var servers: [EngineAddress] = []
    for text in arguments[6...] { servers.append(try EngineAddress(text)) }
    let host = FleetHostID(name: arguments[3], life: .random(in: 1...UInt64(UInt32.max)))
    let names = FleetNames(fleet: arguments[1], host: host)
    var member = try TestMember(names, scene: arguments[2], rank: rank, clock: TestClock(rate: rate), servers: servers)
    member.run()
} catch {
    print("test-member: \(error)")
    exit(1)
}
