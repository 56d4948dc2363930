/// The hooks as they were spelled in 2016.
///
/// Today's defaults call them through the witnesses of this protocol: a direct call of something deprecated warns.
protocol HooksOf2016 {
    func isValidNextState(stateClass: AnyClass) -> Bool
    func didEnterWithPreviousState(previousState: DBState?)
    func willExitWithNextState(nextState: DBState)
}

extension DBState: HooksOf2016 {}

// Generic over `Self`, so specialised for `DBState`: an existential would cost more than a whole transition.
extension HooksOf2016 {
    func ruleOf2016(_ stateClass: AnyClass) -> Bool { isValidNextState(stateClass: stateClass) }
    func entryOf2016(_ previousState: DBState?) { didEnterWithPreviousState(previousState: previousState) }
    func exitOf2016(_ nextState: DBState) { willExitWithNextState(nextState: nextState) }
}
