/// The kinds of problems that a state machine definition can have.
///
/// The raw values are stable: they stand in the tool's output and may be searched for.
public enum DiagnosticCode: String, Sendable, Hashable, CaseIterable {
    // MARK: The text

    /// The text breaks the grammar of JSON.
    case jsonSyntax = "json-syntax"
    /// The text is no sound UTF-8: a byte order mark, a broken sequence, half a surrogate pair.
    case jsonEncoding = "json-encoding"
    /// A number of the text is beyond a double.
    case jsonNumber = "json-number"
    /// The text is too long, has too many parts or is nested too deep.
    case jsonLimit = "json-limit"
    /// The file is a state machine of the form that dotLottie 1 had.
    case legacyFormat = "legacy-format"
    /// The file is something else: an animation, a scenario, a trace, a manifest or a theme.
    case notAStateMachine = "not-a-state-machine"

    // MARK: Fields

    /// A required field is not there.
    case missingField = "missing-field"
    /// A value has a type that its place does not take.
    case wrongType = "wrong-type"
    /// An array has the wrong number of entries.
    case wrongCount = "wrong-count"
    /// A number is below or above what its place takes.
    case numberOutOfRange = "number-out-of-range"
    /// A number with a fraction stands where an integer belongs.
    case notAnInteger = "not-an-integer"
    /// An integer is written with a fraction or exponent, like `3.0`, which only some players take.
    case integerWrittenAsFraction = "integer-written-as-fraction"
    /// A field is written twice in one object, which only some players take.
    case duplicateKey = "duplicate-key"
    /// The format has no such field here, so it is ignored.
    case unknownField = "unknown-field"
    /// A segment is a range of frames, and the player knows only markers.
    case segmentRange = "segment-range"

    // MARK: Closed sets

    /// The type of a state is none.
    case unknownStateType = "unknown-state-type"
    /// The type of a transition is none.
    case unknownTransitionType = "unknown-transition-type"
    /// The type of a guard is none.
    case unknownGuardType = "unknown-guard-type"
    /// The type of an action is none.
    case unknownActionType = "unknown-action-type"
    /// The type of an interaction is none.
    case unknownInteractionType = "unknown-interaction-type"
    /// The type of an input is none.
    case unknownInputType = "unknown-input-type"
    /// The playback mode of a state is none.
    case unknownMode = "unknown-mode"
    /// The `conditionType` of a guard is none.
    case unknownCondition = "unknown-condition"

    // MARK: States and transitions

    /// Two states have one name.
    case duplicateState = "duplicate-state"
    /// There is a GlobalState already.
    case secondGlobalState = "second-global-state"
    /// A state has a transition without `guards` already.
    case secondGuardlessTransition = "second-guardless-transition"
    /// There is no state, so the machine cannot start.
    case noStates = "no-states"
    /// `initial` is empty, so the machine cannot start.
    case emptyInitial = "empty-initial"
    /// `initial` names no state, so the machine cannot start.
    case unknownInitialState = "unknown-initial-state"
    /// A transition's `toState` names no state, so it goes nowhere.
    case unknownTargetState = "unknown-target-state"

    // MARK: Guards

    /// A guard waits for an event that is not declared.
    case undeclaredEvent = "undeclared-event"
    /// A guard compares with an input that is not declared, or not of the guard's type.
    case undeclaredComparison = "undeclared-comparison"
    /// A guard looks at an input that is not declared, so it never passes.
    case undeclaredGuardInput = "undeclared-guard-input"
    /// A guard looks at an input of another type than its own, so it never passes.
    case mistypedGuardInput = "mistyped-guard-input"
    /// A guard orders texts or truth values, so it never passes.
    case orderingCondition = "ordering-condition"
    /// A Numeric guard compares with a text that is no reference, so it never passes.
    case textComparison = "text-comparison"

    // MARK: Actions and interactions

    /// An action means an input that is not declared, so it does nothing.
    case undeclaredActionInput = "undeclared-action-input"
    /// An action means an input of a type that it cannot change, so it does nothing.
    case mistypedActionInput = "mistyped-action-input"
    /// An action means to change an input that the machine keeps by itself, so it does nothing.
    case readOnlyInput = "read-only-input"
    /// The value of an action refers to an input that is not declared, or not of the fitting type.
    case undeclaredValue = "undeclared-value"
    /// The value of an action is a text where a number belongs, and no reference.
    case textValue = "text-value"
    /// An interaction's `stateName` names no state, so it never runs.
    case unknownInteractionState = "unknown-interaction-state"

    // MARK: Inputs

    /// The name of an input begins with `@`, so it is dropped.
    case reservedInputName = "reserved-input-name"
    /// Two inputs of one type have one name, and the last counts.
    case duplicateInput = "duplicate-input"
    /// An input is declared, and nothing in the file uses it.
    case unusedInput = "unused-input"
    /// An input is changed, and nothing in the file looks at it.
    case unreadInput = "unread-input"
    /// Guards test an input that nothing in the file changes, so only the host can.
    case unwrittenInput = "unwritten-input"
    /// An event is fired, and no guard waits for it.
    case unheardEvent = "unheard-event"
    /// Guards wait for an event that nothing in the file fires, so only the host can.
    case unfiredEvent = "unfired-event"

    // MARK: The machine as a whole

    /// A guard can never pass, whatever the inputs are.
    case neverPassingGuard = "never-passing-guard"
    /// A guard passes whatever the inputs are, so it might as well be left out.
    case alwaysPassingGuard = "always-passing-guard"
    /// The guards of a transition contradict each other, so it is never taken.
    case contradictoryGuards = "contradictory-guards"
    /// A transition waits for two events at once, so it is never taken.
    case twoEventGuards = "two-event-guards"
    /// Another transition is taken whenever this one could be.
    case shadowedTransition = "shadowed-transition"
    /// A transition of the GlobalState without guards takes every event before the states see it.
    case greedyTransition = "greedy-transition"
    /// Transitions follow one another in a circle that nothing ends, which stops the machine.
    case infiniteLoop = "infinite-loop"
    /// Nothing leads to a state, so only the host can enter it.
    case unreachableState = "unreachable-state"
    /// Nothing leads out of a state that is not final.
    case deadEnd = "dead-end"
    /// A final state has transitions, which are never taken.
    case finalStateTransitions = "final-state-transitions"

    // MARK: Playback

    /// A state's speed is 0 or less, so it is ignored.
    case ignoredSpeed = "ignored-speed"
    /// A state counts loops but does not loop, so the count is ignored.
    case ignoredLoopCount = "ignored-loop-count"
    /// A state's segment covers no frames, so the state plays the whole animation.
    case emptySegment = "empty-segment"
    /// A state's segment has frames that the animation does not have.
    case segmentOutsideAnimation = "segment-outside-animation"
    /// A Tweened transition changes the state at once, without a tween.
    case instantTween = "instant-tween"
    /// SetFrame names a frame that the animation does not have, so the nearest one is set.
    case frameOutOfRange = "frame-out-of-range"
    /// The value of SetProgress is beyond the scale, so the nearest one is taken.
    case progressOutOfRange = "progress-out-of-range"
    /// A state's own action sets a frame outside the state's segment, so it does nothing.
    case ignoredFrame = "ignored-frame"

    // MARK: Animations, layers and themes

    /// A state's `animation` is not in the archive, so the one shown before goes on.
    case missingAnimation = "missing-animation"
    /// The file of a state's `animation` is no good, so the one shown before goes on.
    case unreadableAnimation = "unreadable-animation"
    /// A state's `segment` names no marker of its animation, so the state plays the whole animation.
    case unknownMarker = "unknown-marker"
    /// An interaction's `layerName` names no layer, so it never runs.
    case unknownLayer = "unknown-layer"
    /// An interaction's layer is never drawn, so the interaction never runs.
    case undrawnLayer = "undrawn-layer"
    /// An interaction's layer uses what hit tests of this library do not evaluate.
    case approximateLayer = "approximate-layer"
    /// SetTheme names a theme that the archive does not have, so it does nothing.
    case unknownTheme = "unknown-theme"
    /// SetTheme names a theme that the archive's manifest does not list, so it does nothing.
    case unlistedTheme = "unlisted-theme"
    /// The file of the theme that SetTheme names is no good, so it does nothing.
    case unreadableTheme = "unreadable-theme"

    // MARK: URLs

    /// No policy lets this URL pass.
    case unopenableUrl = "unopenable-url"
    /// The policy's whitelist does not let this URL pass.
    case refusedUrl = "refused-url"
    /// The policy requires a user interaction, and none precedes this OpenUrl.
    case urlWithoutInteraction = "url-without-interaction"
    /// An entry of the policy's whitelist matches no URL.
    case unmatchableWhitelistEntry = "unmatchable-whitelist-entry"

    // MARK: Players

    /// Players differ here; the message begins with the rule of the profile.
    case portability

    // MARK: The list itself

    /// There are more problems than are listed.
    case unlistedProblems = "unlisted-problems"
}
