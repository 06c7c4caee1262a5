import NavigationTree

/// All parts of the wire: methods, notifications, questions, errors, and the named schemas that they share.
///
/// The document, the reference pages and the check of what the host sends are made from it.
package enum Contract {
    /// The named schemas, in the order of the document. A test holds that every name that is referred to is here, once.
    package static let components: [(name: String, schema: Schema)] =
        [
            entry(Entry.self), entry(EntryLink.self), entry(WireNavigator.self), entry(Acceptance.self),
            entry(Button.self),
            entry(NavigationChange.Removed.self), entry(Attachment.self), entry(WireOperation.self),
            entry(WireFlow.self),
            entry(Signal.self), entry(Cause.self), entry(NavigationChange.Step.self), entry(Snapshot.self),
            entry(SceneConfiguration.self), entry(State.self), entry(RequestedDestination.self),
            entry(ChangeResult.self), entry(ShownResult.self), entry(PathResult.self), entry(PathMove.Result.self),
            entry(StateSet.Result.self), entry(ReturnedResult.self), entry(FlowStart.Result.self),
            entry(SceneList.Element.self), entry(PastRevision.self), entry(TypeStatistics.self),
            entry(RefusalCount.self), entry(EntryLinks.Link.self),
            entry(RemovedResult.self), entry(RedirectedResult.self), entry(Redirection.self), entry(WireGuard.self),
            entry(WireSession.self), entry(RolledBack.self), entry(DescribedGrant.self), entry(WireWatch.self),
            entry(Window.self), entry(RuleViolation.self),
            entry(PathRule.self), entry(UnfitArguments.self),
            entry(NavigatorDescription.self), entry(OutcomeResult.self), entry(SequenceResult.self),
            entry(SentItem.self), entry(SequenceStep.self), entry(SequenceState.self), entry(Receiver.self),
            entry(WireURLPattern.self), entry(DestinationDescription.self), entry(RegisteredDestination.self),
            entry(DefinedPresentation.self), entry(WireModule.self), entry(HostSnapshot.self), entry(HostChange.self),
            entry(Renderer.self), entry(Renderer.Focus.self), entry(Renderer.Gap.self),
            entry(WaitingRequest.self), entry(OpenQuestion.self), entry(FleetEngine.self), entry(FleetHost.self),
            entry(FleetReport.self), entry(FleetScene.self), entry(FleetModule.self),
        ] + ErrorDescription.parts

    /// The notifications of the host.
    package static let notifications: [any NotificationDefinition.Type] = [
        Bye.self, Changed.self, Lagged.self, WatchEnded.self, EventNotification.self, SignalNotification.self,
        HostChanged.self, HostLagged.self, QuestionEnded.self,
        ModuleLost.self, GuardPauseNotification.self, AccessChanged.self, Traffic.self,
    ]

    /// The questions of the host.
    package static let questions: [any QuestionDefinition.Type] = [
        EntryAskQuestion.self, GuardAskQuestion.self, ValueReceiveQuestion.self, URLResolveQuestion.self,
        TypeMigrateQuestion.self, TypeProvideQuestion.self,
    ]

    private static func entry(_ type: (some WireComponent).Type) -> (name: String, schema: Schema) {
        (type.componentName, type.definition)
    }

    private static let schemas = Dictionary(uniqueKeysWithValues: components.map { ($0.name, $0.schema) })

    /// The named schema; nil when no schema has this name.
    package static func component(_ name: String) -> Schema? { schemas[name] }
}
