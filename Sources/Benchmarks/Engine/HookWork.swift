/// What every hook of every contestant does: it counts its call, behind a call that the compiler can neither see into nor leave out.
final class HookWork {
    private(set) var rules = 0
    private(set) var exits = 0
    private(set) var entries = 0

    /// The work of a rule.
    @inline(never) func countRule() { rules &+= 1 }

    /// The work of a hook that is called when a state is left.
    @inline(never) func countExit() { exits &+= 1 }

    /// The work of a hook that is called when a state is entered.
    @inline(never) func countEntry() { entries &+= 1 }
}
