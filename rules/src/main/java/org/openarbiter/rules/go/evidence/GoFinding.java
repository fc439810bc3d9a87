package org.openarbiter.rules.go.evidence;

import org.openarbiter.rules.core.evidence.Finding;

/** A finding about a game of Go: a closed set. */
public sealed interface GoFinding extends Finding permits CleanUpPhase, CountedScore, KeeEncounter, LeftGame, ProposedDead, RecreatedBoard {}
