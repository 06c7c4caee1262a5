/// The longest time that a test waits for a condition.
///
/// A correct program meets the condition much earlier, also on a slow or busy machine. No test expects this time to
/// pass. It only ends a test whose condition never comes true.
package let patience = Duration.seconds(600)
