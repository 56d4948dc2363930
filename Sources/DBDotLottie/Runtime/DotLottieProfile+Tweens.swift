/// What the rules on tweens mean for those who ask: the machine in several situations, and the player.
extension DotLottieProfile {
    /// P4: whether inputs refuse to be written while a tween runs.
    var refusesWritesDuringTween: Bool {
        switch writesDuringTween {
        case .refused, .parksEvents: true
        case .evaluated: false
        }
    }

    /// P4: whether events are refused while a tween runs.
    var refusesEventsDuringTween: Bool {
        switch writesDuringTween {
        case .refused: true
        case .parksEvents, .evaluated: false
        }
    }

    /// P4: whether transitions are evaluated while a tween runs, so that it may be redirected.
    var evaluatesDuringTween: Bool {
        switch writesDuringTween {
        case .refused, .parksEvents: false
        case .evaluated: true
        }
    }

    /// Whether a tween ends when the status is Tweening no more; otherwise it runs its time whatever happens.
    var endsTweensWithStatus: Bool {
        switch tweenLifetime {
        case .endsWithStatus: true
        case .runsItsTime: false
        }
    }
}
