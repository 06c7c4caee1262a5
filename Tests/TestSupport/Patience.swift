/// The longest time that a test waits for a condition. A working program meets it in a fraction of that, also on a slow or busy machine.
///
/// No test expects this time to pass. It only ends a test whose condition never comes true.
package let patience = Duration.seconds(600)
