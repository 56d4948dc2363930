/// The fields of a state machine definition, spelled as in dotLottie files.
///
/// What a field means, and which objects have it, is said where it is read.
package enum DefinitionField: String, Sendable, Hashable, CaseIterable {
    // The definition.
    case initial, states, interactions, inputs
    // More than one kind of object.
    case type, name, value, inputName, actions
    // States.
    case animation, autoplay, loop, loopCount, mode, speed, segment, backgroundColor, final
    case entryActions, exitActions, transitions
    // Transitions.
    case toState, guards, duration, easing
    // Guards.
    case conditionType, compareTo
    // Interactions.
    case layerName, stateName
    // Actions.
    case min, max, integer, url, target
}
