extension DiagnosticCode {
    /// How much a problem of this kind matters to a player, or `nil` if that player has no objection.
    package func severity(for profile: DotLottieProfile) -> DiagnosticSeverity? {
        switch self {
        case .jsonSyntax, .jsonEncoding, .jsonNumber, .jsonLimit, .legacyFormat, .notAStateMachine: .error
        case .missingField, .wrongType, .wrongCount, .numberOutOfRange, .notAnInteger: .error
        case .integerWrittenAsFraction, .duplicateKey: profile.looseJSON.severity
        case .unknownField: .note
        case .segmentRange: profile.segment.severityOfRange
        case .unknownStateType, .unknownTransitionType, .unknownGuardType, .unknownActionType, .unknownInteractionType,
            .unknownInputType, .unknownMode, .unknownCondition:
            .error
        case .duplicateState, .secondGlobalState, .secondGuardlessTransition: .error
        case .noStates, .emptyInitial, .unknownInitialState, .unknownTargetState: .warning
        case .undeclaredEvent, .undeclaredComparison: .error
        case .undeclaredGuardInput, .mistypedGuardInput, .orderingCondition, .textComparison: .warning
        case .undeclaredActionInput, .mistypedActionInput, .readOnlyInput, .undeclaredValue, .textValue: .warning
        case .unknownInteractionState: .warning
        case .reservedInputName, .duplicateInput: .warning
        case .unusedInput, .unreadInput, .unwrittenInput, .unheardEvent, .unfiredEvent: .note
        case .neverPassingGuard, .alwaysPassingGuard, .contradictoryGuards, .twoEventGuards: .warning
        case .shadowedTransition, .greedyTransition, .infiniteLoop: .warning
        case .unreachableState: .warning
        case .deadEnd: .note
        case .finalStateTransitions: profile.finishesInFinalStates ? .warning : nil
        case .ignoredSpeed, .ignoredLoopCount, .emptySegment, .segmentOutsideAnimation, .instantTween: .warning
        case .frameOutOfRange, .progressOutOfRange, .ignoredFrame: .warning
        case .missingAnimation, .unreadableAnimation, .unknownMarker, .unknownLayer, .undrawnLayer: .warning
        case .unknownTheme, .unlistedTheme, .unreadableTheme: .warning
        case .unopenableUrl, .refusedUrl, .urlWithoutInteraction, .unmatchableWhitelistEntry: .warning
        case .approximateLayer, .portability, .unlistedProblems: .note
        }
    }
}

extension DotLottieProfile.LooseJSONRule {
    fileprivate var severity: DiagnosticSeverity {
        switch self {
        case .acceptedWithWarning: .warning
        case .accepted: .note
        case .refused: .error
        }
    }
}

extension DotLottieProfile.SegmentRule {
    fileprivate var severityOfRange: DiagnosticSeverity? {
        switch self {
        case .markerOrFrames: nil
        case .markerOnly: .error
        }
    }
}
