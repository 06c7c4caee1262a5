import SystemPackage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The text that the demo prints when it is ready. It says what to open and what to try.
struct DemoWelcome {
    let socket: String
    let places: DemoPlaces
    /// The modules that run.
    let modules: Set<DemoModule>
    /// The command that prints the address for a browser; nil when `navweb` is missing.
    var browser: String?

    var text: String {
        """

        The café is open. Look at it, and operate it:
        \(list(looks))
        These commands are for another terminal. There, first:
          export NAVHOST_SOCKET=\(socket) PATH="$PATH:\(places.programs)" PYTHONPATH="\(python)"

        Try:
        \(list(tries))
        Or paste these commands:
        \(list(commands))
        demo ready; Ctrl-C ends it

        """
    }

    private func list(_ lines: [String]) -> String {
        lines.map { "  \($0)\n" }.joined()
    }

    private var python: FilePath { places.clients.appending("python") }

    /// The ways to look at the application: a browser, a terminal, text.
    private var looks: [String] {
        var looks: [String] = []
        if let browser { looks.append("in a browser:   \(browser)") }
        if access(python.appending("navhost/browse/__main__.py").string, R_OK) == 0 {
            looks.append("in a terminal:  python3 -m navhost.browse")
        }
        return looks + ["as a drawing:   navctl tree --drawing"]
    }

    /// Things that a person can do at the screen.
    private var tries: [String] {
        let all: [(DemoModule, String)] = [
            (.board, "Menu: open the flat white, choose oat milk on the sheet, and add it to the order."),
            (.board, "Menu: open the cinnamon bun, and look at what it contains."),
            (.basket, "Order: take the last bun out of it. An alert asks first."),
            (.till, "Order: pay. Go back a step, and on again; at the end the order is empty."),
            (.cups, "Cups: change a cup, show the price, and open another one. A dialog asks what to do."),
            (.kitchen, "Today: the clock goes on, and your coffee is being made."),
            (.house, "About the café, on the menu: crash the module. It comes back with another process."),
        ]
        return all.filter { modules.contains($0.0) }.map(\.1)
    }

    private var commands: [String] {
        var commands: [String] = []
        if modules.contains(.board) {
            commands.append("navctl call url.open url=cafe://menu/7")
            commands.append("navctl call url.encode")
        }
        commands.append("navctl modules")
        commands.append(
            #"echo '{"id":1,"method":"navigator.select","params":{"navigator":"today"}}' | socat - UNIX-CONNECT:$NAVHOST_SOCKET"#
        )
        return commands
    }
}
